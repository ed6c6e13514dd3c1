import type { Visit } from '#platform/visit'
import { ownsOrRuns } from '../access/policy.ts'
import { ruleOf } from './quiz-rules.ts'
import { quizStore } from './quiz-store.ts'

/** A quiz of a course for whoever sets one; null where it says more than its name. */
type QuizTemplate = {
  readonly Id: string
  readonly Name: string
  readonly Rule: string | null
  readonly Total: number | null
  readonly Minutes: number | null
}

/** Quizzes are marked in hundredths. */
const fullScore = 100

/** The quizzes of courses that the visitor may see as templates: of a colleague's the name alone. */
export const quizTemplates = async (visit: Visit, most: number): Promise<QuizTemplate[]> =>
  (await quizStore(visit).list(most)).map((row) => {
    const isOpen = ownsOrRuns(visit, row)
    return {
      Id: row.id,
      Name: `${row.courseName} · ${row.title}`,
      Rule: isOpen ? ruleOf(row.types, row.drawn, row.pass) : null,
      Total: isOpen ? fullScore : null,
      Minutes: isOpen ? row.minutes : null,
    }
  })
