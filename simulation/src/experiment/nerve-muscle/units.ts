import { exp } from '#arithmetic'
import { varied } from '#experiment/engine'
import { constants } from './parameters.ts'

const twoOverPi = 0.6366197723675814

/** What a motor unit is: its axon’s rheobase relative to the mean, share of the whole force, safety factor, muscle threshold. */
export type MotorUnit = {
  readonly rheobase: number
  readonly share: number
  readonly velocity: number
  readonly safety: number
  readonly membrane: number
}

/**
 * The motor units of one seed. Thick axons are excited first, conduct fastest and move more fibres (J. Erlanger &
 * H. S. Gasser 1937); thresholds are spread about normally with a coefficient of 0.2, shares over a factor of 4.
 */
export const motorUnits = (seed: number): MotorUnit[] => {
  const count = constants.units
  const raw = Array.from({ length: count }, (_, at) => {
    const place = (at + 0.5) / count
    const spread = place < 0.5 ? -quantile(1 - place) : quantile(place)
    return {
      rheobase: (1 + 0.2 * spread) * varied(seed, `rheobase-${at}`, 1, 0.02),
      size: exp(-1.4 * place) * varied(seed, `size-${at}`, 1, 0.2),
      velocity: (1.15 - 0.3 * place) * varied(seed, `velocity-${at}`, 1, 0.03),
      safety: varied(seed, `safety-${at}`, constants.safety, 0.18),
      membrane: varied(seed, `membrane-${at}`, 1, 0.22),
    }
  })
  const whole = raw.reduce((sum, { size }) => sum + size, 0)
  return raw.map(({ size, ...unit }) => ({ ...unit, share: size / whole }))
}

/** The standard normal quantile of 0.5 … 1 by G. Pólya’s approximation (1945): right to 0.02 up to 0.98. */
const quantile = (place: number): number => {
  let low = 0
  let high = 4
  for (let n = 0; n < 30; n += 1) {
    const middle = (low + high) / 2
    const reached = 0.5 + 0.5 * Math.sqrt(1 - exp(-twoOverPi * middle * middle))
    if (reached < place) low = middle
    else high = middle
  }
  return (low + high) / 2
}
