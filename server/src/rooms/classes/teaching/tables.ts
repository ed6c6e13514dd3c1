import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A 教学班: people who study a course of the curriculum together for a term. */
export const teachingClass = pgTable(
  'teaching_class',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Null for classes that were there before terms were. */
    termId: uuid('term_id'),
    /** The course of the curriculum (诊断学); what of the platform it studies is in `class_course`. */
    course: text('course').notNull().default(''),
    name: text('name').notNull(),
    /** Whose class it is; others who teach it are in `class_staff`. */
    teacherId: uuid('teacher_id').notNull(),
    /** Archived: it takes no change, and its courses are no longer open to it. */
    closed: boolean('closed').notNull().default(false),
    /** How many students it takes; null for as many as a roster has. */
    capacity: smallint('capacity'),
    /** Opens the class to a student of the school who has it; null while nobody may join by one. */
    joinCode: text('join_code'),
    codeUntil: stamp('code_until'),
    /** Term, course and name as compared: one class of the school alone has them; null before terms were. */
    uniqueKey: text('unique_key'),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull().defaultNow(),
    editedAt: stamp('edited_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('teaching_class_key').on(table.schoolId, table.uniqueKey).concurrently(),
    uniqueIndex('teaching_class_code').on(table.schoolId, table.joinCode).concurrently(),
    index('teaching_class_term').on(table.schoolId, table.termId).concurrently(),
    index('teaching_class_teacher').on(table.schoolId, table.teacherId).concurrently(),
  ],
)

/** Who is in it. */
export const classMember = pgTable(
  'class_member',
  {
    schoolId: tenantId(),
    classId: uuid('class_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The group of the class one works in; null without one. */
    groupId: uuid('group_id'),
    joinedAt: stamp('joined_at').notNull().defaultNow(),
    /** Put there by a teacher, or came by the code. */
    way: text('way', { enum: ['added', 'code'] })
      .notNull()
      .default('added'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId, table.personId] }),
    index('class_member_person').on(table.schoolId, table.personId),
  ],
)

/** Who teaches it beside its own teacher, and who assists, with what an assistant may change. */
export const classStaff = pgTable(
  'class_staff',
  {
    schoolId: tenantId(),
    classId: uuid('class_id').notNull(),
    personId: uuid('person_id').notNull(),
    post: text('post', { enum: ['teacher', 'assistant'] }).notNull(),
    rights: text('rights').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId, table.personId] }),
    index('class_staff_person').on(table.schoolId, table.personId),
  ],
)

/** A group of its students. */
export const classGroup = pgTable(
  'class_group',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    name: text('name').notNull(),
    sort: smallint('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('class_group_class').on(table.schoolId, table.classId),
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
