import type { RunEvent } from './action.ts'
import { modelOf, settle, start, type Run, type Setup } from './run.ts'

/** What of a run changes, as plain data that shares nothing with it: it can be sent to another thread and gone on with there. */
export type KeptRun = Omit<Run, 'protocol' | 'bench'> & {
  readonly state: unknown
  readonly steps: number
}

/** A run as data. The run itself is not to be used any more: its newest event’s state is not copied. */
export const keptOf = ({ protocol: _protocol, bench, ...run }: Run): KeptRun => ({
  ...run,
  state: bench.model.snapshot(bench.state),
  steps: bench.steps,
})

/** The run that was kept, or without one the run before anything was done; it goes on bit for bit as the one it was made of. */
export const runOf = (setup: Setup, kept: KeptRun | undefined): Run => {
  if (!kept) {
    const begun = start(setup)
    settle(begun)
    return begun
  }
  const { state, steps, ...run } = kept
  const model = modelOf(setup.protocol)
  const bench = { model, seed: setup.seed, state: model.restore(state), steps }
  return { ...run, protocol: setup.protocol, bench, captures: new Set(run.captures) }
}

/** What of a run its events tell by themselves: whether the hypotheses are in, and the seconds that were waited for. */
export const progressOf = (
  events: readonly RunEvent[],
): { readonly supposed: boolean; readonly waited: number } => {
  let [supposed, waited] = [false, 0]
  for (const { action } of events) {
    if (action.type === 'suppose') supposed = true
    if (action.type === 'wait') waited += action.seconds
  }
  return { supposed, waited }
}
