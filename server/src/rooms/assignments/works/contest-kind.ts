import { contestsToSet, contestWorks } from '#competitions'
import type { ItemKind, WorkAt } from './kinds.ts'

const contestOf = ({ courseItemId }: { readonly courseItemId: string | null }): string =>
  courseItemId ?? ''

/** So many contests a school takes part in at most. */
const maxContests = 1_000

/** Contests as items of tasks: begun by entering, and each round whose scores are published is a try. */
export const contestKind: ItemKind = {
  name: 'contest',
  parts: {
    async find(visit, key, most) {
      return (await contestsToSet(visit, key, most)).map(({ id, name }) => ({
        courseId: '',
        itemId: id,
        title: name,
        courseName: '',
      }))
    },
    async among(visit, parts) {
      const known = new Set((await contestsToSet(visit, '', maxContests)).map(({ id }) => id))
      return parts.filter(({ itemId }) => known.has(itemId))
    },
  },
  async works(moment, items, personIds) {
    const done = await contestWorks(moment, items.map(contestOf), personIds)
    return items.flatMap((item) =>
      done.flatMap(({ contestId, personId, tries }): WorkAt[] =>
        contestId === contestOf(item)
          ? [{ itemId: item.id, personId, work: { begun: true, progress: 0, tries } }]
          : [],
      ),
    )
  },
}
