import { topicStatus } from '@xinglin/contract/topics'
import { findable } from '#platform/finding'
import type { Day } from '#platform/visit'

/** Where a topic stands in its period on a day; both ends belong to it. */
export const statusOn = (
  { startDay, endDay }: { readonly startDay: Day; readonly endDay: Day },
  today: Day,
): number => {
  if (today < startDay) return topicStatus.before
  return today > endDay ? topicStatus.ended : topicStatus.running
}

/** What a topic is found by. */
export const findableTopic = ({
  title,
  tag,
  summary,
}: {
  readonly title: string
  readonly tag: string
  readonly summary: string
}) => findable([title, tag, summary])

const pictures: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  'image/jpeg': (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
}

/** The picture in a data address; undefined where the bytes are not of the kind that it says. */
export const pictureIn = (
  address: string,
): { readonly bytes: Buffer; readonly mediaType: string } | undefined => {
  const [, mediaType = '', base64 = ''] = /^data:([a-z/]+);base64,(.*)$/.exec(address) ?? []
  const bytes = Buffer.from(base64, 'base64')
  return pictures[mediaType]?.(bytes) ? { bytes, mediaType } : undefined
}
