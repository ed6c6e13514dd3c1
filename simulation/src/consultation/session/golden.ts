import type { GoldenStep } from '#cases'
import { readMeaning } from '#ontology'
import { act, type Event } from './act.ts'
import type { Action } from '../state/action.ts'
import { minutesOf } from '../clinic/clock.ts'
import type { Refusal } from './refusal.ts'
import { start, type Setup, type State } from '../state/state.ts'

/** A sentence whose meaning is known beforehand. */
export const asking = (text: string, means: readonly string[]): Action => ({
  type: 'ask',
  text,
  parts: [
    {
      text,
      verdict: 'understood',
      meanings: means.flatMap((key) => readMeaning(key) ?? []),
      confidence: 1,
    },
  ],
})

/** The actions of a step of an expert's way; a milestone is none. */
const actionsOf = (step: GoldenStep): readonly Action[] => {
  if ('ask' in step) return [asking(step.ask, step.means)]
  if ('examine' in step) return step.examine.map((item) => ({ type: 'examine', item }))
  if ('order' in step) return [{ type: 'order', tests: step.order }]
  if ('read' in step) return [{ type: 'read', test: step.read, findings: step.findings }]
  if ('wait' in step) return [{ type: 'wait', minutes: step.wait }]
  if ('suspect' in step) return [{ type: 'suspect', codes: step.suspect }]
  if ('treat' in step)
    return [
      {
        type: 'treat',
        orders: step.treat.map((one) => (typeof one === 'string' ? { id: one } : one)),
      },
    ]
  if ('stop' in step) return [{ type: 'stop', orders: step.stop }]
  if ('diagnose' in step) return [{ type: 'diagnose', conclusion: step.diagnose }]
  return 'write' in step ? [{ type: 'write', sections: step.write }] : []
}

/** A way through a case: its events, the state at its end, the expert's milestones with their virtual minutes, and what was refused. */
export type Way = {
  readonly state: State
  readonly events: readonly Event[]
  readonly milestones: readonly { readonly zh: string; readonly minute: number }[]
  readonly refused: readonly { readonly step: number; readonly refusal: Refusal }[]
}

/** Milliseconds of real time that an action of a rehearsal takes. */
const pace = 10_000

/** Takes one action after the other, as far as they are not refused. */
export const walk = (way: Way, actions: readonly Action[], step: number): Way =>
  actions.reduce((now, action) => {
    const done = act(now.state, action, now.state.at + pace)
    return 'refusal' in done
      ? { ...now, refused: [...now.refused, { step, refusal: done.refusal }] }
      : { ...now, state: done.state, events: [...now.events, done.event] }
  }, way)

/** The beginning of a way. */
export const setOut = (setup: Setup): Way => ({
  state: start(setup),
  events: [],
  milestones: [],
  refused: [],
})

/** How an expert goes through the case, as its author wrote it down, played. */
export const goldenWay = (setup: Setup): Way => {
  const way = setup.script.golden.reduce<Way>(
    (now, step, at) =>
      'milestone' in step
        ? {
            ...now,
            milestones: [
              ...now.milestones,
              { zh: step.milestone, minute: minutesOf(now.state.clock) },
            ],
          }
        : walk(now, actionsOf(step), at),
    setOut(setup),
  )
  return walk(way, [{ type: 'finish' }], setup.script.golden.length)
}
