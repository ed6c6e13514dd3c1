import {
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Composition } from '@xinglin/simulation/procedures'
import { stamp, tenantId } from '#platform/database'

/** What a teacher composes upon a procedure (操作工坊); what was approved of it is a procedure of the same id. */
export const procedureWork = pgTable(
  'procedure_work',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** The name by which what is published of it knows itself. */
    key: text('key').notNull(),
    /** The procedure that it is composed upon, as that is now. */
    baseId: uuid('base_id').notNull(),
    authorId: uuid('author_id').notNull(),
    title: text('title').notNull(),
    /** 0 draft, 1 submitted, 2 approved, 3 returned. */
    state: smallint('state').notNull(),
    /** The version that was approved last; 0 for none. */
    versionNo: integer('version_no').notNull().default(0),
    draft: json('draft').$type<Composition>().notNull(),
    /** Counts what was saved, so that whoever wrote upon an older one is told. */
    revision: integer('revision').notNull().default(0),
    /** Why it was returned, while it is. */
    reason: text('reason').notNull().default(''),
    editorId: uuid('editor_id').notNull(),
    editedAt: stamp('edited_at').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('procedure_work_edited').on(
      table.schoolId,
      table.editedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('procedure_work_author').on(table.schoolId, table.authorId),
  ],
)

/** The history of a composition in its flow; rows are only added. */
export const procedureMove = pgTable(
  'procedure_move',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    procedureId: uuid('procedure_id').notNull(),
    personId: uuid('person_id').notNull(),
    name: text('name').notNull(),
    move: text('move', {
      enum: ['create', 'submit', 'withdraw', 'approve', 'return', 'revise'],
    }).notNull(),
    /** The version that it is about; 0 for none. */
    versionNo: integer('version_no').notNull().default(0),
    comment: text('comment').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('procedure_move_procedure').on(table.schoolId, table.procedureId, table.at),
  ],
)
