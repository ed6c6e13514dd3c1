import { heart } from './constants.ts'
import {
  dt,
  exciteAtrium,
  exciteJunction,
  exciteSinus,
  exciteVentricle,
  retune,
  type Chamber,
  type Heart,
} from './heart.ts'

/** The three pacemakers go on; the slower two wake only when nothing drives them. */
const pace = (one: Heart): void => {
  const { tuning } = one
  const cycles = one.rate * one.speed * dt
  one.sinus += cycles * tuning.rate
  if (one.sinus >= 1) {
    one.sinus -= 1
    exciteSinus(one)
  }
  one.suppressed -= (one.suppressed * dt) / heart.waking
  const awake = 1 - one.suppressed
  one.junction += cycles * tuning.junction * heart.junctionRate * awake
  if (one.junction >= 1) exciteJunction(one)
  one.own += cycles * heart.ventricleRate * awake
  if (one.own >= 1) {
    one.own = 0
    exciteVentricle(one)
  }
}

const deliver = (one: Heart): void => {
  const second = one.step * dt
  while (one.atrialDue.length > 0 && (one.atrialDue[0] ?? 0) <= second) {
    one.atrialDue.shift()
    exciteAtrium(one)
  }
  while (one.ventricularDue.length > 0 && (one.ventricularDue[0] ?? 0) <= second) {
    one.ventricularDue.shift()
    exciteVentricle(one)
  }
}

/** Base and apex of a chamber: the apex is excited later and recovers before the base, so that T stands as R does. */
const polarise = (one: Heart, part: Chamber, lag: number): void => {
  const since = one.step * dt - part.fired
  const isBase = since >= 0 && since < part.plateau + lag
  const isApex = since >= lag && since < part.plateau - lag
  part.base += ((isBase ? 1 : 0) - part.base) * (isBase ? 0.25 : 0.03 * one.speed)
  part.apex += ((isApex ? 1 : 0) - part.apex) * (isApex ? 0.25 : 0.03 * one.speed)
}

/** Calcium enters while the plateau lasts; two stages give the beat its round shape. */
const contract = (one: Heart): void => {
  const { ventricle, atrium, tuning } = one
  const second = one.step * dt
  const share = (dt * one.speed) / heart.transient
  const course = (second - ventricle.fired) / ventricle.plateau
  // The inward current is greatest when the plateau begins.
  const entering = course < 1 ? one.influx * 2 * (1 - course) : 0
  one.calcium += (entering - one.calcium) * share
  one.pull += (one.calcium - one.pull) * share
  const isAtrialIn = second - atrium.fired < atrium.plateau
  one.atrialCalcium += ((isAtrialIn ? tuning.atrial : 0) - one.atrialCalcium) * share
  one.atrialPull += (one.atrialCalcium - one.atrialPull) * share
  one.store += ((1 - one.store) * dt * one.speed) / heart.replenishing
}

/** One step of the whole heart. */
export const beat = (one: Heart): void => {
  if (one.step % 10 === 0) retune(one)
  pace(one)
  deliver(one)
  polarise(one, one.ventricle, 0.025 / one.speed)
  polarise(one, one.atrium, 0.012 / one.speed)
  contract(one)
  one.step += 1
}

/** Tension in g above a slack heart: what never relaxes, the atrial wave, and the beat, of which stiffness leaves less. */
export const tensionOf = (one: Heart): number => {
  const { tone } = one.tuning
  const beats =
    one.pull / 0.75 + 0.16 * one.atrialPull * (one.tuning.force > 1 ? 1 : one.tuning.force)
  const whole = beats > 2.2 ? 2.2 + (beats - 2.2) / (1 + beats - 2.2) : beats
  return one.force * (whole * (1 - tone) + 1.7 * tone)
}

/** The electrogram between base and apex in mV. */
export const electrogramOf = ({ ventricle, atrium }: Heart): number =>
  1.4 * (ventricle.base - ventricle.apex) + 0.35 * (atrium.base - atrium.apex)
