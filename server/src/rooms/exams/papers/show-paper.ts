import type { ExamQuestion, ExamSection } from '@xinglin/contract/exams'
import type { QuestionForm } from '@xinglin/contract/questions'
import type { Visit } from '#platform/visit'
import { openContent, toShownQuestion } from '#questions'
import {
  entriesIn,
  tenthsIn,
  unitsIn,
  type DrawnQuestion,
  type DrawnSection,
  type FrozenStation,
} from './frozen-paper.ts'

/** How far somebody has come in a paper. */
export type Progress = {
  readonly stateOf: (section: DrawnSection, at: number) => ExamSection['State']
  /** How many parts of a stepwise group are reached; at least 1. */
  readonly reachedOf: (question: DrawnQuestion) => number
  /** What was left of a stepwise group is shown all the same: to those who look at a paper, and after it was handed in. */
  readonly showsLeft: boolean
}

/** Everything in sight at once. */
export const wholePaper: Progress = {
  stateOf: () => 'open',
  reachedOf: ({ units }) => units.length,
  showsLeft: true,
}

type Shown = {
  readonly visit: Pick<Visit, 'addressOf'>
  readonly seed: string
  readonly forms: ReadonlyMap<string, QuestionForm>
  readonly progress: Progress
}

/** A question as an examinee may see it now: picked member by member, so that nothing else of it leaves. */
export const showQuestion = (
  question: DrawnQuestion,
  { mixOptions }: Pick<DrawnSection, 'mixOptions'>,
  { visit, seed, forms, progress }: Shown,
): ExamQuestion | undefined => {
  const form = forms.get(question.versionId)
  if (!form) return undefined
  const reached = question.stepwise ? progress.reachedOf(question) : question.units.length
  const shown = toShownQuestion(openContent(visit, form.Content), {
    questionId: question.questionId,
    seed,
    reached,
    mixed: mixOptions,
  })
  const points = (at: number) => (question.units[at]?.tenths ?? 0) / 10
  return {
    QuestionId: shown.QuestionId,
    Type: shown.Type,
    Stem: shown.Stem,
    Points: tenthsIn({ questions: [question] }) / 10,
    Options: shown.Options,
    Blanks: shown.Blanks,
    Figure: shown.Figure,
    Parts: shown.Parts.map((part, at) => {
      const isLeft = question.stepwise && at < reached - 1
      const isHidden = isLeft && !progress.showsLeft
      return {
        QuestionId: part.QuestionId,
        Reached: part.Reached,
        Left: isLeft && !progress.showsLeft,
        // What became known of a patient stays known; what was asked of it is left.
        Reveal: part.Reveal,
        Stem: isHidden ? '' : part.Stem,
        Points: points(at),
        Options: isHidden ? [] : part.Options,
      }
    }),
  }
}

const showStation = ({ id, kind, title, minutes, tenths }: FrozenStation): ExamQuestion => ({
  QuestionId: id,
  Type: 'station',
  Stem: title,
  Points: tenths / 10,
  Options: [],
  Blanks: [],
  Figure: null,
  Parts: [],
  Launch: { Kind: kind, ItemId: id, Minutes: minutes },
})

/** The questions of a section that somebody may see now, and its stations behind them. */
export const showQuestions = (section: DrawnSection, shown: Shown): ExamQuestion[] => [
  ...section.questions.flatMap((question) => showQuestion(question, section, shown) ?? []),
  ...(section.stations ?? []).map(showStation),
]

/** Every section as it stands for an examinee; those that are not open come without their questions. */
export const showSections = (sections: readonly DrawnSection[], shown: Shown): ExamSection[] =>
  sections.map((section, at) => {
    const state = shown.progress.stateOf(section, at)
    return {
      SectionId: section.id,
      Name: section.name,
      Policy: section.policy,
      OneWay: section.oneWay,
      State: state,
      Units: unitsIn(section),
      Points: tenthsIn(section) / 10,
      FirstNo: sections.slice(0, at).reduce((count, before) => count + entriesIn(before), 0) + 1,
      Questions: state === 'open' ? showQuestions(section, shown) : [],
    }
  })
