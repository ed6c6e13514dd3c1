import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { Answer } from '@xinglin/contract/questions'
import { stamp, tenantId } from '#platform/database'

/** An answer that people mark (简答, 病例分析), as it was handed in; each version is a row. Its work in `marking` has the same id. */
export const examWritten = pgTable(
  'exam_written',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    no: integer('no').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    handedAt: stamp('handed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id, table.no] }),
    index('exam_written_attempt').on(table.schoolId, table.attemptId),
  ],
)
