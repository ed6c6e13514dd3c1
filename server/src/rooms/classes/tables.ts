import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A teaching class (教学班). */
export const teachingClass = pgTable(
  'teaching_class',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    teacherId: uuid('teacher_id').notNull(),
    closed: boolean('closed').notNull().default(false),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)

/** Who is in it. */
export const classMember = pgTable(
  'class_member',
  {
    schoolId: tenantId(),
    classId: uuid('class_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId, table.personId] }),
    index('class_member_person').on(table.schoolId, table.personId),
  ],
)

/** Which courses it studies; a small-class course (小班课程) is open to its classes alone. */
export const classCourse = pgTable(
  'class_course',
  {
    schoolId: tenantId(),
    classId: uuid('class_id').notNull(),
    courseId: uuid('course_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId, table.courseId] }),
    index('class_course_course').on(table.schoolId, table.courseId),
  ],
)
