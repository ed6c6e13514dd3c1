import { hashOf } from '#arithmetic'
import type { Range } from './range.ts'

/** How a teacher narrowed a range. */
export type Narrowed = Readonly<Record<string, { readonly least: number; readonly most: number }>>

/** Draws the figures of an instance: the same seed gives the same ones on every machine. */
export type Draw = {
  /** A figure of the family's ranges, as far as they were narrowed. */
  readonly figure: (name: string) => number
  /** A whole number of steps from the least to the most, both among them. */
  readonly number: (name: string, least: number, most: number, step?: number) => number
  readonly one: <T>(name: string, from: readonly [T, ...T[]]) => T
  /** For the specimen of an experiment. */
  readonly seed: number
}

/** A figure without what binary fractions add. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

const decimalsOf = (step: number): number => (String(step).split('.')[1] ?? '').length

export const drawBy = (
  { id, ranges }: { readonly id: string; readonly ranges: Readonly<Record<string, Range>> },
  seed: string,
  narrowed: Narrowed = {},
): Draw => {
  const number = (name: string, least: number, most: number, step = 1): number => {
    const steps = Number(((most - least) / step).toFixed(0))
    return rounded(least + (hashOf(id, seed, name) % (steps + 1)) * step, decimalsOf(step))
  }
  return {
    number,
    figure: (name) => {
      const range = ranges[name]
      if (!range) throw new RangeError(`${id} has no range ${name}`)
      const { least, most } = narrowed[name] ?? range
      return number(name, least, most, range.step)
    },
    one: (name, from) => from[hashOf(id, seed, name) % from.length] ?? from[0],
    seed: hashOf(id, seed, 'specimen') % 100_000,
  }
}
