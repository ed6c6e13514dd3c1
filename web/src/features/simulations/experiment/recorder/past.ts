import { act, advance, type Bench, type Event, type Sink } from '@xinglin/simulation/experiment'

/** Seconds between two kept states at first. */
const apart = 10
/** States that are kept: with more every other one is dropped, and they stand twice as far apart. */
const most = 256

type Kept = { readonly steps: number; readonly state: unknown; readonly done: number }

/**
 * What has gone by, kept as states of the engine some seconds apart and what was done between them: whatever samples are not
 * in memory any more are computed again from the state before them, and are the same bit for bit.
 */
export class Past {
  #kept: Kept[] = []
  readonly #done: { readonly steps: number; readonly event: Event }[] = []
  #apart: number

  constructor(dt: number) {
    this.#apart = apart / dt
  }

  /** States that are kept now. */
  get states(): number {
    return this.#kept.length
  }

  /** Keeps the state when enough has gone by since the one before. */
  keep({ model, state, steps }: Bench<unknown>): void {
    const last = this.#kept.at(-1)
    if (last && steps < last.steps + this.#apart) return
    this.#kept.push({ steps, state: model.snapshot(state), done: this.#done.length })
    if (this.#kept.length <= most) return
    this.#kept = this.#kept.filter((_, at) => at % 2 === 0)
    this.#apart *= 2
  }

  /** Something was done at a step. */
  did(steps: number, event: Event): void {
    this.#done.push({ steps, event })
  }

  /** Computes the steps from one to before another once more; all that falls due there, and some of before, goes to the sink. */
  again({ model, seed }: Bench<unknown>, from: number, to: number, sink: Sink): void {
    const kept = this.#kept.findLast(({ steps }) => steps <= from)
    if (!kept) return
    const bench: Bench<unknown> = {
      model,
      seed,
      state: model.restore(kept.state),
      steps: kept.steps,
    }
    const advanceTo = (steps: number): void => {
      if (bench.steps < from) advance(bench, Math.min(steps, from) - bench.steps)
      if (bench.steps < steps) advance(bench, steps - bench.steps, sink)
    }
    for (const { steps, event } of this.#done.slice(kept.done)) {
      if (steps >= to) break
      advanceTo(steps)
      act(bench, event)
    }
    advanceTo(to)
  }
}
