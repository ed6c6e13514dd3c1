import { exp } from '#arithmetic'

/**
 * How strong a square pulse is as a pulse without end: volts / (1 + chronaxie/width), in V, to be held against the
 * rheobase (G. Weiss 1901; L. Lapicque 1907: a pulse as long as the chronaxie needs twice the rheobase).
 */
export const strengthOf = (volts: number, milliseconds: number, chronaxie: number): number =>
  volts / (1 + chronaxie / milliseconds)

/** A fibre's recovery in ms: nothing excites it within `absolute`; then the threshold falls from `peak` times with `tau`. */
type Recovery = { readonly absolute: number; readonly tau: number; readonly peak: number }

/**
 * The threshold as a multiple of that at rest, `milliseconds` after the last excitation: Infinity in the absolute
 * refractory period, falling exponentially in the relative one, then a supernormal dip of 4 % about 8 ms later
 * (E. D. Adrian & K. Lucas 1912, J Physiol 44:68, frog nerve), 1 at rest.
 */
export const recovery = (milliseconds: number, { absolute, tau, peak }: Recovery): number => {
  if (milliseconds < absolute) return Infinity
  const since = (milliseconds - absolute) / tau
  if (since > 60) return 1
  const late = since / 8
  return 1 + (peak - 1) * exp(-since) - 0.04 * late * late * exp(2 - 2 * late)
}
