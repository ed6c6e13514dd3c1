import { exp, log, pow } from '#arithmetic'
import { constants } from './parameters.ts'

/** What the blood’s ions make of the heart’s muscle; relative to what is usual where no unit is said. */
export type Membrane = {
  /** Conduction of ventricle and atrium, 0 where there is none. */
  ventricle: number
  atrium: number
  /** Height of the atrium’s action potential, 0 … 1. */
  atrialHeight: number
  node: number
  sinus: number
  plateau: number
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

/**
 * The membrane at a potassium and calcium against the animal’s own. Depolarised, it has fewer sodium channels (S. Weidmann
 * 1955) but less far to threshold, so conduction first holds and then fails; calcium shifts both back (surface charge).
 * More potassium outside makes repolarisation earlier and steeper (J. B. Surawicz 1967), less of it slower; calcium
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
  const nearer = clipped((-60 - before) / clipped(-60 + shift - potential, 1, 100), 0, 1.35)
  const ventricle = openAt(potential, constants.halfVentricle + shift)
  const atrium = openAt(potential, constants.halfAtrium + shift)
  const ventricleUsual = openAt(before, constants.halfVentricle)
  const atriumUsual = openAt(before, constants.halfAtrium)
  const above = potassium - usual.potassium
  const high = above > 0 ? above : 0
  const low = above < 0 ? -above : 0
  return {
    ventricle:
      ventricle < constants.leastVentricle ? 0 : pow((ventricle / ventricleUsual) * nearer, 0.8),
    atrium: atrium < constants.leastAtrium ? 0 : pow((atrium / atriumUsual) * nearer, 0.8),
    atrialHeight: clipped(atrium / atriumUsual, 0, 1.1),
    node: 1 + high / 11,
    sinus: 1 / (1 + (high * high) / 150),
    plateau:
      ((1 + 0.06 * low) / (1 + 0.045 * high)) *
      clipped(pow(calcium / usual.calcium, -0.28), 0.6, 1.6),
    phase3: (1 + 0.18 * low) / (1 + 0.75 * high),
  }
}
