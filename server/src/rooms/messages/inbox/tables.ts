import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MessageChannel, MessageKind, MessageTab } from '@xinglin/contract/messages'
import { stamp, tenantId } from '#platform/database'

/** Something that one person is told: one row of a kind and an object, which later happenings to the object join. */
export const message = pgTable(
  'message',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    tab: text('tab').$type<MessageTab>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** What it is about as it was called then. */
    title: text('title').notNull(),
    /** The happenings that it tells of, the last ones: none is told twice. */
    occurrences: text('occurrences').array().notNull(),
    /** How many things they are about since it was read last: a work that was handed in twice is one. */
    count: integer('count').notNull().default(1),
    /** How many happenings came since then; 0 where that was not written down: as many as `count`. */
    sinceRead: integer('since_read').notNull().default(0),
    senderId: uuid('sender_id'),
    mustRead: boolean('must_read').notNull().default(false),
    at: stamp('at').notNull(),
    readAt: stamp('read_at'),
    confirmedAt: stamp('confirmed_at'),
    deletedAt: stamp('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('message_once').on(table.schoolId, table.personId, table.kind, table.subjectId),
    index('message_newest')
      .on(
        table.schoolId,
        table.personId,
        table.at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`deleted_at is null`),
    index('message_tab')
      .on(
        table.schoolId,
        table.personId,
        table.tab,
        table.at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`deleted_at is null`),
    index('message_unread')
      .on(
        table.schoolId,
        table.personId,
        table.at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`deleted_at is null and read_at is null`),
    index('message_subject').on(table.schoolId, table.kind, table.subjectId, table.personId),
  ],
)

/** How somebody wants to hear of what stands under a tab; without a row the usual way. */
export const messagePreference = pgTable(
  'message_preference',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    tab: text('tab').$type<MessageTab>().notNull(),
    inbox: boolean('inbox').notNull(),
    outside: text('outside').array().$type<MessageChannel[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.personId, table.tab] })],
)
