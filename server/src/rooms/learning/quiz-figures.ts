import { firstRunsAt } from '#attempts/relations'
import type { ItemBody } from '#courses/versions'
import { wordsIn } from '#platform/rich-text'
import type { TenantContext } from '#platform/visit'
import { answersOf, mark, type KeptTry } from './quiz.ts'
import { possibleQuestions } from './quiz-questions.ts'

type Quiz = Extract<ItemBody, { readonly kind: 'quiz' }>

/** A question with how often each option was chosen. */
export type QuestionCounts = {
  readonly id: string
  readonly stem: string
  readonly answered: number
  readonly right: number
  readonly options: readonly {
    readonly text: string
    readonly right: boolean
    readonly chosen: number
  }[]
}

/** How everybody's first try at a quiz went: the scores, and of each question as it is asked now how often each option was chosen. */
export const quizFigures = async (
  school: TenantContext,
  wanted: Parameters<typeof firstRunsAt>[1],
  quiz: Quiz,
): Promise<{
  readonly scores: readonly number[]
  readonly questions: readonly QuestionCounts[]
}> => {
  const runs = await firstRunsAt(school, wanted)
  const tries = runs.map(({ record }) => answersOf(record as KeptTry))
  return {
    scores: runs.map(({ score }) => score),
    questions: possibleQuestions(quiz).flatMap((question) => {
      // A question that came later was not asked of everybody.
      const answersGiven = tries.flatMap((answers) => answers[question.id] ?? [])
      const answered = tries.filter((answers) => answers[question.id] !== undefined)
      // One of a large pool that nobody has drawn yet says nothing.
      if (question.rich && answered.length === 0) return []
      const words = (text: string) => (question.rich ? wordsIn(text) : text)
      return [
        {
          id: question.id,
          stem: words(question.stem),
          answered: answered.length,
          right: answered.filter((answers) => mark([question], quiz.pass, answers).Score === 100)
            .length,
          options: question.options.map((text, at) => ({
            text: words(text),
            right: question.answer.includes(at),
            chosen: answersGiven.filter((one) => one === at).length,
          })),
        },
      ]
    }),
  }
}
