import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Sections } from '@xinglin/contract/simulations/experiment'
import type { Action, Assessment, Protocol } from '@xinglin/simulation/practical'
import { stamp, tenantId } from '#platform/database'

/** A protocol (实验方案) that the school holds; what it says is in its versions. */
export const experimentProtocol = pgTable(
  'experiment_protocol',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** The name by which its author knows it: `arterial-pressure`. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    currentVersionId: uuid('current_version_id').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('experiment_protocol_key').on(table.schoolId, table.key),
  ],
)

/** What a protocol says, unchanged once it is published: sessions stay on the version that they began with. */
export const experimentProtocolVersion = pgTable(
  'experiment_protocol_version',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    protocolId: uuid('protocol_id').notNull(),
    no: integer('no').notNull(),
    protocol: jsonb('protocol').$type<Protocol>().notNull(),
    /** SHA-256 of the protocol, its members in alphabetical order. */
    hash: text('hash').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('experiment_protocol_version_no').on(table.schoolId, table.protocolId, table.no),
  ],
)

/** One experiment of one person within an attempt; what happened in it is in its events. */
export const experimentSession = pgTable(
  'experiment_session',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    itemId: uuid('item_id').notNull(),
    protocolVersionId: uuid('protocol_version_id').notNull(),
    /** Of the version, for lists. */
    title: text('title').notNull(),
    /** Which experiment of the item it is within the attempt, from 1. */
    no: integer('no').notNull(),
    /** A teacher trying the own course; never counted among the class. */
    tester: boolean('tester').notNull().default(false),
    seed: integer('seed').notNull(),
    /** An examination is taken once, and its report is told by release; of a contest it is a station. */
    mode: text('mode', { enum: ['practice', 'examination', 'contest'] })
      .notNull()
      .default('practice'),
    /** The version of the engine that its figures are of: the one it began with, and once it is handed in the one that assessed it. */
    engine: integer('engine').notNull().default(1),
    state: text('state', { enum: ['open', 'finished', 'abandoned'] }).notNull(),
    /** The newest event: its number, its moment (ms since the start) and its step of the engine. */
    seq: integer('seq').notNull().default(0),
    lastAt: integer('last_at').notNull().default(0),
    steps: integer('steps').notNull().default(0),
    startedAt: stamp('started_at').notNull(),
    /** Of a station: when its time is over. */
    endAt: stamp('end_at'),
    endedAt: stamp('ended_at'),
    composite: numeric('composite', { precision: 5, scale: 2, mode: 'number' }),
    level: text('level').notNull().default(''),
    /** Score sheet, steps and measurements as they were computed when the report was handed in. */
    assessment: jsonb('assessment').$type<Assessment>(),
    /** What each of the eight dimensions is worth, for comparing many. */
    scores: jsonb('scores').$type<readonly (number | null)[]>(),
    /** SHA-256 of protocol, engine, seed and events: the same hash is assessed the same. */
    hash: text('hash').notNull().default(''),
    /** How often the assessment of a station was tried in vain, and why it was given up; empty where it was not. */
    assessmentTries: integer('assessment_tries').notNull().default(0),
    unassessed: text('unassessed', { enum: ['', 'slow', 'engine'] })
      .notNull()
      .default(''),
    /** Of a station: the school of the person, where another one keeps it; since when it stands still; since when its result is out. */
    partnerId: uuid('partner_id'),
    pausedAt: stamp('paused_at'),
    publishedAt: stamp('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    // One open experiment of an item at most, whatever races.
    uniqueIndex('experiment_session_open')
      .on(table.schoolId, table.attemptId, table.itemId)
      .where(sql`state = 'open'`),
    uniqueIndex('experiment_session_no').on(
      table.schoolId,
      table.attemptId,
      table.itemId,
      table.no,
    ),
    index('experiment_session_course').on(
      table.schoolId,
      table.courseId,
      table.startedAt.desc().nullsFirst(),
    ),
    index('experiment_session_partner')
      .on(table.partnerId, table.id)
      .where(sql`partner_id is not null`),
    index('experiment_session_overdue')
      .on(table.schoolId, table.endAt)
      .where(sql`state = 'open' and end_at is not null`),
  ],
)

/** What was done; rows are only added. */
export const experimentEvent = pgTable(
  'experiment_event',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    seq: integer('seq').notNull(),
    /** Milliseconds since the start, by the server's clock; never runs backwards. */
    at: integer('at').notNull(),
    /** The step of the engine before which it was done. */
    steps: integer('steps').notNull(),
    /** Made by the browser: the same again is answered with this event. */
    clientActionId: text('client_action_id').notNull(),
    action: jsonb('action').$type<Action>().notNull(),
    receivedAt: stamp('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.sessionId, table.seq] }),
    uniqueIndex('experiment_event_client').on(
      table.schoolId,
      table.sessionId,
      table.clientActionId,
    ),
  ],
)

/** The report of an open experiment as far as it was kept; what was handed in is in the last event. */
export const experimentDraft = pgTable(
  'experiment_draft',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    version: integer('version').notNull(),
    sections: jsonb('sections').$type<Sections>().notNull(),
    savedAt: stamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId] })],
)
