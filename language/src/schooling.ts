import { softmax, type Layer, type Net } from '@xinglin/simulation/understanding'
import type { Chance } from './chance.ts'
import { shuffle } from './learn.ts'
import { averageOf } from './average.ts'
import type { Sample } from './samples.ts'
import { around, moveRows, rounded, rowsIn, sumUp, tableOf } from './table.ts'

const widthSaid = 64
const widthAround = 48
const cells = 128
const passes = 5
/** The share of features hidden at each step, and of samples shown without what is around them. */
const hidden = 0.4
const alone = 0.1
const rate = 0.04
/** The rate falls to this share of itself. */
const slowest = 0.1
/** The layers are moved after so many samples, the rows of features after each. */
const together = 16
/** From this share of the way on the weights are averaged, so often in a pass: where chance last left them is only one place. */
const settled = 0.7
const perPass = 4
/** An error smaller than this is none. */
const slight = 0.001

/** Weights with what they are to be moved by. */
type Moved = {
  readonly weights: Float32Array
  readonly slopes: Float32Array
  readonly squares: Float32Array
}

const movedOf = (weights: Float32Array): Moved => ({
  weights,
  slopes: new Float32Array(weights.length),
  squares: new Float32Array(weights.length).fill(0.001),
})

const move = ({ weights, slopes, squares }: Moved, pace: number): void => {
  for (let i = 0; i < weights.length; i += 1) {
    const slope = slopes[i] ?? 0
    if (slope === 0) continue
    const square = (squares[i] ?? 0) + slope * slope
    squares[i] = square
    weights[i] = (weights[i] ?? 0) - (rate * pace * slope) / Math.sqrt(square)
    slopes[i] = 0
  }
}

const layerOf = (size: number, below: number, chance: Chance) => {
  const spread = Math.sqrt(3 / below)
  return {
    weights: movedOf(new Float32Array(size * below).map(() => around(chance) * spread)),
    offsets: movedOf(new Float32Array(size)),
  }
}

/** What a layer makes of the one below it. Four cells at a time: each sum alone would wait for its last addition. */
const through = (
  { weights: { weights }, offsets: { weights: offsets } }: ReturnType<typeof layerOf>,
  below: Float32Array,
  into: Float32Array | Float64Array,
): void => {
  const width = below.length
  for (let cell = 0; cell < into.length; cell += 4) {
    const [at, next] = [cell * width, (cell + 1) * width]
    const [third, fourth] = [(cell + 2) * width, (cell + 3) * width]
    let a = offsets[cell] ?? 0
    let b = offsets[cell + 1] ?? 0
    let c = offsets[cell + 2] ?? 0
    let d = offsets[cell + 3] ?? 0
    for (let k = 0; k < width; k += 1) {
      const value = below[k] ?? 0
      a += (weights[at + k] ?? 0) * value
      b += (weights[next + k] ?? 0) * value
      c += (weights[third + k] ?? 0) * value
      d += (weights[fourth + k] ?? 0) * value
    }
    into[cell] = a
    if (cell + 1 < into.length) into[cell + 1] = b
    if (cell + 2 < into.length) into[cell + 2] = c
    if (cell + 3 < into.length) into[cell + 3] = d
  }
}

const stored = ({ weights, offsets }: ReturnType<typeof layerOf>): Layer => ({
  weights: weights.weights,
  offsets: offsets.weights,
})

