import type { QuestionBlank, QuestionContent } from '@xinglin/contract/questions'
import type { AnswerKey, ScoringPolicy } from '@xinglin/simulation/questions'
import { plainOf } from './computed-content.ts'

/** What is answered and scored by itself: a question, or a part of one. */
export type Unit = {
  /** The question's own id, or that of the part. */
  readonly id: string
  readonly key: AnswerKey
  /** As practice scores it; sections of a paper say theirs. */
  readonly policy: ScoringPolicy
  /** In tenths: as practice counts it. */
  readonly most: number
  readonly explanation: string
}

/** The two options of 判断题. */
export const truthOptions = { true: '正确', false: '错误' } as const

type Options = Extract<QuestionContent, { Type: 'A1' }>['Options']

const keyOf = (options: Options): AnswerKey => ({
  kind: 'options',
  options: options.map(({ Id: id, Kind: kind }) => ({ id, kind })),
})

/** What makes the blanks of a text right. */
export const keyOfBlanks = (blanks: readonly QuestionBlank[]): AnswerKey => ({
  kind: 'blanks',
  blanks: blanks.map((blank) =>
    blank.Kind === 'text'
      ? { kind: 'text' as const, forms: blank.Forms }
      : {
          kind: 'number' as const,
          value: blank.Value ?? Number.NaN,
          tolerance: blank.Tolerance,
          units: blank.Units,
          unitPrinted: blank.UnitPrinted,
        },
  ),
})

/** What cannot be said more finely in practice: one point a question. */
const onePoint = 10

const weighed = (options: Options): number =>
  options.reduce((sum, { Kind }) => sum + (Kind === 'key' ? 20 : Kind === 'right' ? 10 : 0), 0)

/** The units of a question that has no faults, in their order. */
export const unitsOf = (questionId: string, content: QuestionContent): readonly Unit[] => {
  const whole = { id: questionId, most: onePoint }
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      return [
        {
          ...whole,
          key: keyOf(content.Options),
          policy: content.Type === 'X' ? 'all' : 'one',
          explanation: content.Explanation,
        },
      ]
    case 'A3':
    case 'A4':
    case 'analysis':
      return content.Parts.map(({ Id: id, Options, Explanation: explanation }) => ({
        id,
        key: keyOf(Options),
        policy: content.Type === 'analysis' ? ('weights' as const) : ('one' as const),
        most: content.Type === 'analysis' ? weighed(Options) : onePoint,
        explanation,
      }))
    case 'B1':
      return content.Parts.map(({ Id: id, Right, Explanation: explanation }) => ({
        id,
        key: {
          kind: 'options' as const,
          options: content.Options.map((option) => ({
            id: option.Id,
            kind: option.Id === Right ? ('right' as const) : ('wrong' as const),
          })),
        },
        policy: 'one' as const,
        most: onePoint,
        explanation,
      }))
    case 'judge':
      return [
        {
          ...whole,
          key: {
            kind: 'options',
            options: [true, false].map((truth) => ({
              id: String(truth),
              kind: truth === content.Truth ? 'right' : 'wrong',
            })),
          },
          policy: 'one',
          explanation: content.Explanation,
        },
      ]
    case 'blank':
      return [
        {
          ...whole,
          most: onePoint * content.Blanks.length,
          key: keyOfBlanks(content.Blanks),
          policy: 'all',
          explanation: content.Explanation,
        },
      ]
    case 'short':
    case 'case':
      return [
        {
          ...whole,
          most: content.Rubric.reduce((sum, { Tenths }) => sum + Tenths, 0),
          key: { kind: 'people' },
          policy: 'all',
          explanation: content.Explanation,
        },
      ]
    case 'computed': {
      const plain = plainOf(content)
      if (plain) return unitsOf(questionId, plain)
      // Its key is known with an instance alone.
      const key = { kind: 'blanks' as const, blanks: [] }
      return [{ ...whole, key, policy: 'all', explanation: content.Explanation }]
    }
  }
}

/** Parts that show something new are reached one after the other. */
export const isStepwise = ({ Type }: Pick<QuestionContent, 'Type'>): boolean =>
  Type === 'A4' || Type === 'analysis'
