import { composite, twoDecimals } from './composite.ts'
import { dimensionsOf, type CourseKind } from './dimensions.ts'
import type { Level } from './levels.ts'

/** One thing that is looked for. `got` is below 0 where something counts against, and then `max` is 0. */
export type ScoredItem = {
  readonly id: string
  readonly zh: string
  readonly max: number
  readonly got: number
  /** The events that show it; none: nothing was earned. */
  readonly evidence: readonly number[]
  /** Why it matters, or why it was lost. */
  readonly why: string
}

/** A critical omission or harm: the whole is worth no more than this. */
export type Cap = {
  readonly id: string
  readonly zh: string
  readonly cap: number
  readonly evidence: readonly number[]
}

/** Points taken off the whole, as for a hint. */
export type Deduction = {
  readonly zh: string
  readonly points: number
  readonly evidence: readonly number[]
}

/** A dimension with its items; `score` 0-100, null where nothing could be assessed. */
export type Dimension = {
  /** 1-8. */
  readonly no: number
  readonly name: string
  readonly score: number | null
  readonly items: readonly ScoredItem[]
}

/** How a run was assessed. `raw` is the composite before deductions and caps. */
export type ScoreSheet = {
  readonly dimensions: readonly Dimension[]
  readonly raw: number
  readonly deductions: readonly Deduction[]
  readonly caps: readonly Cap[]
  readonly composite: number
  readonly level: Level
}

/** No evidence, no points; nobody earns more than there is. */
const proven = (item: ScoredItem): ScoredItem => {
  if (item.got <= 0) return item
  if (item.evidence.length === 0) return { ...item, got: 0 }
  return item.got > item.max ? { ...item, got: item.max } : item
}

const dimension = (no: number, name: string, items: readonly ScoredItem[]): Dimension => {
  const max = items.reduce((sum, one) => sum + one.max, 0)
  const got = items.reduce((sum, one) => sum + one.got, 0)
  const score = max === 0 ? null : twoDecimals(got <= 0 ? 0 : (100 * got) / max)
  return { no, name, score, items }
}

/** A sheet of items that somebody vouches for, with what is taken off the whole and what bounds it. */
export const sheetOfItems = (
  kind: CourseKind,
  items: readonly (readonly ScoredItem[])[],
  caps: readonly Cap[],
  deductions: readonly Deduction[],
): ScoreSheet => {
  const dimensions = dimensionsOf(kind).map((name, at) => dimension(at + 1, name, items[at] ?? []))
  const assessed = dimensions.map(({ name, score }) => ({ name, score, evidence: '' }))
  const raw = composite(assessed).composite ?? 0
  const less = raw - deductions.reduce((sum, { points }) => sum + points, 0)
  const bounded = caps.reduce(
    (lowest, { cap }) => (cap < lowest ? cap : lowest),
    less < 0 ? 0 : less,
  )
  const bound = composite([{ name: '', score: bounded, evidence: '' }])
  return { dimensions, raw, deductions, caps, composite: bound.composite ?? 0, level: bound.level }
}

/**
 * The sheet of a run: each dimension is 100 × earned / possible, never below 0, 12.5 % each; deductions come off the
 * composite, then the lowest cap that holds bounds it; the level is by its floor (simulation.md 2.2).
 */
export const scoreSheet = (
  kind: CourseKind,
  items: readonly (readonly ScoredItem[])[],
  caps: readonly Cap[],
  deductions: readonly Deduction[],
): ScoreSheet =>
  sheetOfItems(
    kind,
    items.map((list) => list.map(proven)),
    caps,
    deductions,
  )
