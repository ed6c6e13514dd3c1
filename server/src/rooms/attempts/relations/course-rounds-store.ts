import { sql, type SQL } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'

/** Goes at an item by its ids in all versions of its course; absent people for everybody. */
type RunsOf = {
  readonly courseId: string
  readonly itemIds: readonly string[]
  readonly people: readonly string[] | undefined
}

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/**
 * A relation for the queries of other rooms: of each person who studies a course the round that is open, and how many they began
 * (`rounds`). Who tries the own course is nobody.
 */
export const roundsOfCourse = (schoolId: string, courseId: string): SQL => sql`
  select one.person_id, one.id as attempt_id, one.no as rounds, one.progress, one.done_count,
    one.item_count, one.seconds, one.last_at, one.current_item
  from attempt one
  where one.school_id = ${schoolId} and one.course_id = ${courseId} and one.contest_id is null
    and one.state <> 'superseded' and not one.tester`

/** A relation: `composite` and `level` of the newest sheet of each person in a course, over all their rounds. */
export const scoresOfCourse = (schoolId: string, courseId: string): SQL => sql`
  select distinct on (one.person_id) one.person_id, sheet.composite::float8 as composite, sheet.level
  from attempt one
  join score_sheet sheet on sheet.school_id = one.school_id and sheet.attempt_id = one.id
  where one.school_id = ${schoolId} and one.course_id = ${courseId} and one.contest_id is null
    and not one.tester
  order by one.person_id, sheet.at desc`

/** The record of the first go of each person at an item, over all their rounds; of some people where they are named. */
export const firstRunsAt = async (
  { db, school: { id: schoolId } }: TenantContext,
  { courseId, itemIds, people }: RunsOf,
): Promise<{ readonly score: number; readonly record: unknown }[]> => {
  const among = people === undefined ? sql`true` : sql`one.person_id = any(${uuids(people)})`
  const { rows } = await db.execute<{ score: number; record: unknown }>(sql`
    select distinct on (one.person_id) go.score::float8 as score, go.record
    from attempt one
    join run go on go.school_id = one.school_id and go.attempt_id = one.id and go.item_id = any(${uuids(itemIds)})
    where one.school_id = ${schoolId} and one.course_id = ${courseId} and not one.tester and ${among}
    order by one.person_id, go.at`)
  return rows
}

/** A relation: what is kept of each item of the open rounds of a course, with whose they are. */
export const itemsOfCourse = (schoolId: string, courseId: string): SQL => sql`
  select one.person_id, item.item_id, item.state, item.best_score, item.tries, item.done_at
  from attempt one
  join attempt_item item on item.school_id = one.school_id and item.attempt_id = one.id
  where one.school_id = ${schoolId} and one.course_id = ${courseId} and one.contest_id is null
    and one.state <> 'superseded' and not one.tester`
