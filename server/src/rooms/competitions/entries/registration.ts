import type { EnrolPhase } from '@xinglin/contract/competitions'
import type { ContestRow } from '../contests/contest-store.ts'

/** Stages of the contract's `gameStatus`. */
export const stage = {
  draft: 0,
  enrolling: 1,
  formal: 3,
  judging: 4,
  published: 5,
  archived: 6,
  paused: 7,
  cancelled: 8,
} as const

type Dated = Pick<ContestRow, 'status' | 'enrolOpensAt' | 'enrolClosesAt'>

/** Where registration stands: it is open from its first moment to before its last, while the contest is in that stage. */
export const enrolPhase = (
  { status, enrolOpensAt, enrolClosesAt }: Dated,
  at: Date,
): EnrolPhase => {
  if (status > stage.enrolling && status !== stage.paused) return 'over'
  if (!enrolOpensAt || !enrolClosesAt || at < enrolOpensAt) return 'before'
  return at < enrolClosesAt ? 'open' : 'over'
}

/** Whether a school with some entries may have another; a quota of 0 is none. */
export const hasRoom = (quota: number, used: number): boolean => quota === 0 || used < quota
