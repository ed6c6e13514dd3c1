import { rm } from 'node:fs/promises'
import { uploadComplete } from '@xinglin/contract/resources'
import { answer } from '#platform/http'
import { Refused, refuse, type Visit } from '#platform/visit'
import { promisedKind, type FileKinds } from './file-kinds.ts'
import type { FileRoom } from './files.ts'
import { ownerOf } from './folders.ts'
import { libraryStore } from './library-store.ts'
import { uploadStore } from './media-store.ts'
import type { ShowResources } from './serialize-resource.ts'
import { ownResource } from './policy.ts'
import type { Transcoder } from './transcoder.ts'
import { cutToSize, ownUpload } from './upload-files.ts'

const { missing, unfinished, content } = uploadComplete.refusals

const longestTitle = 100

/** What a resource is called at first: as its file, without the ending. */
const titleOf = (fileName: string): string =>
  [...fileName.replace(/\.[^.]+$/, '')].slice(0, longestTitle).join('') || fileName

/** Answers those who end an upload: what arrived becomes a resource of theirs. */
export const completionCalls = (
  files: FileRoom,
  {
    kinds,
    show,
    transcoder,
  }: {
    readonly kinds: FileKinds
    readonly show: ShowResources
    readonly transcoder: Transcoder
  },
) => {
  const findOwn = async (visit: Visit, id: string) => {
    const [shown] = await show(visit, [await ownResource(visit, id, missing)])
    if (!shown) throw refuse(missing)
    return shown
  }
  return [
    answer(uploadComplete, async function handleUploadComplete(visit, { Id }) {
      const row = await uploadStore(visit).find(Id)
      // The answer to the first time was lost on its way.
      if (row?.personId !== ownerOf(visit)) return findOwn(visit, Id)
      if (row.received < row.bytes) throw refuse(unfinished)
      await cutToSize(files, visit, row)
      const kind = promisedKind(row)
      const draft = files.draftOf(visit.school.id, Id)
      const keep = await visit
        .apart(() => kinds[kind].prepare(draft, row.name, visit.visitor))
        .catch((error: unknown) => {
          // The file will not become another one: nothing of it is kept.
          if (error instanceof Refused && error.code === content[0]) return error
          throw error
        })
      const now = await ownUpload(visit, Id)
      if (!now) return findOwn(visit, Id)
      const forget = () => void rm(draft, { force: true }).catch(() => undefined)
      if (keep instanceof Refused) {
        await uploadStore(visit).remove(Id)
        visit.afterwards(forget)
        throw refuse([keep.code, keep.message], { keep: true })
      }
      const kept = await keep(visit, files, now)
      const isAdded = await libraryStore(visit).add({
        id: Id,
        personId: now.personId,
        folderId: now.folderId,
        kind: kept.kind ?? kind,
        unchecked: kept.unchecked ?? false,
        title: titleOf(now.name),
        fileName: kept.fileName ?? now.name,
        fileId: kept.fileId,
        mediaType: kept.mediaType,
        bytes: kept.bytes,
        facts: kept.facts,
        createdAt: visit.at,
      })
      if (!isAdded) throw refuse(missing)
      await uploadStore(visit).remove(Id)
      visit.afterwards(kept.fileId === null ? transcoder.nudge : forget)
      return findOwn(visit, Id)
    }),
  ]
}
