import type { Moment } from '#attempts'
import { dayIn } from '#platform/visit'
import { timezoneOf } from '#schools'
import { dayStore } from './account-store.ts'
import { settlePoints } from './settle-points.ts'
import type { PointSource } from './sources.ts'

const dayMs = 86_400_000

/** Gives somebody sign-ins on some days before a moment, and what they earned by those and by all that they did. */
export const makePoints = async (
  moment: Moment,
  personId: string,
  {
    daysAgo,
    sources,
  }: { readonly daysAgo: readonly number[]; readonly sources: readonly PointSource[] },
): Promise<void> => {
  const timezone = await timezoneOf(moment.db, moment.school.id)
  for (const days of daysAgo.toSorted((one, other) => other - one)) {
    const at = new Date(moment.at.getTime() - days * dayMs)
    await dayStore(moment).add(personId, dayIn(timezone, at), at)
  }
  await settlePoints(moment, personId, sources, true)
}
