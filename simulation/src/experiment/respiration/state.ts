import { varied } from '#experiment/engine'
import { emptyDepot, type Depot } from '#experiment/pharmacology'
import type { Train } from '#experiment/stimulation'
import { constants, type RespirationParameter } from './parameters.ts'

/** Drugs of the experiment other than acid and base; their depots hold mg a kg. */
export type Drug = 'morphine' | 'naloxone' | 'nikethamide' | 'lobeline'

/** What a rabbit is by birth and the teacher's settings. */
export type Lungs = {
  readonly kilograms: number
  readonly restVolume: number
  readonly deadSpace: number
  readonly oxygenCapacity: number
  /** CO2 production, mL BTPS a second, and the store it comes from, mL a mmHg. */
  readonly production: number
  readonly store: number
  readonly centralGain: number
  readonly peripheralGain: number
  readonly stretchGain: number
  readonly ramp: number
  readonly longest: number
}

/** A breathing rabbit: gases mmHg, volumes mL, base mmol/L, times s. */
export type BreathingRabbit = {
  readonly own: Lungs
  // Gas.
  carbonDioxide: number
  oxygen: number
  tissue: number
  plasmaBase: number
  tissueBase: number
  gas: { oxygen: number; carbonDioxide: number }
  addedDeadSpace: number
  lastTidal: number
  // Chemoreceptors and centre.
  brain: number
  peripheral: number
  drive: number
  /** Slope of inspiration, mL/s, and the pace of expiration: what the drive makes of them. */
  rise: number
  hurry: number
  isInspiring: boolean
  timer: number
  inspiration: number
  activity: number
  volume: number
  deepest: number
  /** Air a syringe holds in the lungs (or has drawn out), mL. */
  held: number
  heldLeft: number
  /** A ventilator: breaths a minute (0: none), mL at each, seconds of the breath under way, and what it has in the lungs now, mL. */
  machineRate: number
  machineTidal: number
  machineTime: number
  blown: number
  // Nerves.
  cut: string[]
  trains: Train[]
  ticks: number
  stretchImpulses: number
  // Drugs.
  depots: Record<Drug, Depot>
  urethane: number
  urethaneComing: number
  fitness: number
  // What was prepared.
  isIntubated: boolean
  isMounted: boolean
  isCalibrated: boolean
  isExposed: boolean
  isPleural: boolean
  phrenicWet: number
  readonly gain: number
}

/** An awake rabbit with everything still to do. */
export const newBreathingRabbit = (
  seed: number,
  values: Readonly<Record<RespirationParameter, number>>,
): BreathingRabbit => {
  const kilograms = varied(seed, 'kilograms', values.kilograms, 0.06)
  const size = kilograms / 2.5
  // STPD a minute to BTPS a second.
  const production =
    (varied(seed, 'metabolism', values.carbonDioxide, 0.05) * kilograms * 1.21) / 60
  const own: Lungs = {
    kilograms,
    restVolume: constants.restVolume * kilograms,
    deadSpace: varied(seed, 'dead space', constants.deadSpace, 0.06) * kilograms,
    oxygenCapacity: constants.oxygenCapacity * kilograms,
    production,
    store: constants.store * kilograms,
    centralGain: varied(seed, 'central', values.centralGain, 0.1),
    peripheralGain: varied(seed, 'peripheral', values.peripheralGain, 0.1),
    stretchGain: varied(seed, 'stretch', values.stretchGain, 0.06),
    ramp: varied(seed, 'ramp', constants.ramp, 0.05) * size,
    longest: varied(seed, 'longest', constants.longest, 0.05),
  }
  return {
    own,
    carbonDioxide: constants.carbonDioxide,
    oxygen: 98,
    tissue: constants.carbonDioxide + constants.gradient,
    plasmaBase: 0,
    tissueBase: 0,
    gas: { oxygen: 0.209, carbonDioxide: 0.0004 },
    addedDeadSpace: 0,
    lastTidal: 17,
    brain: constants.carbonDioxide,
    peripheral: 0,
    drive: 1,
    rise: own.ramp,
    hurry: 1,
    isInspiring: false,
    timer: varied(seed, 'phase', 0.5, 0.4),
    inspiration: 0.42,
    activity: 0,
    volume: 0,
    deepest: 0,
    held: 0,
    heldLeft: 0,
    machineRate: 0,
    machineTidal: 0,
    machineTime: 0,
    blown: 0,
    cut: [],
    trains: [],
    ticks: 0,
    stretchImpulses: 0,
    depots: {
      morphine: emptyDepot(),
      naloxone: emptyDepot(),
      nikethamide: emptyDepot(),
      lobeline: emptyDepot(),
    },
    urethane: 0,
    urethaneComing: 0,
    fitness: 1,
    isIntubated: false,
    isMounted: false,
    isCalibrated: false,
    isExposed: false,
    isPleural: false,
    phrenicWet: 1,
    gain: varied(seed, 'gain', 0.8, 0.15),
  }
}
