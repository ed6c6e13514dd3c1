import { sin } from '#arithmetic'
import type { EcgLead } from '#catalogue'
import { higher } from './extremes.ts'

/** What a lead sees of a healthy heart, in mV: the waves of one beat. */
export type Waves = {
  readonly p: number
  readonly q: number
  readonly r: number
  readonly s: number
  readonly t: number
}

const limb: Readonly<Partial<Record<EcgLead, number>>> = {
  I: 0,
  II: 60,
  III: 120,
  aVR: -150,
  aVL: -30,
  aVF: 90,
}

// From the right chest round to the back: R grows and S shrinks, the transition is between V3 and V4.
const chest: Readonly<Partial<Record<EcgLead, Waves>>> = {
  V5R: { p: 0.04, q: 0, r: 0.1, s: 0.35, t: -0.06 },
  V4R: { p: 0.05, q: 0, r: 0.14, s: 0.45, t: -0.06 },
  V3R: { p: 0.05, q: 0, r: 0.18, s: 0.6, t: -0.08 },
  V1: { p: 0.06, q: 0, r: 0.25, s: 1.0, t: -0.06 },
  V2: { p: 0.08, q: 0, r: 0.5, s: 1.4, t: 0.35 },
  V3: { p: 0.09, q: 0, r: 0.85, s: 1.0, t: 0.42 },
  V4: { p: 0.1, q: 0.04, r: 1.4, s: 0.55, t: 0.42 },
  V5: { p: 0.1, q: 0.06, r: 1.3, s: 0.25, t: 0.36 },
  V6: { p: 0.09, q: 0.07, r: 1.0, s: 0.1, t: 0.28 },
  V7: { p: 0.07, q: 0.06, r: 0.75, s: 0.08, t: 0.2 },
  V8: { p: 0.06, q: 0.05, r: 0.6, s: 0.06, t: 0.16 },
  V9: { p: 0.05, q: 0.05, r: 0.45, s: 0.05, t: 0.13 },
}

/** The cosine of an angle. */
const along = (degrees: number): number => sin(((degrees + 90) * 6.283185307179586) / 360)

/** The waves of a lead: limb leads are projections of one electrical axis, so that II is I and III together. */
export const wavesOf = (lead: EcgLead, axis: number): Waves => {
  const own = chest[lead]
  if (own) return own
  const angle = limb[lead] ?? 0
  const main = 1.1 * along(axis - angle)
  // What begins in the septum points away from the axis: small q where R is high, small r where S is deep.
  const septum = 0.09 * along(axis + 100 - angle)
  const late = 0.16 * along(axis - 150 - angle)
  return {
    p: 0.13 * along(55 - angle),
    q: higher(0, -septum),
    r: higher(0, main) + (main < 0 ? higher(0.06, septum) : 0),
    s: higher(0, -main) + higher(0, -late),
    t: 0.32 * along(axis * 0.8 + 8 - angle),
  }
}
