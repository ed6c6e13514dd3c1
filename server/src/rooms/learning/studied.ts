import { saveItemProgress, type ItemState } from '@xinglin/contract/learning'
import { attemptsOf, type Attempt, type AttemptItem, type Sheet } from '#attempts'
import { courseForStudy, type CourseForStudy, type ItemBody } from '#courses'
import { refuse, type Visit } from '#platform/visit'
import { theoryDimensions } from './report.ts'
import { progressOf, type Learnt } from './rules.ts'

const { missing, closed } = saveItemProgress.refusals

/** An attempt of the visitor with its course; both must be there. */
export type Studied = { readonly attempt: Attempt; readonly course: CourseForStudy }

/** Finds an attempt of the visitor's own; with `lock` nobody else changes it until the call ends. */
export const studied = async (visit: Visit, progressId: string, lock = false): Promise<Studied> => {
  const attempts = attemptsOf(visit)
  const attempt = await (lock ? attempts.hold(progressId) : attempts.find(progressId))
  if (!attempt) throw refuse(missing)
  const course = await courseForStudy(visit).find(attempt.courseId)
  if (!course) throw refuse(missing)
  if (!course.open) throw refuse([-1, course.verdict.Message])
  return { attempt, course }
}

/** Why nothing may be recorded in an attempt any more, or an empty text. */
export const readOnlyReason = ({ attempt, course }: Studied): string => {
  if (attempt.state === 'superseded') return '历史记录，不可进入'
  if (attempt.state === 'finished') return '本次学习已完成，可以回看'
  return course.verdict.Reason === 'ok' ? '' : course.verdict.Message
}

/** The same, where something is about to be recorded. */
export const recordable = async (visit: Visit, progressId: string): Promise<Studied> => {
  const found = await studied(visit, progressId, true)
  const reason = readOnlyReason(found)
  if (reason !== '')
    throw refuse(closed, found.attempt.state === 'active' ? { message: reason } : {})
  return found
}

/** What an item is besides its body, for the rules. */
export const learntOf = (
  item: { id: string; kind: Learnt['kind']; required: boolean; pass: number | null },
  body?: ItemBody,
): Learnt => ({
  id: item.id,
  kind: item.kind,
  required: item.required,
  pass: item.pass,
  ...(body?.kind === 'video' ? { seconds: body.seconds } : {}),
})

export const stateOf = (row: AttemptItem | undefined): ItemState => row?.state ?? 'new'

/** Where an attempt stands after a change: counted anew from its items, so that no two devices can disagree. */
export const tally = async (visit: Visit, { attempt }: Pick<Studied, 'attempt'>) => {
  const items = await courseForStudy(visit).items(attempt.versionId)
  const rows = await attemptsOf(visit).items(attempt.id)
  const done = new Set(rows.filter((row) => row.state === 'done').map((row) => row.itemId))
  const learnt = items.map((item) => learntOf(item))
  return { items, rows, ...progressOf(learnt, done) }
}

/** Ends an attempt whose required items are done, with its score sheet. */
export const finishNow = async (visit: Visit, found: Studied): Promise<Sheet> => {
  const { items, rows, progress, doneCount, itemCount } = await tally(visit, found)
  const best = new Map(rows.map((row) => [row.itemId, row.bestScore ?? 0]))
  const quizzes = items.filter((item) => item.kind === 'quiz').map((item) => best.get(item.id) ?? 0)
  return attemptsOf(visit).finish(
    found.attempt,
    theoryDimensions({ progress, doneCount, itemCount, quizzes }),
  )
}
