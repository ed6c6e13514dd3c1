import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** Somebody in the bin, or erased out of it; the person's own row stays, as what they did refers to it. */
export const deletedPerson = pgTable(
  'deleted_person',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    at: stamp('at').notNull(),
    deletedBy: uuid('deleted_by').notNull(),
    /** The account was disabled before: restored, it is so again. */
    wasDisabled: boolean('was_disabled').notNull(),
    /** Whose account theirs was merged into. */
    mergedInto: uuid('merged_into'),
    erasedAt: stamp('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId] }),
    index('deleted_person_newest').on(table.schoolId, table.erasedAt, table.at, table.personId),
  ],
)

/** A view of a list that somebody keeps: filters, order and columns as the address has them. */
export const listView = pgTable(
  'list_view',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('list_view_name').on(table.schoolId, table.personId, table.list, table.name),
  ],
)
