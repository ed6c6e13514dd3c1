/** Samples that are kept of a channel: an hour at 250 Hz. */
const most = 2 ** 20

/** The newest samples of a channel in bounded memory; older ones are overwritten. */
export class Ring {
  readonly rate: number
  #samples = new Float64Array(4096)
  /** How many there ever were. */
  count = 0

  constructor(rate: number) {
    this.rate = rate
  }

  /** The index of the oldest that is still there. */
  get first(): number {
    return Math.max(0, this.count - most)
  }

  push(value: number): void {
    if (this.count >= this.#samples.length && this.#samples.length < most) {
      const wider = new Float64Array(Math.min(most, this.#samples.length * 2))
      wider.set(this.#samples)
      this.#samples = wider
    }
    this.#samples[this.count % this.#samples.length] = value
    this.count += 1
  }

  /** A sample by its index since the start; NaN where it is no longer or not yet there. */
  at(index: number): number {
    if (index < this.first || index >= this.count) return Number.NaN
    return this.#samples[index % this.#samples.length] ?? Number.NaN
  }

  /** The samples from one index to before another; undefined where some are not there. */
  slice(from: number, to: number): Float64Array | undefined {
    if (from < this.first || to > this.count || to <= from) return undefined
    return Float64Array.from({ length: to - from }, (_, i) => this.at(from + i))
  }
}
