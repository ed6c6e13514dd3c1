import { sql } from 'drizzle-orm'
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

/** A review of a course (评价): one a round of study; deleted ones stay, unseen. */
export const review = pgTable(
  'review',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    courseId: uuid('course_id').notNull(),
    personId: uuid('person_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    rate: smallint('rate').notNull(),
    text: text('text').notNull(),
    likes: integer('likes').notNull().default(0),
    featuredAt: stamp('featured_at'),
    hiddenAt: stamp('hidden_at'),
    hiddenReason: text('hidden_reason').notNull().default(''),
    replied: boolean('replied').notNull().default(false),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at'),
    deletedAt: stamp('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('review_round')
      .on(table.schoolId, table.attemptId)
      .where(sql`deleted_at is null`),
    index('review_course')
      .on(
        table.schoolId,
        table.courseId,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`deleted_at is null`),
    index('review_featured')
      .on(
        table.schoolId,
        table.courseId,
        table.featuredAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`featured_at is not null and deleted_at is null and hidden_at is null`),
    index('review_hidden')
      .on(table.schoolId, table.courseId)
      .where(sql`hidden_at is not null and deleted_at is null`),
    index('review_person').on(table.schoolId, table.personId, table.courseId),
    index('review_newest')
      .on(table.schoolId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
  ],
)

/** Who likes a review. */
export const reviewLike = pgTable(
  'review_like',
  {
    schoolId: tenantId(),
    reviewId: uuid('review_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.reviewId, table.personId] })],
)

/** The teacher's reply to a review. */
export const reviewReply = pgTable(
  'review_reply',
  {
    schoolId: tenantId(),
    reviewId: uuid('review_id').notNull(),
    personId: uuid('person_id').notNull(),
    text: text('text').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.reviewId] }),
    index('review_reply_person').on(
      table.schoolId,
      table.personId,
      table.at.desc().nullsFirst(),
      table.reviewId.desc().nullsFirst(),
    ),
  ],
)

/** What a review or its reply was before it was changed, hidden or deleted. */
export const reviewChange = pgTable(
  'review_change',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    reviewId: uuid('review_id').notNull(),
    personId: uuid('person_id').notNull(),
    change: text('change', {
      enum: ['edit', 'delete', 'feature', 'unfeature', 'hide', 'show', 'editReply', 'deleteReply'],
    }).notNull(),
    rate: smallint('rate'),
    text: text('text').notNull(),
    reason: text('reason').notNull().default(''),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('review_change_review').on(table.schoolId, table.reviewId),
  ],
)

/** How a course is rated, by each person's newest review that is shown; made anew with each change, under its own lock. */
export const courseRating = pgTable(
  'course_rating',
  {
    schoolId: tenantId(),
    courseId: uuid('course_id').notNull(),
    r1: integer('r1').notNull().default(0),
    r2: integer('r2').notNull().default(0),
    r3: integer('r3').notNull().default(0),
    r4: integer('r4').notNull().default(0),
    r5: integer('r5').notNull().default(0),
    total: integer('total').notNull().default(0),
    featured: integer('featured').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.courseId] })],
)
