import type { PlatformResult } from '@xinglin/contract/simulations/experiment'
import { dimensionsOf, levelOf } from '@xinglin/simulation/assessment'
import type { Moment } from '#attempts'
import type { BestRunsScore } from '#simulations/kernel'
import { resultStore, type ResultRow } from './result-store.ts'

const stepsAt = 2
const notTold = '外部实验未提供该项评定，不计入总分'

/** The one that a round is scored by: the best of what is finished; of equals the first. */
export const bestOf = (rows: readonly ResultRow[]): ResultRow | undefined =>
  rows
    .filter(({ finished }) => finished)
    .toSorted((one, other) => other.score - one.score || one.no - other.no)[0]

/**
 * What an experiment elsewhere is worth: the best score that it told. It judges steps, so that is the dimension it stands
 * for; what it says nothing of counts neither way.
 */
export const worthOf = (rows: readonly ResultRow[]): BestRunsScore | undefined => {
  const best = bestOf(rows)
  if (!best) return undefined
  const summary = `第 ${best.no} 次外部实验，共 ${best.steps.length} 步`
  return {
    dimensions: dimensionsOf(3).map((name, at) => ({
      name,
      score: at === stepsAt ? best.score : null,
      evidence: at === stepsAt ? summary : notTold,
    })),
    composite: best.score,
    level: levelOf(best.score),
    items: 1,
  }
}

/** The same of a round, read from the database. */
export const elsewhereIn = async (
  moment: Moment,
  attemptId: string,
): Promise<BestRunsScore | undefined> => worthOf(await resultStore(moment).ofAttempt(attemptId))

/** A result in the form of the field, as it is exported. */
export const exported = (row: ResultRow, username: string): PlatformResult => ({
  username,
  title: row.title,
  status: 1,
  score: row.score,
  startTime: row.startedAt.getTime(),
  endTime: row.endedAt.getTime(),
  timeUsed: row.seconds,
  originId: row.originId,
  steps: [...row.steps],
})
