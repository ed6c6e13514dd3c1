import type { OwnState, WorkState } from '@xinglin/contract/assignments'
import {
  lastMoment,
  outcomeOf,
  type Counting,
  type Dates,
  type Outcome,
  type Try,
} from './score-rules.ts'

/** What somebody did at an item, as the kind of the item has it. */
export type Work = {
  readonly begun: boolean
  /** Somebody must mark it, or sent it back; absent where nobody does. */
  readonly marking?: 'waiting' | 'returned'
  /** Until when what was sent back may be handed in again; absent where the dates say so. */
  readonly resubmitUntil?: Date
  /** Per cent, of a course. */
  readonly progress: number
  readonly tries: readonly Try[]
}

export const noWork: Work = { begun: false, progress: 0, tries: [] }

/** An item as far as it decides how somebody stands at it. */
export type StandingItem = Counting & {
  readonly id: string
  readonly required: boolean
  readonly weight: number
}

/** How somebody stands at an item. */
export type ItemStanding = {
  readonly state: WorkState
  readonly outcome: Outcome
  readonly tries: number
  readonly progress: number
  /** Until when what was sent back may be handed in again; null where nothing was, and where that has no limit. */
  readonly resubmitUntil: Date | null
}

/** How somebody stands at an item by their own dates; `isOpen` tells that the items before are done where order matters. */
export const standAt = (
  item: StandingItem,
  work: Work,
  { dates, at, isOpen }: { readonly dates: Dates; readonly at: Date; readonly isOpen: boolean },
): ItemStanding => {
  const outcome = outcomeOf(work.tries, item, dates)
  const last = lastMoment(dates, item)
  const isOver = last !== null && at > last
  const state = (): WorkState => {
    if (work.marking === 'returned')
      return (work.resubmitUntil ? at > work.resubmitUntil : isOver) ? 'missed' : 'returned'
    if (outcome.counted.length > 0) return work.marking === 'waiting' ? 'waiting' : 'done'
    if (isOver) return 'missed'
    if (work.begun) return 'begun'
    return isOpen ? 'none' : 'locked'
  }
  const now = state()
  return {
    state: now,
    outcome,
    tries: work.tries.length,
    progress: work.progress,
    resubmitUntil: now === 'returned' ? (work.resubmitUntil ?? last) : null,
  }
}

/** How somebody stands at all items of a task, in their order. */
export const standAtAll = <Item extends StandingItem>(
  items: readonly Item[],
  workOf: (item: Item) => Work,
  { ordered, ...moment }: { readonly ordered: boolean; readonly dates: Dates; readonly at: Date },
): ReadonlyMap<string, ItemStanding> => {
  const standings = new Map<string, ItemStanding>()
  let isOpen = true
  for (const item of items) {
    const standing = standAt(item, workOf(item), { ...moment, isOpen: !ordered || isOpen })
    standings.set(item.id, standing)
    isOpen &&= standing.state === 'done' || standing.state === 'waiting'
  }
  return standings
}

/** How somebody stands in a task as a whole: what must be done decides, and all of it where nothing must. */
export const ownStateOf = (
  items: readonly StandingItem[],
  standings: ReadonlyMap<string, ItemStanding>,
  { dates, at, isOpen }: { readonly dates: Dates; readonly at: Date; readonly isOpen: boolean },
): OwnState => {
  const must = items.some(({ required }) => required) ? items.filter((one) => one.required) : items
  const states = must.map(({ id }) => standings.get(id)?.state ?? 'none')
  if (states.every((state) => state === 'done')) return 'done'
  if (states.every((state) => state === 'done' || state === 'waiting')) return 'waiting'
  if (!isOpen) return 'closed'
  if (dates.opens && at < dates.opens) return 'upcoming'
  if ((dates.due && at > dates.due) || states.includes('missed')) return 'overdue'
  const isTouched = ({ state, tries }: ItemStanding) =>
    tries > 0 || (state !== 'none' && state !== 'locked')
  return [...standings.values()].some(isTouched) ? 'begun' : 'open'
}

/**
 * What a task is worth so far: the weighted mean of what is scored; what was missed counts nothing, what may still be done
 * or waits for its mark is left out. Null while nothing counts.
 */
export const taskScoreOf = (
  items: readonly StandingItem[],
  standings: ReadonlyMap<string, ItemStanding>,
): number | null => {
  const counting = items.flatMap(({ id, weight }) => {
    const standing = standings.get(id)
    const score = standing?.state === 'missed' ? 0 : standing?.outcome.score
    return weight === 0 || score === null || score === undefined ? [] : [{ weight, score }]
  })
  const weights = counting.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  const sum = counting.reduce((all, { weight, score }) => all + weight * score, 0)
  return Math.round((sum / weights) * 100) / 100
}
