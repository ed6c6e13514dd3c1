import { nobody, type InputOf } from '@xinglin/contract/call'
import { answerPractice, markPractice, type QuestionForm } from '@xinglin/contract/questions'
import { isBlank, misfit, scoreAnswer, type AnswerScore } from '@xinglin/simulation/questions'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { openContent } from '../content/question-text.ts'
import { givenAnswer } from '../content/unit-key.ts'
import { isStepwise, unitsOf, type Unit } from '../content/units.ts'
import { holdStore } from '../holds/hold-store.ts'
import { openRound } from './practise.ts'
import { toResult } from './result.ts'
import { shownInRound, toRound } from './serialize-rounds.ts'
import { practiceStore, type AnswerRow, type RoundRow } from './store.ts'
import { noteAnswered } from './wrong-items.ts'

const { missing, empty, shape, option, unreached, held } = answerPractice.refusals
const { unwritten } = markPractice.refusals

/** A question of a round as it was drawn; refuses one that an examination holds since. */
const questionOf = async (visit: Visit, row: RoundRow, questionId: string) => {
  const drawn = row.questions.find((one) => one.questionId === questionId)
  if (!drawn) throw refuse(missing)
  if ((await holdStore(visit).among([questionId])).has(questionId)) throw refuse(held)
  const store = practiceStore(visit, row.personId)
  const form = (await store.formsIn([drawn], row.seed)).get(drawn.versionId)
  if (!form) throw refuse(missing)
  const answers = new Map((await store.answers(row.id)).map((one) => [one.unitId, one]))
  return { ...drawn, form, answers, units: unitsOf(questionId, form.Content) }
}

type Drawn = Awaited<ReturnType<typeof questionOf>>

/** What is told after an answer: the round, the question with what it has opened, the result. */
const answered = async (
  visit: Visit,
  row: RoundRow,
  { questionId, form }: Drawn,
  unitId: string,
) => {
  const store = practiceStore(visit, row.personId)
  const answers = new Map((await store.answers(row.id)).map((one) => [one.unitId, one]))
  const { question, results } = shownInRound(visit, row.seed, questionId, form, answers)
  const result = results.find(({ QuestionId }) => QuestionId === unitId)
  if (!result) throw refuse(missing)
  const now = (await store.find(row.id)) ?? row
  return { Round: await toRound(visit, now), Question: question, Result: result }
}

const scored = (unit: Unit, given: InputOf<typeof answerPractice>['Answer']): AnswerScore => {
  const own = givenAnswer(given)
  const fault = misfit(unit.key, own)
  if (fault) throw refuse(fault === 'shape' ? shape : option)
  if (isBlank(own)) throw refuse(empty)
  return scoreAnswer(unit.key, unit.policy, unit.most, own)
}

const refuseUnreached = (form: QuestionForm, { units, answers }: Drawn, unit: Unit): void => {
  const before = units.slice(0, units.indexOf(unit))
  if (isStepwise(form.Content) && before.some(({ id }) => !answers.has(id))) throw refuse(unreached)
}

const take = async (
  visit: Visit,
  { RoundId, QuestionId, PartId, Answer }: InputOf<typeof answerPractice>,
) => {
  const row = await openRound(visit, RoundId)
  const drawn = await questionOf(visit, row, QuestionId)
  const unitId = PartId === null || PartId === nobody ? QuestionId : PartId
  const unit = drawn.units.find(({ id }) => id === unitId)
  if (!unit) throw refuse(missing)
  // Handed in once; a repeat is told what became of the first.
  if (drawn.answers.has(unitId)) return answered(visit, row, drawn, unitId)
  refuseUnreached(drawn.form, drawn, unit)
  const score = scored(unit, Answer)
  const store = practiceStore(visit, row.personId)
  const given = {
    roundId: row.id,
    unitId,
    questionId: drawn.questionId,
    versionId: drawn.versionId,
    answer: Answer,
    state: score.state,
    tenths: score.tenths,
    maxTenths: unit.most,
    isFirst: !(await store.hasAnswered(unitId)),
    at: visit.at,
  }
  await store.addAnswer(given)
  const { [unitId]: _handedIn, ...drafts } = row.drafts
  await store.change(row.id, {
    drafts,
    answered: row.answered + 1,
    right: row.right + (score.state === 'right' ? 1 : 0),
  })
  // A figure that comes but once is in no book: its like is practised as another instance.
  if (drawn.form.Content.Type !== 'computed') await noteAnswered(visit, given, drawn.form)
  return answered(visit, row, drawn, unitId)
}

/** From so much of the points an answer that one marked oneself counts as right, below so much as wrong. */
const rightFrom = 0.8
const wrongBelow = 0.6

const stateOfShare = (share: number): AnswerScore['state'] => {
  if (share >= rightFrom) return 'right'
  return share < wrongBelow ? 'wrong' : 'partly'
}

const markOwn = async (
  visit: Visit,
  { RoundId, QuestionId, Met }: InputOf<typeof markPractice>,
) => {
  const row = await openRound(visit, RoundId)
  const drawn = await questionOf(visit, row, QuestionId)
  const before = drawn.answers.get(QuestionId)
  const { Content } = drawn.form
  if (!before || !('Rubric' in Content)) throw refuse(unwritten)
  const [unit] = drawn.units
  if (!unit) throw refuse(missing)
  const met = new Set(Met)
  const tenths = Content.Rubric.reduce((sum, { Id, Tenths }) => sum + (met.has(Id) ? Tenths : 0), 0)
  const state = stateOfShare(tenths / unit.most)
  const store = practiceStore(visit, row.personId)
  await store.markAnswer(row.id, QuestionId, { state, tenths })
  const rightBefore = before.state === 'right' ? 1 : 0
  await store.change(row.id, { right: row.right - rightBefore + (state === 'right' ? 1 : 0) })
  const marked: AnswerRow = { ...before, state, tenths }
  await noteAnswered(visit, marked, drawn.form)
  const opened = { ...drawn.form, Content: openContent(visit, Content) }
  const now = (await store.find(row.id)) ?? row
  return {
    Round: await toRound(visit, now),
    Result: toResult(opened, unit, { answer: before.answer, state, tenths }),
  }
}

/** Answers those who hand in answers, and mark what they wrote themselves. */
export const practiceAnswerCalls = () => [
  answer(answerPractice, take),
  answer(markPractice, markOwn),
]
