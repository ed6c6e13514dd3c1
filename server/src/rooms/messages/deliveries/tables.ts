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
import { deliveryStates, type MessageChannel } from '@xinglin/contract/messages'
import { stamp, tenantId } from '#platform/database'

/** A way out of the product that a school has opened or closed; without a row it is closed. */
export const deliveryChannel = pgTable(
  'delivery_channel',
  {
    schoolId: tenantId(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    enabled: boolean('enabled').notNull(),
    /** The school's own gateway; empty where that of the installation is used. */
    url: text('url').notNull().default(''),
    /** Wrapped by the key-encryption key. */
    secret: text('secret').notNull().default(''),
    /** What came of the last message that was sent to try it; null where none was since it was set. */
    triedAt: stamp('tried_at'),
    triedOk: boolean('tried_ok'),
    triedText: text('tried_text').notNull().default(''),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.channel] })],
)

/** The outbox: one row for what a person is to be told by one way, which everything joins that comes before it is sent. */
export const messageDelivery = pgTable(
  'message_delivery',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    state: text('state', { enum: [...deliveryStates] }).notNull(),
    /** Messages from then on are told of. */
    since: stamp('since').notNull(),
    /** When it is to be tried next. */
    nextAt: stamp('next_at').notNull(),
    tries: integer('tries').notNull().default(0),
    reason: text('reason').notNull().default(''),
    count: integer('count').notNull().default(0),
    workerId: uuid('worker_id'),
    takenAt: stamp('taken_at'),
    sentAt: stamp('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('message_delivery_waiting')
      .on(table.schoolId, table.personId, table.channel)
      .where(sql`state = 'waiting'`),
    index('message_delivery_person').on(
      table.schoolId,
      table.personId,
      table.channel,
      table.sentAt,
    ),
    index('message_delivery_due').on(table.schoolId, table.state, table.nextAt),
    index('message_delivery_newest').on(
      table.schoolId,
      table.since.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** What goes to an address that belongs to nobody of the school yet: one row an address and object, sent once. */
export const addressDelivery = pgTable(
  'address_delivery',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** What it is about: an invitation. */
    subjectId: uuid('subject_id').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    address: text('address').notNull(),
    /** What it says, wrapped by the key-encryption key; empty once it is sent, or may not be sent any more. */
    text: text('text').notNull(),
    state: text('state', { enum: [...deliveryStates] }).notNull(),
    /** Until when it may be sent. */
    until: stamp('until').notNull(),
    nextAt: stamp('next_at').notNull(),
    tries: integer('tries').notNull().default(0),
    reason: text('reason').notNull().default(''),
    workerId: uuid('worker_id'),
    takenAt: stamp('taken_at'),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('address_delivery_subject').on(table.schoolId, table.subjectId, table.address),
    index('address_delivery_due').on(table.schoolId, table.state, table.nextAt),
  ],
)
