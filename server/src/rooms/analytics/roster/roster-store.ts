import { sql, type SQL } from 'drizzle-orm'
import type { learnerOrders, LearnerState } from '@xinglin/contract/analytics'
import { itemsOfCourse, scoresOfCourse } from '#attempts/relations'
import { peopleOfSchool } from '#identity'
import { containing } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { Scope } from './policy.ts'
import { rosterRelation } from './roster-relation-store.ts'

/** Somebody who studies a course, or is to. */
export type LearnerRow = {
  readonly person_id: string
  readonly name: string
  readonly number: string
  readonly classes: readonly string[]
  readonly progress: number | null
  readonly done_count: number | null
  readonly item_count: number | null
  readonly rounds: number | null
  readonly seconds: number | null
  readonly composite: number | null
  readonly level: string | null
  /** ms since 1970. */
  readonly last_at: number | null
}

type Order = (typeof learnerOrders)[number]

/** A page of the learners of a course. */
export type WantedLearners = {
  readonly state: LearnerState | 'all'
  readonly key: string
  readonly order: Order
  readonly descending: boolean
  readonly from: number
  readonly size: number
}

/** Numbers by their length first, so that 9 stands before 10; names as a Chinese dictionary has them. */
const columns: Readonly<Record<Order, SQL>> = {
  number: sql`length(number), number`,
  name: sql`name collate "zh-x-icu"`,
  progress: sql`coalesce(progress, -1)`,
  rounds: sql`coalesce(rounds, 0)`,
  seconds: sql`coalesce(seconds, 0)`,
  score: sql`coalesce(composite, -1)`,
  last: sql`coalesce(last_at, 'epoch')`,
}

const ordered = (order: Order, descending: boolean): SQL => {
  if (!descending) return sql`${columns[order]}, person_id`
  return order === 'number'
    ? sql`length(number) desc, number desc, person_id`
    : sql`${columns[order]} desc, person_id`
}

const stateIs: Readonly<Record<LearnerState | 'all', SQL>> = {
  all: sql`true`,
  new: sql`progress is null`,
  learning: sql`progress < 100`,
  done: sql`progress = 100`,
}

/** The learners of a course as one visitor may follow them: asked in one query, whatever it is sorted by. */
export const rosterStore = (
  { db, school: { id: schoolId } }: TenantContext,
  courseId: string,
  scope: Scope,
) => {
  const roster = sql`roster as (${rosterRelation(schoolId, courseId, scope)}),
  scores as (${scoresOfCourse(schoolId, courseId)})`
  return {
    async page({ state, key, order, descending, from, size }: WantedLearners) {
      const pattern = containing(key)
      const matches =
        key === ''
          ? sql`true`
          : sql`(person.name ilike ${pattern} or person.number ilike ${pattern})`
      const { rows } = await db.execute<LearnerRow & { total: number }>(sql`
        with ${roster}
        select person_id, name, number, classes, progress, done_count, item_count, rounds, seconds,
          composite, level, extract(epoch from last_at)::float8 * 1000 as last_at, count(*) over ()::int as total
        from roster
        join (${peopleOfSchool(schoolId)}) person using (person_id)
        left join scores using (person_id)
        where ${matches} and ${stateIs[state]}
        order by ${ordered(order, descending)}
        limit ${size} offset ${from}`)
      return rows
    },
    /** How they stand together, with the composites of those who have one. */
    async together() {
      const { rows } = await db.execute<{
        learners: number
        fresh: number
        done: number
        progress: number
        composites: number[]
      }>(sql`
        with ${roster}
        select count(*)::int as learners, count(*) filter (where progress is null)::int as fresh,
          count(*) filter (where progress = 100)::int as done,
          coalesce(avg(coalesce(progress, 0)), 0)::float8 as progress,
          coalesce(array_agg(composite) filter (where composite is not null), '{}') as composites
        from roster left join scores using (person_id)`)
      return rows[0] ?? { learners: 0, fresh: 0, done: 0, progress: 0, composites: [] }
    },
    /** How many of them began and completed each item that rounds have, by the ids of all versions. */
    async items() {
      const { rows } = await db.execute<{
        item_id: string
        begun: number
        done: number
        sum: number
        scored: number
      }>(sql`
        with ${roster}
        select item_id, count(*)::int as begun, count(*) filter (where state = 'done')::int as done,
          coalesce(sum(best_score), 0)::int as sum, count(best_score)::int as scored
        from roster join (${itemsOfCourse(schoolId, courseId)}) item using (person_id)
        group by item_id`)
      return rows
    },
    /** How far some people are, as far as they are among them; null for whoever never began. */
    async progressOf(people: readonly string[]) {
      const { rows } = await db.execute<{ person_id: string; progress: number | null }>(
        sql`select person_id, progress from (${rosterRelation(schoolId, courseId, scope, people)}) one`,
      )
      return rows
    },
    /** Who they are. */
    async people(): Promise<string[]> {
      const { rows } = await db.execute<{ person_id: string }>(
        sql`with ${roster} select person_id from roster`,
      )
      return rows.map((row) => row.person_id)
    },
    /** One of them; undefined where the visitor follows no such learner. */
    async find(personId: string) {
      const { rows } = await db.execute<Pick<LearnerRow, 'name' | 'number' | 'classes'>>(sql`
        with ${roster}
        select name, number, classes from roster
        join (${peopleOfSchool(schoolId)}) person using (person_id)
        where person_id = ${personId}`)
      return rows[0]
    },
  }
}
