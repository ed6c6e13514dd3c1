import { newId } from '#platform/ids'
import { setCollege } from '#identity'
import { dayIn, type TenantContext, type Visit } from '#platform/visit'
import {
  classesOfPeople,
  type ClassPlace,
  findOrCreateAdministrativeClass,
  keyOf,
} from './administrative-class.ts'
import { stayStore } from './stay-store.ts'
import { administrativeStore, type AdministrativeRow } from './store.ts'

/** A student whom a list of the school puts into a 行政班. */
export type ListedPlace = { readonly personId: string; readonly place: ClassPlace }

/** The 行政班 that some people are in, by person. */
export const administrativeClassesOf = classesOfPeople

/** Which of some 行政班 there are, by what tells them apart. */
export const administrativeClassesAmong = async (
  school: TenantContext,
  places: readonly ClassPlace[],
): Promise<(place: ClassPlace) => AdministrativeRow | undefined> => {
  const keys = [...new Set(places.map(keyOf))]
  const rows = await administrativeStore(school).keyed(keys)
  const byKey = new Map(rows.map((row) => [row.uniqueKey, row]))
  return (place) => byKey.get(keyOf(place))
}

/**
 * Puts students where a list says, out of the 行政班 that they are in, into one that is made where there is none yet; what
 * is archived was refused before. Each belongs to the 院系 of the class.
 */
export const placeListed = async (
  visit: Visit,
  listed: readonly ListedPlace[],
  reason: string,
): Promise<void> => {
  if (listed.length === 0) return
  const classes = new Map<string, { id: string; collegeId: string; people: string[] }>()
  for (const { personId, place } of listed) {
    const key = keyOf(place)
    const known = classes.get(key)
    if (known) known.people.push(personId)
    else {
      const { id } = await findOrCreateAdministrativeClass(visit, place, visit.at)
      classes.set(key, { id, collegeId: place.departmentId, people: [personId] })
    }
  }
  const store = stayStore(visit)
  const stays = new Map(
    (await store.hold(listed.map(({ personId }) => personId))).map((one) => [one.personId, one]),
  )
  const today = dayIn(visit.school.timezone, visit.at)
  const placed = [...classes.values()].flatMap(({ id: classId, people }) =>
    people.map((personId) => ({ classId, personId })),
  )
  const coming = placed.filter(({ classId, personId }) => stays.get(personId)?.classId !== classId)
  await store.end(
    coming.flatMap(({ personId }) => stays.get(personId)?.id ?? []),
    today,
  )
  await store.begin(
    coming.map((one) => ({
      ...one,
      id: newId(visit.at.getTime()),
      fromDay: today,
      reason,
      placedBy: visit.person?.id ?? null,
    })),
  )
  for (const { collegeId, people } of classes.values()) await setCollege(visit, people, collegeId)
}

/** Takes back that a list placed some students: they are where they were before, without a trace. */
export const unplaceListed = async (visit: Visit, personIds: readonly string[]): Promise<void> => {
  const store = stayStore(visit)
  const open = await store.hold(personIds)
  await store.forget(open.map(({ id }) => id))
  await store.reopen(open.map(({ personId, fromDay }) => ({ personId, untilDay: fromDay })))
  const now = await classesOfPeople(visit, personIds)
  for (const id of personIds) await setCollege(visit, [id], now.get(id)?.departmentId ?? null)
}
