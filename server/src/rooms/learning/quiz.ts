import type { QuizResult } from '@xinglin/contract/learning'
import type { Question } from '#courses/versions'

/** The answers of a submission by question id: indexes of options. */
export type Answers = Readonly<Record<string, readonly number[]>>

/** True when every question has an answer among its options. */
export const isComplete = (questions: readonly Question[], answers: Answers): boolean =>
  questions.every(({ id, options }) => {
    const chosen = answers[id] ?? []
    return (
      chosen.length > 0 &&
      chosen.every((index) => Number.isInteger(index) && index >= 0 && index < options.length)
    )
  })

/** What is kept of a try: the choices and whether they were right; answers and explanations stay with the course. */
export type KeptTry = {
  readonly marks: readonly Pick<Marked['Marks'][number], 'QuestionId' | 'Right' | 'Chosen'>[]
}

/** The answers that a kept try was marked by. */
export const answersOf = ({ marks }: KeptTry): Answers =>
  Object.fromEntries(marks.map(({ QuestionId, Chosen }) => [QuestionId, Chosen]))

const sameSet = (one: readonly number[], other: readonly number[]): boolean => {
  const set = new Set(one)
  return set.size === new Set(other).size && other.every((index) => set.has(index))
}

/** What is told of a marked try: how many were right, and which and why only once nothing can be won by knowing it. */
export const toQuizResult = (
  { Score, Passed, Marks }: Marked,
  showsMarks: boolean,
  practice = false,
): QuizResult => ({
  Score,
  Passed,
  Practice: practice,
  RightCount: Marks.filter(({ Right }) => Right).length,
  Count: Marks.length,
  Marks: showsMarks ? [...Marks] : null,
})

/** A try with everything that is known of it. */
export type Marked = Pick<QuizResult, 'Score' | 'Passed'> & {
  readonly Marks: NonNullable<QuizResult['Marks']>
}

/** Marks a quiz: a question counts when exactly the right options were chosen; the score is the floor of the percentage. */
export const mark = (questions: readonly Question[], pass: number, answers: Answers): Marked => {
  const marks = questions.map(({ id, answer, explanation }) => {
    const chosen = [...new Set(answers[id] ?? [])].toSorted((a, b) => a - b)
    return {
      QuestionId: id,
      Right: sameSet(chosen, answer),
      Chosen: chosen,
      Answer: [...answer],
      Explanation: explanation,
    }
  })
  const right = marks.filter((one) => one.Right).length
  const score = questions.length === 0 ? 0 : Math.floor((right / questions.length) * 100)
  return { Score: score, Passed: score >= pass, Marks: marks }
}
