import type { ImportPlace, NewPlace } from '@xinglin/contract/imports'
import { openAdministrativeClasses } from '#classes'
import type { TenantContext } from '#platform/visit'
import { collegesOf, plainCollege } from '#schools'
import { nearName } from './near-name.ts'
import { placeStore } from './place-store.ts'
import { readRow } from './read-row.ts'

const onlyCollege = (College: string): ImportPlace => ({ College, Major: '', Grade: 0, Class: '' })
const onlyMajor = (College: string, Major: string): ImportPlace => ({
  ...onlyCollege(College),
  Major,
})

/** Whether two places are the same, as names are compared. */
export const isSamePlace = (one: ImportPlace, other: ImportPlace): boolean =>
  one.Grade === other.Grade &&
  (['College', 'Major', 'Class'] as const).every(
    (name) => plainCollege(one[name]) === plainCollege(other[name]),
  )

/** The place that a row names, and what of it counts where only its 院系 or 专业 is meant. */
export const placesIn = (cells: readonly string[]): readonly ImportPlace[] => {
  const { college, place } = readRow(cells, new Map())
  if (college === '') return []
  if (!place) return [onlyCollege(college)]
  const { grade, major, name } = place
  return [
    onlyCollege(college),
    onlyMajor(college, major),
    { College: college, Major: major, Grade: grade, Class: name },
  ]
}

/** The places that the school has, in the shape of an import. */
const knownPlaces = async (school: TenantContext): Promise<ImportPlace[]> => {
  const colleges = new Map((await collegesOf(school)).map(({ id, name }) => [id, name]))
  const classes = (await openAdministrativeClasses(school)).flatMap(
    ({ departmentId, major, grade, name }): ImportPlace[] => {
      const College = colleges.get(departmentId)
      return College === undefined ? [] : [{ College, Major: major, Grade: grade, Class: name }]
    },
  )
  const majors = classes.map(({ College, Major }) => onlyMajor(College, Major))
  return [...[...colleges.values()].map(onlyCollege), ...majors, ...classes]
}

const levelOf = ({ Class, Major }: ImportPlace): 'Class' | 'Major' | 'College' =>
  Class !== '' ? 'Class' : Major !== '' ? 'Major' : 'College'

/** The existing place that may be meant: of the same level, within the same 院系, and a class of the same year. */
const nearOf = (place: ImportPlace, known: readonly ImportPlace[]): ImportPlace | null => {
  const level = levelOf(place)
  const beside = known.filter(
    (one) =>
      levelOf(one) === level &&
      one.Grade === place.Grade &&
      (level === 'College' || plainCollege(one.College) === plainCollege(place.College)),
  )
  const called = (one: ImportPlace): string =>
    level === 'Class' && !one.Class.includes(one.Major) ? `${one.Major}${one.Class}` : one[level]
  const near = nearName(called(place), beside.map(called))
  return beside.find((one) => called(one) === near) ?? null
}

/** What an import would make: each 院系, 专业 and 行政班 that its rows name and the school does not have. */
export const newPlaces = async (school: TenantContext, importId: string): Promise<NewPlace[]> => {
  const known = await knownPlaces(school)
  const keyOf = (place: ImportPlace): string =>
    JSON.stringify([
      place.Grade,
      ...[place.College, place.Major, place.Class].map((text) => plainCollege(text)),
    ])
  const isKnown = new Set(known.map(keyOf))
  const lacking = new Map<string, { Place: ImportPlace; Rows: number }>()
  for (const { cells, rows } of await placeStore(school).said(importId))
    for (const Place of placesIn(cells)) {
      const key = keyOf(Place)
      if (isKnown.has(key)) continue
      lacking.set(key, { Place, Rows: (lacking.get(key)?.Rows ?? 0) + rows })
    }
  return [...lacking.values()]
    .toSorted((a, b) => Number(a.Place.Major !== '') - Number(b.Place.Major !== ''))
    .map((one) => ({ ...one, Near: nearOf(one.Place, known) }))
}
