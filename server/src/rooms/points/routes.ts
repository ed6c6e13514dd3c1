import { policyCalls } from './manage-policy.ts'
import { rankingCalls } from './ranking.ts'
import { readingCalls } from './read-points.ts'
import { reversingCalls } from './reverse-points.ts'
import type { PointSource } from './sources.ts'

/** Answers points: balance, rules, ledger, ranking, and those who look after them. */
export const pointCalls = (sources: readonly PointSource[]) => [
  ...readingCalls(sources),
  ...rankingCalls(),
  ...reversingCalls(),
  ...policyCalls(),
]
