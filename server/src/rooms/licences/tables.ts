import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** What the school bought or was refused: trial days, both included, in the school's time zone. No row: a theory course is free. */
export const licence = pgTable(
  'licence',
  {
    schoolId: tenantId(),
    courseId: uuid('course_id').notNull(),
    /** False is an explicit negative grant. */
    granted: boolean('granted').notNull(),
    trialStart: date('trial_start', { mode: 'string' }),
    trialEnd: date('trial_end', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.courseId] })],
)

/** Somebody who wishes to buy or to try a course, for the administrators to call back. */
export const lead = pgTable(
  'lead',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    courseId: uuid('course_id').notNull(),
    courseName: text('course_name').notNull(),
    personId: uuid('person_id'),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: ['new', 'handled'] })
      .notNull()
      .default('new'),
    /** What the administrator noted. */
    note: text('note').notNull().default(''),
    at: stamp('at').notNull(),
    handledAt: stamp('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('lead_newest').on(table.schoolId, table.at),
    index('lead_course').on(table.schoolId, table.courseId, table.phone),
  ],
)
