import type { Linear } from '@xinglin/simulation/understanding'
import { softmax } from '@xinglin/simulation/understanding'
import type { Chance } from './chance.ts'

/** An example as the model sees it. */
export type Seen = { readonly features: Uint32Array; readonly label: number }

/** How a model is learnt. */
export type Schooling = { readonly passes: number; readonly chance: Chance }

/** The weights after each of the last passes are averaged: one pass alone leaves them where chance ended. */
const averaged = 3
const rate = 2.2
const rarest = 9
/** A share of the features is hidden at each step, so that no wording depends on a single one of them. */
const hidden = 0.35
const steps = 127
/** Weights smaller than this many steps change nothing and are left out. */
const slightest = 2

/** Brings an order into another by chance. */
export const shuffle = (order: Uint32Array, chance: Chance): void => {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = chance.below(i + 1)
    const held = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = held
  }
}

/** The features that occur often enough to be trusted, ascending. */
const vocabularyOf = (seen: readonly Seen[]): Uint32Array => {
  const counts = new Map<number, number>()
  for (const { features } of seen)
    for (const hash of features) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return Uint32Array.from(
    [...counts].filter(([, count]) => count >= rarest).map(([hash]) => hash),
  ).toSorted()
}

/** Multinomial logistic regression by stochastic gradient descent with a step per feature (AdaGrad). */
const descend = (
  seen: readonly Seen[],
  rows: readonly Uint32Array[],
  size: number,
  classes: number,
  { passes, chance }: Schooling,
): Float32Array => {
  const weights = new Float32Array(size * classes)
  const squares = new Float32Array(size).fill(1)
  const sums = new Float32Array(size * classes)
  const order = Uint32Array.from(seen.keys())
  const raw = new Float64Array(classes)
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, chance)
    for (const index of order) {
      const { features, label } = seen[index] ?? { features: new Uint32Array(), label: 0 }
      const mine = (rows[index] ?? new Uint32Array()).filter(() => !chance.happens(hidden))
      const value = 1 / Math.sqrt(features.length * (1 - hidden))
      raw.fill(0)
      for (const row of mine) {
        const from = row * classes
        for (let c = 0; c < classes; c += 1) raw[c] = (raw[c] ?? 0) + (weights[from + c] ?? 0)
      }
      const shares = softmax(raw.map((sum) => sum * value))
      const off: number[] = []
      let size2 = 0
      for (let c = 0; c < classes; c += 1) {
        const error = (shares[c] ?? 0) - (c === label ? 1 : 0)
        size2 += error * error
        if (error > 0.002 || error < -0.002) off.push(c)
      }
      if (off.length === 0) continue
      const errors = off.map((c) => ((shares[c] ?? 0) - (c === label ? 1 : 0)) * value * rate)
      for (const row of mine) {
        const square = (squares[row] ?? 0) + size2 * value
        squares[row] = square
        const step = 1 / Math.sqrt(square)
        const from = row * classes
        for (let k = 0; k < off.length; k += 1) {
          const at = from + (off[k] ?? 0)
          weights[at] = (weights[at] ?? 0) - (errors[k] ?? 0) * step
        }
      }
    }
    if (pass >= passes - averaged)
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0)
  }
  return sums.map((sum) => sum / Math.min(passes, averaged))
}

/** Learns the weights: dense while learning, then rounded to whole steps and the slight ones left out. */
export const learn = (
  seen: readonly Seen[],
  names: readonly string[],
  schooling: Schooling,
): Linear => {
  const vocabulary = vocabularyOf(seen)
  const rowOf = new Map<number, number>()
  for (const [row, hash] of vocabulary.entries()) rowOf.set(hash, row)
  const rows = seen.map(({ features }) =>
    Uint32Array.from(
      [...features].flatMap((hash) => {
        const row = rowOf.get(hash)
        return row === undefined ? [] : [row]
      }),
    ),
  )
  const classes = names.length
  const dense = descend(seen, rows, vocabulary.length, classes, schooling)
  let widest = 0
  for (const weight of dense) widest = Math.max(widest, Math.abs(weight))
  const scale = widest / steps
  const features: number[] = []
  const starts: number[] = [0]
  const columns: number[] = []
  const weights: number[] = []
  for (const [row, hash] of vocabulary.entries()) {
    for (let c = 0; c < classes; c += 1) {
      const stepped = Math.round((dense[row * classes + c] ?? 0) / scale)
      if (stepped > -slightest && stepped < slightest) continue
      columns.push(c)
      weights.push(stepped)
    }
    features.push(hash)
    starts.push(columns.length)
  }
  return {
    classes: names,
    features: Uint32Array.from(features),
    starts: Uint32Array.from(starts),
    columns: Uint16Array.from(columns),
    weights: Int8Array.from(weights),
    scale,
  }
}
