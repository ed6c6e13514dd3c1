import { keepWorkFile, largestWorkFile } from '@xinglin/contract/assignments'
import { refuse, type Visit } from '#platform/visit'
import { cleanPicture, isPdf, isPictureFile, officeType, type UploadedFiles } from '#resources'
import type { KeptFile } from '../submissions/tables.ts'

const { fileKind, large } = keepWorkFile.refusals

/** Longer than this no name of a file is shown. */
const longestName = 120

/** Takes a file that somebody hands in, by what it is and not by what it is called; its name is kept as it is. */
export const takeWorkFile = async (
  visit: Visit,
  files: UploadedFiles,
  name: string,
  bytes: Buffer,
): Promise<KeptFile> => {
  if (bytes.length > largestWorkFile) throw refuse(large)
  const about = { name: [...name].slice(0, longestName).join('') || '附件', bytes: bytes.length }
  if (isPictureFile(bytes)) {
    const id = await files.takePicture(visit, await cleanPicture(bytes, {}))
    return { ...about, id, type: 'picture' }
  }
  if (isPdf(bytes)) {
    const id = await files.take(visit, bytes, { mediaType: 'application/pdf' })
    return { ...about, id, type: 'pdf' }
  }
  const mediaType = officeType(bytes)
  if (!mediaType) throw refuse(fileKind)
  return { ...about, id: await files.take(visit, bytes, { mediaType }), type: 'document' }
}
