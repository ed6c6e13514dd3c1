import { index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A course as it is given in a term (开课安排); to whom is in the targets of the object. */
export const courseOffering = pgTable(
  'course_offering',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    courseId: uuid('course_id').notNull(),
    termId: uuid('term_id').notNull(),
    givenBy: uuid('given_by').notNull(),
    /** Null where there is no limit, here and below. */
    opensAt: stamp('opens_at'),
    closesAt: stamp('closes_at'),
    /** When items that are examinations may be begun. */
    examFrom: stamp('exam_from'),
    examUntil: stamp('exam_until'),
    /** How many rounds somebody may begin. */
    maxRounds: smallint('most_rounds'),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_offering_course').on(table.schoolId, table.courseId),
    index('course_offering_term').on(table.schoolId, table.termId),
  ],
)

/** By when an item is to be complete. */
export const offeringDeadline = pgTable(
  'offering_deadline',
  {
    schoolId: tenantId(),
    offeringId: uuid('offering_id').notNull(),
    /** The item through all versions of its course. */
    itemKey: uuid('item_key').notNull(),
    dueAt: stamp('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.offeringId, table.itemKey] })],
)
