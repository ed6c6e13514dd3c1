import { nobody } from '@xinglin/contract/call'
import {
  folderBounds,
  getResourceFolders,
  removeResourceFolder,
  saveResourceFolder,
  type ResourceFolder,
} from '@xinglin/contract/resources'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { folderStore, type FolderRow } from './folder-store.ts'

/** The visitor, as whoever has a library of their own. */
export const ownerOf = (visit: Visit): string => memberOf(visit)?.id ?? nobody

const own = (visit: Visit) => folderStore(visit, ownerOf(visit))

const toFolder = ({ id, parentId, name }: FolderRow, count: number): ResourceFolder => ({
  Id: id,
  ParentId: parentId ?? '',
  Name: name,
  Count: count,
})

/** The folders from one up to the top, itself first. */
const upwards = (rows: readonly FolderRow[], from: string | null): FolderRow[] => {
  const way: FolderRow[] = []
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (let row = byId.get(from ?? ''); row && !way.includes(row);)
    row = byId.get(way[way.push(row) - 1]?.parentId ?? '')
  return way
}

/** How many folders lie below one another in a folder, itself counted. */
const depthOf = (rows: readonly FolderRow[], id: string): number =>
  1 +
  Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((row) => depthOf(rows, row.id)))

/** A folder of the visitor's that is there until the call ends: null for the top, undefined where there is none. */
export const ownFolder = async (visit: Visit, id: string): Promise<string | null | undefined> =>
  id === nobody ? null : (await own(visit).find(id))?.id

/** Answers those who keep folders of their own. */
export const folderCalls = () => [
  answer(getResourceFolders, async function handleGetResourceFolders(visit) {
    const counts = await own(visit).counts()
    const rows = await own(visit).list()
    return { List: rows.map((row) => toFolder(row, counts.get(row.id) ?? 0)) }
  }),

  answer(
    saveResourceFolder,
    async function handleSaveResourceFolder(visit, { Id, ParentId, Name }) {
      const refusals = saveResourceFolder.refusals
      const store = own(visit)
      const rows = await store.lock()
      const parentId = ParentId === nobody ? null : ParentId
      const parents = upwards(rows, parentId)
      const before = rows.find(({ id }) => id === Id)
      if (Id === nobody) throw refuse(refusals.missing)
      if (parentId !== null && parents.length === 0) throw refuse(refusals.parent)
      if (parents.some(({ id }) => id === Id)) throw refuse(refusals.within)
      if (parents.length + depthOf(rows, Id) > folderBounds.depth) throw refuse(refusals.deep)
      const beside = rows.filter((row) => row.parentId === parentId && row.id !== Id)
      if (beside.some(({ name }) => name === Name)) throw refuse(refusals.same)
      await refuseSensitive(visit, Name, 'resources', refusals.sensitive)
      const row = { id: Id, parentId, name: Name, createdAt: visit.at }
      if (before) await store.change(Id, row)
      else {
        if (rows.length >= folderBounds.many) throw refuse(refusals.many)
        if (!(await store.add(row))) throw refuse(refusals.missing)
      }
      const counts = await store.counts()
      return toFolder({ ...row, schoolId: '', personId: '' }, counts.get(Id) ?? 0)
    },
  ),

  answer(removeResourceFolder, async function handleRemoveResourceFolder(visit, { Id }) {
    const { missing, filled } = removeResourceFolder.refusals
    const store = own(visit)
    const rows = await store.lock()
    if (!rows.some(({ id }) => id === Id)) throw refuse(missing)
    const isParent = rows.some(({ parentId }) => parentId === Id)
    if (isParent || (await store.filled(Id)) > 0) throw refuse(filled)
    await store.remove(Id)
    return {}
  }),
]
