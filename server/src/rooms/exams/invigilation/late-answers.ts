import { nobody, type InputOf } from '@xinglin/contract/call'
import { decideLateAnswers, listLateAnswers } from '@xinglin/contract/exams'
import type { Answer, QuestionContent } from '@xinglin/contract/questions'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { wordsIn } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { plainOf, stemWords } from '#questions'
import { answerStore, type LateRow } from '../attempts/answer-store.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { scoreAttempt } from '../results/score-attempt.ts'
import { watchedExam } from '../schedule/policy.ts'
import { noteEvent } from '../sitting/event-store.ts'
import { contentsOfAttempt } from '../sitting/view-attempt.ts'
import { watchedPeople } from './watch.ts'

const { reason: noReason, missing } = decideLateAnswers.refusals

const optionWords = (written: QuestionContent, ids: readonly string[]): string => {
  const content = plainOf(written) ?? written
  const parts = 'Parts' in content ? content.Parts : []
  const all = [
    ...('Options' in content ? content.Options : []),
    ...parts.flatMap((part) => ('Options' in part ? part.Options : [])),
  ]
  const chosen = all.filter(({ Id }) => ids.includes(Id)).map(({ Text }) => wordsIn(Text))
  if (content.Type === 'judge') return ids.map((id) => (id === 'true' ? '正确' : '错误')).join('')
  return chosen.join('；')
}

/** An answer in words, for whoever decides upon it. */
const answerWords = (content: QuestionContent | undefined, given: Answer | undefined): string => {
  if (!given || !content) return ''
  if ('Options' in given) return optionWords(content, given.Options)
  return 'Blanks' in given ? given.Blanks.join('；') : given.Text
}

/** Attempts of an examination whose people the visitor watches. */
const watchedAttempts = async (visit: Visit, examId: string): Promise<readonly AttemptRow[]> => {
  const { access } = await watchedExam(visit, examId)
  const people = await watchedPeople(visit, examId, access.onlyClasses)
  return (await attemptStore(visit).ofExam(examId)).filter(({ personId }) => people.has(personId))
}

const toLate = async (visit: Visit, attempt: AttemptRow, rows: readonly LateRow[]) => {
  const { forms } = await contentsOfAttempt(visit, attempt)
  const stored = new Map(
    (await answerStore(visit).answers(attempt.id)).map((one) => [one.unitId, one.answer]),
  )
  const names = await facesOf(visit, [
    attempt.personId,
    ...rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  ])
  const questions = attempt.drawn.flatMap((section) => section.questions)
  return rows.map((row) => {
    const at = questions.findIndex(({ units }) => units.some(({ id }) => id === row.unitId))
    const content = forms.get(questions[at]?.versionId ?? '')?.Content
    return {
      Id: row.id,
      AttemptId: attempt.id,
      PersonName: names.get(attempt.personId)?.name ?? '',
      QuestionNo: at + 1,
      Stem: content ? stemWords(content) : '',
      Words: answerWords(content, row.answer),
      StoredWords: answerWords(content, stored.get(row.unitId)),
      Answer: row.answer,
      ReceivedAt: row.receivedAt.toISOString(),
      LateBy: Math.round((row.receivedAt.getTime() - attempt.deadline.getTime()) / 1000),
      State: row.state,
      Reason: row.reason,
      By: names.get(row.decidedBy ?? '')?.name ?? '',
    }
  })
}

const list = async (visit: Visit, { ExamId, AttemptId }: InputOf<typeof listLateAnswers>) => {
  const isOne = AttemptId !== null && AttemptId !== nobody
  const attempts = (await watchedAttempts(visit, ExamId)).filter(
    ({ id }) => !isOne || id === AttemptId,
  )
  const late = await answerStore(visit).late(attempts.map(({ id }) => id))
  const shown = []
  for (const attempt of attempts) {
    const own = late.filter(({ attemptId }) => attemptId === attempt.id)
    if (own.length > 0) shown.push(...(await toLate(visit, attempt, own)))
  }
  return { List: shown.toSorted((a, b) => (a.ReceivedAt < b.ReceivedAt ? 1 : -1)) }
}

const decide = async (
  visit: Visit,
  { ExamId, Ids, Accept, Reason }: InputOf<typeof decideLateAnswers>,
) => {
  const attempts = await watchedAttempts(visit, ExamId)
  if (Reason === '') throw refuse(noReason)
  const store = answerStore(visit)
  const late = await store.late(attempts.map(({ id }) => id))
  const chosen = late.filter(({ id }) => Ids.includes(id))
  if (chosen.length < new Set(Ids).size) throw refuse(missing)
  const waiting = chosen.filter(({ state }) => state === 'waiting')
  await store.decide(
    waiting.map(({ id }) => id),
    {
      state: Accept ? 'accepted' : 'declined',
      reason: Reason,
      decidedBy: visit.person?.id ?? null,
      decidedAt: visit.at,
    },
  )
  for (const attempt of attempts) {
    const own = waiting.filter(({ attemptId }) => attemptId === attempt.id)
    if (own.length === 0) continue
    const held = await attemptStore(visit).lock(attempt.id)
    if (Accept && held?.state === 'submitted' && held.scoreVersion > 0) {
      const why = `接受迟到的答案：${Reason}`
      const scoreVersion = await scoreAttempt(visit, held, { reason: why, at: visit.at })
      await attemptStore(visit).change(attempt.id, { scoreVersion })
    }
    await noteEvent(visit, {
      examId: ExamId,
      attemptId: attempt.id,
      kind: 'decide',
      detail: `${Accept ? '接受' : '不接受'} ${own.length} 个迟到的答案：${Reason}`,
      byId: visit.person?.id ?? nobody,
    })
  }
  return { Changed: waiting.length }
}

/** Answers who decides upon answers that came too late. */
export const lateCalls = () => [answer(listLateAnswers, list), answer(decideLateAnswers, decide)]
