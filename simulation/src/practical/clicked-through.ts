import type { Action, RunEvent } from './action.ts'
import { goldenWay } from './golden.ts'
import { acting, replaying, settle, type Setup } from './run.ts'
import { defaultOf, type TrayDeed } from './tray-format.ts'

const ceiling = (value: number): number => (value % 1 === 0 ? value : value - (value % 1) + 1)

/** Seconds between two clicks. */
const pause = 0.5

/** Somebody who reads nothing: answers until they pass, every hypothesis ↑, everything on the tray for every step, all results ↑. */
export function* clickedThrough(setup: Setup): Generator<undefined, RunEvent[]> {
  const { protocol } = setup
  const events = goldenWay(protocol).slice(0, 1)
  const run = yield* replaying(setup, events)
  settle(run)
  let steps = 0
  const wanted: Action[] = [
    {
      type: 'suppose',
      hypotheses: Object.fromEntries(
        protocol.steps.map(({ id }) => [id, { direction: 'up' as const, reason: '会升高' }]),
      ),
    },
  ]
  const perform = (deed: TrayDeed, step?: string) =>
    wanted.push({
      type: 'do',
      deed: deed.id,
      values: defaultOf(deed),
      ...(step === undefined ? {} : { step }),
    })
  for (const deed of protocol.tray) if (deed.group === 'prepare') perform(deed)
  for (const { id } of protocol.checks) wanted.push({ type: 'check', check: id })
  for (const { id } of protocol.steps) {
    for (const deed of protocol.tray) if (deed.group !== 'prepare') perform(deed, id)
    wanted.push({ type: 'result', step: id, direction: 'up' })
  }
  wanted.push({ type: 'submit', sections: {} })
  for (const action of wanted) {
    steps += ceiling(pause / run.bench.model.dt)
    // What cannot be done is refused, and they click on.
    if (yield* acting(run, action, steps)) continue
    settle(run)
    events.push({ seq: run.seq, at: 0, steps, action })
  }
  return events
}
