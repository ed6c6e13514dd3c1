import { hashOf } from '#arithmetic'

/** Draws the figures of an instance: the same seed gives the same ones on every machine. */
export type Draw = {
  /** A whole number of steps from the least to the most, both among them. */
  readonly number: (name: string, least: number, most: number, step?: number) => number
  readonly one: <T>(name: string, from: readonly [T, ...T[]]) => T
}

/** A figure without what binary fractions add. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

const decimalsOf = (step: number): number => (String(step).split('.')[1] ?? '').length

export const drawBy = (family: string, seed: string): Draw => ({
  number: (name, least, most, step = 1) => {
    const steps = Number(((most - least) / step).toFixed(0))
    return rounded(least + (hashOf(family, seed, name) % (steps + 1)) * step, decimalsOf(step))
  },
  one: (name, from) => from[hashOf(family, seed, name) % from.length] ?? from[0],
})
