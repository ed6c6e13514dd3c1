import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { safeBrowserStates } from '@xinglin/contract/exams'
import { stamp, tenantId } from '#platform/database'

/** When a browser was heard of last, and how much it had not sent then. */
export const examPresence = pgTable(
  'exam_presence',
  {
    schoolId: tenantId(),
    attemptId: uuid('attempt_id').notNull(),
    seenAt: stamp('seen_at').notNull(),
    unsent: integer('unsent').notNull(),
    /** The question in sight. */
    questionId: uuid('question_id').notNull(),
    /** How the browser stands to the settings of Safe Exam Browser that are offered. */
    safeBrowser: text('safe_browser', { enum: safeBrowserStates }).notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.attemptId] })],
)

/** What happened in an examination, for those who watch it. */
export const examEvent = pgTable(
  'exam_event',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    examId: uuid('exam_id').notNull(),
    /** Null for what concerns everybody. */
    attemptId: uuid('attempt_id'),
    kind: text('kind', {
      enum: [
        'start',
        'open',
        'submit',
        'deadline',
        'late',
        'extend',
        'pause',
        'resume',
        'end',
        'reopen',
        'announce',
        'decide',
        'file',
      ],
    }).notNull(),
    detail: text('detail').notNull(),
    /** The proctor; null for the examinee and for the server. */
    byId: uuid('by_id'),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('exam_event_exam').on(table.schoolId, table.examId, table.at),
  ],
)

/** What a proctor said to everybody. */
export const examWord = pgTable(
  'exam_word',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    examId: uuid('exam_id').notNull(),
    text: text('text').notNull(),
    authorId: uuid('author_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('exam_word_exam').on(table.schoolId, table.examId, table.at),
  ],
)

/** Who acknowledged it. */
export const examWordRead = pgTable(
  'exam_word_read',
  {
    schoolId: tenantId(),
    wordId: uuid('word_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.wordId, table.attemptId] })],
)
