import { readFile } from 'node:fs/promises'
import type { ResourceKind } from '@xinglin/contract/resources'
import { openThreads } from '#platform/threads'
import { Refused, type Visit } from '#platform/visit'
import type { FileRoom } from './files.ts'
import type { Marking } from './mark-file.ts'
import type { FileRow } from './store.ts'

/** A PDF larger than this is not marked: its objects take many times as much memory. */
const largestPdf = 20_971_520

const threads = openThreads<Marking, Uint8Array>(new URL('mark-thread.ts', import.meta.url), {
  longestMs: 30_000,
  megabytes: 512,
})

const pdf = 'application/pdf'

/** How a file is marked; undefined where its kind carries no marks. */
const markedAs = ({ mediaType }: Pick<FileRow, 'mediaType'>): Marking['is'] | undefined => {
  if (mediaType === pdf) return 'pdf'
  return mediaType.startsWith('image/') ? 'picture' : undefined
}

/** Draws a text into a file for somebody; `visitor` is whose turn it takes. */
export const markedBytes = async (
  path: string,
  about: Pick<FileRow, 'mediaType'>,
  { text, visitor }: { readonly text: string; readonly visitor: string },
): Promise<{ readonly bytes: Buffer; readonly mediaType: string }> => {
  const is = markedAs(about)
  if (is === undefined) throw new Error('a file of this kind carries no mark')
  const bytes = await threads.run({ bytes: await readFile(path), is, text }, visitor)
  return { bytes: Buffer.from(bytes), mediaType: is === 'pdf' ? pdf : 'image/webp' }
}

/** Whether the file of a resource can be shown to people who may not keep it: it carries no marks, or can be marked. */
export const canBeMarked = async (
  visit: Visit,
  files: FileRoom,
  kind: ResourceKind,
  file: FileRow,
): Promise<boolean> => {
  // Of what is no page and no picture only the button is left out.
  if (file.mediaType !== pdf || kind !== 'document') return true
  if (file.bytes > largestPdf) return false
  const { visitor } = visit
  const trial = () =>
    markedBytes(files.pathOf(file.sha256), file, { text: visit.school.name, visitor })
  try {
    await visit.apart(trial)
    return true
  } catch (error) {
    // Too many wait: nothing is said of the file. Anything else is its own.
    if (error instanceof Refused) throw error
    return false
  }
}
