import { call, readFile, readRange } from '#call'
import type { ReadFrame, ViewerSeries } from '#ui'
import { queryOptions } from '@tanstack/react-query'
import { getResource, Recording, type Resource, Study } from '@xinglin/contract/resources'
import { resourceKeys } from './keys.ts'

const headerBytes = 30
/** What is asked for first: the description of most studies lies in it. */
const firstBytes = 65_536

const gone = () => new Error('the file of a resource did not answer')

/** Reads ranges of the file of a resource; its address runs out, and is asked for again once. */
const rangesOf = ({ Id: id, Url }: Resource) => {
  let url = Url
  return async (from: number, length: number, signal: AbortSignal): Promise<ArrayBuffer> => {
    const first = await readRange(url, { from, length }, signal)
    if (first) return first
    ;({ Url: url } = await call(getResource, { Id: id }, { signal }))
    const second = await readRange(url, { from, length }, signal)
    if (!second) throw gone()
    return second
  }
}

/** What a study holds, and how its frames are read. */
export type OpenStudy = { readonly study: Study; readonly read: ReadFrame }

/** Opens the package of a study: its description stands first in it. */
export const studyOf = (resource: Resource) =>
  queryOptions({
    queryKey: [...resourceKeys, 'study', resource.Id, resource.Unchecked],
    queryFn: async ({ signal }): Promise<OpenStudy> => {
      const range = rangesOf(resource)
      let bytes = await range(0, Math.min(firstBytes, resource.Bytes), signal)
      const head = new DataView(bytes)
      const from = headerBytes + head.getUint16(26, true) + head.getUint16(28, true)
      const begin = from + head.getUint32(22, true)
      if (begin > bytes.byteLength) bytes = await range(0, begin, signal)
      const study = Study.parse(JSON.parse(new TextDecoder().decode(bytes.slice(from, begin))))
      return {
        study,
        read: async ({ image, no }, gate) => {
          const frame = await range(
            begin + image.offset + no * image.frameBytes,
            image.frameBytes,
            gate,
          )
          if (frame.byteLength !== image.frameBytes) throw gone()
          return frame
        },
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The ECG of a resource. */
export const recordingOf = ({ Id: id, Url: url }: Resource) =>
  queryOptions({
    queryKey: [...resourceKeys, 'recording', id],
    queryFn: async ({ signal }) => {
      const bytes = await readFile(url, signal)
      if (!bytes) throw gone()
      return Recording.parse(JSON.parse(new TextDecoder().decode(bytes)))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const modalityWords: Readonly<Record<string, string>> = {
  US: '超声',
  MR: 'MR',
  CT: 'CT',
  XA: '造影',
  ES: '内镜',
}

/** The series of a study as they are called. */
export const seriesOf = ({ series }: Study): readonly ViewerSeries[] =>
  series.map(({ modality, images }, at) => ({
    name: `序列 ${at + 1}${modality === '' ? '' : ` ${modalityWords[modality] ?? modality}`}`,
    images,
  }))
