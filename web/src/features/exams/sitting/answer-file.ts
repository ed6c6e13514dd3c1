import { answerFileAbout, type Sitting, writeAnswerFile } from '@xinglin/contract/exams'
import { offerFile } from '#ui'
import { sealText } from '@xinglin/wire'
import type { AnswerSync } from './answer-sync.ts'

/** What waits on this device as a file that only the server can read. */
export const answerFileOf = (
  { ExamId, AttemptId, FileKey }: Pick<Sitting, 'ExamId' | 'AttemptId' | 'FileKey'>,
  items: ReturnType<AnswerSync['items']>,
  at: Date,
): string => {
  const place = { ExamId, AttemptId }
  const content = JSON.stringify({ SavedAt: at.toISOString(), Items: items })
  return writeAnswerFile({
    ...place,
    Sealed: sealText(FileKey, content, answerFileAbout(place)),
  })
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** Offers it as a download, named by the examination and the time. */
export const offerAnswerFile = (sitting: Sitting, items: ReturnType<AnswerSync['items']>): void => {
  const now = new Date()
  const time = `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`
  offerFile(
    `${sitting.Name}-作答-${time}.answers`,
    new Blob([answerFileOf(sitting, items, now)], { type: 'application/json' }),
  )
}
