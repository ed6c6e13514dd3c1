import { nobody } from '@xinglin/contract/call'
import {
  listComputedFamilies,
  showComputedInstances,
  shownInstances,
  type PracticeResult,
  type QuestionForm,
} from '@xinglin/contract/questions'
import { computedFamilies } from '@xinglin/simulation/computed'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { computedProblems, forReader } from '../content/computed-content.ts'
import { cleanContent, openContent } from '../content/question-text.ts'
import { toShownQuestion } from '../content/shown-question.ts'
import { keyOfUnit } from '../content/unit-key.ts'
import { unitsOf } from '../content/units.ts'

const { faulty } = showComputedInstances.refusals

/** A key as a result that nobody gave. */
const keyOf = (Content: QuestionForm['Content']): PracticeResult => {
  const [unit] = unitsOf(nobody, Content)
  if (!unit) throw refuse(faulty)
  return {
    QuestionId: nobody,
    State: 'unanswered',
    Tenths: null,
    MostTenths: unit.most,
    Answer: unit.key.kind === 'options' ? { Options: [] } : { Blanks: [] },
    ...keyOfUnit({ Content }, unit),
    Source: '',
  }
}

/** Answers those who write computed questions: what kinds there are, and what their readers will be asked. */
export const computedFamilyCalls = () => [
  answer(listComputedFamilies, function handleListComputedFamilies() {
    return {
      List: computedFamilies.map((family) => ({
        Id: family.id,
        Name: family.name,
        Group: family.group,
        Source: family.source,
        IsNamed: family.isNamed ?? false,
        HasFigure: family.hasFigure ?? false,
        Ranges: Object.entries(family.ranges).map(([Name, range]) => ({
          Name,
          Label: range.zh,
          Unit: range.unit,
          Least: range.least,
          Most: range.most,
          Step: range.step,
        })),
      })),
    }
  }),

  answer(showComputedInstances, function handleShowComputedInstances(visit, { Content, Seed }) {
    if (Content.Type !== 'computed') throw refuse(faulty)
    const [problem] = computedProblems(Content)
    if (problem !== undefined) throw refuse([faulty[0], problem])
    const written = cleanContent(Content)
    return {
      List: Array.from({ length: shownInstances }, (_, at) => {
        const seed = `${Seed} ${at}`
        const content = openContent(visit, forReader(written, seed))
        return {
          Question: toShownQuestion(content, { questionId: nobody, seed, reached: 1 }),
          Key: keyOf(content),
        }
      }),
    }
  }),
]
