import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Action, Assessment, Change, Observation } from '@xinglin/simulation/consultation'
import { stamp, tenantId } from '#platform/database'

/** One consultation of one person within an attempt; what happened in it is in its events. */
export const consultationSession = pgTable(
  'consultation_session',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    itemId: uuid('item_id').notNull(),
    caseVersionId: uuid('case_version_id').notNull(),
    /** Of the version, for lists. */
    title: text('title').notNull(),
    /** Which consultation of the item it is within the attempt, from 1. */
    no: integer('no').notNull(),
    mode: text('mode', { enum: ['practice', 'examination', 'contest'] }).notNull(),
    temperament: text('temperament', { enum: ['cooperative', 'standard', 'guarded'] }).notNull(),
    /** A teacher trying the own course; never counted among the class. */
    tester: boolean('tester').notNull().default(false),
    /** The number of the newest paraphrase of the case that this session understands. */
    phraseNo: integer('phrase_no').notNull().default(0),
    seed: integer('seed').notNull(),
    engine: text('engine').notNull(),
    state: text('state', { enum: ['open', 'finished', 'abandoned'] }).notNull(),
    /** The number of the newest event. */
    seq: integer('seq').notNull().default(0),
    startedAt: stamp('started_at').notNull(),
    /** When its time is over; fixed at the start. */
    endAt: stamp('end_at').notNull(),
    endedAt: stamp('ended_at'),
    how: text('how', { enum: ['finished', 'time'] }),
    composite: numeric('composite', { precision: 5, scale: 2, mode: 'number' }),
    level: text('level').notNull().default(''),
    /** Score sheet and debrief as they were computed at the end. */
    assessment: jsonb('assessment').$type<Assessment>(),
    /** The same as teachers decided about it; null while nobody did. `composite` and `level` follow it. */
    judged: jsonb('judged').$type<Assessment>(),
    /** How often teachers decided about it. */
    judgements: integer('judgements').notNull().default(0),
    /** What each of the eight dimensions is worth, for comparing many. */
    scores: jsonb('scores').$type<readonly (number | null)[]>(),
    /** SHA-256 of case, engine, setup and events: the same hash is assessed the same. */
    hash: text('hash').notNull().default(''),
    /** Of a station: the school of the person, where another one keeps it; since when it stands still; since when its result is out. */
    partnerId: uuid('partner_id'),
    pausedAt: stamp('paused_at'),
    publishedAt: stamp('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    // One open consultation of an item at most, whatever races.
    uniqueIndex('consultation_session_open')
      .on(table.schoolId, table.attemptId, table.itemId)
      .where(sql`state = 'open'`),
    uniqueIndex('consultation_session_no').on(
      table.schoolId,
      table.attemptId,
      table.itemId,
      table.no,
    ),
    index('consultation_session_person').on(
      table.schoolId,
      table.personId,
      table.courseId,
      table.startedAt.desc().nullsFirst(),
    ),
    index('consultation_session_course').on(
      table.schoolId,
      table.courseId,
      table.startedAt.desc().nullsFirst(),
    ),
    index('consultation_session_item')
      .on(table.schoolId, table.courseId, table.itemId, table.personId)
      .where(sql`state = 'finished'`),
    index('consultation_session_overdue')
      .on(table.schoolId, table.endAt)
      .where(sql`state = 'open'`),
    index('consultation_session_partner')
      .on(table.partnerId, table.id)
      .where(sql`partner_id is not null`),
  ],
)

/** What was done and what came of it; rows are only added. */
export const consultationEvent = pgTable(
  'consultation_event',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    seq: integer('seq').notNull(),
    /** Milliseconds since the start, by the server's clock; never runs backwards. */
    at: integer('at').notNull(),
    /** Made by the browser: the same again is answered with this event. */
    clientActionId: text('client_action_id').notNull(),
    action: jsonb('action').$type<Action>().notNull(),
    observations: jsonb('observations').$type<readonly Observation[]>().notNull(),
    /** What it made of the state, by the engine of that day; null of events from before it was kept. As text: the order of its entries counts. */
    change: json('change').$type<Change>(),
    receivedAt: stamp('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.sessionId, table.seq] }),
    uniqueIndex('consultation_event_client').on(
      table.schoolId,
      table.sessionId,
      table.clientActionId,
    ),
  ],
)
