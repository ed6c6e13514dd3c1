import { varied } from '#experiment/engine'
import type { Depot } from '#experiment/pharmacology'
import type { Train } from '#experiment/stimulation'
import { noAgents, type Agent, type Drives, type Occupancies } from './agents.ts'
import { mechanics, receptors } from './constants.ts'
import type { CirculationParameter } from './parameters.ts'

/** The two sides of the neck. */
export type Side = 'left' | 'right'

/** What a rabbit is by birth and by the teacher's settings; it does not change while it is recorded. */
export type Constitution = {
  readonly kilograms: number
  /** Beats a second without nerves. */
  readonly intrinsic: number
  readonly resistance: number
  readonly strokeVolume: number
  readonly unstressed: number
  readonly venousCompliance: number
  readonly blood: number
  readonly interstitium: number
  readonly reflexGain: number
  readonly alphaGain: number
  readonly betaGain: number
  /** Breaths a second, and how strongly they move the pressure. */
  readonly breathing: number
  readonly breathForce: number
}

/** A rabbit's circulation. Volumes mL, pressures mmHg, times s. */
export type Circulation = {
  readonly own: Constitution
  ticksUntilNerves: number
  // The beat under way.
  sinceBeat: number
  cycle: number
  ejection: number
  stroke: number
  // Pressures, flow between root and arteries, volumes.
  root: number
  arterial: number
  arterialStore: number
  flow: number
  venous: number
  blood: number
  interstitium: number
  /** Plasma protein over that at first, by amount: lost with blood. */
  protein: number
  /** Red cells, mL. */
  cells: number
  // Slow means of the pressure.
  meanPressure: number
  // Nerves.
  sensed: { left: number; right: number; aorta: number }
  vessels: number
  heart: number
  veins: number
  vagal: number
  afferent: number
  /** What the centres expect of the afferents: at first, and as they got used to. */
  readonly learnt: { setPoint: number }
  setPoint: number
  cut: string[]
  clamped: { left: boolean; right: boolean }
  tied: { left: boolean }
  traction: { left: number; right: number }
  trains: Train[]
  // Slow rhythms, as phases in turns.
  breath: number
  vasomotion: number
  // Drugs and what is given or taken.
  depots: Record<Agent, Depot>
  occupied: Occupancies
  resistance: number
  draining: number
  drainLeft: number
  filling: number
  fillLeft: number
  fillProtein: number
  fillCells: number
  /** Urethane in the brain and on its way there, g/kg; the heart's fitness 0 … 1 (falls when its own perfusion fails). */
  urethane: number
  urethaneComing: number
  fitness: number
  /** Volumes that came and went, for whoever keeps the balance. */
  balance: { given: number; taken: number }
}

const drivesAtRest: Drives = { vessels: 1, veins: 1, heart: 1, vagal: receptors.vagalTone }

/** The drives of the nerves at the effectors now. */
export const drivesOf = ({ vessels, veins, heart, vagal }: Circulation): Drives => ({
  vessels,
  veins,
  heart,
  vagal,
})

const constitutionOf = (
  seed: number,
  values: Readonly<Record<CirculationParameter, number>>,
): Constitution => {
  const kilograms = varied(seed, 'kilograms', values.kilograms, 0.06)
  const size = kilograms / 2.5
  const blood = varied(seed, 'blood', values.bloodPerKilogram, 0.05) * kilograms
  return {
    kilograms,
    intrinsic: varied(seed, 'intrinsic', values.intrinsicRate, 0.05) / 60,
    resistance: varied(seed, 'resistance', mechanics.resistance / size, 0.05),
    strokeVolume: varied(seed, 'stroke', mechanics.strokeVolume * kilograms, 0.04),
    unstressed: mechanics.unstressed * blood,
    venousCompliance: mechanics.venousCompliance * kilograms,
    blood,
    interstitium: 165 * kilograms,
    reflexGain: varied(seed, 'reflex', values.reflexGain, 0.1),
    alphaGain: varied(seed, 'alpha', values.alphaGain, 0.08),
    betaGain: varied(seed, 'beta', values.betaGain, 0.08),
    breathing: varied(seed, 'breathing', values.breathsPerMinute, 0.1) / 60,
    breathForce: varied(seed, 'breath force', 1, 0.2),
  }
}

/** A rabbit before anything was done to it: awake values of the nerves at rest; whoever uses it lets it settle. */
export const newCirculation = (
  seed: number,
  values: Readonly<Record<CirculationParameter, number>>,
): Circulation => {
  const own = constitutionOf(seed, values)
  const occupied: Occupancies = {
    vesselAlpha: 0.2,
    veinAlpha: 0.2,
    beta1: 0.2,
    beta2: 0,
    isoprenaline: 0,
    muscarinic: 0,
    node: 0.1,
    constriction: 0,
  }
  const pressure = 95
  const stressedArteries = (mechanics.rootCompliance + mechanics.arterialCompliance) * pressure
  return {
    own,
    ticksUntilNerves: 0,
    sinceBeat: 0,
    cycle: 0.23,
    ejection: 0.09,
    stroke: 1.4,
    root: pressure,
    arterial: pressure,
    arterialStore: pressure,
    flow: 6,
    venous: own.blood - stressedArteries,
    blood: own.blood,
    interstitium: own.interstitium,
    protein: 1,
    cells: 0.38 * own.blood,
    meanPressure: pressure,
    sensed: { left: pressure, right: pressure, aorta: pressure },
    vessels: drivesAtRest.vessels,
    heart: drivesAtRest.heart,
    veins: drivesAtRest.veins,
    vagal: drivesAtRest.vagal,
    afferent: 0.44,
    learnt: { setPoint: 0.44 },
    setPoint: 0.44,
    cut: [],
    clamped: { left: false, right: false },
    tied: { left: false },
    traction: { left: 0, right: 0 },
    trains: [],
    breath: varied(seed, 'breath phase', 0.5, 0.4),
    vasomotion: varied(seed, 'vasomotion phase', 0.5, 0.4),
    depots: noAgents(),
    occupied,
    resistance: own.resistance * 1.92,
    draining: 0,
    drainLeft: 0,
    filling: 0,
    fillLeft: 0,
    fillProtein: 0,
    fillCells: 0,
    urethane: 0,
    urethaneComing: 0,
    fitness: 1,
    balance: { given: 0, taken: 0 },
  }
}
