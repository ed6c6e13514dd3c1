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
import { timeUnits, type PlatformStep } from '@xinglin/contract/simulations/experiment'
import { bytea, stamp, tenantId } from '#platform/database'

/** How a course whose experiment is held elsewhere is known to whoever made it. */
export const elsewhereRegistration = pgTable(
  'elsewhere_registration',
  {
    schoolId: tenantId(),
    courseId: uuid('course_id').notNull(),
    appId: text('app_id').notNull(),
    /** Wrapped by the key-encryption key. */
    secret: text('secret').notNull(),
    timeUnit: text('time_unit', { enum: timeUnits }).notNull().default('seconds'),
    enabled: boolean('enabled').notNull().default(true),
    /** Addresses and networks of the maker’s servers. */
    servers: text('servers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Everything that comes is signed by HMAC. */
    signed: boolean('signed').notNull().default(false),
    madeAt: stamp('made_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.courseId] }),
    uniqueIndex('elsewhere_registration_app').on(table.schoolId, table.appId),
  ],
)

/** A ticket with which a student was sent there, or a token that speaks for them: by its hash alone. */
export const elsewherePass = pgTable(
  'elsewhere_pass',
  {
    schoolId: tenantId(),
    /** SHA-256 of what was given out. */
    hash: bytea('hash').notNull(),
    kind: text('kind', { enum: ['ticket', 'token'] }).notNull(),
    courseId: uuid('course_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** A teacher trying the own course. */
    tester: boolean('tester').notNull(),
    /** When the student was sent there: a token is made anew for so long after that. */
    launchedAt: stamp('launched_at').notNull(),
    until: stamp('until').notNull(),
    /** When a ticket was exchanged; never again. */
    usedAt: stamp('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.hash] }),
    index('elsewhere_pass_old').on(table.schoolId, table.launchedAt),
  ],
)

/** What an experiment elsewhere told of a student’s work: one row an `originId` of a round. */
export const elsewhereResult = pgTable(
  'elsewhere_result',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    courseId: uuid('course_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    personId: uuid('person_id').notNull(),
    tester: boolean('tester').notNull(),
    originId: text('origin_id').notNull(),
    /** Which of the round it is, from 1. */
    no: integer('no').notNull(),
    title: text('title').notNull(),
    /** What is finished is never changed. */
    finished: boolean('finished').notNull(),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    startedAt: stamp('started_at').notNull(),
    endedAt: stamp('ended_at').notNull(),
    seconds: integer('seconds').notNull(),
    steps: jsonb('steps').$type<readonly PlatformStep[]>().notNull(),
    /** SHA-256 of what was told: the same again is known by it. */
    hash: text('hash').notNull(),
    receivedAt: stamp('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('elsewhere_result_origin').on(table.schoolId, table.attemptId, table.originId),
    index('elsewhere_result_course').on(table.schoolId, table.courseId, table.receivedAt),
  ],
)
