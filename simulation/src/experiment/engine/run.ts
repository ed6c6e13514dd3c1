import { noiseFrom, noiseOf } from './chance.ts'
import { type Event, type Timed } from './event.ts'
import { isRefused, type Channel, type Model, type Refusal, valuesOf } from './model.ts'

/** Steps after which what was sampled is handed on. */
const batch = 512

/** One channel while it is sampled: the step and index of its next sample, its noise, and what waits to be handed on. */
type Sampled = {
  readonly at: number
  readonly stride: number
  readonly noise: number
  readonly own: number
  readonly values: Float64Array
  next: number
  index: number
  count: number
}

/** A running experiment: its model, seed, state (changed in place) and how many steps it has gone. */
export type Bench<State> = {
  readonly model: Model<State>
  readonly seed: number
  state: State
  steps: number
  /** Made when somebody first listens. */
  sampled?: readonly Sampled[]
}

/**
 * Takes samples of a channel as they fall due: the first `count` of `values`, of which the first has the channel's own number
 * `index`, counted from 0. The list is used again for the next: whoever wants to keep them copies them.
 */
export type Sink = (channel: number, index: number, values: Float64Array, count: number) => void

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

/** Each channel with the sample that falls due next, whether or not somebody listened so far. */
const sampledOf = (bench: Bench<unknown>): readonly Sampled[] => {
  const { model, seed, steps } = bench
  bench.sampled ??= model.channels.map((channel, at) => ({
    at,
    stride: strideOf(model, channel),
    noise: channel.noise ?? 0,
    own: noiseOf(seed, at),
    values: new Float64Array(batch),
    next: 0,
    index: 0,
    count: 0,
  }))
  for (const channel of bench.sampled) {
    const { stride } = channel
    channel.index = (steps + stride - 1 - ((steps + stride - 1) % stride)) / stride
    channel.next = channel.index * stride
  }
  return bench.sampled
}

/** Gives what waits the recorder's noise, and hands it on. */
const handOn = (channel: Sampled, sink: Sink): void => {
  const { at, noise, own, values, index, count } = channel
  if (count === 0) return
  // The hash takes the low 32 bits of the sum alone; kept whole, the loop runs in whole numbers, four times as fast.
  const start = (own + index) | 0
  if (noise !== 0)
    for (let n = 0; n < count; n += 1) values[n] = (values[n] ?? 0) + noise * noiseFrom(start, n)
  sink(at, index, values, count)
  channel.index += count
  channel.count = 0
}

/** Takes the samples that fall due before a step, while the model stays as it is. */
const sampleUntil = (channel: Sampled, until: number, value: number): void => {
  const { values, stride, count } = channel
  const due = (until - channel.next + stride - 1) / stride
  const more = due - (due % 1)
  if (more === 1) values[count] = value
  else values.fill(value, count, count + more)
  channel.next += more * stride
  channel.count = count + more
}

const none: readonly Sampled[] = []
/** What a model gives at a step: no model has more channels. */
const into = new Float64Array(16)

/** Goes from a step to another that is at most a batch ahead. */
const goOn = <State>(
  { model, state }: Bench<State>,
  from: number,
  until: number,
  channels: readonly Sampled[],
): void => {
  const { rest } = model
  for (let n = from; n < until;) {
    const free = rest === undefined ? 0 : rest.ahead(state)
    const end = n + free < until ? n + (free < 1 ? 1 : free) : until
    let isRead = false
    for (const channel of channels) {
      if (channel.next >= end) continue
      if (!isRead) model.out(state, into)
      isRead = true
      sampleUntil(channel, end, into[channel.at] ?? 0)
    }
    if (rest === undefined || free < 1) model.step(state)
    else rest.pass(state, end - n)
    n = end
  }
}

/**
 * Goes on by whole steps and hands every sample that falls due, with the recorder's noise, to the sink. Without one nothing
 * is sampled: looking changes nothing, and not looking is quicker.
 */
export const advance = <State>(bench: Bench<State>, steps: number, sink?: Sink): void => {
  const until = bench.steps + steps
  const channels = sink === undefined ? none : sampledOf(bench)
  for (let n = bench.steps; n < until;) {
    const end = n + batch < until ? n + batch : until
    goOn(bench, n, end, channels)
    if (sink !== undefined) for (const channel of channels) handOn(channel, sink)
    n = end
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
  const sink: Sink = (channel, index, values, count) =>
    samples[channel]?.set(values.subarray(0, count), index)
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
