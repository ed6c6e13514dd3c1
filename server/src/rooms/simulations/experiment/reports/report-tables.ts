import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Criterion, Mark } from '@xinglin/contract/marking'
import type { Sections } from '@xinglin/contract/simulations/experiment'
import type { Assessment } from '@xinglin/simulation/practical'
import { stamp, tenantId } from '#platform/database'

type Sheet = Assessment['sheet']

/** How a report stood before the room of marking; read once, and taken away a release later. */
export const labReport = pgTable(
  'lab_report',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    courseId: uuid('course_id').notNull(),
    itemId: uuid('item_id').notNull(),
    personId: uuid('person_id').notNull(),
    state: text('state', { enum: ['waiting', 'returned', 'marked', 'released'] }).notNull(),
    /** The newest version, from 1. */
    version: integer('version').notNull(),
    handedAt: stamp('handed_at').notNull(),
    /** Of the newest version, by the machine alone. */
    machine: numeric('machine', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** With the teacher's part. */
    final: numeric('final', { precision: 5, scale: 2, mode: 'number' }),
    markerId: uuid('marker_id'),
    /** When whoever wrote it opened what was returned or released; null where they have not. */
    readAt: stamp('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.sessionId] }),
    index('lab_report_course').on(table.schoolId, table.courseId, table.state),
    index('lab_report_person').on(table.schoolId, table.personId),
  ],
)

/** A version of a report as it was handed in; what was said of it before the room of marking stands there from `mark` to `decidedAt`. */
export const labReportVersion = pgTable(
  'lab_report_version',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    no: integer('no').notNull(),
    sections: jsonb('sections').$type<Sections>().notNull(),
    handedAt: stamp('handed_at').notNull(),
    /** As the machine has it; what a teacher gives never changes it. */
    sheet: jsonb('sheet').$type<Sheet>().notNull(),
    /** Fingerprints of the own text (similarity.ts). */
    prints: jsonb('prints').$type<readonly number[]>().notNull(),
    mark: jsonb('mark').$type<Mark>(),
    /** Counts what teachers kept, so that none writes over another. */
    revision: integer('revision').notNull().default(0),
    /** What it was marked by. */
    rubric: jsonb('rubric').$type<readonly Criterion[]>(),
    outcome: text('outcome', { enum: ['returned', 'marked'] }),
    final: jsonb('final').$type<Sheet>(),
    markerId: uuid('marker_id'),
    decidedAt: stamp('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.no] })],
)

/** Two reports of one experiment that share text; kept both ways round, for the newest versions. */
export const labSimilarity = pgTable(
  'lab_similarity',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    otherId: uuid('other_id').notNull(),
    /** How much of this report's text stands in the other, 0-1. */
    share: numeric('share', { precision: 4, scale: 3, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.otherId] })],
)

/** What reports of an item were marked by before the room of marking. */
export const labRubric = pgTable(
  'lab_rubric',
  {
    schoolId: tenantId(),
    courseId: uuid('course_id').notNull(),
    itemId: uuid('item_id').notNull(),
    criteria: jsonb('criteria').$type<readonly Criterion[]>().notNull(),
    changedAt: stamp('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.courseId, table.itemId] })],
)

/** A teacher's comment bank before the room of marking. */
export const labComment = pgTable(
  'lab_comment',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    text: text('text').notNull(),
    uses: integer('uses').notNull().default(1),
    usedAt: stamp('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('lab_comment_person').on(table.schoolId, table.personId),
  ],
)
