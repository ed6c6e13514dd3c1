import { exp, log, pow, sin } from '#arithmetic'
import { varied } from '#experiment/engine'
import { bathStep, molar, newBath, type Bath } from '#experiment/organ-bath'
import { occupancy } from '#experiment/pharmacology'
import { constants, shelf, solutions, type IntestineParameter } from './parameters.ts'

const circle = 6.283185307179586

/** A strip of a rabbit's jejunum in its bath: potential mV, calcium over what half activates, tension g. */
export type Gut = {
  readonly own: {
    readonly rhythm: number
    readonly maximum: number
    readonly tone: number
    readonly q10: number
    readonly gain: number
  }
  readonly bath: Bath
  load: number
  /** Phases of the slow wave and towards the next spike, 0 … 1. */
  wave: number
  towardsSpike: number
  minute: number
  spike: number
  potential: number
  calcium: number
  tension: number
  /** Calcium of the solution at the cells, mmol/L. */
  calciumNear: number
  isMounted: boolean
  isCalibrated: boolean
}

/** A strip on the table, in a cold bath. */
export const newGut = (
  seed: number,
  values: Readonly<Record<IntestineParameter, number>>,
): Gut => ({
  own: {
    rhythm: varied(seed, 'rhythm', values.rhythm, 0.09) / 60,
    maximum: varied(seed, 'maximum', values.maximum, 0.15),
    tone: varied(seed, 'tone', values.cholinergicTone, 0.2),
    q10: values.warmth,
    gain: varied(seed, 'gain', 0.85, 0.12),
  },
  bath: newBath(Object.keys(shelf), 'tyrode'),
  load: 0,
  wave: varied(seed, 'phase', 0.5, 0.4),
  towardsSpike: 0,
  minute: varied(seed, 'minute', 0.5, 0.4),
  spike: 0,
  potential: constants.rest,
  calcium: 0,
  tension: 0,
  calciumNear: 1.8,
  isMounted: false,
  isCalibrated: false,
})

/** How fast things go at a temperature over 38 °C; from 41 °C on the proteins give way. */
const paceOf = (celsius: number, q10: number): number => {
  const pace = exp(((celsius - constants.warmth) / 10) * log(q10))
  return celsius > 41 ? pace / (1 + (celsius - 41) * (celsius - 41) * 0.5) : pace
}

/** The pH of the bath from acid and alkali in it. */
export const acidity = (bath: Bath): number => {
  const acid = molar(bath, 'hydrochloric-acid') - molar(bath, 'sodium-hydroxide')
  return 7.4 - acid / constants.buffer
}

/** What the drugs do: occupancies 0 … 1 of M3, α and β, by Gaddum's equation. */
const occupied = ({
  bath,
  own,
}: Gut): { readonly m3: number; readonly alpha: number; readonly beta: number } => {
  // Without cholinesterase what nerves release, and what is given, lasts.
  const blocked = occupancy(molar(bath, 'neostigmine') / constants.esterase)
  const lasting = 1 + constants.esteraseGain * blocked
  const acetylcholine = (own.tone * 1e-9 + molar(bath, 'acetylcholine')) * lasting
  const adrenaline = molar(bath, 'adrenaline')
  return {
    m3: occupancy(
      acetylcholine / constants.acetylcholine,
      molar(bath, 'atropine') / constants.atropine,
    ),
    alpha: occupancy(
      adrenaline / constants.adrenalineAlpha,
      molar(bath, 'phentolamine') / constants.phentolamine,
    ),
    beta: occupancy(
      adrenaline / constants.adrenalineBeta,
      molar(bath, 'propranolol') / constants.propranolol,
    ),
  }
}

/**
 * One step of 20 ms. A slow wave of the pacemaker cells, shifted by what depolarises or hyperpolarises, crosses the
 * threshold; there spikes arise, each lets calcium in, calcium is pumped out, and tension follows it by a Hill function.
 */
export const gutStep = (gut: Gut): void => {
  const { own, bath } = gut
  const { dt } = constants
  bathStep(bath, shelf, dt)
  const pace = paceOf(bath.celsius, own.q10)
  const { m3, alpha, beta } = occupied(gut)
  const barium = occupancy(molar(bath, 'barium-chloride') / constants.bariumHalf)
  const sour = 7.4 - acidity(bath)
  // What the solution holds of calcium reaches the cells within half a minute.
  gut.calciumNear += (((solutions[bath.solution]?.calcium ?? 0) - gut.calciumNear) * dt) / 12
  const outside = gut.calciumNear + molar(bath, 'calcium-chloride') * 1000
  const stretch = gut.load - constants.bestLoad
  gut.wave += own.rhythm * pace * (1 + 0.1 * m3) * dt * (0.4 + 0.6 * bath.supply)
  if (gut.wave >= 1) gut.wave -= 1
  gut.minute += (pace * dt) / constants.waxingPeriod
  if (gut.minute >= 1) gut.minute -= 1
  const slow = constants.slowWave * bath.supply * 0.5 * (1 + sin(circle * gut.wave))
  const chill =
    bath.celsius < constants.warmth ? constants.chill * (constants.warmth - bath.celsius) : 0
  const base =
    constants.rest +
    constants.waxing * sin(circle * gut.minute) +
    constants.muscarinic * m3 +
    constants.barium * barium -
    constants.alpha * alpha -
    constants.beta * beta -
    constants.acid * (sour > 3 ? 3 : sour < -1 ? -1 : sour) +
    constants.stretch * (stretch > 3 ? 3 : stretch) -
    chill
  const membrane = base + slow
  const firing = 1 / (1 + exp(-(membrane - constants.threshold) / constants.width))
  // Spikes are of calcium: none without it, fewer under verapamil.
  const channels =
    (outside / (outside + 0.9)) *
    1.5 *
    (1 - occupancy(molar(bath, 'verapamil') / constants.verapamil))
  gut.towardsSpike +=
    constants.spikes * firing * (channels > 1 ? 1 : channels) * dt * (0.5 + 0.5 * pace)
  if (gut.towardsSpike >= 1) {
    gut.towardsSpike -= 1
    gut.spike = 1
    gut.calcium += constants.entry * channels
  }
  gut.spike -= (gut.spike * dt) / (constants.spikeTime + dt)
  gut.potential = membrane + constants.spikeHeight * gut.spike * (channels > 1 ? 1 : channels)
  gut.calcium += constants.release * m3 * (0.25 + 0.5 * channels) * pace * dt
  const pumping = constants.removal * pace * (1 + 0.9 * beta)
  gut.calcium -= gut.calcium * pumping * dt
  const power = pow(gut.calcium, 2.4)
  const active = power / (power + 1)
  const length = gut.load / constants.bestLoad
  const stretched = (4 * length) / ((1 + length) * (1 + length))
  const able = (0.3 + 0.7 * bath.supply) * (sour > 1 ? 1 / sour : 1)
  const force = own.maximum * active * stretched * able * (bath.celsius > 43 ? 0.5 : 1)
  gut.tension += ((gut.load + force - gut.tension) * dt * (0.3 + 0.7 * pace)) / 0.45
}
