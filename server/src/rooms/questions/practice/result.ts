import type { Answer, PracticeResult, QuestionForm } from '@xinglin/contract/questions'
import type { AnswerScore, GivenAnswer } from '@xinglin/simulation/questions'
import type { Unit } from '../content/units.ts'

/** An answer of the wire as the core scores it. */
export const givenAnswer = (answer: Answer): GivenAnswer => {
  if ('Options' in answer) return { options: answer.Options }
  return 'Blanks' in answer ? { blanks: answer.Blanks } : { text: answer.Text }
}

const blankWord = (blank: {
  readonly Kind: 'number'
  readonly Value: number | null
  readonly Tolerance: number
  readonly Units: readonly string[]
}): string => {
  const unit = blank.Units[0] ?? ''
  const off = blank.Tolerance > 0 ? `（±${blank.Tolerance}）` : ''
  return `${blank.Value ?? ''}${unit}${off}`
}

/** What is told of an answer once it was handed in; the content with addresses that open. */
export const toResult = (
  { Content, Source }: QuestionForm,
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
  Options:
    unit.key.kind === 'options'
      ? unit.key.options.map(({ id, kind }) => ({ OptionId: id, Kind: kind }))
      : [],
  Blanks:
    Content.Type === 'blank'
      ? Content.Blanks.map((blank) =>
          blank.Kind === 'text' ? blank.Forms.join(' / ') : blankWord(blank),
        )
      : [],
  Reference: 'Reference' in Content ? Content.Reference : '',
  Rubric: 'Rubric' in Content ? Content.Rubric : [],
  Explanation: unit.explanation,
  Source,
})
