import { exp, exp10, ln2, pow, sin } from '#arithmetic'
import { varied } from '#experiment/engine'
import { bathStep, molar, newBath, type Bath } from '#experiment/organ-bath'
import { constants, shelf, type DoseResponseParameter } from './parameters.ts'

const circle = 6.283185307179586

/** A strip of a guinea pig's ileum; affinities as dissociation constants in mol/L. */
export type Strip = {
  readonly own: {
    readonly maximum: number
    readonly acetylcholine: number
    readonly efficacy: number
    readonly atropine: number
    readonly diphenhydramine: number
    readonly rhythm: number
    readonly gain: number
  }
  readonly bath: Bath
  /** Antagonists on their receptors, as the concentration over its constant that would hold them. */
  atropineHeld: number
  diphenhydramineHeld: number
  load: number
  effect: number
  tension: number
  faded: number
  phase: number
  isMounted: boolean
  isCalibrated: boolean
}

/** A strip on the table, in a cold bath. */
export const newStrip = (
  seed: number,
  values: Readonly<Record<DoseResponseParameter, number>>,
): Strip => {
  // Affinities belong to the receptor and vary little between animals, by hundredths of a logarithm.
  const constant = (name: string, affinity: number): number =>
    exp10(-varied(seed, name, affinity, 0.006))
  return {
    own: {
      maximum: varied(seed, 'maximum', values.maximum, 0.15),
      acetylcholine: constant('acetylcholine', values.acetylcholineAffinity),
      efficacy: varied(seed, 'efficacy', values.acetylcholineEfficacy, 0.15),
      atropine: constant('atropine', values.atropineAffinity),
      diphenhydramine: constant('diphenhydramine', values.diphenhydramineAffinity),
      rhythm: varied(seed, 'rhythm', constants.rhythm, 0.15),
      gain: varied(seed, 'gain', 0.85, 0.12),
    },
    bath: newBath(Object.keys(shelf), 'tyrode'),
    atropineHeld: 0,
    diphenhydramineHeld: 0,
    load: 0,
    effect: 0,
    tension: 0,
    faded: 0,
    phase: varied(seed, 'phase', 0.5, 0.4),
    isMounted: false,
    isCalibrated: false,
  }
}

/**
 * A slow antagonist: its occupancy ρ goes to B/(B + K) at the rate k(1 + B/K). Kept as ρ/(1 − ρ), which Gaddum's
 * equation asks for, so that in balance the shift is B/K exactly (Arunlakshana & Schild).
 */
const hold = (held: number, ratio: number, halfLife: number): number => {
  const occupied = held / (1 + held)
  const balance = ratio / (1 + ratio)
  const rate = (ln2 / halfLife) * (1 + ratio)
  const next = balance + (occupied - balance) * exp(-rate * constants.dt)
  return next >= 1 ? held : next / (1 - next)
}

/** The operational model (Black & Leff 1983): effect over the tissue's maximum of stimuli, each a concentration over its constant times efficacy. */
const operational = (stimulus: number, occupancyTerm: number): number => {
  const powered = pow(stimulus, constants.slope)
  return powered / (powered + pow(occupancyTerm, constants.slope))
}

/** The effect that the drugs at their receptors call for, 0 … 1. */
const called = (strip: Strip): number => {
  const { own, bath } = strip
  const acetylcholine = molar(bath, 'acetylcholine') / own.acetylcholine
  const carbachol = (molar(bath, 'carbachol') * constants.carbachol.affinity) / own.acetylcholine
  const histamine = molar(bath, 'histamine') / exp10(-constants.histamine.affinity)
  const muscarinicBlock =
    strip.atropineHeld +
    molar(bath, 'diphenhydramine') / exp10(-constants.diphenhydramineMuscarinic)
  const histamineBlock =
    strip.diphenhydramineHeld + molar(bath, 'atropine') / exp10(-constants.atropineHistamine)
  const muscarinic =
    (own.efficacy * (acetylcholine + constants.carbachol.efficacy * carbachol)) /
    (1 + muscarinicBlock + acetylcholine + carbachol)
  const histaminic = (constants.histamine.efficacy * histamine) / (1 + histamineBlock + histamine)
  return operational(muscarinic + histaminic, 1)
}

/** How able the strip is: warmth, oxygen, stretch (best at 1 g), less what papaverine takes. */
const ability = ({ bath, load }: Strip): number => {
  const cold = (bath.celsius - constants.warmth) / 9
  const warm = 1 / (1 + cold * cold)
  const stretch = load / constants.bestLoad
  const stretched = (4 * stretch) / ((1 + stretch) * (1 + stretch))
  return (warm * bath.supply * stretched) / (1 + molar(bath, 'papaverine') / constants.papaverine)
}

/** One step of 50 ms. */
export const stripStep = (strip: Strip): void => {
  const { own, bath } = strip
  const { dt } = constants
  bathStep(bath, shelf, dt)
  strip.atropineHeld = hold(
    strip.atropineHeld,
    molar(bath, 'atropine') / own.atropine,
    constants.atropineOff,
  )
  strip.diphenhydramineHeld = hold(
    strip.diphenhydramineHeld,
    molar(bath, 'diphenhydramine') / own.diphenhydramine,
    constants.diphenhydramineOff,
  )
  const wanted = called(strip) * (1 - strip.faded)
  const pace = wanted > strip.effect ? constants.contraction : constants.relaxation
  const q10 = exp((bath.celsius - constants.warmth) * 0.07)
  strip.effect += ((wanted - strip.effect) * dt * q10) / pace
  const fades = constants.fading * strip.effect
  const time = fades > strip.faded ? constants.fadingTime : constants.recovery
  strip.faded += ((fades - strip.faded) * dt) / time
  strip.phase += own.rhythm * q10 * dt
  if (strip.phase >= 1) strip.phase -= 1
  const able = ability(strip)
  const wave = constants.waves * (1 + sin(circle * strip.phase)) * (1 - strip.effect)
  strip.tension = strip.isMounted ? strip.load + own.maximum * able * (strip.effect + wave) : 0
}
