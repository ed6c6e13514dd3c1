import { newId } from '#platform/ids'
import { setColleges } from '#identity'
import { dayIn, type TenantContext, type Visit } from '#platform/visit'
import { classesOfPeople, type ClassPlace, keyOf } from './administrative-class.ts'
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

/** A transaction in which students are placed: when, and by whom. */
export type Placing = TenantContext & {
  readonly school: Pick<Visit['school'], 'id' | 'timezone'>
  readonly at: Date
  readonly person: { readonly id: string } | null
}

/** The ids of 行政班 by what tells them apart; those that are not there yet are made. */
const findOrCreate = async (
  placing: Placing,
  places: ReadonlyMap<string, ClassPlace>,
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly made: readonly string[] }> => {
  const store = administrativeStore(placing)
  const { at } = placing
  const before = new Map((await store.keyed([...places.keys()])).map((row) => [row.uniqueKey, row]))
  const missing = [...places].filter(([key]) => !before.has(key))
  const fresh = missing.map(([uniqueKey, place]) => ({
    id: newId(at.getTime()),
    ...place,
    uniqueKey,
    createdAt: at,
    editedAt: at,
  }))
  await store.addMissing(fresh)
  // Whoever made the same meanwhile was quicker: theirs is the one.
  const rows = await store.keyed(missing.map(([key]) => key))
  const own = new Set(fresh.map(({ id }) => id))
  return {
    ids: new Map([...before.values(), ...rows].map((row) => [row.uniqueKey, row.id])),
    made: rows.flatMap(({ id }) => (own.has(id) ? [id] : [])),
  }
}

/**
 * Puts students where a list says, out of the 行政班 that they are in, into one that is made where there is none yet; what
 * is archived was refused before. Each belongs to the 院系 of the class. Answers the ids of those that were made.
 */
export const placeListed = async (
  placing: Placing,
  listed: readonly ListedPlace[],
  reason: string,
): Promise<readonly string[]> => {
  if (listed.length === 0) return []
  const keyed = listed.map((one) => ({ ...one, key: keyOf(one.place) }))
  // A class that is written in two ways is called as it was written first.
  const places = new Map(keyed.toReversed().map(({ key, place }) => [key, place]))
  const { ids, made } = await findOrCreate(placing, places)
  const store = stayStore(placing)
  const stays = new Map(
    (await store.lock(listed.map(({ personId }) => personId))).map((one) => [one.personId, one]),
  )
  const today = dayIn(placing.school.timezone, placing.at)
  const placed = keyed.map(({ personId, key }) => ({ classId: ids.get(key) ?? '', personId }))
  const coming = placed.filter(({ classId, personId }) => stays.get(personId)?.classId !== classId)
  await store.end(
    coming.flatMap(({ personId }) => stays.get(personId)?.id ?? []),
    today,
  )
  await store.begin(
    coming.map((one) => ({
      ...one,
      id: newId(placing.at.getTime()),
      fromDay: today,
      reason,
      placedBy: placing.person?.id ?? null,
    })),
  )
  await setColleges(
    placing,
    listed.map(({ personId, place }) => ({ personId, collegeId: place.departmentId })),
  )
  return made
}

/** Takes back that a list placed some students: they are where they were before, without a trace. */
export const unplaceListed = async (
  school: TenantContext,
  personIds: readonly string[],
): Promise<void> => {
  const store = stayStore(school)
  const open = await store.lock(personIds)
  await store.forget(open.map(({ id }) => id))
  await store.reopen(open.map(({ personId, fromDay }) => ({ personId, untilDay: fromDay })))
  const now = await classesOfPeople(school, personIds)
  await setColleges(
    school,
    personIds.map((personId) => ({ personId, collegeId: now.get(personId)?.departmentId ?? null })),
  )
}

/** Takes away those of some 行政班 in which nobody ever was and which nobody has edited. */
export const removeUnusedClasses = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<void> => {
  const store = administrativeStore(school)
  for (const id of ids) {
    const row = await store.lock(id)
    if (!row || row.editedAt > row.createdAt) continue
    if (!(await stayStore(school).had(id))) await store.remove(id)
  }
}

/** Every 行政班 of the school that is not archived. */
export const openAdministrativeClasses = (school: TenantContext): Promise<AdministrativeRow[]> =>
  administrativeStore(school).open()
