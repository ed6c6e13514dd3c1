import { sql, type SQL } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { attempt, attemptEvent } from './tables.ts'

/** Rounds of the same course and contest that two people both have open, by which of the two is the later. */
const both = (schoolId: string, from: string, to: string): SQL => sql`
  select one.id as from_id, other.id as to_id, one.last_at > other.last_at as from_is_later
  from ${attempt} one join ${attempt} other
    on other.school_id = one.school_id and other.course_id = one.course_id
    and other.contest_id is not distinct from one.contest_id
  where one.school_id = ${schoolId}::uuid and one.person_id = ${from}::uuid
    and other.person_id = ${to}::uuid
    and one.state <> 'superseded' and other.state <> 'superseded'`

/** In how many courses two people both have a round that is not history. */
export const roundsInBoth = async (
  { db, school }: TenantContext,
  from: string,
  to: string,
): Promise<number> => {
  const { rows } = await db.execute(both(school.id, from, to))
  return rows.length
}

/**
 * Makes the earlier of two such rounds history, so that all of them can be one person's; numbers the rounds of each
 * course by when they began, as if that person had begun them all.
 */
export const mergeRounds = async (
  { db, school, at }: TenantContext & { readonly at: Date },
  from: string,
  to: string,
): Promise<void> => {
  await db.execute(sql`
    with pairs as (${both(school.id, from, to)}),
    gone as (
      update ${attempt} set state = 'superseded'
      where school_id = ${school.id}::uuid
        and id in (select case when from_is_later then to_id else from_id end from pairs)
      returning id)
    insert into ${attemptEvent} (school_id, attempt_id, seq, at, verb, payload)
    select ${school.id}::uuid, gone.id,
      1 + (select coalesce(max(e.seq), 0) from ${attemptEvent} e
        where e.school_id = ${school.id}::uuid and e.attempt_id = gone.id),
      ${at.toISOString()}::timestamptz, 'superseded', '{}'::jsonb
    from gone`)
  await db.execute(sql`
    update ${attempt} a set no = counted.no
    from (
      select id, row_number() over (
        partition by course_id, contest_id order by started_at, id)::int as no
      from ${attempt}
      where school_id = ${school.id}::uuid and person_id in (${from}::uuid, ${to}::uuid)) counted
    where a.school_id = ${school.id}::uuid and a.id = counted.id and a.no <> counted.no`)
}
