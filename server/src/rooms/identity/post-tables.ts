import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { postKinds } from '@xinglin/contract/call'
import { stamp, tenantId } from '#platform/database'

/** A post that the school gave to a teacher; rows stay when it is taken away. */
export const post = pgTable(
  'post',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text('kind', { enum: postKinds }).notNull(),
    /** The 院系, subject or 科室 that it is held for. */
    placeId: uuid('place_id').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** The last day; null for none. */
    untilDay: date('until_day', { mode: 'string' }),
    grantedBy: uuid('granted_by').notNull(),
    grantedAt: stamp('granted_at').notNull(),
    /** Who took it away; null while it stands. */
    endedBy: uuid('ended_by'),
    endedAt: stamp('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('post_standing')
      .on(table.schoolId, table.personId, table.kind, table.placeId)
      .where(sql`ended_at is null`),
    index('post_newest').on(
      table.schoolId,
      table.grantedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
