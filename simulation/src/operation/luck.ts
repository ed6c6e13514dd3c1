import { chosen, hashOf } from '#arithmetic'
import type { Setup, State } from './state.ts'

/** Whether a chance of 0-1 falls, by the seed and a name: the same for everybody of one seed. */
export const falls = ({ seed }: Setup, name: string, chance: number): boolean =>
  (hashOf(seed, 'chance', name) % 10_000) / 10_000 < chance

/** One of several sayings, by the seed and the event. */
export const saying = ({ setup, seq }: State, list: readonly string[]): string =>
  chosen(list, setup.seed, seq) ?? ''
