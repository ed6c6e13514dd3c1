import type { getDashboard } from '@xinglin/contract/statistics'
import type { OutputOf } from '@xinglin/contract/call'
import { activityOf } from '#attempts'
import { courseTotal } from '#courses/catalogue'
import { pendingCourses } from '#courses/admin'
import { waitingFeedback } from '#feedback'
import { userTotal } from '#identity'
import { newLeads } from '#licences/admin'
import { dayIn, dayStart, type Visit } from '#platform/visit'
import { countStore } from './store.ts'

const days = 14
const dayMs = 86_400_000

/** Today's figures of the school and what waits, for those who run it. */
export const dashboard = async (visit: Visit): Promise<OutputOf<typeof getDashboard>> => {
  const { timezone } = visit.school
  const today = dayIn(timezone, visit.at)
  const dates = Array.from({ length: days }, (_, i) =>
    dayIn(timezone, new Date(visit.at.getTime() - (days - 1 - i) * dayMs)),
  )
  const { begun, finished, learners } = await activityOf(
    visit,
    dayStart(timezone, today),
    dates[0] ?? today,
  )
  return {
    LoginToday: await countStore(visit).onDay(today, 'logins'),
    LearnerToday: learners.get(today) ?? 0,
    BegunToday: begun,
    FinishedToday: finished,
    UserCount: await userTotal(visit),
    CourseCount: await courseTotal(visit),
    PendingCourses: await pendingCourses(visit),
    NewLeads: await newLeads(visit),
    NewFeedback: await waitingFeedback(visit),
    Days: dates.map((Day) => ({ Day, Learners: learners.get(Day) ?? 0 })),
  }
}
