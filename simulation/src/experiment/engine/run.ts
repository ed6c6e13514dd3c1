import { noiseFrom, noiseOf } from './chance.ts'
import { type Event, type Timed } from './event.ts'
import { isRefused, type Channel, type Model, type Refusal, valuesOf } from './model.ts'

/** A running experiment: its model, seed, state (changed in place) and how many steps it has gone. */
export type Bench<State> = {
  readonly model: Model<State>
  readonly seed: number
  state: State
  steps: number
}

/** Takes one sample of a channel; `index` counts the channel's own samples from 0. */
export type Sink = (channel: number, index: number, value: number) => void

/** Every channel's samples by its id, what was refused and when, and the state at the end. */
export type Recording<State> = {
  readonly channels: readonly Channel[]
  readonly traces: Readonly<Record<string, Float64Array>>
  readonly refusals: readonly { readonly at: number; readonly event: Event; readonly zh: string }[]
  readonly state: State
}

/** Steps between two samples of a channel. */
export const strideOf = (model: { readonly dt: number }, channel: Channel): number => {
  const steps = 1 / (channel.rate * model.dt)
  const rounded = steps + 0.5 - ((steps + 0.5) % 1)
  return rounded < 1 ? 1 : rounded
}

/** Begins an experiment; throws a RangeError on parameters out of their ranges. */
export const begin = <State>(
  model: Model<State>,
  seed: number,
  parameters: Readonly<Record<string, number>> | undefined = {},
): Bench<State> => ({
  model,
  seed,
  state: model.init(seed, valuesOf(model.parameters, parameters)),
  steps: 0,
})

/** One channel while it is sampled: the step and index of its next sample, and its noise. */
type Sampled = {
  readonly at: number
  readonly stride: number
  readonly noise: number
  readonly own: number
  next: number
  index: number
}

const sampledAt = ({ model, seed, steps }: Bench<unknown>): Sampled[] =>
  model.channels.map((channel, at) => {
    const stride = strideOf(model, channel)
    const gone = (steps + stride - 1 - ((steps + stride - 1) % stride)) / stride
    const noise = channel.noise ?? 0
    return { at, stride, noise, own: noiseOf(seed, at), next: gone * stride, index: gone }
  })

/**
 * Goes on by whole steps and hands every sample that falls due, with the recorder's noise, to the sink. Without one nothing
 * is sampled: looking changes nothing, and not looking is quicker.
 */
export const advance = <State>(bench: Bench<State>, steps: number, sink?: Sink): void => {
  const { model, state } = bench
  const until = bench.steps + steps
  if (sink === undefined) {
    for (let n = bench.steps; n < until; n += 1) model.step(state)
    bench.steps = until
    return
  }
  const channels = sampledAt(bench)
  const into = new Float64Array(channels.length)
  for (let n = bench.steps; n < until; n += 1) {
    let isRead = false
    for (const channel of channels) {
      if (channel.next !== n) continue
      if (!isRead) model.out(state, into)
      isRead = true
      const { at, noise, own, index } = channel
      const added = noise === 0 ? 0 : noise * noiseFrom(own, index)
      sink(at, index, (into[at] ?? 0) + added)
      channel.next += channel.stride
      channel.index += 1
    }
    model.step(state)
  }
  bench.steps = until
}

/** Does something now: undefined when it was done, else why not. */
export const act = <State>(bench: Bench<State>, event: Event): Refusal | undefined => {
  const result = bench.model.apply(bench.state, event)
  if (isRefused(result)) return result
  bench.state = result
  return undefined
}

const stepOf = (seconds: number, dt: number): number => {
  const steps = seconds / dt + 1e-6
  return steps - (steps % 1)
}

/**
 * Runs a model from its start to `until` seconds; events of one time are done in the order given, those of a time that lies
 * behind or beyond are left out. The same arguments give the same samples, bit for bit, in every engine.
 */
export const run = <State>(
  model: Model<State>,
  seed: number,
  parameters: Readonly<Record<string, number>>,
  events: readonly Timed[],
  until: number,
): Recording<State> => {
  const bench = begin(model, seed, parameters)
  const total = stepOf(until, model.dt)
  const samples = model.channels.map((channel) => {
    const stride = strideOf(model, channel)
    return new Float64Array((total + stride - 1 - ((total + stride - 1) % stride)) / stride)
  })
  const sink: Sink = (channel, index, value) => {
    const trace = samples[channel]
    if (trace !== undefined) trace[index] = value
  }
  const refusals: { at: number; event: Event; zh: string }[] = []
  for (const { at, event } of events.toSorted((a, b) => a.at - b.at)) {
    const due = stepOf(at, model.dt)
    if (due < bench.steps || due >= total) continue
    advance(bench, due - bench.steps, sink)
    const refusal = act(bench, event)
    if (refusal !== undefined) refusals.push({ at, event, zh: refusal.refusal })
  }
  advance(bench, total - bench.steps, sink)
  const traces = Object.fromEntries(
    model.channels.map(({ id }, at) => [id, samples[at] ?? new Float64Array()]),
  )
  return { channels: model.channels, traces, refusals, state: bench.state }
}
