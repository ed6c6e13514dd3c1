import type { CalendarEntry, CalendarKind } from '@xinglin/contract/calendar'
import type { Visit } from '#platform/visit'

/** Something of a visitor's that has a date, as the room that keeps it tells it. */
export type Dated = {
  readonly kind: CalendarKind
  readonly id: string
  readonly title: string
  /** How it stands for them, in words. */
  readonly state: string
  readonly starts: Date | null
  readonly ends: Date
  readonly path: string
}

/** What a room knows of a visitor's that has a date. */
export type CalendarSource = (visit: Visit) => Promise<readonly Dated[]>

/** What ends between two moments of a visitor's, the first first: of what stays open for long its end alone is a date. */
export const entriesOf = async (
  sources: readonly CalendarSource[],
  visit: Visit,
  from: Date,
  to: Date,
): Promise<readonly Dated[]> => {
  const all: Dated[] = []
  // One after the other: they share the connection of the visit.
  for (const source of sources) all.push(...(await source(visit)))
  return all
    .filter(({ ends }) => ends >= from && ends <= to)
    .toSorted(
      (one, other) =>
        one.ends.getTime() - other.ends.getTime() || one.title.localeCompare(other.title),
    )
}

/** An entry as it travels. */
export const toEntry = ({ kind, id, title, state, starts, ends, path }: Dated): CalendarEntry => ({
  Kind: kind,
  Id: id,
  Title: title,
  State: state,
  Starts: starts?.toISOString() ?? '',
  Ends: ends.toISOString(),
  Path: path,
})
