import { extremeGroups, groupSum, type ExtremeGroups } from './extreme-groups.ts'
import { correlationOf, meanOf } from './measures.ts'

/** An item of a paper: what it can bring, and the ids of its options, none where it has no options. */
export type AnalysedItem = {
  readonly id: string
  readonly most: number
  readonly options: readonly string[]
}

/** What one examinee had: the points of each item that stood in their paper, and the options that they chose. */
export type Examinee = {
  readonly points: ReadonlyMap<string, number>
  readonly chosen: ReadonlyMap<string, readonly string[]>
}

/** How often an option was chosen, by all and by either group; at the border people count in part. */
export type OptionUse = {
  readonly id: string
  readonly count: number
  readonly upper: number
  readonly lower: number
}

/** What is known of one item; over those alone who had it. */
export type ItemFigures = {
  readonly id: string
  readonly examinees: number
  /** P: mean points as a share of all that could be had. */
  readonly facility: number | null
  readonly groupSize: number
  readonly upper: number | null
  readonly lower: number | null
  /** D: the mean share of the upper 27 % less that of the lower. */
  readonly discrimination: number | null
  /** The correlation of its points with those of the whole paper; of an item that is 0 or 1 the point-biserial. */
  readonly itemTotal: number | null
  /** The same with the paper without it. */
  readonly itemRest: number | null
  readonly options: readonly OptionUse[]
  /** Who chose none of the options. */
  readonly omitted: OptionUse
}

const noId = ''

const useOf = (id: string, took: readonly boolean[], groups: ExtremeGroups): OptionUse => {
  const counts = took.map(Number)
  return {
    id,
    count: counts.reduce((sum, one) => sum + one, 0),
    upper: groupSum(counts, groups.upper),
    lower: groupSum(counts, groups.lower),
  }
}

type Totals = { readonly points: number; readonly most: number }

const figuresOf = (
  item: AnalysedItem,
  examinees: readonly Examinee[],
  totals: ReadonlyMap<Examinee, Totals>,
): ItemFigures => {
  const had = examinees.filter(({ points }) => points.has(item.id))
  const points = had.map((one) => one.points.get(item.id) ?? 0)
  const shares = points.map((one) => one / item.most)
  // Shares, for not everybody could have as many points.
  const whole = had.map((one) => {
    const total = totals.get(one)
    return total ? total.points / total.most : 0
  })
  const rest = had.map((one, at) => {
    const total = totals.get(one)
    const most = (total?.most ?? 0) - item.most
    return total && most > 0 ? (total.points - (points[at] ?? 0)) / most : 0
  })
  const groups = extremeGroups(whole)
  const meanIn = (weights: readonly number[]) =>
    groups.size === 0 ? null : groupSum(shares, weights) / groups.size
  const upper = meanIn(groups.upper)
  const lower = meanIn(groups.lower)
  const chosen = had.map((one) => new Set(one.chosen.get(item.id)))
  return {
    id: item.id,
    examinees: had.length,
    facility: meanOf(shares),
    groupSize: groups.size,
    upper,
    lower,
    discrimination: upper === null || lower === null ? null : upper - lower,
    itemTotal: correlationOf(points, whole),
    itemRest: correlationOf(points, rest),
    options: item.options.map((id) =>
      useOf(
        id,
        chosen.map((options) => options.has(id)),
        groups,
      ),
    ),
    omitted: useOf(
      noId,
      chosen.map((options) => options.size === 0),
      groups,
    ),
  }
}

/** What the answers of some examinees say of each item. */
export const analyseItems = (
  items: readonly AnalysedItem[],
  examinees: readonly Examinee[],
): ItemFigures[] => {
  const mosts = new Map(items.map(({ id, most }) => [id, most]))
  const totals = new Map(
    examinees.map((one) => {
      let points = 0
      let most = 0
      for (const [id, own] of one.points) {
        points += own
        most += mosts.get(id) ?? 0
      }
      return [one, { points, most }] as const
    }),
  )
  return items.map((item) => figuresOf(item, examinees, totals))
}
