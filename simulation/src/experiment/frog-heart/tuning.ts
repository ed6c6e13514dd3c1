import { exp, log, pow } from '#arithmetic'
import { occupancy } from '#experiment/pharmacology'
import { heart } from './constants.ts'
import type { Medium } from './medium.ts'

/** What a medium makes of the heart: everything relative to Ringer’s solution is 1, but for what is said. */
export type Tuning = {
  /** The sinus’ rate, and the share that vagal transmitter leaves to the slower pacemakers. */
  rate: number
  junction: number
  /** How excitable muscle is: 0 not at all. */
  excitable: number
  /** Times of conduction from atrium to ventricle. */
  delay: number
  plateau: number
  atrial: number
  /** Force of a beat, and tension (0 … 1) that never goes. */
  force: number
  tone: number
}

/** The resting potential in mV at 20 ℃ by the constant-field equation for potassium and a little sodium. */
export const restingPotential = ({ potassium, sodium }: Medium): number =>
  25.3 * log((potassium + heart.sodiumShare * sodium + 0.01) / heart.potassiumInside)

const available = (medium: Medium): number => {
  const shift = heart.calciumShift * log((medium.calcium + 0.05) / (heart.ringer.calcium + 0.05))
  const half = heart.halfInactivation + (shift > 12 ? 12 : shift < -12 ? -12 : shift)
  return 1 / (1 + exp((restingPotential(medium) - half) / heart.inactivationSlope))
}

/** Calcium that reaches the contractile proteins goes with [Ca]/[Na]² outside (Lüttgau & Niedergerke 1958). */
const driving = ({ calcium, sodium }: Medium): number => {
  const relative = (sodium + 5) / (heart.ringer.sodium + 5)
  return calcium / (relative * relative)
}

const forceOf = (medium: Medium): number => {
  const drive = driving(medium)
  const calcium = (drive * drive) / (drive * drive + heart.calciumHalf * heart.calciumHalf)
  const acidity = 7.3 - medium.acid / heart.buffer
  const acid = 1 / (1 + pow(10, heart.acidHalf - (acidity > 9 ? 9 : acidity)))
  // Potassium shortens the plateau and depolarises: less calcium enters (G. W. Mainwood & G. E. McGuigan 1975).
  const above = medium.potassium > 1.9 ? medium.potassium - 1.9 : 0
  return (calcium * acid) / (1 + (above * above) / 12)
}

const usual = forceOf({
  ...heart.ringer,
  acid: 0,
  adrenaline: 0,
  acetylcholine: 0,
  atropine: 0,
  propranolol: 0,
})

/** The share of β and of muscarinic receptors taken; `vagal` is transmitter, in µmol/L, that the nerve sets free. */
const receptors = (medium: Medium, vagal: number): { beta: number; muscarinic: number } => ({
  beta: occupancy(medium.adrenaline / heart.adrenaline, medium.propranolol / heart.propranolol),
  muscarinic: occupancy(
    (medium.acetylcholine + vagal) / heart.acetylcholine,
    medium.atropine / heart.atropine,
  ),
})

/** What a medium, vagal transmitter and temperature (as a factor of speed) make of the heart. */
export const tuningOf = (medium: Medium, vagal: number): Tuning => {
  const { beta, muscarinic } = receptors(medium, vagal)
  const open = available(medium)
  const above = medium.potassium > 1.9 ? medium.potassium - 1.9 : 0
  const acidity = 7.3 - medium.acid / heart.buffer
  const sour = acidity < 7.3 ? (7.3 - acidity) / 4 : 0
  const slowed = vagal > 0 ? 1.25 : 0.55
  const rate =
    ((1 + 0.3 * beta) * (1 - slowed * muscarinic)) / ((1 + (above * above) / 60) * (1 + sour))
  const drive = driving(medium) / heart.contracture
  const stiff = drive * drive * drive * drive
  return {
    rate: rate < 0 ? 0 : rate,
    junction: 1 - 0.5 * muscarinic,
    excitable: open < 0.14 ? 0 : open,
    delay: (1 + 0.8 * muscarinic) / ((1 + 0.3 * beta) * Math.sqrt(open)),
    plateau: 1 / (1 + above / 9) / (1 + 0.1 * muscarinic),
    atrial: 1 - 0.75 * muscarinic,
    force: (forceOf(medium) / usual) * (1 + 0.75 * beta) * (1 - 0.65 * muscarinic),
    tone: stiff / (1 + stiff),
  }
}
