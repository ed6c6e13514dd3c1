import { exp } from '#arithmetic'
import { isOn, recruited, type Excitability } from '#experiment/stimulation'
import type { Circulation, Side } from './circulation.ts'
import { receptors, reflex } from './constants.ts'

const sides: readonly Side[] = ['left', 'right']
const tick = 0.02

/** Fibres of the neck's nerves: depressor A fibres, vagal preganglionic B fibres (Douglas, Ritchie & Schaumann 1956, J Physiol 132:187). */
const fibres: Readonly<Record<'vagus' | 'depressor', Excitability>> = {
  vagus: { rheobase: 0.8, chronaxie: 0.25 },
  depressor: { rheobase: 0.55, chronaxie: 0.15 },
}

const discharge = (pressure: number): number =>
  1 / (1 + exp(-(pressure - reflex.middle) / reflex.slope))

/** Impulses a second that stimulators send along a nerve in a direction, times the share of its fibres that fire. */
const impulses = (
  state: Circulation,
  side: Side,
  nerve: 'vagus' | 'depressor',
  end: 'central' | 'peripheral',
): number => {
  let sum = 0
  for (const train of state.trains) {
    if (!isOn(train)) continue
    const { site } = train
    if (site === `${side}-${nerve}` || site === `${side}-${nerve}-${end}`)
      sum += train.hertz * recruited(train.volts, train.milliseconds, fibres[nerve])
  }
  return sum
}

/** Pressure in a carotid sinus: the aorta's, or what comes round by the circle of Willis when the way is closed; and traction. */
const sinusPressure = (state: Circulation, side: Side): number => {
  const closed = state.clamped[side] || (side === 'left' && state.tied.left)
  return state.arterial * (closed ? reflex.collateral : 1) + reflex.traction * state.traction[side]
}

/** The sum of the afferents at the nucleus of the solitary tract, in shares of full natural discharge. */
const afferentsOf = (state: Circulation): number => {
  const aorta = discharge(state.sensed.aorta)
  let sum = reflex.sinus * (discharge(state.sensed.left) + discharge(state.sensed.right))
  for (const side of sides) {
    const natural = state.cut.includes(`${side}-depressor`) ? 0 : aorta
    const hertz = impulses(state, side, 'depressor', 'central')
    const driven = (reflex.depressor * hertz) / (hertz + reflex.halfHertz)
    sum += reflex.aortic * (driven > natural ? driven : natural)
    // The vagus of the rabbit has hardly any depressor fibres: they run in a nerve of their own.
    const vagus = impulses(state, side, 'vagus', 'central')
    sum += (0.06 * vagus) / (vagus + reflex.halfHertz)
  }
  return sum
}

const towards = (now: number, target: number, time: number): number =>
  now + (target - now) * (tick / (time + tick))

const bounded = (value: number, most: number): number =>
  value < 0 ? 0 : value > most ? most : value

/** How reflexes and tone stand under urethane: full at 1 g/kg, lively below, failing beyond 1.5 (the animal dies near 2.5). */
const wakefulness = (urethane: number): number => {
  if (urethane < 1) return 1.25 - 0.25 * urethane
  return urethane < 1.5 ? 1 : bounded(1 - (urethane - 1.5) * 0.9, 1)
}

/** One tick of 20 ms of sensors, centres and efferents. */
export const nervesTick = (state: Circulation): void => {
  const { sensed, own } = state
  sensed.left = towards(sensed.left, sinusPressure(state, 'left'), reflex.sensing)
  sensed.right = towards(sensed.right, sinusPressure(state, 'right'), reflex.sensing)
  sensed.aorta = towards(sensed.aorta, state.arterial, reflex.sensing)
  state.afferent = afferentsOf(state)
  const used = state.learnt.setPoint + reflex.resetting * (state.afferent - state.learnt.setPoint)
  state.setPoint = towards(state.setPoint, used, reflex.resettingTime)
  const error = state.setPoint - state.afferent
  const awake = wakefulness(state.urethane)
  // The ischaemic response of the brain itself: strong below 45 mmHg.
  const ischaemia = state.meanPressure < 45 ? (45 - state.meanPressure) / 15 : 0
  const wave = 0.1 * triangle(state.vasomotion)
  const sympathetic = bounded(
    awake * (1 + wave + reflex.sympathetic * own.reflexGain * error + ischaemia),
    reflex.most.sympathetic,
  )
  const tone = bounded(awake * (1 - reflex.vagal * error), reflex.most.vagal)
  let vagal = 0
  for (const side of sides) {
    const share = side === 'right' ? 0.62 : 0.38
    if (!state.cut.includes(`${side}-vagus`)) vagal += share * receptors.vagalTone * tone
    vagal += share * receptors.vagalImpulse * impulses(state, side, 'vagus', 'peripheral')
  }
  state.vessels = towards(state.vessels, sympathetic, reflex.vessels)
  state.heart = towards(state.heart, sympathetic, reflex.heart)
  state.veins = towards(state.veins, sympathetic, reflex.veins)
  state.vagal = towards(state.vagal, vagal, reflex.vagus)
}

/** A wave of period 1 between −1 and 1 from a phase in turns. */
export const triangle = (phase: number): number => {
  const rest = phase - (phase - (phase % 1))
  return rest < 0.5 ? 4 * rest - 1 : 3 - 4 * rest
}
