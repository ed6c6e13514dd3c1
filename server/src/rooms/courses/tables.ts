import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { courseMoves } from '@xinglin/contract/courses'
import { stamp, tenantId } from '#platform/database'
import { itemKinds, type ItemBody } from './item-body.ts'

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
    /** Where a course that came with the installation has its picture; empty for most. */
    imgUrl: text('img_url').notNull().default(''),
    /** The file of a cover that somebody uploaded; it goes before `imgUrl`. */
    coverId: uuid('cover_id'),
    videoUrl: text('video_url').notNull().default(''),
    /** 1 public, 0 for the school's own people. */
    secrecyType: smallint('secrecy_type').notNull(),
    /** 0 draft, 1 pending, 2 approved, 3 returned. */
    examineType: smallint('examine_type').notNull(),
    /** 0 unpublished, 1 published, 2 taken down. */
    publishType: smallint('publish_type').notNull(),
    /** Where the draft stands that is written beside what was approved: 0 draft, 1 pending, 3 returned; null where there is none. */
    revision: smallint('revision'),
    isSelfClass: boolean('is_self_class').notNull().default(false),
    assign: smallint('assign').notNull().default(0),
    /** Where it is listed: 0 nowhere, 1 for everybody, 2 for the school's own people, 3 for its classes. */
    shelf: smallint('shelf')
      .generatedAlwaysAs(
        sql`case when examine_type <> 2 or publish_type <> 1 then 0 when is_self_class then 3 when secrecy_type = 1 then 1 else 2 end`,
      )
      .notNull(),
    /** Numbers of the contract's audiences. */
    applicable: smallint('applicable').array().notNull().default([]),
    /** `URL` leads elsewhere; `BUILTIN` is learnt here. */
    experimentType: text('experiment_type', { enum: ['BUILTIN', 'URL'] })
      .notNull()
      .default('BUILTIN'),
    experimentPath: text('experiment_path').notNull().default(''),
    /** What a search looks through: name, author, tags. */
    searchText: text('search_text').notNull().default(''),
    /** As what it was declared (申报): 0 not at all, 1 national, 2 provincial, 3 by the school; with the year, else 0. */
    declareLevel: smallint('declare_level').notNull().default(0),
    declareYear: smallint('declare_year').notNull().default(0),
    knowledge: text('knowledge').array().notNull(),
    currentVersionId: uuid('current_version_id').notNull(),
    studyCount: integer('study_count').notNull().default(0),
    favouriteCount: integer('favourite_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    modelCount: integer('model_count').notNull().default(0),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_newest')
      .on(table.schoolId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`shelf > 0`),
    index('course_studied')
      .on(table.schoolId, table.studyCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`shelf > 0`),
    index('course_kept')
      .on(table.schoolId, table.favouriteCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`shelf > 0`),
    index('course_department')
      .on(
        table.schoolId,
        table.departmentId,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`shelf > 0`),
    index('course_section')
      .on(
        table.schoolId,
        table.sectionId,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`shelf > 0`),
    index('course_declared')
      .on(
        table.schoolId,
        table.declareLevel,
        table.declareYear.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`shelf > 0 and declare_level > 0`),
    index('course_author').on(table.schoolId, table.authorId),
    index('course_state').on(table.schoolId, table.examineType, table.publishType, table.createdAt),
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
    /** Items open one after the other. */
    sequential: boolean('sequential').notNull().default(false),
    /** The expert who reviewed its medical content, as whoever approved it named them; empty where nobody did. */
    reviewedBy: text('reviewed_by').notNull().default(''),
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
    kind: text('kind', { enum: itemKinds }).notNull(),
    minutes: integer('minutes').notNull(),
    required: boolean('required').notNull(),
    sort: integer('sort').notNull(),
    body: jsonb('body').$type<ItemBody>().notNull(),
    /** The same item through all versions of its course; null of items from before it was kept: their own id. */
    itemKey: uuid('item_key'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_item_version').on(table.schoolId, table.versionId),
    // Quizzes to choose from, and films that may be shown somewhere: few among all there is.
    index('course_item_kind').on(table.schoolId, table.kind, table.versionId),
  ],
)

/** What leads a search to a course: pairs of neighbouring characters and of initials. */
export const courseToken = pgTable(
  'course_token',
  {
    schoolId: tenantId(),
    token: text('token').notNull(),
    courseId: uuid('course_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.token, table.courseId] }),
    index('course_token_course').on(table.schoolId, table.courseId),
  ],
)

/** Courses that people keep (收藏). */
export const favourite = pgTable(
  'favourite',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId, table.courseId] }),
    index('favourite_newest').on(table.schoolId, table.personId, table.at),
  ],
)

/** What is done to a course in its flow. */
export const moves = courseMoves

/** The history of a course in its flow. */
export const courseMove = pgTable(
  'course_move',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    courseId: uuid('course_id').notNull(),
    personId: uuid('person_id').notNull(),
    name: text('name').notNull(),
    move: text('move', { enum: moves }).notNull(),
    comment: text('comment').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_move_course').on(table.schoolId, table.courseId),
  ],
)
