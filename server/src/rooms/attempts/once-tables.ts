import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** Another attempt at an item that is taken once, granted to a person by a teacher. */
export const attemptGrant = pgTable(
  'attempt_grant',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    /** The item through all versions of its course. */
    itemKey: uuid('item_key').notNull(),
    grantedBy: uuid('granted_by').notNull(),
    grantedAt: stamp('granted_at').notNull(),
    reason: text('reason').notNull(),
    /** When an attempt was begun with it; null while it waits. */
    usedAt: stamp('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('attempt_grant_item').on(table.schoolId, table.courseId, table.itemKey, table.personId),
  ],
)

/** When the results of an item that is taken once are released; without a row they are withheld. */
export const resultsRelease = pgTable(
  'results_release',
  {
    schoolId: tenantId(),
    courseId: uuid('course_id').notNull(),
    itemKey: uuid('item_key').notNull(),
    releaseAt: stamp('release_at').notNull(),
    setBy: uuid('set_by').notNull(),
    setAt: stamp('set_at').notNull(),
    /** When the scores of the rounds followed it; null while they wait. */
    appliedAt: stamp('applied_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.courseId, table.itemKey] }),
    index('results_release_due').on(table.schoolId, table.appliedAt, table.releaseAt),
  ],
)
