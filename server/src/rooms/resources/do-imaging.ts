import { readFile } from 'node:fs/promises'
import { entriesOf, Unreadable } from '#platform/documents'
import { isDicom, type Mask, maskStudy, readStudy, type Study } from '#platform/imaging/dicom'
import { readRecording, type Recording } from '#platform/imaging/ecg'
import type { ResourceFact } from './tables.ts'

/** What a thread does with the file at a path: reads and cleans what was uploaded, or blackens parts of a study. */
export type ImagingJob =
  | { readonly is: 'read'; readonly path: string }
  | { readonly is: 'mask'; readonly path: string; readonly masks: readonly Mask[] }

/** A file that was read, as it is kept; or why it was not. */
export type ImagingResult =
  | {
      readonly bytes: Uint8Array
      readonly mediaType: string
      readonly kind: 'dicom' | 'ecg'
      readonly unchecked: boolean
      readonly facts: readonly ResourceFact[]
    }
  | { readonly unreadable: string }

const modalityNames: Readonly<Record<string, string>> = {
  CR: 'X 线（CR）',
  CT: 'CT',
  DX: 'X 线（DX）',
  ES: '内镜',
  MG: '乳腺 X 线',
  MR: '磁共振（MR）',
  NM: '核医学',
  PT: 'PET',
  RF: '透视',
  US: '超声',
  XA: '血管造影',
}

const studyFacts = ({ series, removals, skipped }: Study): readonly ResourceFact[] => {
  const modalities = [...new Set(series.map(({ modality }) => modalityNames[modality] ?? modality))]
  const images = series.flatMap((one) => one.images)
  const frames = images.reduce((sum, one) => sum + one.frames, 0)
  const left = skipped.reduce((sum, { files }) => sum + files, 0)
  return [
    { name: '检查类型', value: modalities.filter((one) => one !== '').join('、') || '未写明' },
    { name: '序列与图像', value: `${series.length} 个序列，${frames} 层` },
    { name: '去标识', value: `删除或替换 ${removals.length} 项` },
    ...(left > 0 ? [{ name: '未收入', value: `${left} 个文件` }] : []),
  ]
}

const recordingFacts = ({
  leads,
  seconds,
  wholeSeconds,
  removed,
}: Recording): readonly ResourceFact[] => [
  { name: '导联', value: leads.map(({ name }) => name).join('、') },
  {
    name: '时长',
    value:
      wholeSeconds - seconds > 1
        ? `${Math.round(seconds)} 秒（原记录 ${Math.round(wholeSeconds)} 秒，保留开头）`
        : `${Math.round(seconds)} 秒`,
  },
  { name: '未保留', value: removed.join('、') },
]

/** A ZIP with a header of WFDB in it, or XML: an ECG. */
const isRecording = (bytes: Uint8Array): boolean => {
  if (isDicom(bytes)) return false
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return true
  return entriesOf(bytes, { entries: 3_000, bytes: 0, together: 0 }).some(({ name }) =>
    name.endsWith('.hea'),
  )
}

const read = async (bytes: Uint8Array): Promise<ImagingResult> => {
  if (isRecording(bytes)) {
    const recording = readRecording(bytes)
    return {
      bytes: new TextEncoder().encode(JSON.stringify(recording)),
      mediaType: 'application/json',
      kind: 'ecg',
      unchecked: false,
      facts: recordingFacts(recording),
    }
  }
  const { study, bytes: cleaned } = await readStudy(bytes)
  return {
    bytes: cleaned,
    mediaType: 'application/zip',
    kind: 'dicom',
    unchecked: true,
    facts: studyFacts(study),
  }
}

/** Does a job of imaging; what cannot be read is answered with its reason. */
export const doImaging = async (job: ImagingJob): Promise<ImagingResult | Uint8Array> => {
  const bytes = await readFile(job.path)
  if (job.is === 'mask') return maskStudy(bytes, job.masks)
  try {
    return await read(bytes)
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message }
    throw error
  }
}
