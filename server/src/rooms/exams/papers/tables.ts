import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PaperForm } from '@xinglin/contract/exams'
import { stamp, tenantId } from '#platform/database'
import type { FrozenPaper } from './frozen-paper.ts'

/** A paper (试卷): what is being written of it, and how far it was frozen. */
export const paper = pgTable(
  'paper',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Null for one that came with the product. */
    ownerId: uuid('owner_id'),
    state: text('state', { enum: ['active', 'retired'] }).notNull(),
    name: text('name').notNull(),
    form: jsonb('form').$type<PaperForm>().notNull(),
    /** The last frozen version; 0 while there is none. */
    versionNo: integer('version_no').notNull().default(0),
    /** The form was changed since. */
    isChanged: boolean('is_changed').notNull().default(true),
    /** Of the form. */
    questions: integer('questions').notNull(),
    tenths: integer('tenths').notNull(),
    /** Rises with each change. */
    edition: integer('edition').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('paper_newest').on(table.schoolId, table.editedAt, table.id),
  ],
)

/** What a paper was when it was frozen: rows are added and never changed. */
export const paperVersion = pgTable(
  'paper_version',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    paperId: uuid('paper_id').notNull(),
    no: integer('no').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    content: jsonb('content').$type<FrozenPaper>().notNull(),
    questions: integer('questions').notNull(),
    tenths: integer('tenths').notNull(),
    /** Null for what came with the product. */
    frozenBy: uuid('frozen_by'),
    frozenAt: stamp('frozen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('paper_version_no').on(table.schoolId, table.paperId, table.no),
  ],
)
