import {
  getImportedQuestion,
  getQuestionImport,
  largestQuestionFile,
  listImportedQuestions,
  listQuestionImports,
  questionFileEndings,
  readQuestionFile,
} from '@xinglin/contract/questions'
import type { InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { openThreads, Overrun } from '#platform/threads'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import type { UploadedFiles } from '#resources'
import { openContent } from '../content/question-text.ts'
import type { FileFindings } from '../formats/file-thread.ts'
import { judgeItems } from './judge-items.ts'
import { cleanedPictures } from './keep-pictures.ts'
import { readerOf, toImportedLine, toImports, toOneImport } from './serialize.ts'
import { fileStore, forgetFiles, type ImportRow } from './store.ts'

const { missing, tooMany, large, ending, unreadable } = readQuestionFile.refusals

/** Files are read in a thread of its own, which is ended when one takes more than ten thousand questions do. */
const threads = openThreads<Uint8Array, FileFindings>(
  new URL('../formats/file-thread.ts', import.meta.url),
  { longestMs: 60_000, megabytes: 768 },
)

const keptDays = 14
/** So many files of one person are kept at a time. */
const maxFiles = 60
const shownFiles = 20
const longestNote = 300
const maxNotes = 100

/** Forgets files of questions that were read long ago; drafts that were made of them stay. */
export const forgetQuestionFiles = (school: TenantContext, at: Date): Promise<void> =>
  forgetFiles(school, new Date(at.getTime() - keptDays * 86_400_000))

const findings = async (
  visit: Visit,
  bytes: Uint8Array,
): Promise<Exclude<FileFindings, { unreadable: string }>> => {
  const came = await threads.run(bytes, visit.visitor).catch((error: unknown): FileFindings => {
    if (error instanceof Overrun)
      return { unreadable: '文件内容过多，没有在限定的时间内读完，请分成几个文件' }
    throw error
  })
  if ('unreadable' in came) throw refuse([unreadable[0], came.unreadable])
  return came
}

/** A file of the visitor's own; any other is not there. */
export const ownFile = async (visit: Visit, id: string): Promise<ImportRow> => {
  const row = await fileStore(visit, readerOf(visit)).find(id)
  if (!row) throw refuse(missing)
  return row
}

const read = async (
  visit: Visit,
  files: UploadedFiles,
  { Id, FileName, Bytes }: InputOf<typeof readQuestionFile>,
) => {
  const store = fileStore(visit, readerOf(visit))
  // The same once more, whose answer was lost.
  const before = await store.find(Id)
  if (before) return toOneImport(visit, before)
  if (Bytes.length > largestQuestionFile) throw refuse(large)
  if (!questionFileEndings.some((known) => FileName.toLowerCase().endsWith(known)))
    throw refuse(ending)
  if ((await store.count()) >= maxFiles) throw refuse(tooMany)
  const { came, cleaned } = await visit.apart(async () => {
    const findingsOfFile = await findings(visit, Bytes)
    return { came: findingsOfFile, cleaned: await cleanedPictures(findingsOfFile.file.pictures) }
  })
  const stored = new Map<string, string>()
  for (const [id, picture] of cleaned) stored.set(id, await files.takePicture(visit, picture))
  const notes = came.file.notes.slice(0, maxNotes).map((note) => note.slice(0, longestNote))
  const row = { id: Id, fileName: FileName, format: came.file.format, notes, at: visit.at }
  if (!(await store.add(row))) throw refuse(missing)
  const judged = await judgeItems(visit, came.items, stored)
  await store.addItems(judged.map((one) => ({ ...one, importId: Id })))
  return toOneImport(visit, await ownFile(visit, Id))
}

/** Answers those who read files of questions, and look at what is in them. */
export const questionFileCalls = (files: UploadedFiles) => [
  answer(readQuestionFile, function handleReadQuestionFile(visit, input) {
    return read(visit, files, input)
  }),

  answer(listQuestionImports, async function handleListQuestionImports(visit) {
    const rows = await fileStore(visit, readerOf(visit)).newest(shownFiles)
    return { List: await toImports(visit, rows) }
  }),

  answer(getQuestionImport, async function handleGetQuestionImport(visit, { Id }) {
    return toOneImport(visit, await ownFile(visit, Id))
  }),

  answer(
    listImportedQuestions,
    async function handleListImportedQuestions(visit, { Id, Verdict, PageIndex, PageSize }) {
      await ownFile(visit, Id)
      const store = fileStore(visit, readerOf(visit))
      return {
        List: (await store.items(Id, Verdict, PageIndex, PageSize)).map(toImportedLine),
        Count: await store.countItems(Id, Verdict),
      }
    },
  ),

  answer(getImportedQuestion, async function handleGetImportedQuestion(visit, { Id, No }) {
    await ownFile(visit, Id)
    const row = await fileStore(visit, readerOf(visit)).item(Id, No)
    if (!row) throw refuse(missing)
    return {
      Line: toImportedLine(row),
      Content: row.content && openContent(visit, row.content),
    }
  }),
]
