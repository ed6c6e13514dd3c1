import { kind, type Verdict } from '@xinglin/contract/courses'
import { getCourseStudyProgressInfo } from '@xinglin/contract/learning'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { attemptsOf, type Attempt } from '#attempts'
import { countLearner, courseAccess, type CourseAccess } from '#courses/access'
import { versionsOf } from '#courses/versions'
import { refuse, type Visit } from '#platform/visit'
import type { Studied } from './attempt-context.ts'
import { carryOver } from './carrying.ts'
import type { Kinds } from './kinds.ts'
import { finishNow } from './score-attempt.ts'

type Wanted = InputOf<typeof getCourseStudyProgressInfo>
type Opened = OutputOf<typeof getCourseStudyProgressInfo>

const { missing, offShelf, smallClass, nothingToResume, notExperiment, notYours, rounds } =
  getCourseStudyProgressInfo.refusals

const refusedBy = ({ Reason, Message }: Verdict): Error | undefined => {
  if (Reason === 'ok') return undefined
  if (Reason === 'offShelf') return refuse(offShelf)
  return Reason === 'smallClass' ? refuse(smallClass) : refuse([-1, Message])
}

const opened = (attempt: Attempt, Proceed: number): Opened => ({
  ProgressId: attempt.id,
  Progress: attempt.progress,
  AttemptNo: attempt.no,
  CurrentItem: attempt.currentItem,
  Proceed,
})

/** Closes the round that is complete: scored first if nobody pressed the button, so that no work is lost. */
const close = async (kinds: Kinds, visit: Visit, { attempt, access }: Studied): Promise<void> => {
  const attempts = attemptsOf(visit)
  const held = await attempts.lock(attempt.id)
  if (!held || held.state === 'superseded') return
  if (held.state === 'active') await finishNow(kinds, visit, { attempt: held, access })
  await attempts.supersede(held)
}

const begin = async (
  kinds: Kinds,
  visit: Visit,
  { course, elsewhere, tester }: CourseAccess,
  contestId: string | null,
): Promise<Attempt> => {
  const items = await versionsOf(visit).items(course.currentVersionId)
  const { attempt, first } = await attemptsOf(visit).open({
    courseId: course.id,
    versionId: course.currentVersionId,
    // An experiment that is held elsewhere is the one thing to do.
    itemCount: elsewhere === undefined ? items.filter((item) => item.required).length : 1,
    firstItem: items[0]?.id ?? null,
    tester,
    contestId,
  })
  if (first && !tester) await countLearner(visit, course.id)
  // In a contest everybody begins from nothing.
  if (attempt.no === 1 || contestId !== null || !(await carryOver(kinds, visit, attempt)))
    return attempt
  return (await attemptsOf(visit).find(attempt.id)) ?? attempt
}

/** Starts, resumes or relearns a course; the verdict is decided anew, whatever the browser showed. */
export const startOrResume = async (
  kinds: Kinds,
  visit: Visit,
  { CourseId, Proceed }: Wanted,
  contestId: string | null,
): Promise<Opened> => {
  const access = await courseAccess(visit, CourseId)
  if (!access) throw refuse(missing)
  const verdict = await access.verdict()
  const refused = refusedBy(verdict)
  if (refused) throw refused
  if (verdict.Actions.length === 0) throw refuse(notYours)
  const before =
    contestId === null
      ? await access.attempt()
      : await attemptsOf(visit).current(CourseId, contestId)
  const isExperiment = access.course.kind === kind.experiment
  if (Proceed === 1) {
    if (!before) throw refuse(nothingToResume)
    return opened(before, Proceed)
  }
  if (Proceed === 3 && !isExperiment) throw refuse(notExperiment)
  if (before && before.progress < 100) return opened(before, Proceed)
  // At 100 % an experiment is relearned by 3 alone, which is the confirmation; 0 then only resumes.
  if (before && isExperiment && Proceed === 0) return opened(before, Proceed)
  const most = (await access.period())?.maxRounds ?? null
  if (before && most !== null && before.no >= most)
    throw refuse(rounds, { message: `本课程最多学习${most}次，您已学习${before.no}次` })
  if (before) await close(kinds, visit, { attempt: before, access })
  return opened(await begin(kinds, visit, access, contestId), Proceed)
}
