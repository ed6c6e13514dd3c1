/** Samples that are kept of a channel: more than an hour at 1 kHz. */
const most = 2 ** 22
/** Samples of which the lowest and the highest are kept for good, so that a slow sweep is drawn quickly and the whole run can be looked back at. */
const block = 256

/** The newest samples of a channel in bounded memory, older ones overwritten; and the outline (轮廓) of all there ever were. */
export class Ring {
  readonly rate: number
  readonly #most: number
  #samples = new Float64Array(4096)
  #lows = new Float32Array(64)
  #highs = new Float32Array(64)
  /** How many there ever were. */
  count = 0

  constructor(rate: number, kept = most) {
    this.rate = rate
    this.#most = kept
  }

  /** The index of the oldest that is still there. */
  get first(): number {
    return Math.max(0, this.count - this.#most)
  }

  push(value: number): void {
    if (this.count >= this.#samples.length && this.#samples.length < this.#most) {
      const wider = new Float64Array(Math.min(this.#most, this.#samples.length * 2))
      wider.set(this.#samples)
      this.#samples = wider
    }
    this.#samples[this.count % this.#samples.length] = value
    this.#outline(value)
    this.count += 1
  }

  #outline(value: number): void {
    const at = Math.floor(this.count / block)
    if (at >= this.#lows.length) {
      const [lows, highs] = [new Float32Array(at * 2), new Float32Array(at * 2)]
      lows.set(this.#lows)
      highs.set(this.#highs)
      this.#lows = lows
      this.#highs = highs
    }
    const isFirst = this.count % block === 0
    if (isFirst || value < (this.#lows[at] ?? 0)) this.#lows[at] = value
    if (isFirst || value > (this.#highs[at] ?? 0)) this.#highs[at] = value
  }

  /** The lowest and the highest between two indexes, in blocks: for what is drawn, not for what is measured. */
  outline(from: number, to: number): readonly [number, number] | undefined {
    const end = Math.min(to, this.count)
    if (from < 0 || end <= from) return undefined
    const [first, last] = [Math.floor(from / block), Math.floor((end - 1) / block)]
    let low = this.#lows[first] ?? 0
    let high = this.#highs[first] ?? 0
    for (let at = first + 1; at <= last; at += 1) {
      const [one, other] = [this.#lows[at] ?? 0, this.#highs[at] ?? 0]
      if (one < low) low = one
      if (other > high) high = other
    }
    return [low, high]
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

/** Samples a block of the outline holds. */
export const outlined = block