/** Learns a net from samples: a class that a sample holds is to have its part of the whole. */
export const school = (
  samples: readonly Sample[],
  classes: readonly string[],
  chance: Chance,
): Net => {
  const ownTable = tableOf(
    samples.map((sample) => sample.own),
    widthSaid,
    chance,
  )
  const beside = tableOf(
    samples.map((sample) => sample.around),
    widthAround,
    chance,
  )
  const width = widthSaid + widthAround
  const inner = layerOf(cells, width, chance)
  const outer = layerOf(classes.length, cells, chance)
  const count = layerOf(1, cells, chance)
  const rows = samples.map((sample) => ({
    said: rowsIn(ownTable, sample.own),
    around: rowsIn(beside, sample.around),
  }))
  const below = new Float32Array(width)
  const lit = new Float32Array(cells)
  const raw = new Float64Array(classes.length)
  const innerSlope = new Float32Array(cells)
  const slope = new Float32Array(width)
  const order = Uint32Array.from(samples.keys())
  const average = averageOf([
    ownTable.values,
    beside.values,
    ...[inner, outer, count].flatMap(({ weights, offsets }) => [weights.weights, offsets.weights]),
  ])
  const total = passes * samples.length
  const often = Math.ceil(samples.length / perPass)
  let seen = 0
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, chance)
    for (const index of order) {
      const shown = rows[index]
      if (!shown) continue
      const mine = shown.said.filter(() => !chance.happens(hidden))
      const near = chance.happens(alone)
        ? new Uint32Array()
        : shown.around.filter(() => !chance.happens(hidden))
      below.fill(0)
      const ofSaid = sumUp(ownTable, mine, below, 0)
      const ofAround = sumUp(beside, near, below, widthSaid)
      const { weights: innerWeights } = inner.weights
      const { weights: outerWeights } = outer.weights
      through(inner, below, lit)
      for (let cell = 0; cell < cells; cell += 1) if ((lit[cell] ?? 0) < 0) lit[cell] = 0
      through(outer, lit, raw)
      const errors = softmax(raw)
      const { labels, several } = samples[index] ?? { labels: [], several: false }
      for (const [label, part] of labels) errors[label] = (errors[label] ?? 0) - part
      const pace = 1 - (1 - slowest) * (seen / total)
      seen += 1
      innerSlope.fill(0)
      for (let c = 0; c < errors.length; c += 1) {
        const error = errors[c] ?? 0
        if (error < slight && error > -slight) continue
        const at = c * cells
        outer.offsets.slopes[c] = (outer.offsets.slopes[c] ?? 0) + error
        const { slopes } = outer.weights
        for (let k = 0; k < cells; k += 1) {
          innerSlope[k] = (innerSlope[k] ?? 0) + error * (outerWeights[at + k] ?? 0)
          slopes[at + k] = (slopes[at + k] ?? 0) + error * (lit[k] ?? 0)
        }
      }
      let sum = count.offsets.weights[0] ?? 0
      for (let k = 0; k < cells; k += 1) sum += (count.weights.weights[k] ?? 0) * (lit[k] ?? 0)
      const amiss = (softmax(Float64Array.of(0, sum))[1] ?? 0) - (several ? 1 : 0)
      count.offsets.slopes[0] = (count.offsets.slopes[0] ?? 0) + amiss
      for (let k = 0; k < cells; k += 1) {
        innerSlope[k] = (innerSlope[k] ?? 0) + amiss * (count.weights.weights[k] ?? 0)
        count.weights.slopes[k] = (count.weights.slopes[k] ?? 0) + amiss * (lit[k] ?? 0)
      }
      slope.fill(0)
      for (let cell = 0; cell < cells; cell += 1) {
        if (lit[cell] === 0) continue
        const error = innerSlope[cell] ?? 0
        const at = cell * width
        inner.offsets.slopes[cell] = (inner.offsets.slopes[cell] ?? 0) + error
        const { slopes } = inner.weights
        for (let k = 0; k < width; k += 1) {
          slope[k] = (slope[k] ?? 0) + error * (innerWeights[at + k] ?? 0)
          slopes[at + k] = (slopes[at + k] ?? 0) + error * (below[k] ?? 0)
        }
      }
      moveRows(ownTable, mine, slope, [0, ofSaid, pace])
      moveRows(beside, near, slope, [widthSaid, ofAround, pace])
      if (seen % together === 0)
        for (const { weights, offsets } of [inner, outer, count]) {
          move(weights, pace)
          move(offsets, pace)
        }
      if (seen === total || (seen > settled * total && seen % often === 0)) average.look()
    }
  }
  average.settle()
  return {
    classes,
    own: rounded(ownTable),
    around: rounded(beside),
    hidden: stored(inner),
    output: stored(outer),
    several: stored(count),
  }
}
