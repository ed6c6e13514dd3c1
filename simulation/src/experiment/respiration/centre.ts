import { exp, pow } from '#arithmetic'
import { flow, occupancy, shares } from '#experiment/pharmacology'
import { isOn, recruited, tickTrains, type Excitability } from '#experiment/stimulation'
import { exchangeBreath, hydrogen } from './lungs.ts'
import { constants } from './parameters.ts'
import type { BreathingRabbit, Drug } from './state.ts'
import { ventilateStep } from './ventilator.ts'

const tick = 0.02
const { dt } = constants

/** Myelinated afferents of the stretch receptors in the vagus. */
const stretchFibres: Excitability = { rheobase: 0.5, chronaxie: 0.15 }

const kinetics: Readonly<Record<Drug, ReturnType<typeof shares>>> = {
  // Half-lives: morphine and naloxone 1–2 h and 1 h, nikethamide and lobeline minutes (Goodman & Gilman).
  morphine: shares({ arrival: 40, halfLife: 5400 }, tick),
  naloxone: shares({ arrival: 12, halfLife: 3000 }, tick),
  nikethamide: shares({ arrival: 10, halfLife: 420 }, tick),
  lobeline: shares({ arrival: 3, halfLife: 25 }, tick),
}

/** The share of both vagi that still leads to the brain. */
const vagi = ({ cut }: BreathingRabbit): number =>
  (cut.includes('left-vagus') ? 0 : 0.5) + (cut.includes('right-vagus') ? 0 : 0.5)

/** Impulses of electrodes that reach the brain by stretch afferents, in full vagi at 1 kHz of all fibres as 1. */
const stimulated = (state: BreathingRabbit): number => {
  let sum = 0
  for (const train of state.trains)
    if (isOn(train) && !train.site.endsWith('peripheral'))
      sum += 0.5 * train.hertz * recruited(train.volts, train.milliseconds, stretchFibres)
  return sum / (sum + 10)
}

/** Chemical drive, 1 at rest: central CO2, arterial H+ and want of oxygen at the carotid bodies, less what narcotics take. */
const driveOf = (state: BreathingRabbit): number => {
  const { own, depots } = state
  const opioid = occupancy(depots.morphine.present / 4, depots.naloxone.present / 0.05)
  const central = own.centralGain * constants.central * (state.brain - constants.carbonDioxide)
  const stimulant = 1.4 * occupancy(depots.nikethamide.present / 25)
  const depressed = 1 - 0.8 * opioid
  const deep = state.urethane > 1.5 ? 1 - (state.urethane - 1.5) * 1.1 : 1
  // Want of oxygen paralyses the centre itself.
  const starved = state.oxygen / (state.oxygen + 4)
  const isolated = 1 + (central > -0.9 ? central : -0.9) * depressed + state.peripheral + stimulant
  const drive = isolated * depressed * (deep > 0 ? deep : 0) * starved * 1.04 * state.fitness
  if (drive < 0.06) return 0
  // The muscles' reserve ends: VE no more than about six times its rest.
  return drive < 1 ? drive : 1 + (drive - 1) / (1 + (drive - 1) / 7)
}

/** One tick of 20 ms: drugs, electrodes, receptors and drive. */
export const centreTick = (state: BreathingRabbit): void => {
  state.trains = tickTrains(state.trains, tick)
  for (const name of Object.keys(kinetics) as Drug[]) {
    const depot = state.depots[name]
    if (depot.waiting > 0 || depot.present > 0) flow(depot, kinetics[name])
  }
  const moved = (state.urethaneComing * tick) / 12
  state.urethaneComing -= moved
  state.urethane += moved - state.urethane * tick * 4.8e-5
  state.stretchImpulses = stimulated(state)
  state.brain += ((state.carbonDioxide - state.brain) * tick) / constants.centralLag
  const acid = constants.peripheral * (hydrogen(state) - 39.3)
  const want = 1 / (1 + exp((state.oxygen - 52) / 9))
  const lobeline = 0.9 * occupancy(state.depots.lobeline.present / 0.15)
  const sinus =
    (state.cut.includes('left-sinus') ? 0 : 0.5) + (state.cut.includes('right-sinus') ? 0 : 0.5)
  const drive = acid + constants.hypoxic * want * (1 + acid) + lobeline
  const target = sinus * state.own.peripheralGain * drive
  state.peripheral += ((target - state.peripheral) * tick) / constants.peripheralLag
  state.drive = driveOf(state)
  state.rise = state.own.ramp * pow(state.drive, 0.85)
  state.hurry = pow(state.drive, 0.45)
  // A brain without oxygen dies within minutes.
  if (state.oxygen < 12) state.fitness -= tick / 150
  else if (state.fitness < 1 && state.fitness > 0.3) state.fitness += tick / 300
  if (state.fitness < 0) state.fitness = 0
  if (state.fitness > 1) state.fitness = 1
}

/**
 * The rhythm, one step of 5 ms. Inspiration ramps until a timer, sped up by lung stretch over the vagi, switches it off
 * (F. J. Clark & C. von Euler, 1972); expiration lasts in proportion to the inspiration before it, is held up by
 * inflation and cut short by deflation (K. E. Hering & J. Breuer, 1868).
 */
export const breatheStep = (state: BreathingRabbit): void => {
  const { own, drive } = state
  const stretch = own.stretchGain * vagi(state)
  const size = own.kilograms / 2.5
  const felt = (state.volume + state.held + state.blown) / (17 * size)
  const electric = own.stretchGain * state.stretchImpulses
  if (state.isInspiring) {
    state.inspiration += dt
    state.activity += state.rise * dt
    const off =
      1 / own.longest + (stretch * constants.stretch * (felt > 0 ? felt : 0) * 2.38 + electric * 6)
    state.timer += dt * off
    if (state.timer >= 1 || drive === 0) {
      state.isInspiring = false
      state.timer = 0
      exchangeBreath(state, state.deepest)
    }
  } else {
    state.activity -= (state.activity * dt) / 0.07
    const passive = felt - 0.25 > 0 ? felt - 0.25 : 0
    const isHeld = state.heldLeft > 0
    const inflated =
      stretch * (isHeld ? passive * 11 : passive * constants.inflation) + electric * 9
    const deflated = felt < 0 ? 1 - 1.6 * stretch * felt : 1
    const length = constants.expiration * (state.inspiration < 0.12 ? 0.12 : state.inspiration)
    state.timer += (dt * state.hurry * deflated) / (length * (1 + inflated))
    if (state.timer >= 1) {
      state.isInspiring = true
      state.timer = 0
      state.inspiration = 0
      state.deepest = 0
    }
  }
  const lag = constants.mechanics * (1 + state.addedDeadSpace / 60)
  state.volume += (dt * (state.activity - state.volume)) / lag
  if (state.volume > state.deepest) state.deepest = state.volume
  if (state.heldLeft > 0) {
    state.heldLeft -= dt
    if (state.heldLeft <= 0) state.held = 0
  }
  ventilateStep(state)
}
