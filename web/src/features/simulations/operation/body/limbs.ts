import { egg, joined, limb, type Shape } from './shapes.ts'
import type { Arm, Leg } from './skeleton.ts'
import { add, between, cross, sub, times, unit, type Vec } from './vector.ts'

/** Upper arm and forearm. */
export const armShape = (
  { shoulder, elbow, wrist }: Arm,
  sex: 'man' | 'woman',
  fat: number,
): Shape => {
  const thick = (sex === 'man' ? 1 : 0.87) * (1 + 0.14 * fat)
  const deltoid = limb(shoulder, between(shoulder, elbow, 0.42), 0.06 * thick, 0.042 * thick)
  const upper = limb(shoulder, elbow, 0.046 * thick, 0.037 * thick, 0.006)
  const fore = limb(elbow, wrist, 0.04 * thick, 0.026 * thick, 0.005)
  return (x, y, z) => {
    const d = joined(deltoid(x, y, z), upper(x, y, z), 0.02)
    return joined(d, fore(x, y, z), 0.022)
  }
}

/** A hand that lies half open: palm, four fingers, thumb. */
export const handShape = ({ wrist, tip, palm, thumb }: Arm, sex: 'man' | 'woman'): Shape => {
  const s = sex === 'man' ? 1 : 0.9
  const along = unit(sub(tip, wrist))
  const place = (forth: number, aside: number, inward: number): Vec =>
    add(wrist, add(times(along, forth * s), add(times(thumb, aside * s), times(palm, inward * s))))
  const meat = [0.026, 0.009, -0.009, -0.025].map((aside, index) =>
    limb(
      place(0.008, aside * 0.55, 0),
      place(0.09 - index * 0.004, aside, 0),
      0.0165 * s,
      0.0125 * s,
    ),
  )
  const ball = limb(place(0.015, 0.018, 0.01), place(0.06, 0.036, 0.016), 0.019 * s, 0.014 * s)
  const spans = [0.07, 0.079, 0.073, 0.056]
  const fingers = [0.027, 0.0095, -0.0095, -0.026].flatMap((aside, index) => {
    const long = spans[index] ?? 0.07
    const root = place(0.088 - index * 0.004, aside, 0)
    const middle = place(0.088 + long * 0.5 - index * 0.004, aside * 1.08, 0.007)
    const end = place(0.088 + long * 0.9 - index * 0.004, aside * 1.08, 0.026)
    return [limb(root, middle, 0.0098 * s, 0.0086 * s), limb(middle, end, 0.0086 * s, 0.0068 * s)]
  })
  const tipOfThumb = [
    limb(place(0.055, 0.036, 0.014), place(0.088, 0.05, 0.02), 0.0112 * s, 0.0098 * s),
    limb(place(0.088, 0.05, 0.02), place(0.114, 0.052, 0.026), 0.0098 * s, 0.0078 * s),
  ]
  return (x, y, z) => {
    let d = ball(x, y, z)
    for (const one of meat) d = joined(d, one(x, y, z), 0.014)
    for (const one of tipOfThumb) d = joined(d, one(x, y, z), 0.008)
    for (const one of fingers) d = joined(d, one(x, y, z), 0.0035)
    return d
  }
}

/** Thigh and shin, with the knee between them and the calf behind. */
export const legShape = (
  { hip, knee, ankle, front }: Leg,
  sex: 'man' | 'woman',
  fat: number,
): Shape => {
  const thick = (sex === 'man' ? 1 : 1.02) * (1 + 0.12 * fat)
  const thigh = limb(hip, knee, 0.088 * thick, 0.054 * thick, 0.008)
  const shin = limb(knee, ankle, 0.05 * thick, 0.034, 0.002)
  const calf = limb(
    add(between(knee, ankle, 0.1), times(front, -0.014)),
    add(between(knee, ankle, 0.52), times(front, -0.016)),
    0.042 * thick,
    0.03 * thick,
    0.008,
  )
  const cap = add(knee, times(front, 0.022))
  const patella = egg(cap, [0.034, 0.036, 0.034])
  return (x, y, z) => {
    let d = joined(shin(x, y, z), calf(x, y, z), 0.025)
    d = joined(d, thigh(x, y, z), 0.026)
    return joined(d, patella(x, y, z), 0.03)
  }
}

/** A foot: heel, arch, ball and toes. */
export const footShape = ({ ankle, toe, knee }: Leg): Shape => {
  const along = unit(sub(toe, ankle))
  const down = unit(sub(ankle, knee))
  const side = unit(cross(down, along))
  const sole = unit(cross(along, side))
  const place = (forth: number, aside: number, deep: number): Vec =>
    add(ankle, add(times(along, forth), add(times(side, aside), times(sole, -deep))))
  const depth = sole[0] * down[0] + sole[1] * down[1] + sole[2] * down[2] > 0 ? -1 : 1
  const at = (forth: number, aside: number, deep: number) => place(forth, aside, deep * depth)
  const heel = limb(at(-0.012, 0, 0), at(-0.032, 0, 0.042), 0.034, 0.028)
  const arch = limb(at(-0.01, 0, 0.02), at(0.11, 0, 0.046), 0.036, 0.021)
  const balls = limb(at(0.1, -0.026, 0.048), at(0.1, 0.026, 0.05), 0.021, 0.019)
  const toes = limb(at(0.16, -0.024, 0.054), at(0.142, 0.032, 0.055), 0.0165, 0.0135)
  const blade = limb(at(0.1, 0.0, 0.05), at(0.155, 0, 0.056), 0.024, 0.016)
  return (x, y, z) => {
    let d = joined(heel(x, y, z), arch(x, y, z), 0.03)
    d = joined(d, balls(x, y, z), 0.03)
    d = joined(d, blade(x, y, z), 0.02)
    return joined(d, toes(x, y, z), 0.02)
  }
}
