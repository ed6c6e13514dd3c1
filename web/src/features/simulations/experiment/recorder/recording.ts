import type { Happened, Measure, Protocol } from '@xinglin/contract/simulations/experiment'
import {
  act,
  advance,
  begin,
  experiments,
  type Bench,
  type Channel,
  type Event,
} from '@xinglin/simulation/experiment'
import { cut, eventOf, faultIn, measuredOf, maxSamples } from '@xinglin/simulation/practical'
import { Past } from './past.ts'
import { Ring } from './ring.ts'

/** A frame that came later than this was not seen: the experiment stands still while nobody looks. */
const longestFrame = 0.25
/** Milliseconds of a frame that running on (快进) may take. */
const frameMs = 9

const slice = 2_000
/** Seconds that are brought back to be drawn: longer stretches are drawn from their outline. */
const longestBack = 60
/** Pulses whose seconds are remembered. */
const maxTriggers = 4_000

/** Readings that are remembered: the cursors move, and what they read is asked for at each render. */
const maxRead = 500

const lacksNothing = (ring: Ring, bounds: readonly [number, number] | undefined): boolean =>
  bounds === undefined || bounds[1] <= bounds[0] || ring.has(...bounds)

/** The same engine as the server’s, from the same seed and actions: what is drawn here is what is scored there. */
export class Recording {
  readonly protocol: Protocol
  readonly channels: readonly Channel[]
  readonly rings: readonly Ring[]
  readonly #bench: Bench<unknown>
  readonly #past: Past
  /** What was read of stretches that are over: it never changes. */
  readonly #read = new Map<string, number | null>()
  /** Steps that are to be run on at once. */
  #ahead = 0
  #part = 0
  readonly #marker: number
  #isOn = false
  /** How many pulses the stimulator gave. */
  pulses = 0
  /** Seconds of the newest pulses, from which a triggered sweep begins. */
  readonly triggers: number[] = []

  constructor(protocol: Protocol, seed: number) {
    const experiment = experiments.find(({ model }) => model.id === protocol.model)
    if (!experiment) throw new Error(`no experiment ${protocol.model}`)
    this.protocol = protocol
    this.#bench = begin(experiment.model, seed, protocol.parameters)
    this.channels = experiment.model.channels
    this.#marker = this.channels.findIndex(({ id }) => id === 'stimulus')
    this.rings = this.channels.map(({ rate }) => new Ring(rate))
    this.#past = new Past(this.dt)
    this.#past.keep(this.#bench)
  }

  get steps(): number {
    return this.#bench.steps
  }

  get dt(): number {
    return this.#bench.model.dt
  }

  get seconds(): number {
    return this.steps * this.dt
  }

  /** Seconds that are still to be run on. */
  get ahead(): number {
    return this.#ahead * this.dt
  }

