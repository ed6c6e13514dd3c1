import { changeAdministrativeRoster } from '@xinglin/contract/classes'
import { role } from '@xinglin/contract/identity'
import { type KnownPerson, peopleAmong, setCollege } from '#identity'
import { newId } from '#platform/ids'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { stayStore } from './stay-store.ts'
import { administrativeStore } from './store.ts'

const { student, elsewhere, fromArchived } = changeAdministrativeRoster.refusals

/** Refuses a list that holds anybody but students of the school who may sign in. */
export const studentsAmong = async (
  visit: Visit,
  ids: readonly string[],
  refusal: readonly [code: number, message: string],
): Promise<ReadonlyMap<string, KnownPerson>> => {
  const people = await peopleAmong(visit, ids)
  const isStudent = (id: string): boolean => {
    const one = people.get(id)
    return one?.roleType === role.student && !one.disabled
  }
  if (!ids.every(isStudent)) throw refuse(refusal)
  return people
}

/** Puts students into a class, out of the one that they are in where `move` says so; answers how many came, how many were moved, and who they are. */
export const placeStudents = async (
  visit: Visit,
  classId: string,
  personIds: readonly string[],
  { move, reason }: { readonly move: boolean; readonly reason: string },
): Promise<{ added: number; moved: number; people: readonly string[] }> => {
  const ids = [...new Set(personIds)]
  await studentsAmong(visit, ids, student)
  const store = stayStore(visit)
  const stays = await store.lock(ids)
  const leaving = stays.filter((stay) => stay.classId !== classId)
  if (leaving.length > 0 && !move) throw refuse(elsewhere)
  const from = await administrativeStore(visit).among(leaving.map((stay) => stay.classId))
  if (from.some((row) => row.state === 'archived')) throw refuse(fromArchived)
  const today = dayIn(visit.school.timezone, visit.at)
  await store.end(
    leaving.map((stay) => stay.id),
    today,
  )
  const here = new Set(stays.filter((stay) => stay.classId === classId).map((one) => one.personId))
  const coming = ids.filter((id) => !here.has(id))
  await store.begin(
    coming.map((personId) => ({
      id: newId(visit.at.getTime()),
      classId,
      personId,
      fromDay: today,
      reason,
      placedBy: visit.person?.id ?? null,
    })),
  )
  const [into] = await administrativeStore(visit).among([classId])
  if (into) await setCollege(visit, coming, into.departmentId)
  return { added: coming.length - leaving.length, moved: leaving.length, people: coming }
}
