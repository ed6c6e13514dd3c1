import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  advanceWays,
  aggregations,
  type Award,
  boardModes,
  positions,
  type RoundForm,
  roundFormats,
  roundStates,
  stationKinds,
  type TieBreak,
} from '@xinglin/contract/competitions'
import { stamp, tenantId } from '#platform/database'
import type { ScoredTeam } from '../scoring/score-round.ts'

/** A round of a contest: how it is run, and how its scores come about. */
export const contestRound = pgTable(
  'contest_round',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    /** Which round, from 1. */
    no: smallint('no').notNull(),
    name: text('name').notNull(),
    format: text('format', { enum: roundFormats }).notNull(),
    lanes: smallint('lanes').notNull(),
    aggregation: text('aggregation', { enum: aggregations }).notNull(),
    standardise: boolean('standardise').notNull(),
    tieBreak: text('tie_break').array().$type<TieBreak[]>().notNull(),
    advances: smallint('advances').notNull(),
    advanceBy: text('advance_by', { enum: advanceWays }).notNull().default('entries'),
    /** How many entries of a school count, where schools go on. */
    counted: smallint('counted').notNull().default(1),
    /** By how many points of a hundred judges may differ; 0 for any number. */
    maxSpread: smallint('max_spread').notNull().default(0),
    changeMinutes: smallint('change_minutes').notNull(),
    board: text('board', { enum: boardModes }).notNull(),
    awards: jsonb('awards').$type<Award[]>().notNull(),
    state: text('state', { enum: roundStates }).notNull().default('planned'),
    /** What the draw was made by; empty before. */
    seed: text('seed').notNull().default(''),
    /** Which step goes on, from 1; 0 before the first. */
    step: smallint('step').notNull().default(0),
    stepStartedAt: stamp('step_started_at'),
    /** Since when the clock stands still, and for so long it did before in this step. */
    pausedAt: stamp('paused_at'),
    pausedMs: integer('paused_ms').notNull().default(0),
    /** Minutes that were added to this step. */
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    /** Since when the public board shows what it showed then, and that. */
    frozenAt: stamp('frozen_at'),
    frozenBoard: jsonb('frozen_board').$type<ScoredTeam[]>(),
    /** Until when one may object to what was published. */
    objectionsUntil: stamp('objections_until'),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_round_contest').on(table.schoolId, table.contestId, table.no),
  ],
)

/** A station of a round with the sheet by which it is judged. */
export const contestStation = pgTable(
  'contest_station',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    roundId: uuid('round_id').notNull(),
    /** Which station of the round, from 0. */
    at: smallint('at').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: stationKinds }).notNull().default('manikin'),
    /** What is sat or played: a paper, a case or a procedure; null until it is chosen. */
    sourceId: uuid('source_id'),
    sourceVersion: integer('source_version').notNull().default(0),
    sourceName: text('source_name').notNull().default(''),
    /** The version of the case or the procedure, as it was chosen: it never changes. */
    workVersionId: uuid('work_version_id'),
    /** The examination that was made of it when the round was drawn. */
    examId: uuid('exam_id'),
    /** Who of the team is examined; empty for the whole team. */
    position: text('position', { enum: ['', ...positions] }).notNull(),
    readingMinutes: smallint('reading_minutes').notNull(),
    minutes: smallint('minutes').notNull(),
    weight: smallint('weight').notNull(),
    task: text('task').notNull(),
    items: jsonb('items').$type<RoundForm['Stations'][number]['Items']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_station_round').on(table.schoolId, table.roundId, table.at),
  ],
)

/** Who judges a station of a lane; a teacher of a school that takes part. */
export const contestJudge = pgTable(
  'contest_judge',
  {
    schoolId: tenantId(),
    stationId: uuid('station_id').notNull(),
    lane: smallint('lane').notNull(),
    personId: uuid('person_id').notNull(),
    /** The school of the judge. */
    partnerId: uuid('partner_id').notNull(),
    contestId: uuid('contest_id').notNull(),
    roundId: uuid('round_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.stationId, table.lane, table.personId] }),
    index('contest_judge_person').on(table.schoolId, table.contestId, table.personId),
  ],
)
