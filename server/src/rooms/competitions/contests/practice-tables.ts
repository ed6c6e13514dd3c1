import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { virtualKinds } from '@xinglin/contract/competitions'
import { stamp, tenantId } from '#platform/database'

/** A virtual station that is practised for a contest, in the version of the day it was chosen. */
export const contestPracticeStation = pgTable(
  'contest_practice_station',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    /** Which, from 0. */
    at: smallint('at').notNull(),
    kind: text('kind', { enum: virtualKinds }).notNull(),
    workId: uuid('work_id').notNull(),
    versionId: uuid('version_id').notNull(),
    name: text('name').notNull(),
    minutes: smallint('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_practice_station_contest').on(table.schoolId, table.contestId, table.at),
  ],
)

/** A round of somebody at such a station; its id is the attempt of the simulation. */
export const contestPracticeRun = pgTable(
  'contest_practice_run',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    stationId: uuid('station_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The school of the person. */
    partnerId: uuid('partner_id').notNull(),
    startedAt: stamp('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_practice_run_contest').on(
      table.schoolId,
      table.contestId,
      table.partnerId,
      table.startedAt,
    ),
    index('contest_practice_run_person').on(table.schoolId, table.stationId, table.personId),
  ],
)
