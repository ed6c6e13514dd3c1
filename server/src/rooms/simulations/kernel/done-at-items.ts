import { isTakenOnce, officialOf, resultsReleasedSince, type Moment } from '#attempts'
import { itemInVersions } from '#courses/versions'
import type { SessionSummary } from './session-store.ts'

/** What a person did at an item: sessions that ended, in the order in which they were begun. */
export type DoneAtItem = {
  readonly courseId: string
  readonly itemId: string
  readonly personId: string
  /** Something was begun, ended or not. */
  readonly begun: boolean
  readonly tries: readonly {
    readonly at: Date
    /** Null while it is not to be told. */
    readonly score: number | null
  }[]
}

type SummaryStore = {
  readonly summaries: (
    courseIds: readonly string[],
    itemIds: readonly string[],
    personIds: readonly string[],
  ) => Promise<readonly SessionSummary[]>
}

/** Of what is taken once the official session alone, as far as its result is released; of practice every one that ended. */
const triesOf = (rows: readonly SessionSummary[], isReleased: boolean): DoneAtItem['tries'] => {
  const finished = rows.filter(({ state }) => state === 'finished')
  const once = finished.filter(({ mode }) => isTakenOnce(mode))
  const official = officialOf(once)
  const counting = once.length === 0 ? finished : official ? [official] : []
  return counting.map(({ endedAt, startedAt, mode, composite }) => ({
    at: endedAt ?? startedAt,
    score: isTakenOnce(mode) && !isReleased ? null : composite,
  }))
}

/** What some people did at some items of courses, whichever version the items are of. */
export const doneAtItems = async (
  moment: Moment,
  sessions: SummaryStore,
  items: readonly { readonly courseId: string; readonly itemId: string }[],
  personIds: readonly string[],
): Promise<readonly DoneAtItem[]> => {
  const known = []
  for (const item of items) {
    const key = await itemInVersions(moment, item.courseId, item.itemId)
    known.push({
      ...item,
      key,
      isReleased: (await resultsReleasedSince(moment, key)) !== undefined,
    })
  }
  const rows = await sessions.summaries(
    [...new Set(items.map(({ courseId }) => courseId))],
    known.flatMap(({ key }) => key.ids),
    personIds,
  )
  return known.flatMap(({ courseId, itemId, key, isReleased }) => {
    const own = rows.filter((row) => row.courseId === courseId && key.ids.includes(row.itemId))
    return [...Map.groupBy(own, ({ personId }) => personId)].map(([personId, some]) => ({
      courseId,
      itemId,
      personId,
      begun: true,
      tries: triesOf(some, isReleased),
    }))
  })
}
