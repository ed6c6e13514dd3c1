import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** The last time a visitor was counted for a thing (`glance:<course>`, `page:<screen>`, `visits:<day>`), so that reloads do not count. */
export const counted = pgTable(
  'counted',
  {
    schoolId: tenantId(),
    visitor: text('visitor').notNull(),
    thing: text('thing').notNull(),
    at: stamp('at').notNull(),
    /** How often, where a thing is counted up to a bound. */
    times: integer('times').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.visitor, table.thing] }),
    index('counted_age').on(table.schoolId, table.at),
  ],
)

/** Totals of a school by metric: `clicks`, `visits`, `logins`; relative updates only. */
export const total = pgTable(
  'total',
  {
    schoolId: tenantId(),
    metric: text('metric').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.metric] })],
)

/** Counts of a school by day of its time zone: `logins`. */
export const dayTotal = pgTable(
  'day_total',
  {
    schoolId: tenantId(),
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.day, table.metric] })],
)

/** Visits of pages; the path alone, never what came after `?`, `#` or `source=`. */
export const pageAccess = pgTable(
  'page_access',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id'),
    code: text('code').notNull(),
    title: text('title').notNull(),
    path: text('path').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('page_access_at').on(table.schoolId, table.at),
  ],
)
