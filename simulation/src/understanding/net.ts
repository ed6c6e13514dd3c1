import type { Layer, Net, Rows } from './model.ts'
import { rowsOf } from './rows.ts'
import { softmax } from './scores.ts'

/** Adds up the rows of the features that are known, weighed so that many count no more than few. */
const adderOf = ({ features, width, values, scale }: Rows) => {
  const rowOf = rowsOf(features)
  const sums = new Int32Array(width)
  return (hashes: Uint32Array, into: Float64Array, from: number): void => {
    let known = 0
    sums.fill(0)
    for (const hash of hashes) {
      const row = rowOf(hash)
      if (row < 0) continue
      known += 1
      const at = row * width
      for (let k = 0; k < width; k += 1) sums[k] = (sums[k] ?? 0) + (values[at + k] ?? 0)
    }
    const weight = known === 0 ? 0 : scale / Math.sqrt(known)
    for (let k = 0; k < width; k += 1) into[from + k] = (sums[k] ?? 0) * weight
  }
}

const through = ({ weights, offsets }: Layer, below: Float64Array): Float64Array => {
  const width = below.length
  const out = new Float64Array(offsets.length)
  for (let cell = 0; cell < out.length; cell += 1) {
    let sum = offsets[cell] ?? 0
    const from = cell * width
    for (let k = 0; k < width; k += 1) sum += (weights[from + k] ?? 0) * (below[k] ?? 0)
    out[cell] = sum
  }
  return out
}

/** What a net makes of a stretch. */
export type Insight = {
  /** Shares of the classes; they sum to 1. */
  readonly shares: Float64Array
  /** How likely the stretch asks or tells more than one thing, 0-1. */
  readonly several: number
}

/** Makes of what is said and what is around it what the net learnt to make of them. */
export const insightBy = (net: Net): ((said: Uint32Array, around: Uint32Array) => Insight) => {
  const addSaid = adderOf(net.said)
  const addAround = adderOf(net.around)
  return (said, around) => {
    const below = new Float64Array(net.said.width + net.around.width)
    addSaid(said, below, 0)
    addAround(around, below, net.said.width)
    const hidden = through(net.hidden, below).map((sum) => (sum > 0 ? sum : 0))
    const [, several = 0] = softmax(Float64Array.of(0, ...through(net.several, hidden)))
    return { shares: softmax(through(net.output, hidden)), several }
  }
}
