import { sql } from 'drizzle-orm'
import { itemsOfCourse, scoresOfCourse } from '#attempts/relations'
import { peopleOfSchool } from '#identity'
import type { TenantContext } from '#platform/visit'
import type { Scope } from '../roster/policy.ts'
import { rosterRelation, uuids } from '../roster/roster-relation-store.ts'

/** A learner with everything they did, as the database has it. */
export type MonitoredRow = {
  readonly person_id: string
  readonly name: string
  readonly number: string
  readonly classes: readonly string[]
  readonly progress: number | null
  readonly current_item: string | null
  /** ms since 1970. */
  readonly last_at: number | null
  readonly composite: number | null
  /** For each item that was begun its place, a letter of its state and its best score: `0b,3d92`; null for whoever began none. */
  readonly cells: string | null
}

/** An item by all the ids that it has in versions of its course, with its place among those shown. */
export type ItemPlace = { readonly id: string; readonly place: number }

/** The learners of a course with all their items, in one query; of some people where they are named. By number. */
export const monitoredRows = async (
  { db, school: { id: schoolId } }: TenantContext,
  courseId: string,
  scope: Scope,
  places: readonly ItemPlace[],
  people: readonly string[] | undefined,
): Promise<MonitoredRow[]> => {
  const among = people === undefined ? sql`true` : sql`person_id = any(${uuids(people)})`
  const placed = sql`unnest(${uuids(places.map(({ id }) => id))}, ${`{${places.map(({ place }) => place).join(',')}}`}::int[])`
  const { rows } = await db.execute<MonitoredRow>(sql`
    with roster as (${rosterRelation(schoolId, courseId, scope, people)}),
    scores as (select * from (${scoresOfCourse(schoolId, courseId)}) one where ${among}),
    cells as (
      select person_id, string_agg(placed.place || left(item.state, 1) || coalesce(item.best_score::text, ''), ',') as cells
      from (${itemsOfCourse(schoolId, courseId)}) item
      join ${placed} placed (item_id, place) using (item_id)
      where ${among}
      group by person_id
    )
    select person_id, name, number, classes, progress, current_item,
      extract(epoch from last_at)::float8 * 1000 as last_at, composite, cells
    from roster
    join (${peopleOfSchool(schoolId)}) person using (person_id)
    left join scores using (person_id)
    left join cells using (person_id)
    order by length(number), number, person_id`)
  return rows
}
