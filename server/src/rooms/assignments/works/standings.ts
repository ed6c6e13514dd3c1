import type { DateField, OwnState } from '@xinglin/contract/assignments'
import type { Effective, Given } from '#targets'
import type { AssignmentRow, ItemRow } from '../definition/store.ts'
import { workKey } from './kinds.ts'
import type { Dates } from './score-rules.ts'
import {
  noWork,
  ownStateOf,
  standAtAll,
  taskScoreOf,
  type ItemStanding,
  type Work,
} from './state-rules.ts'

/** The dates that a task itself says. */
export const baseDates = ({ opensAt, dueAt, closesAt }: AssignmentRow): Dates => ({
  opens: opensAt,
  due: dueAt,
  closes: closesAt,
})

/** How somebody stands in a task. */
export type OwnStanding = {
  readonly dates: Readonly<Record<DateField, Effective<Date | null>>>
  readonly items: ReadonlyMap<string, ItemStanding>
  readonly state: OwnState
  readonly score: number | null
  /** Something was returned and not handed in again. */
  readonly isReturned: boolean
  /** Until when the first of what was returned may be handed in again; null without a limit. */
  readonly resubmitUntil: Date | null
  /** Why nothing more is handed in; undefined while something may be. */
  readonly ended: 'task' | 'class' | undefined
}

export const valuesOf = (dates: OwnStanding['dates']): Dates => ({
  opens: dates.opens.value,
  due: dates.due.value,
  closes: dates.closes.value,
})

const earliestOf = (dates: readonly Date[]): Date | null =>
  dates.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

/** How somebody stands in a task by what they did and by their own dates; the one place in which that is decided. */
export const standingOf = (
  row: AssignmentRow,
  items: readonly ItemRow[],
  person: { readonly id: string; readonly given: Given },
  works: ReadonlyMap<string, Work>,
  at: Date,
): OwnStanding => {
  const dates = person.given.dates({ ...baseDates(row) })
  const moment = { dates: valuesOf(dates), at }
  const standings = standAtAll(items, ({ id }) => works.get(workKey(id, person.id)) ?? noWork, {
    ...moment,
    ordered: row.ordered,
  })
  const ended =
    row.state === 'archived' ? 'task' : person.given.targetMatch.open ? undefined : 'class'
  const returned =
    ended === undefined
      ? [...standings.values()].filter((standing) => standing.state === 'returned')
      : []
  return {
    dates,
    items: standings,
    state: ownStateOf(items, standings, { ...moment, isOpen: ended === undefined }),
    score: taskScoreOf(items, standings),
    isReturned: returned.length > 0,
    resubmitUntil: earliestOf(returned.flatMap(({ resubmitUntil }) => resubmitUntil ?? [])),
    ended,
  }
}
