import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** Somebody's calendar that may be subscribed to. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    /** Random, and part of what the address is signed for: with each renewal another, so that the address before shows nothing. */
    salt: text('salt').notNull(),
    renewedAt: stamp('renewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.personId] })],
)
