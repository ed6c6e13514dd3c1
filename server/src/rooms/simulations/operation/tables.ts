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
import type { Action, Assessment, Mode, Observation } from '@xinglin/simulation/operation'
import type { Procedure } from '@xinglin/simulation/procedures'
import { stamp, tenantId } from '#platform/database'

/** A procedure (操作规程) that the school holds; what it says is in its versions. */
export const operationProcedure = pgTable(
  'operation_procedure',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** The name by which its author knows it: `thoracentesis`. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    currentVersionId: uuid('current_version_id').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('operation_procedure_key').on(table.schoolId, table.key),
  ],
)

/** What a procedure says, unchanged once it is published: sessions stay on the version that they began with. */
export const operationProcedureVersion = pgTable(
  'operation_procedure_version',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    procedureId: uuid('procedure_id').notNull(),
    no: integer('no').notNull(),
    procedure: jsonb('procedure').$type<Procedure>().notNull(),
    /** SHA-256 of the procedure, its members in alphabetical order. */
    hash: text('hash').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('operation_procedure_version_no').on(table.schoolId, table.procedureId, table.no),
  ],
)

/** One operation of one person within an attempt; what happened in it is in its events. */
export const operationSession = pgTable(
  'operation_session',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    itemId: uuid('item_id').notNull(),
    procedureVersionId: uuid('procedure_version_id').notNull(),
    /** Of the version, for lists. */
    title: text('title').notNull(),
    /** Which operation of the item it is within the attempt, from 1. */
    no: integer('no').notNull(),
    /** A teacher trying the own course; never counted among the class. */
    tester: boolean('tester').notNull().default(false),
    seed: integer('seed').notNull(),
    mode: text('mode').$type<Mode>().notNull(),
    /** One of the version's patients. */
    variantId: text('variant_id').notNull(),
    state: text('state', { enum: ['open', 'finished', 'abandoned'] }).notNull(),
    /** The newest event: its number and its moment (ms since the start). */
    seq: integer('seq').notNull().default(0),
    lastAt: integer('last_at').notNull().default(0),
    startedAt: stamp('started_at').notNull(),
    /** When its time is over; fixed at the start. */
    endAt: stamp('end_at').notNull(),
    endedAt: stamp('ended_at'),
    composite: numeric('composite', { precision: 5, scale: 2, mode: 'number' }),
    level: text('level').notNull().default(''),
    /** Score sheet and debrief as they were computed when the operation ended. */
    assessment: jsonb('assessment').$type<Assessment>(),
    /** What each of the eight dimensions is worth, for comparing many. */
    scores: jsonb('scores').$type<readonly (number | null)[]>(),
    /** SHA-256 of procedure, patient, seed and events: the same hash is assessed the same. */
    hash: text('hash').notNull().default(''),
    /** Of a station: the school of the person, where another one keeps it; since when it stands still; since when its result is out. */
    partnerId: uuid('partner_id'),
    pausedAt: stamp('paused_at'),
    publishedAt: stamp('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    // One open operation of an item at most, whatever races.
    uniqueIndex('operation_session_open')
      .on(table.schoolId, table.attemptId, table.itemId)
      .where(sql`state = 'open'`),
    uniqueIndex('operation_session_no').on(table.schoolId, table.attemptId, table.itemId, table.no),
    index('operation_session_course').on(
      table.schoolId,
      table.courseId,
      table.startedAt.desc().nullsFirst(),
    ),
    index('operation_session_overdue')
      .on(table.schoolId, table.endAt)
      .where(sql`state = 'open'`),
    index('operation_session_partner')
      .on(table.partnerId, table.id)
      .where(sql`partner_id is not null`),
  ],
)

/** What was done; rows are only added. */
export const operationEvent = pgTable(
  'operation_event',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    seq: integer('seq').notNull(),
    /** Milliseconds since the start, by the server's clock; never runs backwards. */
    at: integer('at').notNull(),
    /** Made by the browser: the same again is answered with this event. */
    clientActionId: text('client_action_id').notNull(),
    action: jsonb('action').$type<Action>().notNull(),
    /** What it brought to light, as it was answered. */
    observations: jsonb('observations').$type<readonly Observation[]>().notNull(),
    receivedAt: stamp('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.sessionId, table.seq] }),
    uniqueIndex('operation_event_client').on(table.schoolId, table.sessionId, table.clientActionId),
  ],
)
