import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { inquiryAudiences, inquiryStates, type Pin } from '@xinglin/contract/inquiries'
import { stamp, tenantId } from '#platform/database'

/** A question that a student asks about a course; names are kept, so that it outlives what it was asked about. */
export const inquiry = pgTable(
  'inquiry',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    itemId: uuid('item_id'),
    itemTitle: text('item_title').notNull(),
    pin: jsonb('pin').$type<Pin>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    audience: text('audience', { enum: [...inquiryAudiences] }).notNull(),
    state: text('state', { enum: [...inquiryStates] }).notNull(),
    acceptedId: uuid('accepted_id'),
    isCommon: boolean('is_common').notNull().default(false),
    assigneeId: uuid('assignee_id'),
    mergedInto: uuid('duplicate_of'),
    answers: integer('answers').notNull().default(0),
    createdAt: stamp('created_at').notNull(),
    lastAt: stamp('last_at').notNull(),
    /** When its asker looked at it last. */
    seenAt: stamp('seen_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('inquiry_asker').on(table.schoolId, table.personId, table.lastAt),
    index('inquiry_course').on(table.schoolId, table.courseId, table.state, table.createdAt),
    index('inquiry_assignee').on(table.schoolId, table.assigneeId),
  ],
)

/** Something written to a question. */
export const inquiryPost = pgTable(
  'inquiry_post',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Who teaches wrote it: it answers. */
    isTeacher: boolean('is_teacher').notNull(),
    body: text('body').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('inquiry_post_of').on(table.schoolId, table.inquiryId, table.createdAt),
    index('inquiry_post_person').on(table.schoolId, table.personId, table.createdAt).concurrently(),
  ],
)
