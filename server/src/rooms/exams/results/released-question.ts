import type { ExamQuestion, ExamResult, ResultUnit } from '@xinglin/contract/exams'
import { nobody } from '@xinglin/contract/call'
import { wordsIn } from '#platform/rich-text'
import { Refused, type Visit } from '#platform/visit'
import { answerStore } from '../attempts/answer-store.ts'
import { attemptStore } from '../attempts/store.ts'
import { examStore } from '../schedule/store.ts'
import { toResult } from './read-result.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Options by their letters in the order of whoever sat it, with their words. */
const optionWords = (options: ExamQuestion['Options'], ids: readonly string[]): string =>
  options
    .flatMap(({ OptionId, Text }, at) =>
      ids.includes(OptionId) ? [`${letters[at] ?? ''}. ${wordsIn(Text)}`] : [],
    )
    .join('；')

const answerWords = (options: ExamQuestion['Options'], { Answer }: ResultUnit): string => {
  if (Answer === null) return '未作答'
  if ('Options' in Answer) return optionWords(options, Answer.Options)
  if ('Blanks' in Answer) return Answer.Blanks.join('；')
  return 'Text' in Answer ? Answer.Text : ''
}

const keyWords = (options: ExamQuestion['Options'], { Key }: ResultUnit): string => {
  if (!Key) return ''
  const right = Key.Options.flatMap(({ OptionId, Kind }) =>
    Kind === 'right' || Kind === 'key' ? [OptionId] : [],
  )
  return right.length > 0
    ? optionWords(options, right)
    : [...Key.Blanks, wordsIn(Key.Reference)].filter(Boolean).join('；')
}

/** What was answered of a question and of each of its parts, with the key where that is out. */
const linesOf = (question: ExamQuestion, units: ExamResult['Units']): string[] =>
  [
    { ...question, no: '' },
    ...question.Parts.map((part, at) => ({
      ...part,
      Options: question.Type === 'B1' ? question.Options : part.Options,
      no: `（${at + 1}）`,
    })),
  ].flatMap(({ QuestionId, Options, no }) => {
    const unit = units.find((one) => one.QuestionId === QuestionId)
    if (!unit) return []
    const key = keyWords(Options, unit)
    return [
      `${no}我的答案：${answerWords(Options, unit)}`,
      ...(key === '' ? [] : [`${no}正确答案：${key}`]),
    ]
  })

/**
 * The question of this number, from 1, of an attempt of somebody's, as its result shows it; undefined before answers or keys
 * are out, of what another examination uses now, and of an attempt that is not theirs.
 */
export const releasedQuestion = async (
  visit: Visit,
  {
    attemptId,
    no,
    personId,
  }: { readonly attemptId: string; readonly no: number; readonly personId: string },
) => {
  const attempt = await attemptStore(visit).find(attemptId || nobody)
  if (attempt?.personId !== personId || attempt.state === 'running') return undefined
  const row = await examStore(visit).find(attempt.examId)
  const scores = await answerStore(visit).scores(attemptId)
  const score = scores.find(({ version }) => version === attempt.scoreVersion)
  if (!row || !score || row.contestId) return undefined
  const result = await toResult(visit, attempt, row, scores, score).catch((fault: unknown) => {
    if (fault instanceof Refused) return undefined
    throw fault
  })
  const question = result?.Sections.flatMap(({ Questions }) => Questions)[no - 1]
  if (!result || !question || result.Withheld.includes(question.QuestionId)) return undefined
  return {
    examId: row.id,
    examName: row.name,
    text: [
      wordsIn(question.Stem),
      ...question.Parts.map(({ Stem }, at) => `（${at + 1}）${wordsIn(Stem)}`),
    ].join('\n'),
    answers: linesOf(question, result.Units),
  }
}

/** Who set an examination. */
export const examOwner = async (visit: Visit, examId: string): Promise<string | undefined> =>
  (await examStore(visit).find(examId))?.ownerId ?? undefined
