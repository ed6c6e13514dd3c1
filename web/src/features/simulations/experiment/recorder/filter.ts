/** What of a trace is shown: a high-pass and a low-pass (Hz, 0 for none) and a notch at 50 Hz. The recorded data stay as they are. */
export type Filter = { readonly low: number; readonly high: number; readonly notch: boolean }

/** Nothing is filtered. */
export const unfiltered: Filter = { low: 0, high: 0, notch: false }

/** Hz of the mains, and how narrow its notch is. */
const mains = 50
const sharpness = 8

/** A filter in its course: given sample after sample. */
export const filtering = ({ low, high, notch }: Filter, rate: number): ((x: number) => number) => {
  const smooth = low > 0 && low < rate / 2 ? 1 - Math.exp((-2 * Math.PI * low) / rate) : 1
  const drift = high > 0 ? 1 - Math.exp((-2 * Math.PI * high) / rate) : 0
  const w = (2 * Math.PI * mains) / rate
  const alpha = Math.sin(w) / (2 * sharpness)
  // A recorder slower than 100 Hz cannot see the mains.
  const isNotched = notch && rate > 2 * mains
  const [b, c] = [-2 * Math.cos(w), 1 + alpha]
  let [smoothed, drifted, x1, x2, y1, y2] = [0, 0, 0, 0, 0, 0]
  let isFirst = true
  return (x) => {
    if (isFirst) {
      smoothed = x
      drifted = x
      x1 = x
      x2 = x
      y1 = x
      y2 = x
      isFirst = false
    }
    let y = x
    if (isNotched) {
      y = (x + b * x1 + x2 - b * y1 - (1 - alpha) * y2) / c
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
    }
    smoothed += smooth * (y - smoothed)
    if (drift === 0) return smoothed
    drifted += drift * (smoothed - drifted)
    return smoothed - drifted
  }
}

/** Samples before what is shown that a filter needs to have settled. */
export const settlingOf = ({ low, high, notch }: Filter, rate: number): number => {
  const slowest = Math.min(
    low > 0 ? low : Infinity,
    high > 0 ? high : Infinity,
    notch ? 3 : Infinity,
  )
  return slowest === Infinity ? 0 : Math.min(20_000, Math.ceil((0.8 * rate) / slowest))
}
