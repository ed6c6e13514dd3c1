import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** What administrators did; rows are added and never changed, which a trigger holds. */
export const audit = pgTable(
  'audit',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    at: stamp('at').notNull(),
    personId: uuid('person_id').notNull(),
    /** As the person was called then. */
    name: text('name').notNull(),
    roleType: smallint('role_type').notNull(),
    area: text('area').notNull(),
    /** In words. */
    text: text('text').notNull(),
    detail: text('detail').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('audit_newest').on(table.schoolId, table.at.desc().nullsFirst()),
  ],
)
