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

const useOf = (
  id: string,
  chosen: readonly (readonly string[])[],
  { upper, lower }: ExtremeGroups,
): OptionUse => {
  const use = { id, count: 0, upper: 0, lower: 0 }
  for (const [at, options] of chosen.entries()) {
    if (!(id === noId ? options.length === 0 : options.includes(id))) continue
    use.count += 1
    use.upper += upper[at] ?? 0
    use.lower += lower[at] ?? 0
  }
  return use
}

type Totals = { readonly points: number; readonly most: number }

/** An examinee with what they had of the whole paper, as a share for not everybody could have as many points. */
type Sat = Examinee & { readonly total: Totals; readonly share: number }

/** The groups by the whole paper: of everybody once, however many items everybody had. */
const groupsIn = (sat: readonly Sat[]) => {
  const all = extremeGroups(sat.map(({ share }) => share))
  return (had: readonly Sat[]): ExtremeGroups =>
    had.length === sat.length ? all : extremeGroups(had.map(({ share }) => share))
}

const figuresOf = (
  item: AnalysedItem,
  sat: readonly Sat[],
  groupsOf: ReturnType<typeof groupsIn>,
): ItemFigures => {
  const had = sat.filter(({ points }) => points.has(item.id))
  const points = had.map((one) => one.points.get(item.id) ?? 0)
  const shares = points.map((one) => one / item.most)
  const whole = had.map(({ share }) => share)
  const rest = had.map(({ total }, at) => {
    const most = total.most - item.most
    return most > 0 ? (total.points - (points[at] ?? 0)) / most : 0
  })
  const groups = groupsOf(had)
  const meanIn = (weights: readonly number[]) =>
    groups.size === 0 ? null : groupSum(shares, weights) / groups.size
  const upper = meanIn(groups.upper)
  const lower = meanIn(groups.lower)
  const chosen = had.map((one) => one.chosen.get(item.id) ?? [])
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
    options: item.options.map((id) => useOf(id, chosen, groups)),
    omitted: useOf(noId, chosen, groups),
  }
}

/** What the answers of some examinees say of any item of their paper: what all items share is computed once. */
export const itemAnalysis = (
  items: readonly AnalysedItem[],
  examinees: readonly Examinee[],
): ((item: AnalysedItem) => ItemFigures) => {
  const mosts = new Map(items.map(({ id, most }) => [id, most]))
  const sat = examinees.map((one): Sat => {
    let points = 0
    let most = 0
    for (const [id, own] of one.points) {
      points += own
      most += mosts.get(id) ?? 0
    }
    return { ...one, total: { points, most }, share: points / most }
  })
  const groupsOf = groupsIn(sat)
  return (item) => figuresOf(item, sat, groupsOf)
}

/** What the answers of some examinees say of each item. */
export const analyseItems = (
  items: readonly AnalysedItem[],
  examinees: readonly Examinee[],
): ItemFigures[] => items.map(itemAnalysis(items, examinees))
