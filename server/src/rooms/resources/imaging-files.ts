import { checkStudy, uploadPart } from '@xinglin/contract/resources'
import type { Mask } from '#platform/imaging/dicom'
import { openThreads, Overrun } from '#platform/threads'
import { refuse } from '#platform/visit'
import type { ImagingJob, ImagingResult } from './do-imaging.ts'

const threads = openThreads<ImagingJob, ImagingResult | Uint8Array>(
  new URL('imaging-thread.ts', import.meta.url),
  { longestMs: 120_000, megabytes: 1_024 },
)

const [unreadable] = uploadPart.refusals.content
const { long } = checkStudy.refusals

/** Whether a file begins as DICOM or a ZIP does, or as XML. */
export const imagingBegins =
  (kind: 'dicom' | 'ecg') =>
  (head: Buffer): boolean => {
    if (kind === 'ecg')
      return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe)?\s*</.test(head.toString('latin1', 0, 200))
    return (
      head.toString('latin1', 0, 4) === 'PK\u0003\u0004' ||
      head.toString('latin1', 128, 132) === 'DICM'
    )
  }

/** A study or an ECG as it is kept, without anything that names somebody; refuses with the reason what cannot be read. */
export const prepareImaging = async (path: string, visitor: string) => {
  const came = await threads.run({ is: 'read', path }, visitor).catch((error: unknown) => {
    if (error instanceof Overrun)
      return { unreadable: '文件过大或内容异常，没有在限定的时间和内存内读完' }
    throw error
  })
  if (!('kind' in came))
    throw refuse([
      unreadable,
      'unreadable' in came ? came.unreadable : uploadPart.refusals.content[1],
    ])
  return { ...came, bytes: Buffer.from(came.bytes) }
}

/** The package of a study with rectangles blackened. */
export const maskedStudy = async (
  path: string,
  masks: readonly Mask[],
  visitor: string,
): Promise<Buffer> => {
  const came = await threads.run({ is: 'mask', path, masks }, visitor).catch((error: unknown) => {
    if (error instanceof Overrun) throw refuse(long)
    throw error
  })
  if (!(came instanceof Uint8Array)) throw new Error('a mask answers bytes')
  return Buffer.from(came)
}
