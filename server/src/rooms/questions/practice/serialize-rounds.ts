import { nobody } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import {
  type PracticeFilter,
  type PracticeResult,
  type PracticeRound,
  type PracticeView,
  type QuestionForm,
  questionTypeNames,
  type ShownQuestion,
} from '@xinglin/contract/questions'
import { namesIn } from '#dictionaries'
import type { Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { openContent } from '../content/question-text.ts'
import { toShownQuestion } from '../content/shown-question.ts'
import { isStepwise, unitsOf } from '../content/units.ts'
import { holdStore } from '../holds/hold-store.ts'
import { toResult } from './result.ts'
import { practiceStore, type AnswerRow, type RoundRow } from './store.ts'

const sources = {
  any: '随机练习',
  new: '未做过的题',
  wrong: '错题重练',
  computed: '计算题',
} as const

/** What rounds were drawn from, in words. */
const titles = async (visit: Visit, rows: readonly RoundRow[]): Promise<string[]> => {
  const places = new Map((await departmentsOf(visit)).map(({ id, name }) => [id, name]))
  const isTagged = rows.some(({ filter }) => filter.Tag !== '')
  const words = isTagged
    ? new Map([
        ...(await namesIn(visit, vocabularies.knowledge)),
        ...(await namesIn(visit, vocabularies.symptom)),
      ])
    : new Map<string, string>()
  const title = ({ Source, DepartmentId, Types, Tag }: PracticeFilter): string =>
    [
      sources[Source],
      places.get(DepartmentId ?? nobody) ?? '',
      Types.map((type) => questionTypeNames[type].split(' ')[0]).join('、'),
      words.get(Tag) ?? '',
    ]
      .filter((part) => part !== '')
      .join(' · ')
  return rows.map(({ filter }) => title(filter))
}

/** Rounds as lists show them. */
export const toRounds = async (
  visit: Visit,
  rows: readonly RoundRow[],
): Promise<PracticeRound[]> => {
  const names = await titles(visit, rows)
  return rows.map((row, at) => ({
    Id: row.id,
    Title: names[at] ?? '',
    Questions: row.questions.length,
    Units: row.units,
    Answered: row.answered,
    Right: row.right,
    BeganAt: row.beganAt.toISOString(),
    EndedAt: row.endedAt?.toISOString() ?? null,
  }))
}

export const toRound = async (visit: Visit, row: RoundRow): Promise<PracticeRound> => {
  const [round] = await toRounds(visit, [row])
  if (!round) throw new Error('a round without a line')
  return round
}

/** A question of a round with what was answered of it; what was not answered comes without its key. */
export const shownInRound = (
  visit: Visit,
  seed: string,
  questionId: string,
  form: QuestionForm,
  answers: ReadonlyMap<string, AnswerRow>,
): { question: ShownQuestion; results: PracticeResult[] } => {
  const opened = { ...form, Content: openContent(visit, form.Content) }
  const units = unitsOf(questionId, opened.Content)
  const unanswered = units.findIndex(({ id }) => !answers.has(id))
  const reached = unanswered === -1 ? units.length : unanswered + 1
  return {
    question: toShownQuestion(opened.Content, {
      questionId,
      seed,
      reached: isStepwise(form.Content) ? reached : units.length,
    }),
    results: units.flatMap((unit) => {
      const given = answers.get(unit.id)
      return given
        ? [toResult(opened, unit, { ...given, state: given.state as PracticeResult['State'] })]
        : []
    }),
  }
}

/** What is shown of a question that an examination holds: its place in the round. */
const withheld = (QuestionId: string, { Content: { Type } }: QuestionForm): ShownQuestion => ({
  QuestionId,
  Type,
  Stem: '',
  Options: [],
  Blanks: [],
  Figure: null,
  Parts: [],
})

/** A round as its person may see it. */
export const toPracticeView = async (visit: Visit, row: RoundRow): Promise<PracticeView> => {
  const store = practiceStore(visit, row.personId)
  const forms = await store.formsIn(row.questions, row.seed)
  const answers = new Map((await store.answers(row.id)).map((one) => [one.unitId, one]))
  const held = await holdStore(visit).among(row.questions.map(({ questionId }) => questionId))
  const shown = row.questions.flatMap(({ questionId, versionId }) => {
    const form = forms.get(versionId)
    if (!form) return []
    return held.has(questionId)
      ? [{ question: withheld(questionId, form), results: [] }]
      : [shownInRound(visit, row.seed, questionId, form, answers)]
  })
  return {
    Round: await toRound(visit, row),
    Questions: shown.map(({ question }) => question),
    Results: shown.flatMap(({ results }) => results),
    Held: [...held],
    Position: row.position,
    Drafts: row.drafts,
    Seq: row.draftSeq,
  }
}
