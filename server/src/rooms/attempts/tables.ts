import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** One person's way through one version of a course: the specification's ProgressId. */
export const attempt = pgTable(
  'attempt',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    versionId: uuid('version_id').notNull(),
    /** The contest it belongs to, or null for ordinary study. */
    contestId: uuid('contest_id'),
    no: integer('no').notNull(),
    state: text('state', { enum: ['active', 'finished', 'superseded'] }).notNull(),
    /** 0-100; never falls within an attempt. */
    progress: smallint('progress').notNull().default(0),
    doneCount: integer('done_count').notNull().default(0),
    itemCount: integer('item_count').notNull(),
    currentItem: uuid('current_item'),
    /** The newest act of the browser that leads, by its own clock (Unix ms); null where it has not told of one. */
    currentAt: bigint('current_at', { mode: 'number' }),
    /** Seconds of attention, as beats reported and the clock allowed. */
    seconds: integer('seconds').notNull().default(0),
    /** By how many seconds a claim came before there was time for it, the most of all; 0 where nothing was beyond belief. */
    earlySeconds: integer('early_seconds').notNull().default(0),
    /** When the next of its claims that came early counts; null where none waits. */
    creditAt: stamp('credit_at'),
    /** When seconds were last added. */
    beatAt: stamp('beat_at').notNull(),
    /** The browser that opened the player last; others are told to go on there. */
    device: text('device').notNull().default(''),
    /** A teacher or administrator trying it; never counted. */
    tester: boolean('tester').notNull(),
    startedAt: stamp('started_at').notNull(),
    lastAt: stamp('last_at').notNull(),
    finishedAt: stamp('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    // The open round: one at most for a person, course and contest, whatever races.
    uniqueIndex('attempt_open')
      .on(
        table.schoolId,
        table.personId,
        table.courseId,
        sql`coalesce(contest_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      )
      .where(sql`state <> 'superseded'`),
    index('attempt_person').on(table.schoolId, table.personId, table.lastAt),
    index('attempt_course').on(table.schoolId, table.courseId),
    // The few rounds that were hurried beyond belief.
    index('attempt_hurried')
      .on(table.schoolId, table.courseId, table.startedAt)
      .concurrently()
      .where(sql`early_seconds > 0`),
    // The few rounds in which something waits to count.
    index('attempt_credit')
      .on(table.schoolId, table.creditAt)
      .concurrently()
      .where(sql`credit_at is not null`),
    index('attempt_finished').on(table.schoolId, table.finishedAt),
    // What is hot is counted from the index alone.
    index('attempt_begun_by')
      .on(table.schoolId, table.startedAt, table.courseId, table.personId)
      .where(sql`not tester`),
  ],
)

/** Where an attempt stands in one item. */
export const attemptItem = pgTable(
  'attempt_item',
  {
    schoolId: tenantId(),
    attemptId: uuid('attempt_id').notNull(),
    itemId: uuid('item_id').notNull(),
    state: text('state', { enum: ['begun', 'done'] }).notNull(),
    position: jsonb('position').notNull(),
    /** The browser's count of the newest position. */
    seq: integer('seq').notNull().default(0),
    bestScore: smallint('best_score'),
    tries: integer('tries').notNull().default(0),
    doneAt: stamp('done_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.attemptId, table.itemId] })],
)

/** What happened, append-only; `seq` is the attempt's own count, without gaps. */
export const attemptEvent = pgTable(
  'attempt_event',
  {
    schoolId: tenantId(),
    attemptId: uuid('attempt_id').notNull(),
    seq: integer('seq').notNull(),
    verb: text('verb').notNull(),
    itemId: uuid('item_id'),
    payload: jsonb('payload').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.attemptId, table.seq] })],
)

/** One go at something that is scored by itself within an attempt: a quiz now, a consultation or operation later. */
export const run = pgTable(
  'run',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    itemId: uuid('item_id').notNull(),
    kind: text('kind').notNull(),
    no: integer('no').notNull(),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    record: jsonb('record').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('run_item').on(table.schoolId, table.attemptId, table.itemId),
  ],
)

/** The score of an attempt; a later sheet supersedes, none is changed. */
export const scoreSheet = pgTable(
  'score_sheet',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** 0-100 over the dimensions that were assessed; null when none was. */
    composite: numeric('composite', { precision: 5, scale: 2, mode: 'number' }),
    level: text('level').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('score_sheet_attempt').on(table.schoolId, table.attemptId),
  ],
)

/** One of the eight dimensions of a sheet, with the evidence it rests on. */
export const scoreDimension = pgTable(
  'score_dimension',
  {
    schoolId: tenantId(),
    sheetId: uuid('sheet_id').notNull(),
    no: smallint('no').notNull(),
    name: text('name').notNull(),
    /** Null where the course held nothing to assess it by. */
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }),
    evidence: text('evidence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sheetId, table.no] })],
)

/** Seconds of attention a person gave on a day of the school's time zone. */
export const studyDay = pgTable(
  'study_day',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId, table.day] }),
    index('study_day_day').on(table.schoolId, table.day),
  ],
)
