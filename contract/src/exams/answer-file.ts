import * as z from 'zod/mini'
import { answerItems } from './sitting.ts'

/** What a file of answers says that it is. */
export const answerFileFormat = 'xinglin-answers/1'

const Written = z.object({
  Format: z.literal(answerFileFormat),
  ExamId: z.string(),
  AttemptId: z.string(),
  Sealed: z.string(),
})
/** The outside of a file of answers; what it holds is sealed. */
export type AnswerFile = Omit<z.output<typeof Written>, 'Format'>

/** What the sealed part is bound to. */
export const answerFileAbout = ({
  ExamId,
  AttemptId,
}: Pick<AnswerFile, 'ExamId' | 'AttemptId'>): string => `${answerFileFormat} ${ExamId} ${AttemptId}`

/** A file of answers as it is written. */
export const writeAnswerFile = (file: AnswerFile): string =>
  `${JSON.stringify({ Format: answerFileFormat, ...file }, undefined, 2)}\n`

/** The same as it was read; undefined for anything else. */
export const readAnswerFile = (text: string): AnswerFile | undefined => {
  try {
    const { success, data } = Written.safeParse(JSON.parse(text))
    return success ? data : undefined
  } catch {
    return undefined
  }
}

/** The sealed part: answers with their numbers, and when the device wrote them down. */
const Content = z.object({ SavedAt: z.string(), Items: answerItems })
export type AnswerFileContent = z.output<typeof Content>

/** What the sealed part says; undefined where it is nothing of the kind. */
export const readAnswerFileContent = (text: string): AnswerFileContent | undefined => {
  try {
    const { success, data } = Content.safeParse(JSON.parse(text))
    return success ? data : undefined
  } catch {
    return undefined
  }
}
