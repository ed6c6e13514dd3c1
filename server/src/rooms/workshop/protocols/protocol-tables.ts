import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SeedPlay } from '@xinglin/simulation/practical'
import { stamp, tenantId } from '#platform/database'
import { compositionTables } from '../compositions/composition-tables.ts'

/** What a teacher writes upon a protocol (实验工坊), and what became of it. */
export const { work: protocolWork, move: protocolMove } = compositionTables('protocol')

/** How a draft was played on a specimen; it holds for as long as the draft plays the same. */
export const protocolPlay = pgTable(
  'protocol_play',
  {
    schoolId: tenantId(),
    workId: uuid('protocol_id').notNull(),
    seed: integer('seed').notNull(),
    /** SHA-256 of what of the protocol decides how it plays. */
    hash: text('hash').notNull(),
    play: jsonb('play').$type<SeedPlay>().notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.workId, table.seed] })],
)
