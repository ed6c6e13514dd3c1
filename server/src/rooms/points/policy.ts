import { nobody } from '@xinglin/contract/call'
import { role } from '@xinglin/contract/identity'
import { listPoints } from '@xinglin/contract/points'
import { isHeadTeacherOf, ownTeachingClasses, peopleOfClasses } from '#classes'
import { peopleAmong, type KnownPerson } from '#identity'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'

const { missing } = listPoints.refusals

/** Whether the visitor teaches a student in a class of theirs, or is the 班主任. */
const teaches = async (visit: Visit, studentId: string): Promise<boolean> => {
  if (await isHeadTeacherOf(visit, studentId)) return true
  return (await peopleOfClasses(visit, await ownTeachingClasses(visit))).has(studentId)
}

/** A student whose points the visitor looks after: of a class that they teach, or of the school that they run. Of others there is nothing. */
export const overseenStudent = async (visit: Visit, personId: string): Promise<KnownPerson> => {
  const person = (await peopleAmong(visit, [personId])).get(personId)
  if (!person || visit.who === 'student' || person.id === memberOf(visit)?.id) throw refuse(missing)
  if (runsSchool(visit)) return person
  if (person.roleType !== role.student || !(await teaches(visit, personId))) throw refuse(missing)
  return person
}

/** Whose ledger is asked for: one's own, or that of a student whom one looks after. */
export const shownPerson = async (
  visit: Visit,
  wanted: string,
): Promise<{ readonly id: string; readonly other: KnownPerson | undefined }> => {
  const own = memberOf(visit)
  if (!own) throw refuse(missing)
  const isOwn = wanted === nobody || wanted === own.id
  const other = isOwn ? undefined : await overseenStudent(visit, wanted)
  return { id: other?.id ?? own.id, other }
}
