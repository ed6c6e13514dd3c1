import type { Notice, Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { entryStore } from './entry-store.ts'

/** Tells everybody who entered a contest of the visited school, each in their own school: of all schools, or of some. */
export const tellEntered = async (
  visit: Visit,
  contest: ContestRow,
  notice: Omit<Notice, 'to' | 'schoolId' | 'title'>,
  schoolIds: readonly string[] = [contest.schoolId, ...contest.openTo],
): Promise<void> => {
  for (const schoolId of schoolIds) {
    const to = await entryStore(visit).peopleOf(contest.id, schoolId)
    if (to.length > 0)
      await visit.publish({
        kind: 'notice',
        notice: { ...notice, title: contest.name, to, schoolId },
      })
  }
}
