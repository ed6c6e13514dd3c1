import { firstRunsAt } from '#attempts/relations'
import type { ItemBody } from '#courses/versions'
import type { TenantContext } from '#platform/visit'
import { answersOf, mark, type KeptTry } from './quiz.ts'

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
  { questions, pass }: Quiz,
): Promise<{
  readonly scores: readonly number[]
  readonly questions: readonly QuestionCounts[]
}> => {
  const runs = await firstRunsAt(school, wanted)
  const tries = runs.map(({ record }) => answersOf(record as KeptTry))
  return {
    scores: runs.map(({ score }) => score),
    questions: questions.map((question) => {
      // A question that came later was not asked of everybody.
      const answersGiven = tries.flatMap((answers) => answers[question.id] ?? [])
      const answered = tries.filter((answers) => answers[question.id] !== undefined)
      return {
        id: question.id,
        stem: question.stem,
        answered: answered.length,
        right: answered.filter((answers) => mark([question], pass, answers).Score === 100).length,
        options: question.options.map((text, at) => ({
          text,
          right: question.answer.includes(at),
          chosen: answersGiven.filter((one) => one === at).length,
        })),
      }
    }),
  }
}
