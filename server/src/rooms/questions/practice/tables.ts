import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Answer, PracticeFilter } from '@xinglin/contract/questions'
import { stamp, tenantId } from '#platform/database'

/** A question of a round, by the version that was drawn; a computed one by its family and seed. */
export type DrawnQuestion = {
  readonly questionId: string
  readonly versionId: string
  readonly computed?: { readonly family: string; readonly seed: string }
}

/** A round of practice: what was drawn, by which seed, and how far somebody came. */
export const practiceRound = pgTable(
  'practice_round',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The order of options hangs on it. */
    seed: text('seed').notNull(),
    filter: jsonb('filter').$type<PracticeFilter>().notNull(),
    questions: jsonb('questions').$type<readonly DrawnQuestion[]>().notNull(),
    /** The question that was looked at last, from 0. */
    position: integer('position').notNull().default(0),
    /** What was chosen or written and not handed in, by question or part. */
    drafts: jsonb('drafts').$type<Readonly<Record<string, Answer>>>().notNull(),
    /** The browser's own count: what comes late changes nothing. */
    draftSeq: integer('draft_seq').notNull().default(0),
    /** So many answers it asks for, parts counted. */
    units: integer('units').notNull(),
    answered: integer('answered').notNull().default(0),
    right: integer('right').notNull().default(0),
    beganAt: stamp('began_at').notNull(),
    /** Null while it is open. */
    endedAt: stamp('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('practice_round_newest').on(table.schoolId, table.personId, table.beganAt),
  ],
)

/** An answer of a round to a question or a part of one; handed in once. */
export const practiceAnswer = pgTable(
  'practice_answer',
  {
    schoolId: tenantId(),
    roundId: uuid('round_id').notNull(),
    /** The question's own id, or that of its part. */
    unitId: uuid('unit_id').notNull(),
    questionId: uuid('question_id').notNull(),
    versionId: uuid('version_id').notNull(),
    personId: uuid('person_id').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    state: text('state').notNull(),
    /** Null while nobody marked it. */
    tenths: integer('tenths'),
    maxTenths: integer('most_tenths').notNull(),
    /** The first that this person ever gave to it: what figures are made of. */
    isFirst: boolean('is_first').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.roundId, table.unitId] }),
    index('practice_answer_version').on(table.schoolId, table.versionId, table.isFirst),
    index('practice_answer_person').on(table.schoolId, table.personId, table.unitId),
  ],
)

/** What a person got wrong and has not mastered since (错题本), and when it is to be asked again. */
export const wrongItem = pgTable(
  'wrong_item',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    /** A question, or a part of one. */
    unitId: uuid('unit_id').notNull(),
    questionId: uuid('question_id').notNull(),
    /** The version that was answered last. */
    versionId: uuid('version_id').notNull(),
    type: text('type').notNull(),
    departmentId: uuid('department_id').notNull(),
    stem: text('stem').notNull(),
    wrongs: smallint('wrongs').notNull(),
    /** Right answers since the last wrong one. */
    rights: smallint('rights').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    wrongAt: stamp('wrong_at').notNull(),
    answeredAt: stamp('answered_at').notNull(),
    /** The day from which it is to be asked again. */
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    /** What the schedule remembers of it. */
    memory: jsonb('memory').$type<Readonly<Record<string, number>>>().notNull(),
    /** It left the book; being wrong again brings it back. */
    isMastered: boolean('is_mastered').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId, table.unitId] }),
    index('wrong_item_due').on(table.schoolId, table.personId, table.isMastered, table.dueDay),
  ],
)
