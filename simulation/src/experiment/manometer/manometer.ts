import { noiseAt, varied } from '#experiment/engine'
import { exp, ln2 } from '#arithmetic'

/**
 * A cannula, its tubing and a pressure transducer: a system of second order (R. M. Gardner, 1981, Anesthesiology 54:227).
 * An air bubble makes it slow, a clot first damps and then blocks it, and before it is calibrated its scale is its own.
 */
export type Manometer = {
  readonly seed: number
  isOpen: boolean
  hasAir: boolean
  isCalibrated: boolean
  /** Amplification and shift of the uncalibrated scale. */
  readonly gain: number
  readonly shift: number
  /** Heparin in the blood, U/kg; the clot in the cannula, 0 … 1. */
  heparin: number
  clot: number
  reading: number
  speed: number
  steps: number
}

/** Natural frequency in radians a second and damping of a good line (22 Hz) and of one with a bubble. */
const line = { frequency: 138, damping: 0.45, air: { frequency: 17, damping: 0.8 } }

/** Heparin that wholly prevents clotting in the cannula, U/kg, its half-life and the time in which an unprotected one clots, s. */
const clotting = { enough: 150, halfLife: 3600, time: 200 }

/** A line that lies on the table, full of air and not yet calibrated. */
export const newManometer = (seed: number): Manometer => ({
  seed,
  isOpen: false,
  hasAir: true,
  isCalibrated: false,
  gain: varied(seed, 'gain', 0.9, 0.07),
  shift: varied(seed, 'shift', 11, 0.4),
  heparin: 0,
  clot: 0,
  reading: 0,
  speed: 0,
  steps: 0,
})

const fading = exp((-ln2 * 0.004) / clotting.halfLife)

/** One step of 4 ms against a pressure in the artery (mmHg), shaken by how much the animal moves (mmHg). */
export const manometerStep = (state: Manometer, pressure: number, shaking: number): void => {
  state.steps += 1
  if (!state.isOpen) {
    state.reading = 0
    return
  }
  state.heparin *= fading
  const unprotected = 1 - state.heparin / clotting.enough
  if (unprotected > 0 && state.clot < 1) {
    state.clot += (unprotected * 0.004) / clotting.time
    if (state.clot > 1) state.clot = 1
  }
  const free = 1 - state.clot
  const { frequency, damping } = state.hasAir ? line.air : line
  const omega = frequency * (free < 0.02 ? 0.02 : free)
  const resisted = damping * (1 + 25 * state.clot * state.clot)
  const moved =
    shaking === 0 ? 0 : shaking * noiseAt(state.seed, 77, (state.steps - (state.steps % 12)) / 12)
  const force = omega * omega * (pressure + moved - state.reading)
  // Semi-implicit: stable however much a clot resists.
  state.speed = (state.speed + 0.004 * force) / (1 + 0.004 * 2 * resisted * omega)
  state.reading += 0.004 * state.speed
}

/** What the recorder shows, mmHg: the pressure on a calibrated scale, else the transducer's own. */
export const reading = ({ reading, isCalibrated, gain, shift }: Manometer): number =>
  isCalibrated ? reading : reading * gain + shift
