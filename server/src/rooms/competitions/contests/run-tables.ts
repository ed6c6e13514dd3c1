import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { runStates, slotStates } from '@xinglin/contract/competitions'
import { stamp, tenantId } from '#platform/database'
import type { KeptFile } from '#resources'

/** A team in a round: the number that it drew, and whether it came. */
export const contestRun = pgTable(
  'contest_run',
  {
    schoolId: tenantId(),
    roundId: uuid('round_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    contestId: uuid('contest_id').notNull(),
    /** The school of the team. */
    partnerId: uuid('partner_id').notNull(),
    name: text('name').notNull(),
    /** Area and track as they were when the order was drawn; empty where there is none. */
    area: text('area').notNull().default(''),
    track: text('track').notNull().default(''),
    /** The number that was drawn, by which judges know the team. */
    no: smallint('no').notNull(),
    state: text('state', { enum: runStates }).notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.roundId, table.entryId] })],
)

/** When a team is at a station. Nobody is at two stations at a time. */
export const contestSlot = pgTable(
  'contest_slot',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    roundId: uuid('round_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    stationId: uuid('station_id').notNull(),
    /** From 1. */
    step: smallint('step').notNull(),
    lane: smallint('lane').notNull(),
    state: text('state', { enum: slotStates }).notNull().default('open'),
    reason: text('reason').notNull().default(''),
    /** What an accepted objection set instead of what the judges gave: hundredths of a per cent. */
    adjusted: smallint('adjusted'),
    /** Minutes at a computer that this team was given more than others. */
    extraMinutes: smallint('extra_minutes').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('contest_slot_entry').on(table.schoolId, table.roundId, table.entryId, table.step),
    index('contest_slot_station').on(table.schoolId, table.stationId, table.lane),
  ],
)

/** What a judge marked of a team at a station. */
export const contestSheet = pgTable(
  'contest_sheet',
  {
    schoolId: tenantId(),
    slotId: uuid('slot_id').notNull(),
    personId: uuid('person_id').notNull(),
    contestId: uuid('contest_id').notNull(),
    roundId: uuid('round_id').notNull(),
    /** Points by item of the sheet. */
    points: jsonb('points').$type<Record<string, number>>().notNull(),
    rating: smallint('rating'),
    remark: text('remark').notNull(),
    /** The number of the judge's last change. */
    seq: integer('seq').notNull(),
    /** Hundredths of a per cent of what could be had; null until it is sent for good. */
    share: smallint('share'),
    /** A picture of the paper, kept by the school that holds the contest. */
    photo: jsonb('photo').$type<KeptFile>(),
    savedAt: stamp('saved_at').notNull(),
    lockedAt: stamp('locked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.slotId, table.personId] }),
    index('contest_sheet_round').on(table.schoolId, table.roundId),
  ],
)

/** Somebody who entered a station at a computer: what their browser was found to have, and how often they left the page. */
export const contestSeat = pgTable(
  'contest_seat',
  {
    schoolId: tenantId(),
    slotId: uuid('slot_id').notNull(),
    personId: uuid('person_id').notNull(),
    contestId: uuid('contest_id').notNull(),
    roundId: uuid('round_id').notNull(),
    checks: jsonb('checks').$type<Record<string, 'pass' | 'warn' | 'fail'>>().notNull(),
    enteredAt: stamp('entered_at').notNull(),
    timesLeft: integer('times_left').notNull().default(0),
    leftAt: stamp('left_at'),
    /** How they left last. */
    leftHow: text('left_how').notNull().default(''),
    /** Their attempt at a virtual station; null at a paper. */
    attemptId: uuid('attempt_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.slotId, table.personId] }),
    index('contest_seat_round').on(table.schoolId, table.roundId),
  ],
)
