import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tenantId } from '#platform/database'

/** What a school says of a teacher in public. */
export const teacher = pgTable(
  'teacher',
  {
    schoolId: tenantId(),
    /** The person's id. */
    id: uuid('id').notNull(),
    /** Title number of the contract: 5-13. */
    title: smallint('title').notNull(),
    departmentId: uuid('department_id'),
    name: text('name').notNull(),
    gender: smallint('gender'),
    imgUrl: text('img_url').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** What the teacher is good at, in the teacher's order. */
    expertise: text('expertise').array().notNull().default([]),
    sort: integer('sort').notNull().default(0),
    /** What a search looks through: the name. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)

/** What leads a search to a teacher. */
export const teacherToken = pgTable(
  'teacher_token',
  {
    schoolId: tenantId(),
    token: text('token').notNull(),
    teacherId: uuid('teacher_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.token, table.teacherId] }),
    index('teacher_token_teacher').on(table.schoolId, table.teacherId),
  ],
)
