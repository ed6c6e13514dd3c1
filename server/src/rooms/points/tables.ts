import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { pointRules, type PointPolicy } from '@xinglin/contract/points'
import { stamp, tenantId } from '#platform/database'

/** A row of the ledger: earned, taken back, given back. Rows are only added. */
export const pointEntry = pgTable(
  'point_entry',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    rule: text('rule', { enum: [...pointRules] }).notNull(),
    /** What it was earned for: each object earns once. */
    objectId: text('object_id').notNull(),
    /** What that was called then. */
    title: text('title').notNull(),
    points: integer('points').notNull(),
    /** After it. */
    balance: integer('balance').notNull(),
    /** It gave less than its rule says, for the cap of the day was reached. */
    capped: boolean('capped').notNull().default(false),
    /** The day whose cap it counts for, in the time zone of the school. */
    day: date('day', { mode: 'string' }).notNull(),
    at: stamp('at').notNull(),
    /** The row that this one takes back or gives back. */
    reversalOf: uuid('reversal_of'),
    reason: text('reason').notNull().default(''),
    /** Who took it back; null where its cause came or went. */
    byId: uuid('by_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    // Whatever races, an object earns once, and a row is taken back once.
    uniqueIndex('point_entry_once')
      .on(table.schoolId, table.personId, table.rule, table.objectId)
      .where(sql`reversal_of is null`),
    uniqueIndex('point_entry_reversal')
      .on(table.schoolId, table.reversalOf)
      .where(sql`reversal_of is not null`),
    index('point_entry_person').on(table.schoolId, table.personId, table.at),
    index('point_entry_at').on(table.schoolId, table.at),
  ],
)

/** Somebody's points: held by whoever adds a row. */
export const pointAccount = pgTable(
  'point_account',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    balance: integer('balance').notNull().default(0),
    /** Teachers earn as well, and are in no ranking. */
    isStudent: boolean('is_student').notNull(),
    /** Shown to others without a name. */
    hidden: boolean('hidden').notNull().default(false),
    settledAt: stamp('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId] }),
    index('point_account_settled').on(table.schoolId, table.settledAt),
    index('point_account_balance').on(table.schoolId, table.balance),
  ],
)

/** Somebody whose points are to be looked at: something happened to what they earned for. */
export const pointDue = pgTable(
  'point_due',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    dueAt: stamp('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId] }),
    index('point_due_at').on(table.schoolId, table.dueAt),
  ],
)

/** A day on which somebody signed in. */
export const pointDay = pgTable(
  'point_day',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.personId, table.day] })],
)

/** The rules of a school; none where it has set nothing. */
export const pointPolicy = pgTable(
  'point_policy',
  {
    schoolId: tenantId(),
    policy: jsonb('policy').$type<PointPolicy>().notNull(),
    version: integer('version').notNull(),
    changedAt: stamp('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId] })],
)
