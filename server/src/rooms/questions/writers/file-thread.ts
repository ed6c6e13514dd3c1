// What a thread runs that writes files of questions.
import sharp from 'sharp'
import type { ExportFormat } from '@xinglin/contract/questions'
import { serveJobs } from '#platform/thread-jobs'
import type { ExportedPicture, ExportedQuestion, Written } from './exported.ts'
import { writeMoodle } from './write-moodle.ts'
import { writeQti } from './write-qti.ts'
import { writeSheet, writeTemplate } from './write-sheet.ts'
import { writeWord } from './write-word.ts'

/** What is to be written. */
export type Writing =
  | {
      readonly kind: 'questions'
      readonly format: ExportFormat
      readonly title: string
      readonly withAnswers: boolean
      readonly questions: readonly ExportedQuestion[]
      readonly pictures: readonly { readonly id: string; readonly bytes: Uint8Array }[]
    }
  | { readonly kind: 'template'; readonly departments: readonly string[] }

/** Other systems and Word read PNG for certain, and WebP not everywhere. */
const asPng = async ({
  id,
  bytes,
}: {
  readonly id: string
  readonly bytes: Uint8Array
}): Promise<ExportedPicture> => {
  const { data, info } = await sharp(bytes).png().toBuffer({ resolveWithObject: true })
  return { id, png: data, width: info.width, height: info.height }
}

const write = async (writing: Writing): Promise<Written> => {
  if (writing.kind === 'template')
    return { bytes: await writeTemplate(writing.departments), notCarried: [] }
  const { format, title, withAnswers, questions } = writing
  if (format === 'sheet') return writeSheet(questions)
  const pictures = new Map<string, ExportedPicture>()
  for (const one of writing.pictures) pictures.set(one.id, await asPng(one))
  if (format === 'word') return writeWord(questions, pictures, { title, withAnswers })
  return format === 'moodle'
    ? writeMoodle(questions, pictures)
    : writeQti(questions, pictures, format === 'qti21' ? '2.1' : '3.0')
}

serveJobs(write)
