import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** News of a school (新闻); deleted ones stay, unseen. What is published is seen from `publishAt` on. */
export const news = pgTable(
  'news',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    html: text('html').notNull(),
    type: smallint('type').notNull(),
    isTop: boolean('is_top').notNull().default(false),
    /** The office that says it. */
    source: text('source').notNull().default(''),
    state: text('state', { enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    publishAt: stamp('publish_at'),
    editorId: uuid('editor_id'),
    searchText: text('search_text').notNull().default(''),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
    deletedAt: stamp('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('news_shown')
      .on(
        table.schoolId,
        table.isTop.desc().nullsFirst(),
        table.publishAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`state = 'published' and deleted_at is null`),
    index('news_edited')
      .on(table.schoolId, table.editedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
  ],
)

/** Who has read an article. */
export const newsRead = pgTable(
  'news_read',
  {
    schoolId: tenantId(),
    newsId: uuid('news_id').notNull(),
    personId: uuid('person_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.newsId, table.personId] }),
    index('news_read_person').on(table.schoolId, table.personId),
  ],
)

/** What leads a search to news. */
export const newsToken = pgTable(
  'news_token',
  {
    schoolId: tenantId(),
    token: text('token').notNull(),
    newsId: uuid('news_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.token, table.newsId] }),
    index('news_token_news').on(table.schoolId, table.newsId),
  ],
)
