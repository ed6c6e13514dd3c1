import type { TenantContext } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import type { WholeRound } from '../rounds/round-store.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'
import { roundScores } from './round-scores.ts'

/** A board that many look at is computed once a second at most, and takes a fifth of a processor at most. */
const leastMs = 1_000
const share = 4
const most = 100

type Kept = { readonly until: number; readonly teams: readonly ScoredTeam[] }
const kept = new Map<string, Kept>()
const underWay = new Map<string, Promise<readonly ScoredTeam[]>>()

const computed = async (
  there: TenantContext,
  contest: ContestRow,
  whole: WholeRound,
  key: string,
): Promise<readonly ScoredTeam[]> => {
  const began = performance.now()
  const { teams } = await roundScores(there, contest, whole)
  const now = performance.now()
  kept.delete(key)
  kept.set(key, { until: now + Math.max(leastMs, share * (now - began)), teams })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return teams
}

/** The scores of a round that goes on, as they were a moment ago: whoever comes while they are computed has those before. */
export const liveScores = async (
  there: TenantContext,
  contest: ContestRow,
  whole: WholeRound,
): Promise<readonly ScoredTeam[]> => {
  const key = `${whole.round.id} ${whole.round.version}`
  const before = kept.get(key)
  if (before && performance.now() < before.until) return before.teams
  const others = underWay.get(key)
  if (others) {
    const teams = before?.teams ?? (await others.catch(() => undefined))
    if (teams) return teams
  }
  const work = computed(there, contest, whole, key)
  underWay.set(key, work)
  try {
    return await work
  } finally {
    if (underWay.get(key) === work) underWay.delete(key)
  }
}
