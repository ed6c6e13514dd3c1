import { attemptsOf, officialOf, type Attempt, type ActingPerson } from '#attempts'
import { versionsOf } from '#courses/versions'
import { isReleased } from '#simulations/kernel'
import type { Kinds } from './kinds.ts'
import { standsAt, tally } from './attempt-context.ts'
import { onceAmong, takenOnce } from './taken-once.ts'

/**
 * What is taken once counts in every later round too: items that the person finished before are done in this one, so that
 * relearning a course does not wait for what nobody may do again. Answers whether anything was carried over.
 */
export const carryOver = async (
  kinds: Kinds,
  learner: ActingPerson,
  attempt: Attempt,
): Promise<boolean> => {
  if (attempt.tester) return false
  const once = onceAmong(await versionsOf(learner).items(attempt.versionId))
  if (once.length === 0) return false
  const attempts = attemptsOf(learner)
  const counted = await tally(learner, { attempt })
  let rows = counted.rows
  for (const item of once) {
    const before = rows.find((row) => row.itemId === item.id)
    if (before?.state === 'done') continue
    const taken = await takenOnce(kinds, learner, attempt.courseId, item, attempt.personId)
    const official = officialOf(taken.filter(({ state }) => state === 'finished'))
    if (!official) continue
    const score = (await isReleased(learner, official)) ? official.composite : null
    const row = await attempts.record(
      attempt,
      before,
      {
        itemId: item.id,
        state: 'done',
        position: {},
        seq: before?.seq ?? 0,
        bestScore: score === null ? null : Math.floor(score),
      },
      'carried',
      {},
    )
    rows = [...rows.filter(({ itemId }) => itemId !== item.id), { ...row, position: {} }]
  }
  if (rows === counted.rows) return false
  const { progress, doneCount } = standsAt({ ...counted, rows })
  await attempts.credit(attempt, { progress, doneCount })
  return true
}
