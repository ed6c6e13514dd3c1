import type { GoldenStep } from '#procedures'
import type { Action, Stroke } from './action.ts'
import { act, type Event } from './act.ts'
import { holds } from './condition.ts'
import { depthOf } from './layers.ts'
import type { Refusal } from './refusal.ts'
import { start, type Setup, type State } from './state.ts'

/** A way through a session: where it led, what happened, and the steps that were refused. */
export type Way = {
  readonly state: State
  readonly events: readonly Event[]
  readonly refused: readonly { readonly step: number; readonly refusal: Refusal }[]
}

const strokesOf = ({ count = 30, rate = 110, depth = 5.5, left = 0 }: GoldenStep['values']) =>
  Array.from({ length: count }, (_, at): Stroke => ({ at: (at * 60_000) / rate, depth, left }))

const performing = (step: GoldenStep, values: GoldenStep['values']): Action => ({
  type: 'perform',
  deed: step.deed,
  ...(step.target === undefined ? {} : { target: step.target }),
  ...(step.option === undefined ? {} : { option: step.option }),
  ...(Object.keys(values).length === 0 ? {} : { values }),
})

const hundredth = (value: number): number => {
  const scaled = value * 100 + 0.5
  return (scaled - (scaled % 1)) / 100
}

/** The expert feels where the tip is; the author says into what it goes, and how far. */
const reaching = (state: State, step: GoldenStep, at: number): Action => {
  const { into, values } = step
  if (into === undefined) return performing(step, values)
  const depth = state.instrument?.depth ?? 0.1
  const tried = act(state, performing(step, { ...values, depth }), at)
  const inside = 'state' in tried ? tried.state.instrument : undefined
  const goal = inside && depthOf(inside.way, into.tissue, inside.angle)
  return performing(step, { ...values, depth: hundredth((goal ?? 0) + into.beyond) })
}

const actionOf = (state: State, step: GoldenStep, at: number): Action => {
  if (step.deed === 'prepare') return { type: 'prepare', tools: step.tools }
  if (step.deed === 'wait') return { type: 'wait', seconds: step.values['seconds'] ?? 1 }
  if (step.deed === 'compress') return { type: 'compress', strokes: strokesOf(step.values) }
  return reaching(state, step, at)
}

/** Goes the golden way, its ending left out, until a step that `isOver`. */
const walk = (setup: Setup, isOver: (step: GoldenStep) => boolean): Way => {
  let state = start(setup)
  const refused: Way['refused'][number][] = []
  const events: Event[] = []
  for (const [index, step] of setup.procedure.golden.entries()) {
    if (isOver(step)) break
    for (let n = 0; n < step.times; n += 1) {
      if (step.when !== undefined && holds(state, step.when) === undefined) break
      const at = state.at + step.pause * 1000
      const done = act(state, actionOf(state, step, at), at)
      if ('refusal' in done) refused.push({ step: index, refusal: done.refusal })
      else {
        state = done.state
        events.push(done.event)
      }
    }
  }
  return { state, events, refused }
}

/** Goes the golden way of a procedure with one of its patients: how an expert does it, step by step. */
export const goldenWay = (setup: Setup): Way => {
  const way = walk(setup, () => false)
  const ended = act(way.state, { type: 'finish' }, way.state.at + 1000)
  return { ...way, state: 'state' in ended ? ended.state : way.state }
}

/** The deed that a procedure is about: its instrument goes in; the first of its main deeds where none does. */
const mainDeedOf = ({ main }: Setup['procedure']): string | undefined =>
  main.find((deed) => deed === 'insert') ?? main[0]

/** The golden way as far as everything is ready for the main deed of a procedure, with that deed. */
export const readyWay = (setup: Setup): Way & { readonly deed: string | undefined } => {
  const deed = mainDeedOf(setup.procedure)
  return { ...walk(setup, (step) => step.deed === deed), deed }
}
