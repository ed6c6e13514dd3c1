import { exp } from '#arithmetic'
import type { Linear } from './model.ts'
import { rowsOf } from './rows.ts'

/** What the classes of a model score on a clause. */
export type Scores = {
  /** Probability of each class; they sum to 1. */
  readonly shares: Float64Array
  /** How much of the clause was ever seen in training, 0-1. */
  readonly known: number
}

/** Turns raw scores into probabilities, shifted by the largest so that nothing overflows. */
export const softmax = (raw: Float64Array): Float64Array => {
  let top = -Infinity
  for (const value of raw) if (value > top) top = value
  let sum = 0
  const out = raw.map((value) => {
    const share = exp(value - top)
    sum += share
    return share
  })
  return out.map((share) => share / sum)
}

/** What neither of two may deny alone. */
const least = 0.002

/** The shares on which two agree: their geometric mean, class by class. */
export const blendShares = (one: Float64Array, other: Float64Array): Float64Array => {
  let sum = 0
  const out = one.map((share, i) => {
    const both = Math.sqrt((share + least) * ((other[i] ?? 0) + least)) - least
    sum += both
    return both
  })
  return out.map((share) => share / sum)
}

/** Scores clauses by a linear model over the features that it knows (multinomial logistic regression). */
export const scorerOf = (model: Linear): ((features: Uint32Array) => Scores) => {
  const { features: hashes, starts, columns, weights, scale, classes } = model
  const rowOf = rowsOf(hashes)
  return (features) => {
    const raw = new Int32Array(classes.length)
    let known = 0
    const length = Math.sqrt(features.length)
    for (const hash of features) {
      const row = rowOf(hash)
      if (row < 0) continue
      known += 1
      const end = starts[row + 1] ?? 0
      for (let i = starts[row] ?? 0; i < end; i += 1) {
        const column = columns[i] ?? 0
        raw[column] = (raw[column] ?? 0) + (weights[i] ?? 0)
      }
    }
    return {
      shares: softmax(new Float64Array(raw).map((value) => (value * scale) / length)),
      known: features.length === 0 ? 0 : known / features.length,
    }
  }
}

/** The columns of the largest shares, the largest first; of equals the first. */
export const likeliest = (shares: Float64Array, most: number): readonly number[] => {
  const columns: number[] = []
  for (const [column, share] of shares.entries()) {
    let at = columns.length
    while (at > 0 && share > (shares[columns[at - 1] ?? 0] ?? 0)) at -= 1
    if (at < most) columns.splice(at, 0, column)
    if (columns.length > most) columns.pop()
  }
  return columns
}
