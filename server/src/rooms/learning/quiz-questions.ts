import { drawn } from '@xinglin/simulation/questions'
import type { ItemBody, Question } from '#courses/versions'
import { holdStore } from '#questions/holds'
import { shownHtml } from '#platform/rich-text'
import type { Visit } from '#platform/visit'

type Quiz = Extract<ItemBody, { readonly kind: 'quiz' }>

/** By what the questions of a quiz are drawn: one round at one item has the same ones however often it is opened and tried. */
export const placeSeed = (attemptId: string, itemId: string): string => `${attemptId} ${itemId}`

const opened = (visit: Pick<Visit, 'addressOf'>, question: Question): Question =>
  question.rich
    ? {
        ...question,
        stem: shownHtml(visit, question.stem),
        options: question.options.map((option) => shownHtml(visit, option)),
        explanation: shownHtml(visit, question.explanation),
      }
    : question

/** The questions that a quiz asks in one round: its own, then those that are drawn; pictures have addresses that open. */
export const askedQuestions = (
  visit: Pick<Visit, 'addressOf'>,
  { questions, draws = [] }: Quiz,
  seed: string,
): Question[] =>
  [
    ...questions,
    ...draws.flatMap(({ id, count, pool }) => drawn(`${seed} ${id}`, pool, count)),
  ].map((one) => opened(visit, one))

/**
 * Those of them that a learner may see now: one of the bank that an examination uses is left out until that is over, and its
 * key and explanation with it.
 */
export const openQuestions = async (
  visit: Visit,
  quiz: Quiz,
  seed: string,
): Promise<Question[]> => {
  const questions = askedQuestions(visit, quiz, seed)
  const ofBank = questions.flatMap(({ id, rich }) => (rich ? [id] : []))
  const held = await holdStore(visit).among(ofBank)
  return questions.filter(({ id }) => !held.has(id))
}

/** Every question that a quiz may ask. */
export const possibleQuestions = ({ questions, draws = [] }: Quiz): Question[] => [
  ...questions,
  ...draws.flatMap(({ pool }) => pool),
]
