import {
  enrolPhaseNames,
  type Entry,
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

/** What is said once somebody has entered. */
export const enteredWord = ({ State, Missing }: Pick<Entry, 'State' | 'Missing'>): string => {
  if (State === 'accepted') return '报名成功'
  return Missing.length > 0 ? '已提交报名，请接着提交报名材料' : '已提交报名，等待审核'
}
