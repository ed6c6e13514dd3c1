import type { Answer, PracticeResult, QuestionForm } from '@xinglin/contract/questions'
import type { AnswerScore } from '@xinglin/simulation/questions'
import { keyOfUnit } from '../content/unit-key.ts'
import type { Unit } from '../content/units.ts'

/** What is told of an answer once it was handed in; the content with addresses that open. */
export const toResult = (
  form: QuestionForm,
  unit: Unit,
  given: {
    readonly answer: Answer
    readonly state: AnswerScore['state']
    readonly tenths: number | null
  },
): PracticeResult => ({
  QuestionId: unit.id,
  State: given.state,
  Tenths: given.tenths,
  MostTenths: unit.most,
  Answer: given.answer,
  ...keyOfUnit(form, unit),
  Source: form.Source,
})
