import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A special topic of a school (专题); deleted ones stay, unseen. */
export const topic = pgTable(
  'topic',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    tag: text('tag').notNull(),
    motif: text('motif').notNull(),
    bannerId: uuid('banner_id'),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    isPublic: boolean('is_public').notNull(),
    html: text('html').notNull(),
    newsIds: uuid('news_ids').array().notNull().default([]),
    state: text('state', { enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    joinCount: integer('join_count').notNull().default(0),
    searchText: text('search_text').notNull().default(''),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
    deletedAt: stamp('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('topic_shown')
      .on(table.schoolId, table.startDay.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published' and deleted_at is null`),
  ],
)

/** A group of courses of a topic, under its heading. */
export const topicGroup = pgTable(
  'topic_group',
  {
    schoolId: tenantId(),
    topicId: uuid('topic_id').notNull(),
    sort: smallint('sort').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    courseIds: uuid('course_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.topicId, table.sort] })],
)

/** Who has joined a topic. */
export const topicJoin = pgTable(
  'topic_join',
  {
    schoolId: tenantId(),
    topicId: uuid('topic_id').notNull(),
    personId: uuid('person_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.topicId, table.personId] }),
    index('topic_join_person').on(table.schoolId, table.personId),
  ],
)

/** What leads a search to a topic. */
export const topicToken = pgTable(
  'topic_token',
  {
    schoolId: tenantId(),
    token: text('token').notNull(),
    topicId: uuid('topic_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.token, table.topicId] }),
    index('topic_token_topic').on(table.schoolId, table.topicId),
  ],
)
