import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  pushStates,
  timeUnits,
  type PlatformResult,
} from '@xinglin/contract/simulations/experiment'
import { stamp, tenantId } from '#platform/database'

/** How a school shares its step scores; one that has no row shares nothing. */
export const stepSharing = pgTable(
  'step_sharing',
  {
    schoolId: tenantId(),
    enabled: boolean('enabled').notNull().default(false),
    address: text('address').notNull().default(''),
    appId: text('app_id').notNull().default(''),
    /** Wrapped by the key-encryption key. */
    secret: text('secret').notNull().default(''),
    timeUnit: text('time_unit', { enum: timeUnits }).notNull().default('seconds'),
    version: integer('version').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.schoolId] })],
)

/** Who a student is at the platform. */
export const stepLink = pgTable(
  'step_link',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    account: text('account').notNull(),
    /** The access token that speaks for them there, wrapped by the key-encryption key. */
    token: text('token').notNull(),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId] }),
    uniqueIndex('step_link_account').on(table.schoolId, table.account),
  ],
)

/** The outbox: results that became final while the school shared them, written in the same transaction. */
export const stepPush = pgTable(
  'step_push',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    personId: uuid('person_id').notNull(),
    result: jsonb('result').$type<PlatformResult>().notNull(),
    state: text('state', { enum: pushStates }).notNull(),
    tries: integer('tries').notNull().default(0),
    words: text('words').notNull().default(''),
    at: stamp('at').notNull(),
    nextAt: stamp('next_at').notNull(),
    /** Who sends it, and since when: the claim of a process that ended is another's after a while. */
    workerId: uuid('worker_id'),
    takenAt: stamp('taken_at'),
    sentAt: stamp('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('step_push_session').on(table.schoolId, table.sessionId),
    index('step_push_newest').on(table.schoolId, table.at, table.id),
    index('step_push_due')
      .on(table.schoolId, table.nextAt)
      .where(sql`state in ('waiting', 'sending')`),
  ],
)
