import {
  getWrongItem,
  listWrongItems,
  type PracticeResult,
  type QuestionForm,
  type QuestionType,
} from '@xinglin/contract/questions'
import { answer } from '#platform/http'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { openContent, stemWords } from '../content/question-text.ts'
import { toShownQuestion } from '../content/shown-question.ts'
import { unitsOf } from '../content/units.ts'
import { holdStore } from '../holds/hold-store.ts'
import { practiceStore, type AnswerRow } from './store.ts'
import { toResult } from './result.ts'
import { rightsToMaster, scheduled, type Recall } from './schedule.ts'
import { wrongStore } from './wrong-store.ts'
import { wordsIn } from '#platform/rich-text'
import { nobody } from '@xinglin/contract/call'

const { missing, held: refusedHeld } = getWrongItem.refusals

const recallOf = (state: string): Recall | undefined =>
  state === 'right' || state === 'partly' || state === 'wrong' ? state : undefined

/** What lists show of a unit: the words of the part, or of the question. */
const unitStem = (form: QuestionForm, unitId: string): string => {
  const { Content } = form
  const part = 'Parts' in Content ? Content.Parts.find(({ Id }) => Id === unitId) : undefined
  const words = part ? wordsIn(part.Stem) : ''
  return words === '' ? stemWords(Content) : [...words].slice(0, 120).join('')
}

type Noted = Pick<AnswerRow, 'unitId' | 'questionId' | 'versionId' | 'answer' | 'state'>

/**
 * Lays what was answered wrong into the book, and what stands there further on or out of it: right on three occasions, on
 * three different days, it is mastered. A right answer to what never was wrong lays nothing.
 */
export const noteAnswered = async (
  visit: Visit,
  given: Noted,
  form: QuestionForm,
): Promise<void> => {
  const recall = recallOf(given.state)
  if (!recall) return
  const store = wrongStore(visit, visit.person?.id ?? nobody)
  const before = await store.lock(given.unitId)
  if (!before && recall === 'right') return
  const today = dayIn(visit.school.timezone, visit.at)
  const isAgainToday =
    before !== undefined && dayIn(visit.school.timezone, before.answeredAt) === today
  // A second right answer of one day shows nothing new.
  if (before && recall === 'right' && isAgainToday && before.rights > 0) return
  const isWrong = recall !== 'right'
  const rights = isWrong ? 0 : (before?.rights ?? 0) + 1
  await store.put({
    unitId: given.unitId,
    questionId: given.questionId,
    versionId: given.versionId,
    type: form.Content.Type,
    departmentId: form.DepartmentId,
    stem: unitStem(form, given.unitId),
    wrongs: (before?.wrongs ?? 0) + (isWrong ? 1 : 0),
    rights,
    answer: isWrong ? given.answer : (before?.answer ?? given.answer),
    wrongAt: isWrong ? visit.at : (before?.wrongAt ?? visit.at),
    answeredAt: visit.at,
    isMastered: rights >= rightsToMaster,
    ...scheduled(before?.memory ?? {}, recall, today),
  })
}

/** Answers one's wrong-item book. */
export const wrongItemCalls = () => [
  answer(
    listWrongItems,
    async function handleListWrongItems(visit, { Mastered, PageIndex, PageSize }) {
      const store = wrongStore(visit, visit.person?.id ?? nobody)
      const places = new Map((await departmentsOf(visit)).map(({ id, name }) => [id, name]))
      const today = dayIn(visit.school.timezone, visit.at)
      const rows = await store.list(Mastered, PageIndex, PageSize)
      const held = await holdStore(visit).among(rows.map(({ questionId }) => questionId))
      return {
        List: rows.map((row) => ({
          QuestionId: row.unitId,
          Type: row.type as QuestionType,
          // An examination may ask it now.
          Stem: held.has(row.questionId) ? '' : row.stem,
          IsHeld: held.has(row.questionId),
          DepartmentName: places.get(row.departmentId) ?? '',
          Wrongs: row.wrongs,
          Rights: row.rights,
          WrongAt: row.wrongAt.toISOString(),
          DueDay: row.dueDay,
          IsDue: row.dueDay <= today && !held.has(row.questionId),
          IsMastered: row.isMastered,
        })),
        Count: await store.count(Mastered),
      }
    },
  ),

  answer(getWrongItem, async function handleGetWrongItem(visit, { QuestionId }) {
    const personId = visit.person?.id ?? nobody
    const row = await wrongStore(visit, personId).find(QuestionId)
    if (row && (await holdStore(visit).among([row.questionId])).size > 0) throw refuse(refusedHeld)
    const form =
      row && (await practiceStore(visit, personId).formsOf([row.versionId])).get(row.versionId)
    if (!row || !form) throw refuse(missing)
    const opened = { ...form, Content: openContent(visit, form.Content) }
    const units = unitsOf(row.questionId, opened.Content)
    const at = units.findIndex(({ id }) => id === QuestionId)
    const unit = units[at]
    if (!unit) throw refuse(missing)
    const state: PracticeResult['State'] = 'wrong'
    return {
      // As far as one came oneself: later parts of a stepwise group stay unseen.
      Question: toShownQuestion(opened.Content, {
        questionId: row.questionId,
        seed: QuestionId,
        reached: at + 1,
      }),
      Result: toResult(opened, unit, { answer: row.answer, state, tenths: 0 }),
    }
  }),
]
