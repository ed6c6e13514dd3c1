import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AnnouncementTarget } from '@xinglin/contract/messages'
import { stamp, tenantId } from '#platform/database'

/** An announcement (公告); who got it is in their messages. A deleted one stays, unseen. */
export const announcement = pgTable(
  'announcement',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    mustRead: boolean('must_read').notNull().default(false),
    state: text('state', { enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    publishAt: stamp('publish_at'),
    /** When it went to those whom it is for; null while it waits for its time. */
    givenAt: stamp('given_at'),
    remindedAt: stamp('reminded_at'),
    authorId: uuid('author_id').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
    deletedAt: stamp('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('announcement_edited')
      .on(table.schoolId, table.editedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('announcement_author')
      .on(
        table.schoolId,
        table.authorId,
        table.editedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`deleted_at is null`),
    index('announcement_due')
      .on(table.schoolId, table.publishAt)
      .where(sql`state = 'published' and given_at is null and deleted_at is null`),
  ],
)

/** For whom an announcement is; a role has the id that no row has. */
export const announcementTarget = pgTable(
  'announcement_target',
  {
    schoolId: tenantId(),
    announcementId: uuid('announcement_id').notNull(),
    kind: text('kind').$type<AnnouncementTarget>().notNull(),
    refId: uuid('ref_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.announcementId, table.kind, table.refId] }),
    index('announcement_target_ref').on(table.schoolId, table.refId, table.announcementId),
  ],
)
