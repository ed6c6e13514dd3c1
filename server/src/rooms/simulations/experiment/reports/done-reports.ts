import type { Moment } from '#attempts'
import { itemInVersions } from '#courses/versions'
import { workStore } from '#marking'
import type { CourseItem } from '#simulations/kernel'

/** How a person's report of an item stands: the newest that was handed in, with its score once it was released. */
export type DoneReport = {
  readonly courseId: string
  readonly itemId: string
  readonly personId: string
  readonly state: 'waiting' | 'returned' | 'marked' | 'released'
  /** When the newest version was handed in. */
  readonly at: Date
  readonly score: number | null
}

/** The reports of some people at some items, whichever version of the course they are of; of each the newest. */
export const doneReports = async (
  moment: Moment,
  items: readonly CourseItem[],
  personIds: readonly string[],
): Promise<readonly DoneReport[]> => {
  const reports: DoneReport[] = []
  for (const item of items) {
    const { ids } = await itemInVersions(moment, item.courseId, item.itemId)
    const works = (await workStore(moment).ofItems(ids, personIds)).filter(
      ({ kind, groupId }) => kind === 'report' && groupId === item.courseId,
    )
    const newest = new Map(works.map((work) => [work.personId, work]))
    for (const { personId, state, handedAt, score } of newest.values())
      reports.push({
        ...item,
        personId,
        state,
        at: handedAt,
        score: state === 'released' ? score : null,
      })
  }
  return reports
}
