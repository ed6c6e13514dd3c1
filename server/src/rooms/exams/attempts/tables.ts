import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Answer, QuestionContent } from '@xinglin/contract/questions'
import { stamp, tenantId } from '#platform/database'
import type { DrawnSection } from '../papers/frozen-paper.ts'

/** Somebody's way through an examination: their paper, their time, how far they came. */
export const examAttempt = pgTable(
  'exam_attempt',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    examId: uuid('exam_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The school of whoever sits it, where a contest of another school asks for it; it may read it. */
    partnerId: uuid('partner_id'),
    no: integer('no').notNull(),
    /** Rises with each opening: the browser that opened it last is the one that may save. */
    epoch: integer('epoch').notNull().default(1),
    state: text('state', { enum: ['running', 'submitted'] }).notNull(),
    paperId: uuid('paper_id').notNull(),
    paperVersion: integer('paper_version').notNull(),
    /** The order of options hangs on it. */
    seed: text('seed').notNull(),
    /** The paper as it was drawn; it never changes. */
    drawn: jsonb('drawn').$type<readonly DrawnSection[]>().notNull(),
    startedAt: stamp('started_at').notNull(),
    deadline: stamp('deadline').notNull(),
    baseMinutes: integer('base_minutes').notNull(),
    extraMinutes: integer('extra_minutes').notNull(),
    /** Why there is more time; empty for none. */
    extraReason: text('extra_reason').notNull().default(''),
    /** The section that one is in, from 0. */
    sectionAt: smallint('section_at').notNull().default(0),
    /** How many parts of stepwise groups were reached, by question. */
    reached: jsonb('reached').$type<Readonly<Record<string, number>>>().notNull(),
    /** Since when its time stands still. */
    pausedAt: stamp('paused_at'),
    submittedAt: stamp('submitted_at'),
    submitKind: text('submit_kind', { enum: ['self', 'deadline', 'proctor'] }),
    receipt: text('receipt').notNull().default(''),
    answerHash: text('answer_hash').notNull().default(''),
    /** The version of the score that counts; 0 until it is scored. */
    scoreVersion: integer('score_version').notNull().default(0),
    /** How often scoring it failed since it was handed in, and when it did last; 0 and null where it did not. */
    scoringFailures: integer('scoring_failures').notNull().default(0),
    scoringFailedAt: stamp('scoring_failed_at'),
    /** When what is released by hand was released to its class alone; null where it was not. */
    releasedAt: stamp('released_at'),
    /** How it was opened last, and how often. */
    device: text('device').notNull(),
    address: text('address').notNull(),
    openings: integer('openings').notNull().default(1),
    /** What the browser calls its last opening: sent again, it is the same one. */
    openingId: uuid('opening_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('exam_attempt_no').on(table.schoolId, table.examId, table.personId, table.no),
    index('exam_attempt_person').on(table.schoolId, table.personId, table.startedAt),
    index('exam_attempt_deadline').on(table.schoolId, table.state, table.deadline),
    // The few attempts at papers of another school's contests.
    index('exam_attempt_partner')
      .on(table.partnerId, table.id)
      .concurrently()
      .where(sql`partner_id is not null`),
    index('exam_attempt_unscored')
      .on(table.schoolId, table.state, table.scoreVersion)
      .concurrently(),
  ],
)

/** A computed question as one examinee has it: figures, curve and key, kept as they were drawn. */
export const examQuestionInstance = pgTable(
  'exam_question_instance',
  {
    schoolId: tenantId(),
    attemptId: uuid('attempt_id').notNull(),
    versionId: uuid('version_id').notNull(),
    content: jsonb('content').$type<QuestionContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.attemptId, table.versionId] })],
)

/** The answer that counts of each question or part, by the number of its change. */
export const examAnswer = pgTable(
  'exam_answer',
  {
    schoolId: tenantId(),
    attemptId: uuid('attempt_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    seq: integer('seq').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    savedAt: stamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.attemptId, table.unitId] })],
)

/** Every answer that was ever taken, in the order in which they came; rows are only added. */
export const examAnswerEvent = pgTable(
  'exam_answer_event',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    seq: integer('seq').notNull(),
    epoch: integer('epoch').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('exam_answer_event_attempt').on(table.schoolId, table.attemptId),
  ],
)

/** An answer that came after the end: it counts once somebody accepts it. */
export const examLateAnswer = pgTable(
  'exam_late_answer',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    seq: integer('seq').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    receivedAt: stamp('received_at').notNull(),
    state: text('state', { enum: ['waiting', 'accepted', 'declined'] }).notNull(),
    reason: text('reason').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: stamp('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('exam_late_answer_once').on(
      table.schoolId,
      table.attemptId,
      table.unitId,
      table.seq,
    ),
  ],
)

/** A score of an attempt, whole; another one is another version, and the old stay. */
export const examScore = pgTable(
  'exam_score',
  {
    schoolId: tenantId(),
    attemptId: uuid('attempt_id').notNull(),
    version: integer('version').notNull(),
    tenths: integer('tenths').notNull(),
    maxTenths: integer('most_tenths').notNull(),
    /** Answers that people have still to mark, and what they can bring. */
    unmarked: integer('unmarked').notNull(),
    unmarkedTenths: integer('unmarked_tenths').notNull(),
    units: jsonb('units').$type<readonly ScoredUnit[]>().notNull(),
    /** Why there is another one than the first. */
    reason: text('reason').notNull().default(''),
    /** The regrade that it comes of; null for every other. */
    regradeId: uuid('regrade_id'),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.attemptId, table.version] })],
)

/** What one answer is worth, in tenths; null while people have not marked it. */
export type ScoredUnit = {
  readonly id: string
  readonly state: 'right' | 'partly' | 'wrong' | 'unanswered' | 'unmarked'
  readonly tenths: number | null
  readonly most: number
}
