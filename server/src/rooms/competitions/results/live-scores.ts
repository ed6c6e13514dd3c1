import type { TenantContext } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import type { WholeRound } from '../rounds/round-store.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'
import { roundScores } from './round-scores.ts'

/** A board that many look at is computed once a second, whoever asks. */
const keptMs = 1_000
const most = 100

type Kept = { readonly version: number; readonly at: number; readonly teams: readonly ScoredTeam[] }
const kept = new Map<string, Kept>()

/** The scores of a round that goes on, at most a second old. */
export const liveScores = async (
  there: TenantContext,
  contest: ContestRow,
  whole: WholeRound,
): Promise<readonly ScoredTeam[]> => {
  const { id, version } = whole.round
  const before = kept.get(id)
  const now = performance.now()
  if (before && before.version === version && now - before.at < keptMs) return before.teams
  const { teams } = await roundScores(there, contest, whole)
  kept.delete(id)
  kept.set(id, { version, at: now, teams })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return teams
}
