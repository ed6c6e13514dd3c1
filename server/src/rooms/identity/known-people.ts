import type { TenantContext } from '#platform/visit'
import { knownPeopleStore } from './known-people-store.ts'
import { normalName } from './rules.ts'

/** Somebody of the school, as rooms that put people together know them. */
export type KnownPerson = {
  readonly id: string
  readonly name: string
  /** Student or job number. */
  readonly number: string
  readonly imgUrl: string
  readonly gender: number | null
  readonly roleType: number
  /** May not sign in. */
  readonly disabled: boolean
}

/** Some people of the school by their ids; ids of nobody are left out. */
export const peopleAmong = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> =>
  new Map(
    (await knownPeopleStore(school).among([...new Set(ids)])).map((one) => [one.id, one] as const),
  )

/**
 * Whose each of some student or job numbers is, in the order in which they were given: numbers are compared as they are when
 * somebody signs in, and one that is given twice counts once. Empty numbers are left out.
 */
export const peopleByNumber = async (
  school: TenantContext,
  numbers: readonly string[],
): Promise<readonly { readonly number: string; readonly person: KnownPerson | undefined }[]> => {
  const byNorm = new Map<string, string>()
  for (const number of numbers) {
    const norm = normalName(number)
    if (norm !== '' && !byNorm.has(norm)) byNorm.set(norm, number)
  }
  const known = new Map(
    (await knownPeopleStore(school).numbered([...byNorm.keys()])).map((one) => [
      one.numberNorm,
      one,
    ]),
  )
  return [...byNorm].map(([norm, number]) => ({ number, person: known.get(norm) }))
}

/** Those of a role who may sign in and whose name or number is looked for, `size` at most; nobody for an empty key. */
export const searchPeople = async (
  school: TenantContext,
  key: string,
  roleType: number,
  size: number,
): Promise<readonly KnownPerson[]> =>
  key.trim() === '' ? [] : knownPeopleStore(school).search(key, roleType, size)
