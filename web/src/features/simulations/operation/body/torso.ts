import type { Bend } from './bend.ts'
import { sectionsOf, type Figure, type Sections } from './figure.ts'
import { carved, egg, joined, limb, twin, type Shape } from './shapes.ts'

/** The bare trunk in its straight coordinates: cross-sections, and what muscles and bones raise on them. */
export const straightTrunk = (figure: Figure): { shape: Shape; sections: Sections } => {
  const sections = sectionsOf(figure)
  const { wide, front, back, middle, at } = sections
  const isMan = figure.sex === 'man'
  const lean = Math.max(0, 1 - Math.max(0, figure.fat))
  const s = isMan ? 1 : 0.91
  const blades = twin(egg([0.088 * s, 0.508, -0.09 * s], [0.05, 0.078, 0.02]))
  const columns = twin(limb([0.034, 0.12, -0.066], [0.03, 0.5, -0.078 * s], 0.026, 0.024))
  const seat = twin(egg([0.078, 0.035, -0.062], [0.082, 0.088, 0.075]))
  const cowls = twin(limb([0.03, 0.69, -0.03], [0.14 * s, 0.582, -0.03], 0.03, 0.035))
  const collar = twin(limb([0.022, 0.576, 0.056], [0.15 * s, 0.59, 0.008], 0.011, 0.01))
  const straps = twin(limb([0.018, 0.582, 0.052], [0.05, 0.725, -0.008], 0.011, 0.014))
  const pectorals = twin(egg([0.076 * s, 0.498, 0.064], [0.086, 0.062, isMan ? 0.041 : 0.046]))
  const breasts = twin(egg([0.074, 0.462, 0.074], [0.066, 0.064, 0.058]))
  const navelAt = front[at(0.215)] as number
  const navel = egg([0, 0.215, navelAt + 0.003], [0.008, 0.013, 0.014])
  const groove = limb([0, 0.42, 0.128], [0, 0.25, 0.122], 0.02, 0.018)
  const furrow = limb([0, 0.14, -0.112], [0, 0.52, -0.122 * s], 0.022, 0.02)
  const shape: Shape = (x, h, z) => {
    const row = at(h)
    const dz = z - (middle[row] as number)
    const u = Math.abs(x) / (wide[row] as number)
    const v = Math.abs(dz) / ((dz > 0 ? front[row] : back[row]) as number)
    const uu = u * u
    const vv = v * v
    const round = Math.sqrt(uu + vv)
    const square = Math.sqrt(Math.sqrt(uu * uu + vv * vv))
    const size = round * 0.58 + square * 0.42
    const off = Math.sqrt(x * x + dz * dz)
    let d = size < 1e-4 ? -(wide[row] as number) : off * (1 - 1 / size) * 0.92
    if (h < -0.05) d = Math.max(d, -0.05 - h)
    if (h > 0.76) d = Math.max(d, h - 0.76)
    if (d > 0.11) return d
    if (h > 0.5) {
      d = joined(d, cowls(x, h, z), 0.05)
      d = joined(d, collar(x, h, z), 0.016 + 0.012 * (1 - lean))
      d = joined(d, straps(x, h, z), 0.022)
    }
    if (z < 0) {
      d = joined(d, blades(x, h, z), 0.055)
      d = joined(d, columns(x, h, z), 0.03)
      d = joined(d, seat(x, h, z), 0.04)
      d = carved(d, furrow(x, h, z), 0.02)
    } else {
      d = joined(d, pectorals(x, h, z), 0.04)
      if (!isMan) d = joined(d, breasts(x, h, z), 0.03)
      if (h < 0.44) d = carved(d, groove(x, h, z), 0.02)
      d = carved(d, navel(x, h, z), 0.012)
    }
    return d
  }
  return { shape, sections }
}

/** The trunk as it is bent. */
export const trunk = (straight: Shape, bend: Bend): Shape => {
  const place = { h: 0, z: 0 }
  return (x, y, z) => {
    bend.back(x, y, z, place)
    return straight(x, place.h, place.z)
  }
}
