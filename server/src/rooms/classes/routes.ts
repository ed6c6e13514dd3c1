import { checkedNumbersCalls } from './administrative/check-numbers.ts'
import { administrativeCalls } from './administrative/manage-administrative.ts'
import { rosterCalls } from './administrative/manage-roster.ts'
import { openOwnClass } from './teaching/policy.ts'
import { teachingStore } from './teaching/store.ts'
import { termCalls } from './terms/manage-terms.ts'

/** Answers terms and classes. */
export const classCalls = () => [
  ...termCalls((visit) => teachingStore(visit).byTerm()),
  ...administrativeCalls(),
  ...rosterCalls(),
  ...checkedNumbersCalls(async (visit, classId) => {
    const { id } = await openOwnClass(visit, classId)
    return teachingStore(visit).members(id)
  }),
]
