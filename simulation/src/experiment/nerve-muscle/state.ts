import { speedAt, type PulseTrain } from '#experiment/excitation'
import { varied } from '#experiment/engine'
import { constants, type NerveMuscleParameter } from './parameters.ts'
import { motorUnits, type MotorUnit } from './units.ts'

/** One motor unit as it is: calcium released and free, force and fatigue as shares, potentiation, transmitter, times in s. */
export type UnitState = {
  released: number
  calcium: number
  force: number
  fresh: number
  potentiation: number
  transmitter: number
  axonFired: number
  fibreFired: number
  arrivals: number[]
  couplings: number[]
}

/** Concentrations around nerve and muscle: µmol/L of curare and neostigmine, mmol/L of procaine and calcium. */
export type Bath = { curare: number; neostigmine: number; procaine: number; calcium: number }

/** The preparation between two steps; plain data. */
export type NerveMuscleState = {
  step: number
  readonly values: Record<NerveMuscleParameter, number>
  readonly units: readonly MotorUnit[]
  readonly unit: UnitState[]
  trains: PulseTrain[]
  /** V of the pulse within this step. */
  marker: number
  pithed: boolean
  mounted: boolean
  cut: boolean
  dryness: number
  celsius: number
  /** How fast this frog’s muscle is against others, and for its temperature against 20 ℃. */
  readonly pace: number
  speed: number
  load: number
  /** The share of its greatest force that the muscle can give at that load. */
  strength: number
  /** g at the transducer, which follows the muscle through its tendon. */
  shown: number
  /** What the transducer adds before it was calibrated: g at rest, and a factor. */
  readonly crooked: { readonly zero: number; readonly gain: number }
  calibrated: boolean
  dish: Bath
  tissue: Bath
}

const clean = (): Bath => ({
  curare: 0,
  neostigmine: 0,
  procaine: 0,
  calcium: constants.calciumOutside,
})

/** A preparation not yet made; the figures of one seed vary about the values by the coefficients given here. */
export const initialState = (
  seed: number,
  values: Readonly<Record<NerveMuscleParameter, number>>,
): NerveMuscleState => ({
  step: 0,
  values: {
    ...values,
    rheobase: varied(seed, 'rheobase', values.rheobase, 0.06),
    chronaxie: varied(seed, 'chronaxie', values.chronaxie, 0.06),
    velocity: varied(seed, 'velocity', values.velocity, 0.06),
    tetanicForce: varied(seed, 'force', values.tetanicForce, 0.1),
  },
  units: motorUnits(seed),
  unit: Array.from({ length: constants.units }, () => ({
    released: 0,
    calcium: 0,
    force: 0,
    fresh: 1,
    potentiation: 0,
    transmitter: 1,
    axonFired: -10,
    fibreFired: -10,
    arrivals: [],
    couplings: [],
  })),
  trains: [],
  marker: 0,
  pithed: false,
  mounted: false,
  cut: false,
  dryness: 0,
  celsius: values.celsius,
  pace: varied(seed, 'pace', 1, 0.06),
  speed: speedAt(values.celsius, constants.contractionQ10),
  load: 0,
  strength: 0,
  shown: 0,
  crooked: { zero: varied(seed, 'zero', 4, 0.4), gain: varied(seed, 'gain', 1, 0.12) },
  calibrated: false,
  dish: clean(),
  tissue: clean(),
})

/** Fresh Ringer’s solution for the dish, with or without calcium. */
export const ringer = (calcium: number): Bath => ({ ...clean(), calcium })
