import type { Action } from '@xinglin/simulation/practical'

/** Whether the time of a station is over; it does not pass while it stands still, and of a course there is none. */
export const isTimeUp = (
  { endAt, pausedAt }: { readonly endAt: Date | null; readonly pausedAt: Date | null },
  at: Date,
): boolean => endAt !== null && pausedAt === null && at >= endAt

/** Actions that a session may hold; nobody who experiments comes near it. */
export const maxActions = 1_000

/** What of an action somebody wrote themselves. */
export const writtenIn = (action: Action): string => {
  if (action.type === 'mark') return action.label
  if (action.type === 'suppose')
    return Object.values(action.hypotheses)
      .map(({ reason }) => reason)
      .join('\n')
  return action.type === 'submit' ? Object.values(action.sections).join('\n') : ''
}
