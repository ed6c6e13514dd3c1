import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** Students who left together (离校): a year, classes, a list. */
export const departure = pgTable(
  'departure',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    people: integer('people').notNull(),
    /** The last day on which they may look; null where they do not sign in. */
    readUntil: date('read_until', { mode: 'string' }),
    /** 行政班 that were archived with it. */
    archived: uuid('archived').array().notNull(),
    at: stamp('at').notNull(),
    madeBy: uuid('made_by').notNull(),
    undoneAt: stamp('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('departure_newest').on(
      table.schoolId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** Somebody who left; the row stays when they come back. */
export const departedPerson = pgTable(
  'departed_person',
  {
    schoolId: tenantId(),
    departureId: uuid('departure_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The account was disabled before: whoever comes back is so again. */
    wasDisabled: boolean('was_disabled').notNull(),
    leftOn: date('left_on', { mode: 'string' }).notNull(),
    readUntil: date('read_until', { mode: 'string' }),
    returnedAt: stamp('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.departureId, table.personId] }),
    index('departed_person_person').on(table.schoolId, table.personId),
  ],
)
