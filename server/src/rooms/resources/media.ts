import { existsSync } from 'node:fs'
import {
  listResources,
  transcodeRetry,
  transcodeState,
  videoQuota,
} from '@xinglin/contract/resources'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import type { FileRoom } from './files.ts'
import { mediaStore, uploadStore, type MediaWithJob } from './media-store.ts'
import { idIn, isMine, toMediaResponse, type Sign } from './serialize-media.ts'
import type { Transcoder } from './transcoder.ts'
import { announcedBytes } from './upload-files.ts'

const { missing } = transcodeState.refusals

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
export const mediaCalls = (files: FileRoom, sign: Sign, transcoder: Transcoder) => {
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
  ]
}
