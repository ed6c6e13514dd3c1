import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  type ContestForm,
  materialPhases,
  materialReaders,
  type RoundForm,
} from '@xinglin/contract/competitions'
import { stamp, tenantId } from '#platform/database'
import type { KeptFile } from '#resources'

/** A contest that was kept so that others begin like it: its forms, without anybody's name. */
export const contestTemplate = pgTable(
  'contest_template',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    form: jsonb('form').$type<ContestForm>().notNull(),
    rounds: jsonb('rounds').$type<readonly RoundForm[]>().notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    savedAt: stamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)

/** Who watches over a contest; a teacher of the school that holds it. */
export const contestProctor = pgTable(
  'contest_proctor',
  {
    schoolId: tenantId(),
    contestId: uuid('contest_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.contestId, table.personId] }),
    index('contest_proctor_person').on(table.schoolId, table.personId),
  ],
)

/** A text or a file for those who compete, and from when on it is shown to whom. */
export const contestMaterial = pgTable(
  'contest_material',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    file: jsonb('file').$type<KeptFile>(),
    readers: text('readers', { enum: materialReaders }).notNull(),
    shownFrom: text('shown_from', { enum: materialPhases }).notNull(),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_material_contest').on(table.schoolId, table.contestId, table.createdAt),
  ],
)
