import { carved, egg, joined, limb, twin, type Shape } from './shapes.ts'

/** A head about the joint that carries it: y up through the crown, z out of the face. */
export const head = (sex: 'man' | 'woman'): Shape => {
  const isMan = sex === 'man'
  const skull = egg([0, 0.104, -0.008], [0.074, 0.088, 0.094])
  const brow = egg([0, 0.098, 0.044], [0.06, 0.05, 0.048])
  const face = egg([0, 0.035, 0.044], [0.051, 0.062, 0.05])
  const jaw = twin(limb([0.05, 0.02, 0.008], [0.014, -0.022, 0.066], 0.017, 0.019))
  const chin = egg([0, -0.021, 0.075], [isMan ? 0.022 : 0.017, 0.016, 0.016])
  const cheeks = twin(egg([0.034, 0.048, 0.066], [0.022, 0.024, 0.022]))
  const sockets = twin(egg([0.031, 0.079, 0.1], [0.017, 0.012, 0.016]))
  const lids = twin(egg([0.031, 0.077, 0.0755], [0.0155, 0.012, 0.0135]))
  const ridge = twin(limb([0.012, 0.094, 0.09], [0.046, 0.094, 0.074], 0.008, 0.007))
  const bridge = limb([0, 0.086, 0.09], [0, 0.052, 0.108], 0.0075, 0.0115)
  const wings = twin(egg([0.0115, 0.046, 0.1], [0.0085, 0.008, 0.011]))
  const holes = twin(egg([0.0065, 0.0395, 0.107], [0.0035, 0.004, 0.006]))
  const upper = egg([0, 0.0185, 0.0925], [0.0225, 0.0058, 0.008])
  const lower = egg([0, 0.0085, 0.0915], [0.019, 0.0068, 0.0078])
  const mouth = limb([-0.021, 0.0135, 0.0985], [0.021, 0.0135, 0.0985], 0.0013, 0.0013)
  const ears = twin(egg([0.0765, 0.066, -0.006], [0.009, 0.032, 0.02]))
  const shells = twin(egg([0.0865, 0.068, 0.0], [0.008, 0.022, 0.012]))
  const nape = limb([0, 0.06, -0.05], [0, -0.02, -0.02], 0.052, 0.052)
  return (x, y, z) => {
    let d = joined(skull(x, y, z), nape(x, y, z), 0.04)
    d = joined(d, brow(x, y, z), 0.03)
    d = joined(d, face(x, y, z), 0.04)
    d = joined(d, jaw(x, y, z), 0.025)
    d = joined(d, ears(x, y, z), 0.008)
    d = carved(d, shells(x, y, z), 0.006)
    if (z < 0.03 || d > 0.04) return d
    d = joined(d, chin(x, y, z), 0.02)
    d = joined(d, cheeks(x, y, z), 0.02)
    d = carved(d, sockets(x, y, z), 0.016)
    d = joined(d, ridge(x, y, z), 0.014)
    d = joined(d, bridge(x, y, z), 0.013)
    d = joined(d, wings(x, y, z), 0.007)
    d = joined(d, lids(x, y, z), 0.004)
    d = carved(d, holes(x, y, z), 0.003)
    d = joined(d, upper(x, y, z), 0.007)
    d = joined(d, lower(x, y, z), 0.007)
    return carved(d, mouth(x, y, z), 0.003)
  }
}

/** What hair is on the head: a cap that ends at the brow, above the ears, and at the nape, or goes on to the shoulders. */
export const hair = (sex: 'man' | 'woman'): Shape => {
  const isMan = sex === 'man'
  const cap = egg([0, 0.11, -0.012], isMan ? [0.0795, 0.09, 0.1] : [0.083, 0.093, 0.104])
  const fringe = egg([0, 0.128, 0.05], [0.056, 0.03, 0.036])
  const face = egg([0, isMan ? 0.04 : 0.045, 0.1], [0.07, 0.082, 0.09])
  const sides = twin(egg([0.09, 0.035, 0.03], [0.035, 0.05, 0.036]))
  const nape = limb([0, 0.06, -0.07], [0, 0.01, -0.058], 0.045, isMan ? 0.03 : 0.044)
  // A woman's falls to the shoulders, behind the ears and over the nape.
  const upperLocks = twin(limb([0.06, 0.1, -0.04], [0.074, 0.035, -0.04], 0.027, 0.028))
  const lowerLocks = twin(limb([0.074, 0.035, -0.04], [0.086, -0.065, -0.05], 0.028, 0.019))
  const fall = limb([0, 0.05, -0.075], [0, -0.055, -0.052], 0.05, 0.034)
  return (x, y, z) => {
    let d = joined(cap(x, y, z), nape(x, y, z), 0.03)
    d = joined(d, fringe(x, y, z), 0.02)
    d = carved(d, face(x, y, z), 0.012)
    d = carved(d, sides(x, y, z), 0.01)
    if (isMan) return d
    const locks = joined(upperLocks(x, y, z), lowerLocks(x, y, z), 0.008)
    return joined(joined(d, fall(x, y, z), 0.02), locks, 0.018)
  }
}
