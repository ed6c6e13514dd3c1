import type { Rows } from '@xinglin/simulation/understanding'
import type { Chance } from './chance.ts'

/** A feature seen less often is not trusted. */
const rarest = 46
const rowRate = 0.5
/** Rows are added up by the dozen: finer steps change no answer, and cost a third of the model. */
const levels = 16

/** A row of numbers for each feature that is learnt, and how far each was moved. */
export type Table = {
  readonly rowOf: ReadonlyMap<number, number>
  readonly values: Float32Array
  readonly squares: Float32Array
  readonly width: number
}

/** A table of all features that come often enough, its numbers by chance. */
export const tableOf = (lists: readonly Uint32Array[], width: number, chance: Chance): Table => {
  const counts = new Map<number, number>()
  for (const list of lists) for (const hash of list) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= rarest).map(([hash]) => hash)
  const hashes = Uint32Array.from(known).toSorted()
  const rowOf = new Map<number, number>()
  for (const [row, hash] of hashes.entries()) rowOf.set(hash, row)
  return {
    rowOf,
    values: new Float32Array(hashes.length * width).map(() => around(chance) * 0.15),
    squares: new Float32Array(hashes.length).fill(0.01),
    width,
  }
}

/** A number around 0, within 1 either way. */
export const around = (chance: Chance): number => (chance.below(20_001) - 10_000) / 10_000

/** The rows of those features that the table knows. */
export const rowsIn = ({ rowOf }: Table, list: Uint32Array): Uint32Array =>
  Uint32Array.from(
    [...list].flatMap((hash) => {
      const row = rowOf.get(hash)
      return row === undefined ? [] : [row]
    }),
  )

/** Adds up rows, weighed so that many count no more than few; returns the weight. */
export const sumUp = (
  { values, width }: Table,
  rows: Uint32Array,
  into: Float32Array,
  from: number,
) => {
  const weight = 1 / Math.sqrt(rows.length === 0 ? 1 : rows.length)
  for (const row of rows) {
    const at = row * width
    for (let k = 0; k < width; k += 1)
      into[from + k] = (into[from + k] ?? 0) + (values[at + k] ?? 0)
  }
  for (let k = 0; k < width; k += 1) into[from + k] = (into[from + k] ?? 0) * weight
  return weight
}

/** Moves the rows that were added up, each by a step of its own (AdaGrad). */
export const moveRows = (
  { values, squares, width }: Table,
  rows: Uint32Array,
  slope: Float32Array,
  [from, weight, pace]: readonly [number, number, number],
): void => {
  let size = 0
  for (let k = 0; k < width; k += 1) size += (slope[from + k] ?? 0) * (slope[from + k] ?? 0)
  size = (size * weight * weight) / width
  for (const row of rows) {
    const square = (squares[row] ?? 0) + size
    squares[row] = square
    const step = (rowRate * pace * weight) / Math.sqrt(square)
    const at = row * width
    for (let k = 0; k < width; k += 1)
      values[at + k] = (values[at + k] ?? 0) - step * (slope[from + k] ?? 0)
  }
}

/** A table as it is kept, in steps of one byte. */
export const rounded = ({ rowOf, values, width }: Table): Rows => {
  let widest = 0
  for (const value of values) widest = Math.max(widest, Math.abs(value))
  const scale = widest / levels
  return {
    features: Uint32Array.from(rowOf.keys()),
    width,
    values: Int8Array.from(values, (value) => Math.round(value / scale)),
    scale,
  }
}
