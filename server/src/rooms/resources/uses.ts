import { getResourceUses, type ResourceUse, useKinds } from '@xinglin/contract/resources'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { referencedFiles } from './file-reference-store.ts'
import { fileUsesIn, type FileUseSource } from './file-use-store.ts'
import { libraryStore, type ListedResource } from './library-store.ts'
import { mayChange } from './policy.ts'

/** Tables of this room that name the file of a resource without using it. */
const ownTables = ['resource', 'media_object'] as const

const longestTitle = 60

/** The files of a resource: its own, or that of the video and its poster. */
export const filesOf = ({ resource, media }: ListedResource): string[] =>
  [resource.fileId, media?.fileId, media?.posterId].flatMap((id) => id ?? [])

/** Where each of some resources is used, by its id: by its files, or by its own id where an address names it. */
export const usesOf = async (
  visit: Visit,
  sources: readonly FileUseSource[],
  rows: readonly ListedResource[],
): Promise<ReadonlyMap<string, readonly ResourceUse[]>> => {
  const owner = new Map(
    rows.flatMap((row) => [row.resource.id, ...filesOf(row)].map((id) => [id, row.resource.id])),
  )
  const uses = new Map<string, ResourceUse[]>()
  for (const source of sources)
    for (const { named, kind, id, title } of await fileUsesIn(visit, source, [...owner.keys()])) {
      const resourceId = owner.get(named) ?? ''
      const before = uses.get(resourceId) ?? []
      if (before.some((use) => use.Kind === kind && use.Id === id)) continue
      const Title = [...title].slice(0, longestTitle).join('')
      uses.set(resourceId, [...before, { Kind: kind, Id: id, Title }])
    }
  return uses
}

/** Whether anything at all of the school names the files of a resource: also what has no name to be told by. */
export const isReferenced = async (visit: Visit, row: ListedResource): Promise<boolean> =>
  (await referencedFiles(visit.db, visit.school.id, filesOf(row), ownTables)).size > 0

/** Where something is used, in a sentence: 用于课程“…”、试卷“…”等 5 处. */
export const usesSentence = (uses: readonly ResourceUse[]): string => {
  const most = 3
  const named = uses.slice(0, most).map(({ Kind, Title }) => `${useKinds[Kind]}“${Title}”`)
  return `${named.join('、')}${uses.length > most ? `等 ${uses.length} 处` : ''}`
}

/** Answers where resources are used. */
export const useCalls = (sources: readonly FileUseSource[]) => [
  answer(getResourceUses, async function handleGetResourceUses(visit, { Ids }) {
    const rows = (await libraryStore(visit).among(Ids)).filter((row) =>
      mayChange(visit, row.resource),
    )
    const uses = await usesOf(visit, sources, rows)
    return {
      List: rows.map(({ resource }) => ({
        Id: resource.id,
        Uses: [...(uses.get(resource.id) ?? [])],
      })),
    }
  }),
]
