import type { Moment } from '#attempts'
import { itemInVersions } from '#courses/versions'
import type { CourseItem } from '#simulations/kernel'
import { reportsOfPeople } from './done-reports-store.ts'

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
    const rows = await reportsOfPeople(moment, item.courseId, ids, personIds)
    const newest = new Map(rows.map((row) => [row.personId, row]))
    for (const { personId, state, handedAt, final } of newest.values())
      reports.push({
        ...item,
        personId,
        state,
        at: handedAt,
        score: state === 'released' ? final : null,
      })
  }
  return reports
}
