// What a thread runs that reads files of questions.
import { serveJobs } from '#platform/thread-jobs'
import { prepared, type PreparedItem } from './prepare-item.ts'
import { readFile } from './read-file.ts'
import type { QuestionFile } from './read-item.ts'

/** A file that was read, or why it was not, as plain data between threads. */
export type FileFindings =
  | { readonly file: Omit<QuestionFile, 'items'>; readonly items: readonly PreparedItem[] }
  | { readonly unreadable: string }

serveJobs(async (bytes: Uint8Array): Promise<FileFindings> => {
  const came = await readFile(bytes)
  if ('unreadable' in came) return came
  const { items, ...file } = came.file
  return { file, items: items.map(prepared) }
})
