import { exp, pow } from '#arithmetic'
import { speedAt, type PulseTrain } from '#experiment/excitation'
import { varied } from '#experiment/engine'
import { constants, type NerveTrunkParameter } from './parameters.ts'

/** A group of fibres: m/s at 20 ℃, threshold as a multiple of the thickest fibre’s, share of the whole potential. */
export type Fibre = {
  readonly velocity: number
  readonly threshold: number
  readonly share: number
}

/** An electrode: mm from the cathode, the impulses still on their way to it, by step, and the three stages of its filter. */
export type Electrode = {
  readonly at: number
  readonly coming: number[]
  first: number
  second: number
  third: number
}

/** The nerve in its chamber between two steps; plain data. */
export type NerveTrunkState = {
  step: number
  readonly values: Record<NerveTrunkParameter, number>
  readonly fibres: readonly Fibre[]
  readonly fired: number[]
  readonly electrodes: readonly Electrode[]
  trains: PulseTrain[]
  /** The pulse that is on: V, and the second at which it ends. */
  volts: number
  off: number
  artefact: number
  /** The last step at which an impulse may still arrive. */
  busyUntil: number
  pithed: boolean
  mounted: boolean
  dryness: number
  celsius: number
  /** Shares of a step that the filter’s stages go on by. */
  stages: number[]
  /** The filter’s highest answer to one impulse, so that a spike has its height at any temperature. */
  height: number
  /** mm at which the nerve was crushed; beyond its end where it was not. */
  crushedAt: number
  /** mmol/L on the filter paper at the last electrode, and in the nerve there. */
  paper: { procaine: number; potassium: number }
  tissue: { procaine: number; potassium: number }
}

/** Seconds of a step. */
export const dt = 0.00005

/** The shares of a step for the filter at a temperature: exact for a constant input. */
export const stagesAt = (celsius: number): number[] => {
  const quick = speedAt(celsius, constants.durationQ10)
  return constants.stages.map((ms) => 1 - exp((-dt * 1000 * quick) / ms))
}

/** The highest answer of the three stages to one impulse. */
export const heightOf = (stages: readonly number[]): number => {
  const [a = 0, b = 0, c = 0] = stages
  let [one, two, three, top] = [0, 0, 0, 0]
  for (let n = 0; n < 400; n += 1) {
    one += ((n === 0 ? 1 : 0) - one) * a
    two += (one - two) * b
    three += (two - three) * c
    if (three > top) top = three
  }
  return top
}

/**
 * The fibres of one seed: of the Aα group four fifths, spread about 0.82 of the fastest, the rest Aβ down to a third of it.
 * The threshold goes inversely with velocity; a fibre’s share in the potential with its square (E. Erlanger & H. S.
 * Gasser 1937: extracellular spikes go with the fibre’s section).
 */
const fibresOf = (seed: number, fastest: number): Fibre[] => {
  const count = constants.fibres
  const raw = Array.from({ length: count }, (_, at) => {
    const place = (at + 0.5) / count
    const relative = place < 0.8 ? 1 - 0.36 * place : 0.712 - 1.9 * (place - 0.8)
    const velocity = relative * varied(seed, `velocity-${at}`, 1, 0.02)
    return { velocity, threshold: 1 / pow(velocity, 1.5), size: velocity * velocity }
  })
  const whole = raw.reduce((sum, { size }) => sum + size, 0)
  return raw.map(({ velocity, threshold, size }) => ({
    velocity: velocity * fastest,
    threshold: threshold * varied(seed, `threshold-${velocity}`, 1, 0.04),
    share: size / whole,
  }))
}

/** A nerve not yet mounted; velocity, amplitude and threshold of a seed vary by 6–15 %. */
export const initialState = (
  seed: number,
  values: Readonly<Record<NerveTrunkParameter, number>>,
): NerveTrunkState => {
  const { firstElectrode: one, betweenPairs, gap } = values
  const two = one + betweenPairs
  return {
    step: 0,
    values: {
      ...values,
      amplitude: varied(seed, 'amplitude', values.amplitude, 0.15),
      rheobase: varied(seed, 'rheobase', values.rheobase, 0.1),
    },
    fibres: fibresOf(seed, varied(seed, 'fastest', values.velocity, 0.06)),
    fired: Array.from({ length: constants.fibres }, () => -10),
    electrodes: [one, one + gap, two, two + gap].map((at) => ({
      at,
      coming: Array.from({ length: constants.memory }, () => 0),
      first: 0,
      second: 0,
      third: 0,
    })),
    trains: [],
    volts: 0,
    off: 0,
    artefact: 0,
    busyUntil: 0,
    pithed: false,
    mounted: false,
    dryness: 0,
    celsius: values.celsius,
    stages: stagesAt(values.celsius),
    height: heightOf(stagesAt(values.celsius)),
    crushedAt: 1000,
    paper: { procaine: 0, potassium: 0 },
    tissue: { procaine: 0, potassium: 0 },
  }
}
