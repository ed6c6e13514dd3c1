import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { gradebookStates, type GradeColumn, gradeScales } from '@xinglin/contract/scores'
import { stamp, tenantId } from '#platform/database'

/** The grade book of a 教学班: what counts and how, and whether it was published. */
export const gradeBook = pgTable(
  'grade_book',
  {
    schoolId: tenantId(),
    classId: uuid('class_id').notNull(),
    scale: text('scale', { enum: [...gradeScales] }).notNull(),
    decimals: smallint('decimals').notNull(),
    columns: jsonb('columns').$type<readonly GradeColumn[]>().notNull(),
    state: text('state', { enum: [...gradebookStates] }).notNull(),
    publishedAt: stamp('published_at'),
    publishedBy: uuid('published_by'),
    /** Who asked that it be taken back, and why; null and empty while nobody does. */
    askedBy: uuid('asked_by'),
    reason: text('reason').notNull().default(''),
    version: integer('version').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId] }),
    // What waits for an administrator.
    index('grade_book_state').on(table.schoolId, table.state),
  ],
)

/** A score that a teacher typed into a column. */
export const typedScore = pgTable(
  'typed_score',
  {
    schoolId: tenantId(),
    classId: uuid('class_id').notNull(),
    columnId: uuid('column_id').notNull(),
    personId: uuid('person_id').notNull(),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId, table.columnId, table.personId] }),
  ],
)

/** A grade as it was published, with what it came from; it stays as it is whatever is scored later. */
export const publishedGrade = pgTable(
  'published_grade',
  {
    schoolId: tenantId(),
    classId: uuid('class_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** In the order of the columns of that moment. */
    scores: jsonb('scores').$type<readonly (number | null)[]>().notNull(),
    /** Columns that did not concern them, by their index. */
    exempt: jsonb('exempt').$type<readonly number[]>().notNull().default([]),
    total: numeric('total', { precision: 5, scale: 2, mode: 'number' }),
    grade: text('grade').notNull(),
    publishedAt: stamp('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId, table.personId] }),
    index('published_grade_person').on(table.schoolId, table.personId, table.publishedAt),
  ],
)
