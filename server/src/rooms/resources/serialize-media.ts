import { timingSafeEqual } from 'node:crypto'
import type { Media } from '@xinglin/contract/resources'
import { facesOf } from '#identity'
import { isId } from '#platform/ids'
import { runsSchool, type Visit } from '#platform/visit'
import type { MediaWithJob } from './media-store.ts'

/** HMAC of a text. */
export type Sign = (text: string) => string

const signed = (sign: Sign, schoolId: string, id: string): string =>
  `${id}.${sign(`media\n${schoolId}\n${id}`)}`

/** The id of the video that a signed name names; undefined for every other text. */
export const idIn = (sign: Sign, { school }: Visit, src: string): string | undefined => {
  const [id = ''] = src.split('.')
  if (!isId(id)) return undefined
  const [good, given] = [Buffer.from(signed(sign, school.id, id)), Buffer.from(src)]
  return good.length === given.length && timingSafeEqual(good, given) ? id : undefined
}

/** Whether a video is the visitor's to manage. */
export const isMine = (visit: Visit, personId: string): boolean =>
  visit.person?.id === personId || runsSchool(visit)

/** Videos as they are shown. */
export const toMediaResponse = async (
  visit: Visit,
  rows: readonly MediaWithJob[],
  { sign, converter }: { sign: Sign; converter: boolean },
): Promise<Media[]> => {
  const owners = await facesOf(
    visit,
    rows.map(({ media }) => media.personId),
  )
  return rows.map(({ media, job }) => ({
    Id: media.id,
    Src: signed(sign, visit.school.id, media.id),
    Name: media.name,
    OwnerName: owners.get(media.personId)?.name ?? '',
    Mine: isMine(visit, media.personId),
    State: job.state,
    Percent: job.percent,
    Reason: job.reason,
    Url: media.fileId === null ? '' : visit.addressOf(media.fileId),
    PosterUrl: media.posterId === null ? '' : visit.addressOf(media.posterId, 'picture'),
    Seconds: media.seconds,
    Width: media.width,
    Height: media.height,
    Bytes: media.bytes,
    CreateTime: media.createdAt.toISOString(),
    Converter: converter,
  }))
}
