import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, stamp, tenantId } from './columns.ts'

/** Requests already seen; made UNLOGGED by the migration, as losing it is repaired by `nonce_epoch`. */
export const nonce = pgTable(
  'nonce',
  { hash: bytea('hash').primaryKey(), seenAt: stamp('seen_at').notNull() },
  (table) => [index('nonce_seen').on(table.seenAt)],
)

/** When the nonce table began to remember; UNLOGGED too, so that both are forgotten together. */
export const nonceEpoch = pgTable('nonce_epoch', {
  id: integer('id').primaryKey(),
  birth: stamp('birth').notNull(),
})

/** Answers kept for 24 h by the key a client gave, so that a repeated write is answered and not done twice. */
export const idempotency = pgTable(
  'idempotency',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId, table.key] }),
    index('idempotency_age').on(table.createdAt),
  ],
)
