import { randomUUID } from 'node:crypto'
import pg from 'pg'

const itemCount = 20

/** A contest that goes on: everybody is at the last of its stations, the sheets of all others were sent. */
export type ContestRows = {
  readonly contestId: string
  /** Sheets that were sent. */
  readonly sheets: number
  /** Where teams are still to be marked. */
  readonly openSlots: readonly string[]
  /** All points of a sheet. */
  readonly fullPoints: Readonly<Record<string, number>>
  readonly lockedSheets: () => Promise<number>
}

/** Writes the rows of a contest of single entrants in a school, judged at each station by the teacher of a number. */
export const contestOf = async (
  databaseUrl: string,
  schoolId: string,
  {
    entrants,
    stations,
    judge,
  }: { readonly entrants: number; readonly stations: number; readonly judge: string },
): Promise<ContestRows> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const one = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => {
    const { rows } = await client.query<Row>(text, values)
    if (!rows[0]) throw new Error(`nothing of ${text}`)
    return rows[0]
  }
  const contestId = randomUUID()
  const roundId = randomUUID()
  const { id: judgeId } = await one<{ id: string }>(
    `select p.id from person p where p.school_id = $1 and p.number = $2`,
    [schoolId, judge],
  )
  const items = Array.from({ length: itemCount }, (_, no) => ({
    Id: randomUUID(),
    Text: `评分项${no + 1}`,
    Points: 5,
    Cap: 0,
  }))
  const stationIds = Array.from({ length: stations }, () => randomUUID())
  await client.query(
    `insert into contest (school_id, id, season, name, game_type, status, starts_at, ends_at, owner_id)
     values ($1, $2, '2026', '千人技能赛', 2, 3, now() - interval '1 hour', now() + interval '1 day', $3)`,
    [schoolId, contestId, judgeId],
  )
  await client.query(
    `insert into contest_round (school_id, id, contest_id, no, name, format, lanes, aggregation, standardise,
       tie_break, advances, change_minutes, board, awards, state, seed, step, step_started_at)
     values ($1, $2, $3, 1, '初赛', 'stations', 1, 'mean', false, '{heaviest,rating}', 100, 2, 'live', '[]', 'running',
       'measured', $4, now())`,
    [schoolId, roundId, contestId, stations],
  )
  await client.query(
    `insert into contest_station (school_id, id, contest_id, round_id, at, name, position, reading_minutes, minutes,
       weight, task, items)
     select $1, s.id, $2, $3, s.no - 1, '第' || s.no || '站', '', 1, 10, $5, '', $6
     from unnest($4::uuid[]) with ordinality as s (id, no)`,
    [schoolId, contestId, roundId, stationIds, Math.floor(100 / stations), JSON.stringify(items)],
  )
  await client.query(
    `insert into contest_judge (school_id, station_id, lane, person_id, partner_id, contest_id, round_id, name)
     select $1, s.id, 1, $5, $1, $2, $3, '评委' from unnest($4::uuid[]) as s (id)`,
    [schoolId, contestId, roundId, stationIds, judgeId],
  )
  await client.query(
    `with entries as (
       insert into contest_entry (school_id, id, contest_id, partner_id, name, state, no, leader_id, leader_name, phone,
         submitted_at)
       select $1, gen_random_uuid(), $2, $1, '选手' || no, 'accepted', no, gen_random_uuid(), '', '', now()
       from generate_series(1, $4::int) as no returning id, no, name),
     runs as (
       insert into contest_run (school_id, round_id, entry_id, contest_id, partner_id, name, no, state)
       select $1, $3, id, $2, $1, name, no, 'present' from entries)
     insert into contest_slot (school_id, id, contest_id, round_id, entry_id, station_id, step, lane)
     select $1, gen_random_uuid(), $2, $3, e.id, s.id, s.no, 1
     from entries e, unnest($5::uuid[]) with ordinality as s (id, no)`,
    [schoolId, contestId, roundId, entrants, stationIds],
  )
  const points = JSON.stringify(Object.fromEntries(items.map(({ Id }) => [Id, 4])))
  const { rowCount } = await client.query(
    `insert into contest_sheet (school_id, slot_id, person_id, contest_id, round_id, points, rating, remark, seq, share,
       saved_at, locked_at)
     select $1, id, $4, $2, $3, $6, 3, '', 1, 5000 + (abs(hashtext(id::text)) % 5000), now(), now()
     from contest_slot where school_id = $1 and round_id = $3 and step < $5`,
    [schoolId, contestId, roundId, judgeId, stations, points],
  )
  const { rows: slots } = await client.query<{ id: string }>(
    `select id from contest_slot where school_id = $1 and round_id = $2 and step = $3`,
    [schoolId, roundId, stations],
  )
  await client.query('analyze')
  await client.end()
  return {
    contestId,
    sheets: rowCount ?? 0,
    openSlots: slots.map(({ id }) => id),
    fullPoints: Object.fromEntries(items.map(({ Id, Points }) => [Id, Points])),
    lockedSheets: async () => {
      const later = new pg.Client({ connectionString: databaseUrl })
      await later.connect()
      const { rows } = await later.query<{ n: number }>(
        `select count(*)::int as n from contest_sheet where round_id = $1 and locked_at is not null`,
        [roundId],
      )
      await later.end()
      return rows[0]?.n ?? 0
    },
  }
}
