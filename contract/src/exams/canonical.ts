import type { Answer } from '@xinglin/contract/questions'

/** An answer as it is stored. */
export type StoredAnswer = {
  readonly QuestionId: string
  readonly Seq: number
  readonly Answer: Answer
}

const partsOf = (answer: Answer): object => {
  if ('Options' in answer) return { Options: [...answer.Options].toSorted() }
  if ('Blanks' in answer) return { Blanks: answer.Blanks }
  return { Text: answer.Text }
}

/**
 * The answers of an attempt as one text, of which the receipt has the hash: JSON without blanks, the members of each object in
 * the order shown here, answers in the order of their question's id, options in the order of their ids. UTF-8.
 */
export const canonicalAnswers = (attemptId: string, answers: readonly StoredAnswer[]): string =>
  JSON.stringify({
    AttemptId: attemptId,
    Answers: answers
      .toSorted((a, b) => (a.QuestionId < b.QuestionId ? -1 : 1))
      .map(({ QuestionId, Seq, Answer }) => ({ QuestionId, Seq, Answer: partsOf(Answer) })),
  })
