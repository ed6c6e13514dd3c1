import { reachable, type Action, type Run } from '@xinglin/simulation/practical'

/** Actions that a session may hold; nobody who experiments comes near it. */
export const mostActions = 1_000

/** Whether a step of the engine lies ahead of the server's clock and of what was waited for, `elapsed` ms after the start. */
export const isAhead = (
  run: Pick<Run, 'waited' | 'bench'>,
  steps: number,
  elapsed: number,
): boolean => steps * run.bench.model.dt > reachable(run, elapsed / 1000)

/** What of an action somebody wrote themselves. */
export const writtenIn = (action: Action): string => {
  if (action.type === 'mark') return action.label
  if (action.type === 'suppose')
    return Object.values(action.hypotheses)
      .map(({ reason }) => reason)
      .join('\n')
  return action.type === 'submit' ? Object.values(action.sections).join('\n') : ''
}
