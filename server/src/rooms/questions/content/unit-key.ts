import type { Answer, QuestionForm } from '@xinglin/contract/questions'
import type { GivenAnswer, OptionKind } from '@xinglin/simulation/questions'
import { plainOf } from './computed-content.ts'
import type { Unit } from './units.ts'

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

/** What makes an answer to a unit right, and why; the content with addresses that open. */
export const keyOfUnit = (
  { Content }: Pick<QuestionForm, 'Content'>,
  unit: Unit,
): {
  Options: { OptionId: string; Kind: OptionKind }[]
  Blanks: string[]
  Reference: string
  Rubric: { Id: string; Text: string; Tenths: number }[]
  Explanation: string
} => {
  const plain = plainOf(Content)
  return {
    Options:
      unit.key.kind === 'options'
        ? unit.key.options.map(({ id, kind }) => ({ OptionId: id, Kind: kind }))
        : [],
    Blanks:
      plain?.Type === 'blank'
        ? plain.Blanks.map((blank) =>
            blank.Kind === 'text' ? blank.Forms.join(' / ') : blankWord(blank),
          )
        : [],
    Reference: 'Reference' in Content ? Content.Reference : '',
    Rubric: 'Rubric' in Content ? Content.Rubric : [],
    Explanation: unit.explanation,
  }
}
