import { membershipStore, peopleOfClasses } from '#classes'
import type { Visit } from '#platform/visit'

/** With whom somebody shares a class that is open, themself included. */
export const classmatesOf = async (
  visit: Visit,
  personId: string,
): Promise<ReadonlySet<string>> => {
  const classes = (await membershipStore(visit).of(personId)).filter(
    ({ kind, archived }) => kind !== 'group' && !archived,
  )
  const people = await peopleOfClasses(
    visit,
    classes.map(({ id }) => id),
  )
  return new Set([personId, ...people])
}
