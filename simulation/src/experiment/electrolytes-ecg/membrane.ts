import { exp, log, pow } from '#arithmetic'
import { constants } from './parameters.ts'

/** What the blood’s ions make of the heart’s muscle; relative to what is usual where no unit is said. */
export type Membrane = {
  /** Conduction of ventricle, of the bundle and its Purkinje fibres, and of atrium: 0 where there is none. */
  ventricle: number
  purkinje: number
  atrium: number
  /** Sodium channels of the ventricle that are free to open, and height of the atrium’s action potential. */
  sodium: number
  atrialHeight: number
  node: number
  sinus: number
  plateau: number
  /** How much potassium takes off the plateau of the last piece along the lead beyond that of the first. */
  gradient: number
  /** Course of phase 3: longer is slower. */
  phase3: number
}

/** The resting potential in mV. */
export const restingPotential = (potassium: number): number =>
  constants.thermal *
  log((potassium + constants.sodiumOutside) / (constants.potassiumInside + constants.sodiumOutside))

const openAt = (potential: number, half: number): number =>
  1 / (1 + exp((potential - half) / constants.slope))

const clipped = (value: number, lo: number, hi: number): number =>
  value < lo ? lo : value > hi ? hi : value

type Tissue = { readonly sodium: number; readonly conduction: number }

/**
 * A tissue whose sodium channels are half inactivated at `half` mV, at a resting potential against its usual one. Its impulse runs
 * as the wave of a bistable cable does, by √(sodium channels) × (1 − 2α), α being the threshold’s share of the action potential
 * (J. J. B. Jack, D. Noble & R. W. Tsien 1975). Fewer channels move the threshold up and the peak down: while rest comes nearer
 * to threshold than channels are lost, conduction is faster than usual (muscle at 5.4–9 mmol/L: J. W. Buchanan, T. Saito & L. S.
 * Gettes 1985); then it slows, and at α = ½ there is none.
 */
const tissue = (half: number, potential: number, usual: number, shift: number): Tissue => {
  const sodium = openAt(potential, half + shift) / openAt(usual, half)
  const fewer = -log(sodium)
  const alpha = (rest: number, lost: number, moved: number): number => {
    const peak = constants.peak - constants.peakFall * lost
    const threshold = constants.threshold + moved + constants.thresholdRise * lost
    return peak > threshold ? (threshold - rest) / (peak - rest) : 0.5
  }
  const left = 1 - 2 * clipped(alpha(potential, fewer, shift), 0, 0.5)
  return { sodium, conduction: (Math.sqrt(sodium) * left) / (1 - 2 * alpha(usual, 0, 0)) }
}

/**
 * The membrane at a potassium and calcium against the animal’s own. Depolarised, it has fewer sodium channels (S. Weidmann
 * 1955): the bundle and its branches slow before muscle does, and the atrium falls silent first; calcium shifts all back (surface
 * charge). More potassium outside makes repolarisation earlier and steeper (J. B. Surawicz 1967), less of it slower; calcium
 * shortens the plateau, its want lengthens it.
 */
export const membraneOf = (
  potassium: number,
  calcium: number,
  usual: { readonly potassium: number; readonly calcium: number },
): Membrane => {
  const potential = restingPotential(potassium)
  const before = restingPotential(usual.potassium)
  const shift = clipped(constants.calciumShift * log(calcium / usual.calcium), -10, 10)
  const of = (half: number): Tissue => tissue(half, potential, before, shift)
  const ventricle = of(constants.halfVentricle)
  const atrium = of(constants.halfAtrium)
  const above = potassium - usual.potassium
  const high = above > 0 ? above : 0
  const low = above < 0 ? -above : 0
  return {
    ventricle: ventricle.conduction,
    purkinje: of(constants.halfPurkinje).conduction,
    atrium: atrium.sodium < constants.minAtrium ? 0 : atrium.conduction,
    sodium: ventricle.sodium,
    atrialHeight: clipped(atrium.sodium, 0, 1.1),
    node: 1 + high / 11,
    sinus: 1 / (1 + (high * high) / 150),
    plateau:
      ((1 + 0.06 * low) / (1 + 0.03 * high)) *
      clipped(pow(calcium / usual.calcium, -0.28), 0.6, 1.6),
    gradient: constants.gradient * high,
    phase3: (1 + 0.18 * low) / (1 + 0.75 * high),
  }
}
