import { sql, type SQL } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'

/** Which sessions are looked at: those at an item by its ids in all versions, of some people or of everybody. */
export type FiguresOf = {
  readonly courseId: string
  readonly itemIds: readonly string[]
  /** Of whoever finished several the first counts, not the best: it is taken once. */
  readonly once: boolean
  /** Absent for everybody. */
  readonly people?: readonly string[] | undefined
}

/** Something that was not done, or done wrong, by `missed` of `of`. */
export type Missed = {
  readonly group: string
  readonly name: string
  readonly missed: number
  readonly of: number
}

/** How those who finished a simulation did: the one session of each that counts. */
export type ClassFigures = {
  readonly composites: readonly number[]
  readonly dimensions: readonly { readonly name: string; readonly mean: number | null }[]
  /** Most missed first. */
  readonly missed: readonly Missed[]
}

/** Where a kind keeps its sessions, and what of a row (`s`) is read: the score sheet, and the debrief where there is one. */
type Kept = { readonly table: string; readonly sheet: string; readonly debrief?: string }

/** What a station that ended came to. */
export type StationFigures = {
  readonly attemptId: string
  readonly sessionId: string
  readonly composite: number
  /** By dimension. */
  readonly scores: readonly (number | null)[]
}

const most = 60

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Score sheets of a kind, compared: whatever the kind, they have dimensions and points of the same shape. Who tries the own course is nobody. */
export const classFiguresIn =
  ({ table, sheet, debrief = `'{}'::jsonb` }: Kept) =>
  async (
    { db, school: { id: schoolId } }: TenantContext,
    { courseId, itemIds, once, people }: FiguresOf,
  ): Promise<ClassFigures> => {
    const order = once ? sql`s.started_at` : sql`s.composite desc, s.started_at`
    const among = people === undefined ? sql`true` : sql`s.person_id = any(${uuids(people)})`
    const best = sql`best as (
      select distinct on (s.person_id) s.composite::float8 as composite,
        ${sql.raw(sheet)} as sheet, ${sql.raw(debrief)} as debrief
      from ${sql.raw(table)} s
      where s.school_id = ${schoolId} and s.course_id = ${courseId} and s.item_id = any(${uuids(itemIds)})
        and not s.tester and s.state = 'finished' and s.composite is not null and ${among}
      order by s.person_id, ${order})`
    const { rows: composites } = await db.execute<{ composite: number }>(
      sql`with ${best} select composite from best`,
    )
    if (composites.length === 0) return { composites: [], dimensions: [], missed: [] }
    const { rows: dimensions } = await db.execute<{ name: string; mean: number | null }>(sql`
      with ${best}
      select d.value ->> 'name' as name, avg((d.value ->> 'score')::float8)::float8 as mean
      from best, jsonb_array_elements(sheet -> 'dimensions') d
      group by d.value ->> 'no', d.value ->> 'name' order by (d.value ->> 'no')::int`)
    const { rows: missed } = await db.execute<Missed>(sql`
      with ${best},
      points as (
        select d.value ->> 'name' as "group", i.value ->> 'id' as id, i.value ->> 'zh' as name,
          (i.value ->> 'got')::float8 <= 0 as missed
        from best, jsonb_array_elements(sheet -> 'dimensions') d, jsonb_array_elements(d.value -> 'items') i
        where (i.value ->> 'max')::float8 > 0
      ),
      facts as (
        select '病史要点' as "group", f.value ->> 'id' as id, f.value ->> 'zh' as name, was as missed
        from best, (values ('missed', true), ('found', false)) of (list, was),
          jsonb_array_elements(coalesce(debrief -> list, '[]')) f
      ),
      harms as (
        select '造成的伤害' as "group", h.value ->> 'id' as id, h.value ->> 'zh' as name, true as missed
        from best, jsonb_array_elements(coalesce(debrief -> 'harms', '[]')) h
      )
      select "group", max(name) as name, count(*) filter (where missed)::int as missed,
        case when "group" = '造成的伤害' then (select count(*)::int from best) else count(*)::int end as of
      from (select * from points union all select * from facts union all select * from harms) looked
      group by "group", id having count(*) filter (where missed) > 0
      order by count(*) filter (where missed)::float8 / count(*) desc, 3 desc, 2
      limit ${most}`)
    return { composites: composites.map(({ composite }) => composite), dimensions, missed }
  }

/** What the stations of some attempts came to that ended; without their sheets, for comparing many. */
export const stationFiguresIn =
  (table: string) =>
  async (
    { db, school: { id: schoolId } }: TenantContext,
    attemptIds: readonly string[],
  ): Promise<StationFigures[]> => {
    if (attemptIds.length === 0) return []
    const { rows } = await db.execute<StationFigures>(sql`
      select attempt_id as "attemptId", id as "sessionId", composite::float8 as composite,
        coalesce(scores, '[]'::jsonb) as scores
      from ${sql.raw(table)}
      where school_id = ${schoolId} and attempt_id = any(${uuids(attemptIds)})
        and state = 'finished' and composite is not null`)
    return rows
  }
