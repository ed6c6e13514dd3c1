/** Samples that are kept of a channel: a quarter of an hour and more at 1 kHz; what is older is computed again. */
const most = 2 ** 20
/** Samples of which the lowest and the highest are kept for good, so that a slow sweep is drawn quickly and the whole run can be looked back at. */
const block = 256

/** The newest samples of a channel in bounded memory, older ones overwritten; a stretch of them that was brought back; and the outline (轮廓) of all there ever were. */
export class Ring {
  readonly rate: number
  readonly #most: number
  #samples = new Float64Array(4096)
  #lows = new Float32Array(64)
  #highs = new Float32Array(64)
  #back: { readonly first: number; readonly samples: Float64Array } = {
    first: 0,
    samples: new Float64Array(),
  }
  /** How many there ever were. */
  count = 0

  constructor(rate: number, kept = most) {
    this.rate = rate
    this.#most = kept
  }

  /** The index of the oldest that was not overwritten. */
  get first(): number {
    return Math.max(0, this.count - this.#most)
  }

  /** Takes the first `count` of a list. */
  take(values: Float64Array, count: number): void {
    for (let at = 0; at < count; at += 1) this.push(values[at] ?? 0)
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

  /** Samples that were overwritten, computed again; they stay until others are brought. */
  bring(first: number, samples: Float64Array): void {
    this.#back = { first, samples }
  }

  /** Whether all from one index to before another are at hand. */
  has(from: number, to: number): boolean {
    if (to <= from || from < 0 || to > this.count) return false
    const { first, samples } = this.#back
    return from >= this.first || (from >= first && to <= first + samples.length)
  }

  /** A sample by its index since the start; NaN where it is not at hand or not yet there. */
  at(index: number): number {
    if (index < 0 || index >= this.count) return Number.NaN
    if (index >= this.first) return this.#samples[index % this.#samples.length] ?? Number.NaN
    return this.#back.samples[index - this.#back.first] ?? Number.NaN
  }

  /** The samples from one index to before another; undefined where some are not at hand. */
  slice(from: number, to: number): Float64Array | undefined {
    if (!this.has(from, to)) return undefined
    return Float64Array.from({ length: to - from }, (_, i) => this.at(from + i))
  }
}

/** Samples a block of the outline holds. */
export const outlined = block
