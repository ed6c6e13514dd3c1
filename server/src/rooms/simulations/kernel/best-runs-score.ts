import {
  dimensionsOf,
  levelOf,
  type Assessed,
  type CourseKind,
} from '@xinglin/simulation/assessment'

/** Cuts to two decimals as scores are kept, so that a mean never rounds up into a level. */
export const meanOf = (figures: readonly number[]): number | null =>
  figures.length === 0
    ? null
    : Math.floor((figures.reduce((sum, one) => sum + one, 0) / figures.length) * 100 + 1e-9) / 100

/** A simulation of an attempt that was assessed. */
type Run = {
  readonly itemId: string
  readonly no: number
  readonly title: string
  readonly composite: number | null
  readonly scores: readonly (number | null)[] | null
}

/** What an attempt is scored by: sessions that may be told, and how many may not yet. */
type Counted = { readonly rows: readonly Run[]; readonly withheld?: number }

/** What the simulations of an attempt are worth: of each item the best one, and the mean of those. */
export type BestRunsScore = {
  readonly dimensions: readonly Assessed[]
  /** Null while nothing of it is told. */
  readonly composite: number | null
  readonly level: string
  /** Items that were simulated in. */
  readonly items: number
}

const bestOf = (rows: readonly Run[]): Run[] => {
  const byItem = new Map<string, Run>()
  for (const row of rows) {
    const before = byItem.get(row.itemId)
    if (!before || (row.composite ?? 0) > (before.composite ?? 0)) byItem.set(row.itemId, row)
  }
  return [...byItem.values()]
}

/**
 * The best simulation of each item of an attempt, together; undefined where none was finished. The whole is the mean of
 * the wholes, not of the dimensions: deductions and caps have bounded it already. `told` words what it rests on.
 */
export const bestRunsScore = (
  kind: CourseKind,
  { rows: finished, withheld = 0 }: Counted,
  wording: { readonly one: (best: Run) => string; readonly several: (count: number) => string },
): BestRunsScore | undefined => {
  const rows = bestOf(finished)
  const composite = meanOf(rows.map((row) => row.composite ?? 0))
  const [first] = rows
  if (composite === null || !first)
    return withheld === 0
      ? undefined
      : {
          dimensions: dimensionsOf(kind).map((name) => ({
            name,
            score: null,
            evidence: '成绩尚未公布',
          })),
          composite: null,
          level: '',
          items: 0,
        }
  const evidence = rows.length === 1 ? wording.one(first) : wording.several(rows.length)
  const dimensions = dimensionsOf(kind).map((name, at) => ({
    name,
    score: meanOf(rows.flatMap((row) => row.scores?.[at] ?? [])),
    evidence,
  }))
  return { dimensions, composite, level: levelOf(composite), items: rows.length }
}
