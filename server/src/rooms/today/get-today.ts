import { getToday, type TodayItem } from '@xinglin/contract/today'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'

/** Something that concerns a visitor now; what is not said of it is nothing. */
export type Today = Pick<TodayItem, 'Group' | 'Text' | 'Action' | 'Of' | 'Path'> &
  Partial<Pick<TodayItem, 'Count' | 'Due'>>

/** What a room knows that concerns a visitor now: nothing for those whom it does not concern. */
export type TodaySource = (visit: Visit) => Promise<readonly Today[]>

const order = ['due', 'waiting', 'changed']

/** As many of each group as one looks at; the pages behind them have the rest. */
const maxOfGroup = 12

/** What is due first by its date, what waits, then what changed, each as its room told it. */
const sorted = (items: readonly Today[]): TodayItem[] =>
  order.flatMap((group) =>
    items
      .map((one) => ({ ...one, Count: one.Count ?? 0, Due: one.Due ?? '' }))
      .filter(({ Group }) => Group === group)
      .toSorted((a, b) => (group === 'due' ? a.Due.localeCompare(b.Due) : 0))
      .slice(0, maxOfGroup),
  )

/** Answers what concerns a visitor now; `sources` are the rooms that know of something, handed in by the wiring. */
export const todayCalls = (sources: readonly TodaySource[]) => [
  answer(getToday, async function handleGetToday(visit) {
    const items: Today[] = []
    // One after the other: they share the connection of the visit.
    for (const source of sources) items.push(...(await source(visit)))
    return { List: sorted(items) }
  }),
]
