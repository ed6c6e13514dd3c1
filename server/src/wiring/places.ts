import type { PersonPlace } from '#assignments'
import type { Moment } from '#attempts'
import { openRoundsIn } from '#attempts/relations'
import { itemTitles } from '#courses/versions'
import type { Kinds } from '#learning'

type PlaceInCourse = {
  readonly personId: string
  readonly itemId: string | null
  readonly phase: string
  readonly at: Date
}

/** Where people are in some courses: the item at which they did something last, and the phase of a simulation that is under way. */
export const placesIn =
  (kinds: Kinds) =>
  async (
    moment: Moment,
    courseIds: readonly string[],
    people: readonly string[] | undefined,
  ): Promise<ReadonlyMap<string, PersonPlace>> => {
    const places: PlaceInCourse[] = (await openRoundsIn(moment, courseIds, people)).map((one) => ({
      ...one,
      phase: '',
      at: one.lastAt,
    }))
    for (const courseId of courseIds)
      for (const kind of Object.values(kinds))
        places.push(...(await kind.open(moment, courseId, people)))
    const newest = new Map(
      places
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map((one) => [one.personId, one]),
    )
    const titles = await itemTitles(moment, [
      ...new Set([...newest.values()].flatMap(({ itemId }) => itemId ?? [])),
    ])
    return new Map(
      [...newest].map(([personId, { itemId, phase, at }]) => [
        personId,
        { words: [titles.get(itemId ?? ''), phase].filter(Boolean).join(' · '), at },
      ]),
    )
  }
