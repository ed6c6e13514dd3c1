import { saveItemProgress } from '@xinglin/contract/learning'
import { attemptsOf } from '#attempts'
import type { ElsewhereHost } from '#simulations/kernel'
import { refuse } from '#platform/visit'
import { learnerOf, studied } from './attempt-context.ts'
import type { Kinds } from './kinds.ts'
import { sheetNow } from './score-attempt.ts'

const { missing } = saveItemProgress.refusals

/**
 * How the room of learning hosts experiments that are held elsewhere: as whole rounds. A result that arrives ends the round
 * with its score, so that nothing depends on the student's coming back; a better one of the same round puts a better sheet
 * in its place, and a round that was begun anew since is changed by nobody.
 */
export const hostElsewhere = (kinds: Kinds): ElsewhereHost => ({
  async enter(visit, { CourseId, ProgressId }) {
    const { attempt, access } = await studied(visit, ProgressId)
    const { course, elsewhere, reason } = access
    if (course.id !== CourseId || elsewhere === undefined) throw refuse(missing)
    if (attempt.state === 'superseded') return undefined
    const { Reason, Message } = await reason()
    if (Reason !== 'ok') throw refuse([-1, Message])
    const { tester } = attempt
    return { courseId: course.id, attemptId: attempt.id, tester, path: elsewhere }
  },

  isOwn: async (visit, progressId) => (await attemptsOf(visit).find(progressId)) !== undefined,

  async lock(moment, round) {
    await attemptsOf(learnerOf(moment, round)).lock(round.attemptId)
  },

  async arrived(moment, round, result) {
    const learner = learnerOf(moment, round)
    const attempts = attemptsOf(learner)
    const attempt = await attempts.lock(round.attemptId)
    if (!attempt || attempt.state === 'superseded') return
    await attempts.complete(attempt, 'elsewhere', result)
    const before = await attempts.sheetOf(attempt.id)
    const scored = await sheetNow(kinds, learner, attempt)
    if (attempt.state === 'active') await attempts.finish(attempt, scored)
    else if (before?.composite !== scored.composite) await attempts.rescore(attempt, scored)
  },
})
