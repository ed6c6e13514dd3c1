import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'
import type { ItemBody } from './item-body.ts'

/** A course of a school; what is taught is in its versions. */
export const course = pgTable(
  'course',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    authorId: uuid('author_id').notNull(),
    departmentId: uuid('department_id').notNull(),
    sectionId: uuid('section_id').notNull(),
    /** 0 theory, 1 consultation, 2 operation, 3 experiment. */
    kind: smallint('kind').notNull(),
    imgUrl: text('img_url').notNull().default(''),
    videoUrl: text('video_url').notNull().default(''),
    /** 1 public, 0 for the school's own people. */
    secrecyType: smallint('secrecy_type').notNull(),
    /** 0 draft, 1 pending, 2 approved, 3 returned. */
    examineType: smallint('examine_type').notNull(),
    /** 0 unpublished, 1 published, 2 taken down. */
    publishType: smallint('publish_type').notNull(),
    isSelfClass: boolean('is_self_class').notNull().default(false),
    assign: smallint('assign').notNull().default(0),
    knowledge: text('knowledge').array().notNull(),
    currentVersionId: uuid('current_version_id').notNull(),
    studyCount: integer('study_count').notNull().default(0),
    favouriteCount: integer('favourite_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_shelf').on(table.schoolId, table.publishType, table.examineType, table.createdAt),
    index('course_author').on(table.schoolId, table.authorId),
  ],
)

/** What a course teaches, unchanged once it is published. */
export const courseVersion = pgTable(
  'course_version',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    courseId: uuid('course_id').notNull(),
    no: integer('no').notNull(),
    introduction: jsonb('introduction').$type<{ title: string; html: string }[]>().notNull(),
    showOutline: boolean('show_outline').notNull().default(true),
    showScoring: boolean('show_scoring').notNull().default(true),
    showReviews: boolean('show_reviews').notNull().default(true),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_version_course').on(table.schoolId, table.courseId),
  ],
)

/** A chapter (章) of a version. */
export const chapter = pgTable(
  'chapter',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    versionId: uuid('version_id').notNull(),
    title: text('title').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('chapter_version').on(table.schoolId, table.versionId),
  ],
)

/** Something to learn (学习内容) within a chapter. */
export const courseItem = pgTable(
  'course_item',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    versionId: uuid('version_id').notNull(),
    chapterId: uuid('chapter_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: ['text', 'image', 'video', 'quiz'] }).notNull(),
    minutes: integer('minutes').notNull(),
    required: boolean('required').notNull(),
    sort: integer('sort').notNull(),
    body: jsonb('body').$type<ItemBody>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_item_version').on(table.schoolId, table.versionId),
  ],
)

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
