import { exp, ln2 } from '#arithmetic'
import { speedAt } from '#experiment/excitation'
import { varied } from '#experiment/engine'
import { heart } from './constants.ts'
import { ringer, soak, type Medium } from './medium.ts'
import { tuningOf, type Tuning } from './tuning.ts'

/** Seconds of a step. */
export const dt = 0.002

/** A chamber: when it was last excited (s), for how long, and the potentials of its base and apex, 0 … 1. */
export type Chamber = { fired: number; plateau: number; base: number; apex: number }

/** A frog’s heart between two steps; plain data. */
export type Heart = {
  step: number
  /** Hz of the sinus in Ringer’s solution at 20 ℃, and g of a beat there: this frog’s own. */
  readonly rate: number
  readonly force: number
  celsius: number
  speed: number
  bath: Medium
  tissue: Medium
  /** µmol/L of transmitter at the vagus’ endings. */
  vagal: number
  tuning: Tuning
  /** Cycles of the three pacemakers, 0 … 1, and how much the slower two are suppressed by being driven. */
  sinus: number
  junction: number
  own: number
  suppressed: number
  sinusFired: number
  junctionFired: number
  /** Seconds at which impulses arrive. */
  atrialDue: number[]
  ventricularDue: number[]
  atrium: Chamber
  ventricle: Chamber
  /** What a beat may release, 0 … 1, and what it sets free: two stages each of ventricle and atrium. */
  store: number
  influx: number
  calcium: number
  pull: number
  atrialCalcium: number
  atrialPull: number
  /** Ligatures of Stannius. */
  firstLigature: boolean
  secondLigature: boolean
}

const chamber = (): Chamber => ({ fired: -10, plateau: heart.plateau, base: 0, apex: 0 })

/** A heart in Ringer’s solution; rate and force of a seed vary by 6 and 12 %. */
export const heartOf = (seed: number, rate: number, force: number, celsius: number): Heart => ({
  step: 0,
  rate: varied(seed, 'rate', rate, 0.06) / 60,
  force: varied(seed, 'force', force, 0.12),
  celsius,
  speed: speedAt(celsius, heart.q10),
  bath: ringer(),
  tissue: ringer(),
  vagal: 0,
  tuning: tuningOf(ringer(), 0),
  sinus: varied(seed, 'phase', 0.5, 0.3),
  junction: 0,
  own: 0,
  suppressed: 1,
  sinusFired: -10,
  junctionFired: -10,
  atrialDue: [],
  ventricularDue: [],
  atrium: chamber(),
  ventricle: chamber(),
  store: 0.77,
  influx: 0,
  calcium: 0,
  pull: 0,
  atrialCalcium: 0,
  atrialPull: 0,
  firstLigature: false,
  secondLigature: false,
})

const now = ({ step }: Heart): number => step * dt

/** The plateau of the next beat: shorter after a short diastole (electrical restitution; J. B. Nolasco & R. W. Dahlen 1968). */
const plateauOf = (one: Heart, chamberOf: Chamber, usual: number): number => {
  const rest = (now(one) - chamberOf.fired - chamberOf.plateau) * one.speed
  const shortened = rest < 0 ? 0.38 : 0.38 * exp(-rest / 0.18)
  return (usual * one.tuning.plateau * (1 - shortened)) / one.speed
}

/** Whether a chamber can be excited at all, and how its threshold stands against that at rest. */
export const thresholdOf = (one: Heart, { fired, plateau }: Chamber): number => {
  const rest = now(one) - fired - plateau
  if (one.tuning.excitable === 0 || rest < 0) return Infinity
  return (1 + 4 * exp((-rest * one.speed) / 0.05)) / one.tuning.excitable
}

/** Excites the ventricle if it can be; its beat takes what the store has. */
export const exciteVentricle = (one: Heart): boolean => {
  const { ventricle, tuning } = one
  if (thresholdOf(one, ventricle) > 4) return false
  ventricle.plateau = plateauOf(one, ventricle, heart.plateau)
  ventricle.fired = now(one)
  one.influx = one.store * tuning.force
  one.store *= 1 - heart.released
  one.own = 0
  one.suppressed += (1 - one.suppressed) * 0.25
  return true
}

/**
 * An extra beat of the ventricle: it enters the junction from below and leaves it refractory, as the impulse of the sinus
 * then finds it (concealed conduction; R. Langendorf 1948), but does not reach the sinus, which keeps its time.
 */
export const exciteVentricleFromOutside = (one: Heart): boolean => {
  if (!exciteVentricle(one)) return false
  if (!one.secondLigature) one.junctionFired = now(one) + heart.junctionDelay / one.speed
  return true
}

/** Excites the atrium if it can be; the impulse goes on through the junction. */
export const exciteAtrium = (one: Heart): boolean => {
  const { atrium } = one
  if (thresholdOf(one, atrium) > 4) return false
  atrium.plateau = plateauOf(one, atrium, heart.atrialPlateau)
  atrium.fired = now(one)
  one.junction = 0
  const since = (now(one) - one.junctionFired) * one.speed
  if (since < heart.junctionRefractory * one.tuning.delay) return true
  one.junctionFired = now(one)
  if (!one.secondLigature)
    one.ventricularDue.push(now(one) + (heart.junctionDelay * one.tuning.delay) / one.speed)
  return true
}

/**
 * The junction beats of itself: its impulse leaves it both ways at once, back to the atria and on to the ventricle, which
 * therefore contract together and no P stands before the beat (rhythm of the atrioventricular funnel; H. Laurens 1915).
 */
export const exciteJunction = (one: Heart): void => {
  one.junction = 0
  if ((now(one) - one.junctionFired) * one.speed < heart.junctionRefractory * one.tuning.delay)
    return
  one.junctionFired = now(one)
  const due = now(one) + (heart.junctionDelay * one.tuning.delay) / 2 / one.speed
  one.atrialDue.push(due)
  if (!one.secondLigature) one.ventricularDue.push(due)
}

/** Excites the sinus, which begins its cycle anew, unless it is refractory. */
export const exciteSinus = (one: Heart): boolean => {
  if ((now(one) - one.sinusFired) * one.speed < heart.sinusRefractory) return false
  one.sinus = 0
  one.sinusFired = now(one)
  if (!one.firstLigature) one.atrialDue.push(now(one) + heart.sinoatrialDelay / one.speed)
  return true
}

/** An extra beat of the atrium runs back to the sinus and resets it: its pause is not compensatory. */
export const exciteAtriumFromOutside = (one: Heart): boolean => {
  if (!exciteAtrium(one)) return false
  one.atrialDue.length = 0
  if (!one.firstLigature && (now(one) - one.sinusFired) * one.speed > heart.sinusRefractory) {
    one.sinus = -heart.sinoatrialDelay * one.rate
    one.sinusFired = now(one)
  }
  return true
}

/** Takes up the bath and what the vagus set free, every 20 ms. */
export const retune = (one: Heart): void => {
  const slow = 10 * dt
  soak(one.tissue, one.bath, slow)
  one.bath.acetylcholine *= 1 - (ln2 * slow) / heart.esterase
  one.vagal -= one.vagal * slow * 0.9
  one.tuning = tuningOf(one.tissue, one.vagal)
}
