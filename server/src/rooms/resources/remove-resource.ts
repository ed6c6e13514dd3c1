import { rm } from 'node:fs/promises'
import { removeResource } from '@xinglin/contract/resources'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { targetStore } from '#targets'
import type { FileUseSource } from './file-use-store.ts'
import type { FileRoom } from './files.ts'
import { ownerOf } from './folders.ts'
import { libraryStore } from './library-store.ts'
import { mediaStore, uploadStore } from './media-store.ts'
import { changeableResource } from './policy.ts'
import type { RemoveBytes } from './remove-bytes.ts'
import { deleteFile } from './store.ts'
import { filesOf, isReferenced, usesOf, usesSentence } from './uses.ts'

const { used, missing } = removeResource.refusals

/** Answers those who remove a resource, or give up an upload. */
export const removalCalls = (
  files: FileRoom,
  {
    uses,
    removeBytes,
  }: { readonly uses: readonly FileUseSource[]; readonly removeBytes: RemoveBytes },
) => {
  const forgetDraft = (visit: Visit, id: string): void => {
    const draft = files.draftOf(visit.school.id, id)
    visit.afterwards(() => void rm(draft, { force: true }).catch(() => undefined))
  }
  return [
    answer(removeResource, async function handleRemoveResource(visit, { Id }) {
      const uploads = uploadStore(visit)
      const begun = await uploads.lock(Id)
      if (begun && begun.personId === ownerOf(visit)) {
        await uploads.remove(Id)
        forgetDraft(visit, Id)
        return {}
      }
      await changeableResource(visit, Id)
      const row = await libraryStore(visit).find(Id)
      if (!row) throw refuse(missing)
      const bytes: string[] = []
      // Its rows go first and are held: whoever begins to use it now waits, and finds it gone.
      for (const file of filesOf(row))
        bytes.push(...(await deleteFile(visit.db, visit.school.id, file)))
      const named = (await usesOf(visit, uses, [row])).get(Id) ?? []
      if (named.length > 0)
        throw refuse(used, { message: `该资源用于${usesSentence(named)}，不能删除` })
      if (await isReferenced(visit, row)) throw refuse(used)
      if (row.media) await mediaStore(visit).remove(Id)
      await targetStore(visit).remove(Id)
      await libraryStore(visit).remove(Id)
      if (runsSchool(visit))
        await visit.publish({
          kind: 'managed',
          area: 'resources',
          text: `删除了资源“${row.resource.title}”`,
        })
      // Whoever converts it notices that it is gone.
      forgetDraft(visit, Id)
      visit.afterwards(() => {
        for (const sha256 of bytes) void removeBytes(sha256).catch(() => undefined)
      })
      return {}
    }),
  ]
}
