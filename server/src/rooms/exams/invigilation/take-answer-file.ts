import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  answerFileAbout,
  readAnswerFile,
  readAnswerFileContent,
  takeAnswerFile,
  type AnswerFileContent,
} from '@xinglin/contract/exams'
import { unsealText } from '@xinglin/wire'
import { facesOf } from '#identity'
import { hashOf } from '#platform/content-hash'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { answerStore, type AnswerItem } from '../attempts/answer-store.ts'
import type { FileKeyOf } from '../attempts/file-key.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { watchedExam } from '../schedule/policy.ts'
import { fittingAnswers } from '../sitting/check-answers.ts'
import { eventStore, noteEvent } from '../sitting/event-store.ts'
import { handIn } from '../sitting/hand-in.ts'
import { isLate } from '../sitting/own-attempt.ts'
import { contentsOfAttempt } from '../sitting/view-attempt.ts'
import { watchedPeople } from './watch.ts'

const { format, otherExam, nobody: notWatched, altered, twice, older } = takeAnswerFile.refusals

const nameLength = 12

/** What a file holds, and whose it is; the attempt is held until the call ends. Refuses what cannot be trusted, in this order. */
const opened = async (
  fileKeyOf: FileKeyOf,
  visit: Visit,
  { ExamId, File }: InputOf<typeof takeAnswerFile>,
): Promise<{ readonly row: AttemptRow; readonly content: AnswerFileContent }> => {
  const { access } = await watchedExam(visit, ExamId)
  const file = readAnswerFile(File)
  if (!file) throw refuse(format)
  if (file.ExamId !== ExamId) throw refuse(otherExam)
  const text = unsealText(fileKeyOf(visit, file.AttemptId), file.Sealed, answerFileAbout(file))
  const content = text === undefined ? undefined : readAnswerFileContent(text)
  if (!content) throw refuse(altered)
  const row = await attemptStore(visit).lock(file.AttemptId)
  const people = await watchedPeople(visit, ExamId, access.onlyClasses)
  if (row?.examId !== ExamId || !people.has(row.personId)) throw refuse(notWatched)
  return { row, content }
}

/** The answers of a file that the server has not, nor any newer ones: late ones that were sent before count as had. */
const unknownOf = async (
  visit: Visit,
  row: AttemptRow,
  items: readonly AnswerItem[],
): Promise<AnswerItem[]> => {
  const store = answerStore(visit)
  const had = new Map<string, number>()
  const note = (unitId: string, seq: number) => had.set(unitId, Math.max(seq, had.get(unitId) ?? 0))
  for (const { unitId, seq } of await store.answers(row.id)) note(unitId, seq)
  for (const { unitId, seq } of await store.late([row.id])) note(unitId, seq)
  return items.filter(({ QuestionId, Seq }) => Seq > (had.get(QuestionId) ?? 0))
}

const take = async (fileKeyOf: FileKeyOf, visit: Visit, input: InputOf<typeof takeAnswerFile>) => {
  const { row, content } = await opened(fileKeyOf, visit, input)
  const name = hashOf(input.File.trim()).slice(0, nameLength)
  const before = await eventStore(visit).ofKind(row.id, 'file')
  if (before.some(({ detail }) => detail.endsWith(name))) throw refuse(twice)
  const unknown = await unknownOf(visit, row, content.Items)
  if (unknown.length === 0) throw refuse(older)
  const fitting = fittingAnswers(row, await contentsOfAttempt(visit, row), unknown)
  const store = answerStore(visit)
  const isOver = row.state === 'submitted' || isLate(row, visit.at)
  if (isOver) await store.keepLate(row.id, fitting, visit.at)
  else await store.take(row.id, fitting, { epoch: row.epoch, at: visit.at })
  await noteEvent(visit, {
    examId: row.examId,
    attemptId: row.id,
    kind: 'file',
    detail: `${fitting.length} 个答案${isOver ? '，待处理' : ''}，文件编号 ${name}`,
    byId: visit.person?.id ?? nobody,
  })
  const handsIn = input.HandIn && !isOver
  if (handsIn) await handIn(visit, row, 'proctor', visit.at)
  return {
    PersonName: (await facesOf(visit, [row.personId])).get(row.personId)?.name ?? '',
    SavedAt: content.SavedAt,
    Taken: fitting.length,
    Known: content.Items.length - unknown.length,
    Unfit: unknown.length - fitting.length,
    State: isOver ? ('late' as const) : handsIn ? ('submitted' as const) : ('running' as const),
  }
}

/** Answers a proctor who brings what a device could not send. */
export const answerFileCalls = (fileKeyOf: FileKeyOf) => [
  answer(takeAnswerFile, async function handleTakeAnswerFile(visit, input) {
    return take(fileKeyOf, visit, input)
  }),
]
