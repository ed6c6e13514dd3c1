import { sql, type SQL } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'

/** The best consultation of a student at an item. */
export type BestRow = {
  readonly person_id: string
  readonly composite: number
  readonly scores: readonly (number | null)[] | null
}

/** Something that many missed, or did. */
export type ShareRow = {
  readonly group: 'fact' | 'exam' | 'test' | 'harm'
  readonly id: string
  readonly name: string
  readonly count: number
  readonly of: number
}

/** A student at an item. */
export type LearnerRow = {
  readonly person_id: string
  readonly session_id: string
  readonly attempt_id: string
  readonly composite: number | null
  readonly level: string
  readonly tries: number
  readonly seconds: number
  /** ms since 1970. */
  readonly last_at: number
}

/** How the students of a course did at an item; who tries the own course is none of them. */
export const classStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const at = (courseId: string, itemId: string): SQL =>
    sql`school_id = ${schoolId} and course_id = ${courseId} and item_id = ${itemId} and not tester`
  /** Of each student the best that was finished. */
  const best = (courseId: string, itemId: string): SQL =>
    sql`select distinct on (person_id) person_id, composite, scores, coalesce(judged, assessment) as told
      from consultation_session
      where ${at(courseId, itemId)} and state = 'finished' and composite is not null
      order by person_id, composite desc, started_at`
  return {
    async best(courseId: string, itemId: string): Promise<BestRow[]> {
      const { rows } = await db.execute<BestRow>(
        sql`select person_id, composite::float8 as composite, scores from (${best(courseId, itemId)}) one`,
      )
      return rows
    },
    /** What the best consultations missed, and the harm that was done in them. */
    async shares(courseId: string, itemId: string): Promise<ShareRow[]> {
      const { rows } = await db.execute<ShareRow>(sql`
        with best as (${best(courseId, itemId)}),
        facts as (
          select 'fact' as "group", f.value ->> 'id' as id, f.value ->> 'zh' as name, missed
          from best, (values ('{debrief,missed}', true), ('{debrief,found}', false)) of (path, missed),
            jsonb_array_elements(told #> path::text[]) f
        ),
        items as (
          select case d.value ->> 'no' when '5' then 'exam' else 'test' end as "group",
            i.value ->> 'id' as id, i.value ->> 'zh' as name, (i.value ->> 'got')::float8 <= 0 as missed
          from best, jsonb_array_elements(told #> '{sheet,dimensions}') d,
            jsonb_array_elements(d.value -> 'items') i
          where d.value ->> 'no' in ('5', '6') and (i.value ->> 'max')::float8 > 0
        ),
        harms as (
          select distinct 'harm' as "group", h.value ->> 'id' as id, h.value ->> 'zh' as name, person_id
          from best, jsonb_array_elements(told #> '{debrief,harms}') h
        )
        select "group", id, max(name) as name, count(*) filter (where missed)::int as count, count(*)::int as of
        from (select * from facts union all select * from items) looked
        group by "group", id having count(*) filter (where missed) > 0
        union all
        select "group", id, max(name), count(*)::int, (select count(*)::int from best)
        from harms group by "group", id
        order by 4 desc, 3`)
      return rows
    },
    async sessions(courseId: string, itemId: string): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from consultation_session
          where ${at(courseId, itemId)} and state = 'finished'`,
      )
      return rows[0]?.count ?? 0
    },
    /** How many students finished a consultation, by item. */
    async learners(courseId: string): Promise<ReadonlyMap<string, number>> {
      const { rows } = await db.execute<{ item_id: string; count: number }>(
        sql`select item_id, count(distinct person_id)::int as count from consultation_session
          where school_id = ${schoolId} and course_id = ${courseId} and state = 'finished' and not tester
          group by item_id`,
      )
      return new Map(rows.map((row) => [row.item_id, row.count]))
    },
    /** The lowest best first; who finished none before all others. */
    async list(
      courseId: string,
      itemId: string,
      page: number,
      size: number,
    ): Promise<{ readonly rows: LearnerRow[]; readonly count: number }> {
      const { rows } = await db.execute<LearnerRow & { total: number }>(sql`
        with own as (select * from consultation_session where ${at(courseId, itemId)}),
        shown as (
          select distinct on (person_id) person_id, id as session_id, attempt_id, composite, level
          from own order by person_id, (state = 'finished') desc, composite desc nulls last, started_at desc
        ),
        sums as (
          select person_id, count(*) filter (where state = 'finished')::int as tries,
            coalesce(sum(extract(epoch from ended_at - started_at)), 0)::int as seconds,
            extract(epoch from max(started_at))::float8 * 1000 as last_at
          from own group by person_id
        )
        select shown.person_id, session_id, attempt_id, composite::float8 as composite, level, tries, seconds,
          last_at, count(*) over ()::int as total
        from shown join sums using (person_id)
        order by composite nulls first, last_at desc, shown.person_id
        limit ${size} offset ${(page - 1) * size}`)
      return { rows, count: rows[0]?.total ?? 0 }
    },
  }
}
