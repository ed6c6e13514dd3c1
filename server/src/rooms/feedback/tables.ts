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
import { bytea, stamp, tenantId } from '#platform/database'

/** A feedback (意见反馈): what it is about, who gave it, how far it is; its texts are its posts. */
export const feedback = pgTable(
  'feedback',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Ten signs that nobody guesses, without what people put between. */
    code: text('code').notNull(),
    type: text('type', { enum: ['feature', 'content', 'account', 'other'] }).notNull(),
    state: text('state', { enum: ['new', 'working', 'replied', 'closed'] }).notNull(),
    place: text('place').notNull(),
    courseId: uuid('course_id'),
    page: text('page').notNull(),
    /** The first code points of the first post, for lists. */
    beginning: text('beginning').notNull(),
    /** Null where it was given without an account of one's own. */
    personId: uuid('person_id'),
    /** By what guests are told apart, as a keyed digest: the session of a shared account, else the address. Null of members. */
    source: text('source'),
    contact: text('contact').notNull(),
    /** The contact as it is compared; empty where none was left. */
    contactKey: text('contact_key').notNull(),
    agent: text('agent').notNull(),
    rate: smallint('rate').notNull().default(0),
    createdAt: stamp('created_at').notNull(),
    changedAt: stamp('changed_at').notNull(),
    closedAt: stamp('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('feedback_code').on(table.schoolId, table.code),
    index('feedback_state').on(table.schoolId, table.state, table.changedAt),
    index('feedback_changed').on(table.schoolId, table.changedAt),
    index('feedback_person').on(table.schoolId, table.personId, table.changedAt),
    index('feedback_made').on(table.schoolId, table.createdAt),
  ],
)

/** A text in the thread of a feedback: by who gave it, or by the school. */
export const feedbackPost = pgTable(
  'feedback_post',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    feedbackId: uuid('feedback_id').notNull(),
    bySchool: smallint('by_school').notNull(),
    personId: uuid('person_id'),
    text: text('text').notNull(),
    at: stamp('at').notNull(),
    /** The riddle that was solved for it; each is good for one text. */
    proofId: uuid('proof_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('feedback_post_feedback').on(table.schoolId, table.feedbackId, table.at),
    uniqueIndex('feedback_post_proof')
      .on(table.schoolId, table.proofId)
      .where(sql`proof_id is not null`),
  ],
)

/** A picture of a post; before its text is sent it has its bytes here and no post, and is forgotten after a day. */
export const feedbackPicture = pgTable(
  'feedback_picture',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Who uploaded it: a person, or the riddle that was solved for it. */
    ownerId: uuid('owner_id').notNull(),
    bytes: bytea('bytes'),
    /** Its small variant. */
    small: bytea('small'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    feedbackId: uuid('feedback_id'),
    postId: uuid('post_id'),
    /** Where its bytes lie once it was sent. */
    fileId: uuid('file_id'),
    sort: smallint('sort').notNull().default(0),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('feedback_picture_feedback').on(table.schoolId, table.feedbackId),
    index('feedback_picture_waiting')
      .on(table.schoolId, table.ownerId)
      .where(sql`post_id is null`),
  ],
)

/** Wrong contacts for a query code, whether or not there is such a code; forgotten after a while. */
export const feedbackMiss = pgTable(
  'feedback_miss',
  {
    schoolId: tenantId(),
    code: text('code').notNull(),
    misses: integer('misses').notNull(),
    since: stamp('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.code] })],
)

/**
 * What a school made of its help: articles of its own, and those that came with the product and were changed or hidden
 * here. One that was left as it came has no row.
 */
export const helpArticle = pgTable(
  'help_article',
  {
    schoolId: tenantId(),
    /** The name of one that came with the product, or the id of the school's own. */
    key: text('key').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    changedAt: stamp('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.key] })],
)
