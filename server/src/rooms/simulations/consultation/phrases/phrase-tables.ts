import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A question that the patient of a case did not understand, however often and by whomever it was asked. */
export const vspUnmatched = pgTable(
  'vsp_unmatched',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    caseId: uuid('case_id').notNull(),
    /** As questions are compared. */
    plain: text('plain').notNull(),
    /** As it was asked last, and where. */
    text: text('text').notNull(),
    courseId: uuid('course_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    seq: integer('seq').notNull(),
    times: integer('times').notNull(),
    kind: text('kind', { enum: ['unknown', 'unsure', 'appealed'] }).notNull(),
    /** What it may have been; empty for nothing. */
    guess: text('guess').notNull(),
    state: text('state', { enum: ['open', 'taken', 'dismissed'] }).notNull(),
    /** The intent that it was taken for. */
    key: text('key').notNull().default(''),
    deciderId: uuid('decider_id'),
    decidedAt: stamp('decided_at'),
    lastAt: stamp('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('vsp_unmatched_plain').on(table.schoolId, table.caseId, table.plain),
    index('vsp_unmatched_often').on(
      table.schoolId,
      table.caseId,
      table.state,
      table.times.desc().nullsFirst(),
    ),
  ],
)

/**
 * What teachers said that questions to the patient of a case mean, in its order; rows are only added. The newest about
 * a question holds, and an empty key takes it back. A session understands those up to the number it began with.
 */
export const vspPhrase = pgTable(
  'vsp_phrase',
  {
    schoolId: tenantId(),
    caseId: uuid('case_id').notNull(),
    no: integer('no').notNull(),
    plain: text('plain').notNull(),
    text: text('text').notNull(),
    key: text('key').notNull(),
    personId: uuid('person_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.caseId, table.no] })],
)
