import { userLoginNew } from '@xinglin/contract/identity'
import { dayEnd, dayIn, refuse, type Day, type Visit } from '#platform/visit'
import { departureStore } from './departure-store.ts'

/** The last day on which somebody who has left the school may look; undefined for everybody else. Refuses them after it. */
export const lookUntilOf = async (visit: Visit, personId: string): Promise<Day | undefined> => {
  const away = await departureStore(visit).awayNow(personId)
  if (!away) return undefined
  if ((away.readUntil ?? '') < dayIn(visit.school.timezone, visit.at))
    throw refuse(userLoginNew.refusals.wrong)
  return away.readUntil ?? undefined
}

/** When a session ends that would end at a moment: with the last day of looking, where that is sooner. */
export const endOfLooking = (visit: Visit, lookUntil: Day | undefined, end: Date): Date => {
  const last = lookUntil === undefined ? end : dayEnd(visit.school.timezone, lookUntil)
  return last < end ? last : end
}
