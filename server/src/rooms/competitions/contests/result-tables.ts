import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { objectionStates } from '@xinglin/contract/competitions'
import { stamp, tenantId } from '#platform/database'
import type { KeptFile } from '#resources'

/** What was settled of a round; once it is signed it never changes. */
export const contestSettlement = pgTable(
  'contest_settlement',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    roundId: uuid('round_id').notNull(),
    /** Which settlement of the round, from 1. */
    no: integer('no').notNull(),
    /** The scores as JSON text, byte for byte as its hash has them. */
    snapshot: text('snapshot').notNull(),
    hash: text('hash').notNull(),
    /** For how many days one may object, once it is signed. */
    days: smallint('days').notNull(),
    note: text('note').notNull(),
    preparedBy: uuid('prepared_by').notNull(),
    preparedName: text('prepared_name').notNull(),
    preparedAt: stamp('prepared_at').notNull(),
    signedBy: uuid('signed_by'),
    signedName: text('signed_name').notNull().default(''),
    signedAt: stamp('signed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_settlement_round').on(table.schoolId, table.roundId, table.no),
  ],
)

/** An objection to a published score of a station. */
export const contestObjection = pgTable(
  'contest_objection',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    roundId: uuid('round_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** The school of the team. */
    partnerId: uuid('partner_id').notNull(),
    stationId: uuid('station_id').notNull(),
    personId: uuid('person_id').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    /** Files of the school that holds the contest, stamped or evidence. */
    files: jsonb('files')
      .$type<readonly (KeptFile & { readonly isStamped: boolean })[]>()
      .notNull()
      .default([]),
    /** Hundredths of a per cent as they were published; null where there were none. */
    share: smallint('share'),
    state: text('state', { enum: objectionStates }).notNull().default('open'),
    decision: text('decision').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: stamp('decided_at'),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_objection_round').on(table.schoolId, table.roundId, table.createdAt),
  ],
)
