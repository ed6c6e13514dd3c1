import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A 行政班: to which students belong for years. */
export const administrativeClass = pgTable(
  'administrative_class',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    departmentId: uuid('department_id').notNull(),
    /** The year in which its students came. */
    grade: smallint('grade').notNull(),
    major: text('major').notNull(),
    name: text('name').notNull(),
    /** 班主任, a teacher. */
    headTeacherId: uuid('head_teacher_id'),
    state: text('state', { enum: ['open', 'archived'] })
      .notNull()
      .default('open'),
    /** Grade, 院系, major and name as compared: one class of the school alone has them. */
    uniqueKey: text('unique_key').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('administrative_class_key').on(table.schoolId, table.uniqueKey),
    index('administrative_class_order').on(
      table.schoolId,
      table.grade.desc().nullsFirst(),
      table.departmentId,
      table.major,
      table.name,
    ),
    index('administrative_class_head').on(table.schoolId, table.headTeacherId),
  ],
)

/** A student's time in a 行政班: open while they are in it, kept when they have left. */
export const classStay = pgTable(
  'class_stay',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    personId: uuid('person_id').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** The day on which they left; null while they are in it. */
    untilDay: date('until_day', { mode: 'string' }),
    /** Why they came. */
    reason: text('reason').notNull().default(''),
    /** Who put them there; null for the school's own list. */
    placedBy: uuid('placed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('class_stay_open')
      .on(table.schoolId, table.personId)
      .where(sql`until_day is null`),
    index('class_stay_class').on(table.schoolId, table.classId, table.untilDay),
    index('class_stay_person').on(table.schoolId, table.personId, table.id),
  ],
)
