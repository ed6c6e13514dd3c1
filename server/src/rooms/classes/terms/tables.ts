import { date, integer, pgTable, primaryKey, smallint, unique, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A term (学期) of a school. */
export const term = pgTable(
  'term',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** In which the school year (学年) begins. */
    year: smallint('year').notNull(),
    /** 1 and 2, and 3 for the short one in summer. */
    semester: smallint('semester').notNull(),
    /** Both days belong to it. */
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(1),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('term_semester').on(table.schoolId, table.year, table.semester),
  ],
)
