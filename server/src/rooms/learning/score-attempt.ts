import { composite } from '@xinglin/simulation/assessment'
import { attemptsOf, type ActingPerson, type Attempt, type Scored, type Sheet } from '#attempts'
import { kindOfCourse } from '#courses/access'
import type { Visit } from '#platform/visit'
import { tally, type Studied } from './attempt-context.ts'
import type { Kinds } from './kinds.ts'
import { theoryDimensions } from './report.ts'

/**
 * What an attempt is worth as it stands: its dimensions, and the whole. A course of a kind of simulation is scored by that
 * kind alone as soon as one session of it was finished; any other by what was learnt, consultations being its case analysis.
 * `courseKind` is HasVirtual of its course, where that was read already.
 */
export const sheetNow = async (
  kinds: Kinds,
  learner: ActingPerson,
  attempt: Attempt,
  courseKind?: number,
): Promise<Scored> => {
  const { items, rows, progress, doneCount, itemCount } = await tally(learner, { attempt })
  const kind = courseKind ?? (await kindOfCourse(learner, attempt.courseId))
  const own = Object.values(kinds).find((one) => one.courseKind === kind)
  const scored = await own?.result(learner, attempt, items)
  if (scored) return scored
  const isCase = own?.name === kinds.consultation.name
  const consulted = isCase ? undefined : await kinds.consultation.result(learner, attempt, items)
  const mean = consulted?.composite ?? null
  const cases = consulted && mean !== null ? { count: consulted.items, mean } : undefined
  const best = new Map(rows.map((row) => [row.itemId, row.bestScore ?? 0]))
  const quizzes = items.filter((item) => item.kind === 'quiz').map((item) => best.get(item.id) ?? 0)
  const dimensions = theoryDimensions({ progress, doneCount, itemCount, quizzes, cases })
  return { dimensions, ...composite(dimensions) }
}

/** Ends an attempt whose required items are done, with its score sheet. */
export const finishNow = async (
  kinds: Kinds,
  visit: Visit,
  { attempt, access }: Studied,
): Promise<Sheet> =>
  attemptsOf(visit).finish(attempt, await sheetNow(kinds, visit, attempt, access.course.kind))
