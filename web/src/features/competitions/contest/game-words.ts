import {
  enrolPhaseNames,
  type EntryState,
  type GameCard,
  gameStatus,
} from '@xinglin/contract/competitions'

const enrolling = 1

/** How a contest stands, in words: while it is entered, where registration stands. */
export const stageWord = ({ Status, Phase }: Pick<GameCard, 'Status' | 'Phase'>): string =>
  Status === enrolling ? enrolPhaseNames[Phase] : (gameStatus[Status] ?? '')

/** The colour of that word. */
export const stageTone = ({ Status, Phase }: Pick<GameCard, 'Status' | 'Phase'>) => {
  if (Status === enrolling && Phase === 'open') return 'success' as const
  if (Status === 7 || Status === 8) return 'warning' as const
  return Status > 1 && Status < 5 ? ('school' as const) : ('neutral' as const)
}

/** The colour of how an entry stands. */
export const entryTones: Readonly<
  Record<EntryState, 'warning' | 'success' | 'danger' | 'neutral'>
> = {
  pending: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** Who competes, in words. */
export const teamWord = ({ EnrolBy, TeamSize }: Pick<GameCard, 'EnrolBy' | 'TeamSize'>): string =>
  EnrolBy === 'self' ? '个人赛' : `团体赛，每队 ${TeamSize} 人`
