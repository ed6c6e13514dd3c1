import type { RoundClock } from '@xinglin/contract/competitions'
import type { RoundRow, StationRow } from '../rounds/round-store.ts'

const most = (values: readonly number[]): number => Math.max(0, ...values)

/** The clock of a round as it is now: each step lasts as long as the longest station takes. */
export const toClock = (
  round: RoundRow,
  stations: readonly Pick<StationRow, 'readingMinutes' | 'minutes'>[],
  steps: number,
  now: Date,
): RoundClock => ({
  State: round.state,
  Step: round.step,
  Steps: steps,
  StartedAt: round.state === 'running' ? (round.stepStartedAt?.toISOString() ?? null) : null,
  PausedMs: round.pausedMs,
  PausedAt: round.pausedAt?.toISOString() ?? null,
  ReadingMinutes: most(stations.map(({ readingMinutes }) => readingMinutes)),
  Minutes: most(stations.map(({ minutes }) => minutes)),
  ExtraMinutes: round.extraMinutes,
  ChangeMinutes: round.changeMinutes,
  Now: now.toISOString(),
})
