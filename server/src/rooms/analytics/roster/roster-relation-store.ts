import { sql, type SQL } from 'drizzle-orm'
import { roundsOfCourse } from '#attempts/relations'
import { membersOfClasses } from '#classes/teaching'
import type { Scope } from './policy.ts'

export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Stands for the class of whoever was named. */
const nowhere = '00000000-0000-0000-0000-000000000000'

/** The names of the classes by which a course is given, as a parameter. */
const texts = (given: Scope['given']): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(given.map(({ className }) => className))}::jsonb))`

/**
 * A relation: who studies a course or is to, as far as a scope goes, with the round that is open; of some people where they
 * are named.
 */
export const rosterRelation = (
  schoolId: string,
  courseId: string,
  { known, chosen, others, given }: Scope,
  people?: readonly string[],
): SQL => {
  const isWithout = others && chosen.length === 0 && known.length > 0
  const chosenAlone = others ? sql`true` : sql`member.chosen`
  const within = isWithout ? sql`coalesce(not member.placed, true)` : chosenAlone
  const among = people === undefined ? sql`true` : sql`person_id = any(${uuids(people)})`
  const members = sql`
    ${membersOfClasses(schoolId, known)}
    union
    select * from unnest(${uuids(given.map(({ personId }) => personId))},
      ${uuids(given.map(({ classId }) => classId ?? nowhere))}, ${texts(given)}) given (person_id, class_id, class_name)`
  return sql`
    select coalesce(member.person_id, round.person_id) as person_id, coalesce(member.classes, '{}') as classes,
      round.progress, round.done_count, round.item_count, round.rounds, round.seconds, round.last_at, round.current_item
    from (
      select person_id, bool_or(class_id <> ${nowhere}) as placed,
        coalesce(array_agg(distinct class_name) filter (where class_id <> ${nowhere}), '{}') as classes,
        bool_or(class_id = any(${uuids(chosen)})) as chosen
      from (${members}) one where ${among} group by person_id
    ) member
    full join (select * from (${roundsOfCourse(schoolId, courseId)}) one where ${among}) round
      on round.person_id = member.person_id
    where ${within}`
}
