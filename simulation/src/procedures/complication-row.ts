import type { Vitals } from './variant.ts'

/** Something that goes wrong, how the body shows it, and what mends it. Rates and shifts are teaching choices. */
export type Complication = {
  readonly id: string
  readonly zh: string
  /** Seconds within which it shows (time constant of a first-order lag). */
  readonly onset: number
  /** How much of full severity it grows a minute while nothing is done. */
  readonly worsens: number
  /** How vital signs differ at full severity. */
  readonly shift: Partial<Vitals>
  /** What one sees and hears, from a severity on. */
  readonly signs: readonly { readonly from: number; readonly zh: string }[]
  /** What helps, by how much of the severity. */
  readonly remedies: Readonly<Record<string, number>>
  /** What handling it takes, within five minutes. */
  readonly must: readonly string[]
  /** Points off dimension 7, and what is left of them when it was handled. */
  readonly penalty: number
  readonly handled: number
  /** The whole is worth no more: whatever was done after it, or while it was not handled. */
  readonly cap?: 40 | 59 | 69 | 74
  readonly capUnlessHandled?: 40 | 59 | 69 | 74
  readonly why: string
}

/** A complication in short: its sign shows within a quarter of a minute or so. */
export type ShortRow = readonly [
  id: string,
  zh: string,
  sign: string,
  must: readonly string[],
  remedies: Readonly<Record<string, number>>,
  shift: Complication['shift'],
  points: readonly [
    penalty: number,
    handled: number,
    cap?: Complication['cap'],
    unlessHandled?: 'unless handled',
  ],
  why: string,
]

/** The complication that a short row is. */
export const fromRow = ([
  id,
  zh,
  sign,
  must,
  remedies,
  shift,
  [penalty, handled, cap, unlessHandled],
  why,
]: ShortRow): Complication => ({
  id,
  zh,
  onset: 15,
  worsens: 0.05,
  shift,
  signs: [{ from: 0.1, zh: sign }],
  remedies,
  must,
  penalty,
  handled,
  ...(cap === undefined ? {} : unlessHandled === undefined ? { cap } : { capUnlessHandled: cap }),
  why,
})
