import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import {
  listResources,
  removeResource,
  transcodeRetry,
  transcodeState,
  videoQuota,
} from '@xinglin/contract/resources'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import type { FileRoom } from './files.ts'
import { mediaStore, uploadStore, type MediaWithJob } from './media-store.ts'
import type { RemoveBytes } from './remove-bytes.ts'
import { deleteFile } from './store.ts'
import { idIn, isMine, toMediaResponse, type Sign } from './serialize-media.ts'
import type { Transcoder } from './transcoder.ts'
import { announcedBytes } from './upload-files.ts'

const { missing } = transcodeState.refusals

/** Whether a file is shown to learners, as rooms above know it. */
export type IsTaught = (visit: Visit, fileId: string) => Promise<boolean>

const held = async (visit: Visit, id: string): Promise<MediaWithJob> => {
  const file = await mediaStore(visit).lock(id)
  // Another's is not there, whatever one knows of it.
  if (!file || !isMine(visit, file.media.personId)) throw refuse(missing)
  return file
}

/** What somebody who runs the school does to another's video is written down. */
const note = async (visit: Visit, { media }: MediaWithJob, text: string): Promise<void> => {
  if (runsSchool(visit))
    await visit.publish({ kind: 'managed', area: 'resources', text: `${text}“${media.name}”` })
}

/** Answers the list of videos and what becomes of each. */
export const mediaCalls = (
  files: FileRoom,
  sign: Sign,
  transcoder: Transcoder,
  { isTaught, removeBytes }: { readonly isTaught: IsTaught; readonly removeBytes: RemoveBytes },
) => {
  const toldOne = async (visit: Visit, id: string) => {
    const file = await mediaStore(visit).find(id)
    const rows = file ? [file] : []
    const [response] = await toMediaResponse(visit, rows, {
      sign,
      converter: await transcoder.present(),
    })
    if (!response) throw refuse(missing)
    return response
  }
  return [
    answer(listResources, async function handleListResources(visit, { All, PageIndex, PageSize }) {
      const store = mediaStore(visit)
      const own = visit.person?.id
      const whose = All && runsSchool(visit) ? undefined : own
      const converter = await transcoder.present()
      const rows = await store.list(whose, PageIndex, PageSize)
      return {
        List: await toMediaResponse(visit, rows, { sign, converter }),
        Count: (await store.sum(whose)).number,
        Used:
          (await store.sum(own)).bytes +
          announcedBytes(await uploadStore(visit).ofPerson(own ?? nobody)),
        Quota: videoQuota,
        Converter: converter,
      }
    }),

    answer(transcodeState, async function handleTranscodeState(visit, { Src }) {
      const id = idIn(sign, visit, Src)
      if (id === undefined) throw refuse(missing)
      return toldOne(visit, id)
    }),

    answer(transcodeRetry, async function handleTranscodeRetry(visit, { Id }) {
      const file = await held(visit, Id)
      const { wrongState, gone } = transcodeRetry.refusals
      if (file.job.state !== 'failed') throw refuse(wrongState)
      if (!existsSync(files.draftOf(visit.school.id, Id))) throw refuse(gone)
      await mediaStore(visit).requeue(Id)
      await note(visit, file, '重新转码了视频')
      visit.afterwards(transcoder.nudge)
      return toldOne(visit, Id)
    }),

    answer(removeResource, async function handleRemoveResource(visit, { Id }) {
      const uploads = uploadStore(visit)
      const begun = await uploads.lock(Id)
      if (begun && begun.personId === visit.person?.id) {
        await uploads.remove(Id)
        const draft = files.draftOf(visit.school.id, Id)
        visit.afterwards(() => void rm(draft, { force: true }).catch(() => undefined))
        return {}
      }
      const transcodeJob = await held(visit, Id)
      const { fileId, posterId } = transcodeJob.media
      if (fileId && (await isTaught(visit, fileId))) throw refuse(removeResource.refusals.taught)
      await mediaStore(visit).remove(Id)
      const bytes: string[] = []
      for (const file of [fileId, posterId])
        if (file) bytes.push(...(await deleteFile(visit.db, visit.school.id, file)))
      await note(visit, transcodeJob, '删除了视频')
      // Whoever converts it notices that it is gone.
      const draft = files.draftOf(visit.school.id, Id)
      visit.afterwards(() => {
        void rm(draft, { force: true }).catch(() => undefined)
        for (const sha256 of bytes) void removeBytes(sha256).catch(() => undefined)
      })
      return {}
    }),
  ]
}
