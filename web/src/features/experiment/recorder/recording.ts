import type { Happened, Measure, Protocol } from '@xinglin/contract/experiment'
import {
  act,
  advance,
  begin,
  experiments,
  type Bench,
  type Channel,
} from '@xinglin/simulation/experiment'
import { cut, eventOf, faultIn, measuredOf } from '@xinglin/simulation/practical'
import { Ring } from './ring.ts'

/** A frame that came later than this was not seen: the experiment stands still while nobody looks. */
const longestFrame = 0.25
/** Milliseconds of a frame that running on (快进) may take. */
const frameMs = 9

const slice = 2_000
/** Pulses whose seconds are remembered. */
const mostTriggers = 4_000

/** The same engine as the server’s, from the same seed and actions: what is drawn here is what is scored there. */
export class Recording {
  readonly protocol: Protocol
  readonly channels: readonly Channel[]
  readonly rings: readonly Ring[]
  readonly #bench: Bench<unknown>
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
    const found = experiments.find(({ model }) => model.id === protocol.model)
    if (!found) throw new Error(`no experiment ${protocol.model}`)
    this.protocol = protocol
    this.#bench = begin(found.model, seed, protocol.parameters)
    this.channels = found.model.channels
    this.#marker = this.channels.findIndex(({ id }) => id === 'stimulus')
    this.rings = this.channels.map(({ rate }) => new Ring(rate))
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
    advance(this.#bench, steps, (channel, index, value) => {
      this.rings[channel]?.push(value)
      if (channel === this.#marker) this.#trigger(index, value)
    })
  }

  #trigger(index: number, value: number): void {
    const isOn = value > 0
    if (isOn && !this.#isOn) {
      this.pulses += 1
      this.triggers.push(index / (this.channels[this.#marker]?.rate ?? 1))
      if (this.triggers.length > mostTriggers) this.triggers.splice(0, mostTriggers / 2)
    }
    this.#isOn = isOn
  }

  /** Replays what was done before, on to a step, and leaves the page its turn meanwhile. */
  async replay(events: readonly Happened[], isGone: () => boolean, until = 0): Promise<void> {
    let since = performance.now()
    const reach = async (steps: number) => {
      while (this.steps < steps) {
        this.#advance(Math.min(slice, Math.ceil(steps - this.steps)))
        if (performance.now() - since < 2 * frameMs) continue
        await new Promise((resolve) => setTimeout(resolve))
        if (isGone()) return
        since = performance.now()
      }
    }
    for (const { steps, action } of events) {
      await reach(steps)
      if (isGone()) return
      if (action.type === 'do') this.perform(action.deed, action.values)
    }
    await reach(until)
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
    return faultIn(deed, values) ?? act(this.#bench, eventOf(deed, values))?.refusal
  }

  /** A measurement between two cursors, as the server will read it; null where the samples are not there any more. */
  measure(channel: string, measure: Measure, from: number, to: number): number | null {
    const ring = this.rings[this.channels.findIndex(({ id }) => id === channel)]
    const samples = ring?.slice(...cut(from, to, ring.rate))
    if (!ring || !samples) return null
    const value = measuredOf(measure, samples, ring.rate)
    return Number.isFinite(value) ? value : null
  }
}
