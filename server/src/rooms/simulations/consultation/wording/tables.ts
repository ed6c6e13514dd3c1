import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** How a language model worded the answers of a turn; nothing is judged by it. Kept because it was shown. */
export const consultationWording = pgTable(
  'consultation_wording',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    /** The event whose answers it words. */
    seq: integer('seq').notNull(),
    /** As they were shown, one after the other; the patient's own words last where the model did not finish. */
    clauses: jsonb('clauses').$type<readonly string[]>().notNull(),
    model: text('model').notNull(),
    /** SHA-256 of what the model was given. */
    promptHash: text('prompt_hash').notNull(),
    /** `whole`, or why it was completed by the patient's own words. */
    verdict: text('verdict').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.seq] })],
)
