import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** Who was reminded of a course or a task on which day of the school, and by whom: once a day at most. */
export const learningReminder = pgTable(
  'learning_reminder',
  {
    schoolId: tenantId(),
    /** The course, or the task. */
    objectId: uuid('object_id').notNull(),
    personId: uuid('person_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    sentBy: uuid('sent_by').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.objectId, table.personId, table.day] }),
    index('learning_reminder_person').on(table.schoolId, table.personId),
  ],
)
