import { kind } from '@xinglin/contract/courses'
import type { Moment } from '#attempts'
import type { CourseItem } from '#simulations/kernel'
import type { ItemKind, WorkAt } from './kinds.ts'
import { courseItemOf, partsOf } from './simulation-kind.ts'
import type { Work } from './state-rules.ts'

type Report = CourseItem & {
  readonly personId: string
  readonly state: 'waiting' | 'returned' | 'marked' | 'released'
  readonly at: Date
  readonly score: number | null
}

const workOf = ({ state, at, score }: Report): Work => ({
  begun: true,
  ...(state === 'returned'
    ? { marking: 'returned' as const }
    : // What is marked and not released waits, as far as whoever wrote it is told.
      state !== 'released' && { marking: 'waiting' as const }),
  progress: 0,
  tries: [{ at, score }],
})

/** Laboratory reports as items of tasks: done when they are marked and released, in time when they were handed in. */
export const reportItems = (
  reports: (
    moment: Moment,
    items: readonly CourseItem[],
    personIds: readonly string[],
  ) => Promise<readonly Report[]>,
): ItemKind => ({
  name: 'report',
  parts: partsOf('experiment', kind.experiment),
  async works(moment, items, personIds) {
    const done = await reports(moment, items.map(courseItemOf), personIds)
    return items.flatMap((item): WorkAt[] => {
      const place = courseItemOf(item)
      return done
        .filter((one) => one.courseId === place.courseId && one.itemId === place.itemId)
        .map((one) => ({ itemId: item.id, personId: one.personId, work: workOf(one) }))
    })
  },
})
