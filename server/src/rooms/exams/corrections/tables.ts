import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { type Correction, type RegradeFigures, regradeStates } from '@xinglin/contract/exams'
import { stamp, tenantId } from '#platform/database'

/** A regrade of one item of an examination: what one person proposed, and another applied or did not; it never changes after. */
export const examRegrade = pgTable(
  'exam_regrade',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    examId: uuid('exam_id').notNull(),
    questionId: uuid('question_id').notNull(),
    /** The question, or the part of it. */
    unitId: uuid('unit_id').notNull(),
    /** The version that the paper froze. */
    versionId: uuid('version_id').notNull(),
    correction: jsonb('correction').$type<Correction>().notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: regradeStates }).notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: stamp('proposed_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: stamp('decided_at'),
    note: text('note').notNull().default(''),
    /** How many scores went up, went down and stayed; null before it was applied. */
    figures: jsonb('figures').$type<RegradeFigures>(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('exam_regrade_exam').on(table.schoolId, table.examId, table.proposedAt),
    index('exam_regrade_state').on(table.schoolId, table.state),
  ],
)
