import type { Protocol } from './protocol.ts'

/** A marked pre-test (预习测验): per cent, whether it opens the laboratory, and of each question the answer and why. */
export type Marked = {
  readonly score: number
  readonly passed: boolean
  readonly marks: readonly {
    readonly id: string
    readonly right: boolean
    readonly answer: readonly number[]
    readonly explanation: string
  }[]
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((index) => other.includes(index))

/** Marks answers; a question without one is wrong, and one with several answers right only when all are. */
export const mark = (
  { questions, pass }: Pick<Protocol, 'questions' | 'pass'>,
  answers: Readonly<Record<string, readonly number[]>>,
): Marked => {
  const marks = questions.map(({ id, answer, explanation }) => ({
    id,
    right: same([...new Set(answers[id])], answer),
    answer,
    explanation,
  }))
  const share = (100 * marks.filter(({ right }) => right).length) / questions.length
  const score = share - (share % 1)
  return { score, passed: score >= pass, marks }
}
