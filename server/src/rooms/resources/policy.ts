import { getResource, resourceStates, shareResource } from '@xinglin/contract/resources'
import { taughtClassesAmong } from '#classes'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { givenAmong, givenTo } from '#targets'
import { ownerOf } from './folders.ts'
import { libraryStore, type ListedResource, type ResourceRow } from './library-store.ts'

/** By this word resources are given to classes and people. */
export const givenKind = 'resource'

type Refusal = readonly [code: number, message: string]

const { missing } = getResource.refusals

/** Whether a resource is the visitor's to change: theirs, or any to those who run the school. */
export const mayChange = (visit: Visit, { personId }: Pick<ResourceRow, 'personId'>): boolean =>
  personId === ownerOf(visit) || runsSchool(visit)

/** Resources that are given to the visitor by a class, a group or as a person. */
export const givenResources = async (visit: Visit): Promise<readonly string[]> => {
  const member = memberOf(visit)
  if (!member || visit.who !== 'student') return []
  return [...(await givenTo(visit, givenKind, member.id)).keys()]
}

/** Whether the visitor may see a resource: theirs, what the school received, what their class was given. */
const maySee = async (visit: Visit, row: ResourceRow): Promise<boolean> => {
  if (mayChange(visit, row)) return true
  if (row.visibility === 'school') return row.state === 'approved'
  const member = memberOf(visit)
  if (row.visibility !== 'class' || !member) return false
  return (await givenAmong(visit, [row.id], member.id)).has(row.id)
}

/** A resource that the visitor may see; refuses every other as if it were not there. */
export const seenResource = async (visit: Visit, id: string): Promise<ListedResource> => {
  const listed = await libraryStore(visit).find(id)
  if (!listed || !(await maySee(visit, listed.resource))) throw refuse(missing)
  return listed
}

/** Of some resources those that the visitor may change, with the word for where their sharing stands. */
export const resourcesAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly title: string; readonly state: string }[]> =>
  (await libraryStore(visit).among(ids)).flatMap(({ resource: row }) =>
    mayChange(visit, row)
      ? [{ id: row.id, title: row.title, state: resourceStates[row.state] }]
      : [],
  )

/** A resource of the visitor's own, as it is shown. */
export const ownResource = async (
  visit: Visit,
  id: string,
  missing: Refusal,
): Promise<ListedResource> => {
  const listed = await libraryStore(visit).find(id)
  if (listed?.resource.personId !== ownerOf(visit)) throw refuse(missing)
  return listed
}

/** A resource that the visitor may change, held until the call ends. */
export const changeableResource = async (visit: Visit, id: string): Promise<ResourceRow> => {
  const row = await libraryStore(visit).lock(id)
  if (!row || !mayChange(visit, row)) throw refuse(missing)
  return row
}

/** Refuses to share with classes and groups that the visitor does not teach, or with people by name unless they run the school. */
export const refuseUnreachable = async (
  visit: Visit,
  classIds: readonly string[],
  hasPeople: boolean,
): Promise<void> => {
  const { targets, reach } = shareResource.refusals
  if (classIds.length === 0 && !hasPeople) throw refuse(targets)
  if (runsSchool(visit)) return
  const taught = new Set((await taughtClassesAmong(visit, classIds)).map(({ classId }) => classId))
  if (hasPeople || classIds.some((id) => !taught.has(id))) throw refuse(reach)
}
