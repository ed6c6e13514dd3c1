import type { Assessed } from '@xinglin/simulation/assessment'
import { dimensionsOf, levelOf } from '@xinglin/simulation/assessment'
import type { Moment } from '../session/room.ts'
import { meanOf } from '../session/rules.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

/** What the consultations of an attempt are worth: of each item the best one, and the mean of those. */
export type Consulted = {
  readonly dimensions: readonly Assessed[]
  readonly composite: number
  readonly level: string
  /** Items that were consulted in. */
  readonly items: number
}

const best = (rows: readonly SessionRow[]): SessionRow[] => {
  const byItem = new Map<string, SessionRow>()
  for (const row of rows) {
    const before = byItem.get(row.itemId)
    if (!before || (row.composite ?? 0) > (before.composite ?? 0)) byItem.set(row.itemId, row)
  }
  return [...byItem.values()]
}

/**
 * The best consultation of each item of an attempt, together; undefined where none was finished. The whole is the mean
 * of the wholes, not of the dimensions: hints and caps have bounded it already.
 */
export const consultedIn = async (
  moment: Moment,
  attemptId: string,
): Promise<Consulted | undefined> => {
  const rows = best(await sessionStore(moment).finishedIn(attemptId))
  const composite = meanOf(rows.map((row) => row.composite ?? 0))
  if (composite === null) return undefined
  const evidence =
    rows.length === 1
      ? `第 ${rows[0]?.no ?? 1} 次问诊“${rows[0]?.title ?? ''}”的评分表`
      : `${rows.length} 个病例各取最好一次，取平均`
  const dimensions = dimensionsOf(1).map((name, at) => ({
    name,
    score: meanOf(rows.flatMap((row) => row.scores?.[at] ?? [])),
    evidence,
  }))
  return { dimensions, composite, level: levelOf(composite), items: rows.length }
}
