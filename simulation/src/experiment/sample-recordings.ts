import {
  run,
  traceOf,
  type DoseUnit,
  type Event,
  type Route,
  type Timed,
  type Trace,
} from '#experiment/engine'
import { experiments } from './laboratory.ts'

/** The channels of a specimen to which things were done; throws on an unknown model and on anything it refuses. */
export const recorded = (
  id: string,
  seed: number,
  events: readonly Timed[],
  until: number,
): ((channel: string) => Trace) => {
  const model = experiments.find((one) => one.model.id === id)?.model
  if (!model) throw new Error(id)
  const done = run(model, seed, {}, events, until)
  for (const refusal of done.refusals) throw new Error(`${id}: ${refusal.zh}`)
  return (channel) => traceOf(done, channel)
}

export const at = (second: number, event: Event): Timed => ({ at: second, event })

export const drug = (name: string, dose: number, unit: DoseUnit, route: Route): Event => ({
  kind: 'drug',
  drug: name,
  dose,
  unit,
  route,
})

export const cut = (nerve: string): Event => ({ kind: 'cut', nerve })

/** Preparations, one after another at the beginning. */
export const prepared = (
  ...steps: readonly Extract<Event, { kind: 'prepare' }>['step'][]
): readonly Timed[] => steps.map((step) => at(0, { kind: 'prepare', step }))
