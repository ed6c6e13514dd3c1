import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/**
 * Questions that nobody may practise now (停用练习): an examination may still draw them, or keeps their keys back. A question
 * may be held by several; it is practised again when none holds it.
 */
export const questionHold = pgTable(
  'question_hold',
  {
    schoolId: tenantId(),
    questionId: uuid('question_id').notNull(),
    /** The examination. */
    heldBy: uuid('held_by').notNull(),
    /** As it is called. */
    name: text('name').notNull(),
    since: stamp('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.questionId, table.heldBy] }),
    index('question_hold_by').on(table.schoolId, table.heldBy),
  ],
)
