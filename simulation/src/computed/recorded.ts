import { experiments, run, traceOf, type Recording, type Timed, type Trace } from '#experiment'
import { rounded } from './draw.ts'
import type { Strip } from './family.ts'

/** A specimen recorded by the engine of an experiment; what it refuses is a fault of a family. */
export const recordOf = (
  id: string,
  seed: number,
  parameters: Readonly<Record<string, number>>,
  events: readonly Timed[],
  until: number,
): Recording<unknown> => {
  const model = experiments.find((one) => one.model.id === id)?.model
  if (!model) throw new RangeError(`no experiment ${id}`)
  const recording = run(model, seed, parameters, events, until)
  for (const { zh } of recording.refusals) throw new RangeError(`${id}: ${zh}`)
  return recording
}

/** A stretch of a trace with every so manieth sample, as it is shown and read. */
export const stretch = ({ samples, rate }: Trace, from: number, to: number, every = 1): Trace => {
  const [start, end] = [from * rate, to * rate]
  const kept: number[] = []
  for (let at = Number(start.toFixed(0)); at < end - 1e-6; at += every)
    kept.push(rounded(samples[at] ?? 0, 3))
  return { samples: Float64Array.from(kept), rate: rate / every }
}

/** A stretch of a channel as a strip of its figure. */
export const stripOf = (
  recording: Recording<unknown>,
  id: string,
  { samples }: Trace,
  bounds?: { readonly lo: number; readonly hi: number },
): Strip => {
  const channel = recording.channels.find((one) => one.id === id)
  if (!channel) throw new RangeError(`no channel ${id}`)
  const { zh, unit, lo, hi } = channel
  return { zh, unit, lo, hi, ...bounds, samples: [...samples] }
}

export { traceOf }

/** Preparations at the beginning. */
export const prepared = (
  ...steps: readonly Extract<Timed['event'], { kind: 'prepare' }>['step'][]
): Timed[] => steps.map((step) => ({ at: 0, event: { kind: 'prepare', step } }))