  #advance(steps: number): void {
    advance(this.#bench, steps, (channel, index, values, count) => {
      this.rings[channel]?.take(values, count)
      if (channel === this.#marker)
        for (let n = 0; n < count; n += 1) this.#trigger(index + n, values[n] ?? 0)
    })
    this.#past.keep(this.#bench)
  }

  #trigger(index: number, value: number): void {
    const isOn = value > 0
    if (isOn && !this.#isOn) {
      this.pulses += 1
      this.triggers.push(index / (this.channels[this.#marker]?.rate ?? 1))
      if (this.triggers.length > maxTriggers) this.triggers.splice(0, maxTriggers / 2)
    }
    this.#isOn = isOn
  }

  /** Replays what was done before, on to a step, and leaves the page its turn meanwhile. */
  async replay(events: readonly Happened[], isGone: () => boolean, until = 0): Promise<void> {
    let since = performance.now()
    const advanceTo = async (steps: number) => {
      while (this.steps < steps) {
        this.#advance(Math.min(slice, Math.ceil(steps - this.steps)))
        if (performance.now() - since < 2 * frameMs) continue
        await new Promise((resolve) => setTimeout(resolve))
        if (isGone()) return
        since = performance.now()
      }
    }
    for (const { steps, action } of events) {
      await advanceTo(steps)
      if (isGone()) return
      if (action.type === 'do') this.perform(action.deed, action.values)
    }
    await advanceTo(until)
  }

  /** Goes on by the time that passed since the last frame, and by what is to be run on. */
  tick(seconds: number): void {
    const until = Math.floor(this.protocol.longest / this.dt)
    const began = performance.now()
    this.#part += Math.min(seconds, longestFrame) / this.dt
    const due = Math.floor(this.#part)
    this.#part -= due
    this.#advance(Math.max(0, Math.min(due, until - this.steps)))
    while (this.#ahead > 0 && performance.now() - began < frameMs) {
      const now = Math.max(0, Math.min(slice, this.#ahead, until - this.steps))
      this.#advance(now)
      this.#ahead = now === 0 ? 0 : this.#ahead - now
    }
  }

  /** Runs on by some seconds, as fast as it goes. */
  runOn(seconds: number): void {
    this.#ahead += Math.floor(seconds / this.dt)
  }

  /** Does something at the bench: undefined when it was done, else why not, in a teacher’s sentence. */
  perform(id: string, values: Readonly<Record<string, number>>): string | undefined {
    const deed = this.protocol.tray.find((one) => one.id === id)
    if (!deed) return '实验台上没有这项操作。'
    const fault = faultIn(deed, values)
    if (fault !== undefined) return fault
    const event: Event = eventOf(deed, values)
    const refusal = act(this.#bench, event)?.refusal
    if (refusal === undefined) this.#past.did(this.steps, event)
    return refusal
  }

  /** Sees to it that the samples of a stretch (s) are at hand: what was overwritten is computed again. */
  bring(from: number, to: number, longest = longestBack): void {
    const start = Math.max(0, from)
    const end = Math.min(to, this.seconds)
    if (end <= start || end - start > longest) return
    const bounds = this.rings.map(({ rate, count }) => {
      const [first, last] = cut(start, end, rate)
      return [first, Math.min(last, count)] as const
    })
    if (this.rings.every((ring, at) => lacksNothing(ring, bounds[at]))) return
    const signals = bounds.map(([first, last]) => new Float64Array(Math.max(0, last - first)))
    // A sample may lie half its width on either side of a cursor.
    const margin = 1 / Math.min(...this.rings.map(({ rate }) => rate))
    const since = Math.max(0, Math.floor((start - margin) / this.dt))
    const until = Math.min(this.steps, Math.ceil((end + margin) / this.dt))
    this.#past.again(this.#bench, since, until, (channel, index, values, count) => {
      const [first, samples] = [bounds[channel]?.[0] ?? 0, signals[channel] ?? new Float64Array()]
      for (let n = 0; n < count; n += 1) {
        const at = index + n - first
        if (at >= 0 && at < samples.length) samples[at] = values[n] ?? 0
      }
    })
    for (const [at, samples] of signals.entries())
      this.rings[at]?.bring(bounds[at]?.[0] ?? 0, samples)
  }

  /** A measurement between two cursors, as the server will read it; null where nothing can be read. */
  measure(channel: string, measure: Measure, from: number, to: number): number | null {
    const key = `${channel} ${measure} ${from} ${to}`
    const known = this.#read.get(key)
    if (known !== undefined) return known
    const ring = this.rings[this.channels.findIndex(({ id }) => id === channel)]
    if (!ring) return null
    const [first, last] = cut(from, to, ring.rate)
    // Too long for the server is too long here.
    if (last - first > maxSamples) return null
    if (!ring.has(first, last)) this.bring(from, to, Infinity)
    const samples = ring.slice(first, last)
    if (!samples) return null
    const value = measuredOf(measure, samples, ring.rate)
    const read = Number.isFinite(value) ? value : null
    if (this.#read.size >= maxRead) this.#read.clear()
    this.#read.set(key, read)
    return read
  }
}
