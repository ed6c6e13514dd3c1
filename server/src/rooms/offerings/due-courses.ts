import type { TenantContext } from '#platform/visit'
import { givenTo } from '#targets'
import { meantFor, offeringKind, offeringStore, stateAt, type Period } from './periods/index.ts'

/** The courses that are given to somebody and open to them now, with the dates that hold for them. */
export const openCoursesOf = async (
  moment: TenantContext & { readonly at: Date },
  personId: string,
): Promise<ReadonlyMap<string, Period>> => {
  const given = await givenTo(moment, offeringKind, personId)
  const rows = await offeringStore(moment).among([...given.keys()])
  const meant = await meantFor(moment, [...new Set(rows.map(({ courseId }) => courseId))], personId)
  return new Map(
    [...meant].flatMap(([courseId, { period }]) =>
      period && stateAt(period, moment.at) === 'open' ? [[courseId, period] as const] : [],
    ),
  )
}
