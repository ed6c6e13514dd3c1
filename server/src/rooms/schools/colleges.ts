import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { type CollegeRow, collegeStore } from './college-store.ts'

/** A name as it is compared: NFKC, lower case, without spaces and what cannot be seen. */
export const plainCollege = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** The 院系 of the school by name. */
export const collegesOf = (school: TenantContext): Promise<CollegeRow[]> =>
  collegeStore(school).list()

/** Whether there is a 院系; held until the call ends, so that it is not deleted meanwhile. */
export const lockCollege = async (school: TenantContext, id: string): Promise<boolean> =>
  (await collegeStore(school).lock(id)) !== undefined

/** Names of 院系 by id. */
export const collegeNames = async (school: TenantContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await collegesOf(school)).map(({ id, name }) => [id, name]))

/** The 院系 of a name, made where there is none yet: for whoever imports people and classes. */
export const findOrCreateCollege = async (
  school: TenantContext,
  name: string,
): Promise<{ readonly id: string; readonly isMade: boolean }> => {
  const store = collegeStore(school)
  const nameNorm = plainCollege(name)
  const before = await store.named(nameNorm)
  if (before) return { id: before.id, isMade: false }
  const newCollegeId = newId()
  await store.add([{ id: newCollegeId, name: name.trim(), nameNorm }])
  // Whoever made the same meanwhile was quicker: theirs is the one.
  const id = (await store.named(nameNorm))?.id ?? ''
  return { id, isMade: id === newCollegeId }
}

/** Takes away a 院系 to which nobody and nothing belongs; the caller has looked. */
export const removeCollege = (school: TenantContext, id: string): Promise<void> =>
  collegeStore(school).remove(id)

/**
 * Makes 院系 of those departments of subjects by which 行政班 were known before there were 院系, under the same ids;
 * answers these, none in most starts.
 */
export const adoptColleges = async (
  school: TenantContext,
  departmentIds: readonly string[],
): Promise<readonly string[]> => {
  const store = collegeStore(school)
  const known = new Set((await store.list()).map(({ id }) => id))
  const lacking = await store.departments(departmentIds.filter((id) => !known.has(id)))
  await store.add(lacking.map((one) => ({ ...one, nameNorm: plainCollege(one.name) })))
  return lacking.map(({ id }) => id)
}
