import { refuse, type Visit } from '#platform/visit'
import type { UploadedFiles } from './files.ts'
import { cleanPicture } from './picture.ts'
import { isPdf, isPictureFile, officeType } from './sniff.ts'

/** A file that somebody laid beside something: what it is called, and what it is. */
export type KeptFile = {
  readonly id: string
  readonly name: string
  readonly bytes: number
  /** `picture` is shown in its place, everything else is opened. */
  readonly type: 'picture' | 'pdf' | 'document'
}

type Refusal = readonly [number, string]

/** Longer than this no name of a file is shown. */
const longestName = 120

/** Takes a picture, a PDF or a document of Office, by what it is and not by what it is called; its name is kept as it is. */
export const takeFile = async (
  visit: Visit,
  files: UploadedFiles,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  most: {
    readonly bytes: number
    readonly large: Refusal
    readonly fileKind: Refusal
    /** False for what is handed in: it counts to nobody's quota. */
    readonly counted?: boolean
  },
): Promise<KeptFile> => {
  const { counted = true } = most
  if (bytes.length > most.bytes) throw refuse(most.large)
  const about = { name: [...name].slice(0, longestName).join('') || '附件', bytes: bytes.length }
  if (isPictureFile(bytes)) {
    const id = await files.takePicture(visit, await cleanPicture(bytes, {}), { counted })
    return { ...about, id, type: 'picture' }
  }
  if (isPdf(bytes)) {
    const id = await files.take(visit, bytes, { mediaType: 'application/pdf', counted })
    return { ...about, id, type: 'pdf' }
  }
  const mediaType = officeType(bytes)
  if (!mediaType) throw refuse(most.fileKind)
  return { ...about, id: await files.take(visit, bytes, { mediaType, counted }), type: 'document' }
}
