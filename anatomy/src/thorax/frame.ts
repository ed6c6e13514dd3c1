import { between, type Vec } from '../kit/vector.ts'

// The bones of the chest in millimetres: x to the patient's left, y up from the lower edge of the twelfth thoracic
// vertebra, z forward from the middle of the vertebral bodies. An adult man of medium height.

/** How tall the thoracic vertebrae are with their discs, from the first to the twelfth. */
const heights = [17, 18.5, 19.5, 20.5, 21.5, 22.5, 23, 23.5, 24.5, 26, 27.5, 28.5]

const total = heights.reduce((sum, one) => sum + one, 0)

/** The middle of a vertebral body; the spine is bent backward at its middle (the kyphosis of the chest). */
export const vertebra = (number: number): Vec => {
  const above = heights.slice(0, number - 1).reduce((sum, one) => sum + one, 0)
  const y = total - above - (heights[number - 1] ?? 20) / 2
  const part = y / total
  return [0, y, -28 * Math.sin(Math.PI * Math.min(1, part * 0.95 + 0.05)) + 4 * (1 - part)]
}

/** How tall a vertebral body is. */
export const vertebraHeight = (number: number): number => (heights[number - 1] ?? 20) * 0.8

/** The notch above the sternum, the angle where manubrium and body meet, and the tip of the xiphoid process. */
export const sternum = {
  notch: [0, 232, 60] as Vec,
  angle: [0, 189, 80] as Vec,
  bodyEnd: [0, 88, 104] as Vec,
  tip: [0, 54, 103] as Vec,
}

/** A point on the edge of the sternum, by the part of the way from the notch to the end of its body. */
export const onSternum = (part: number, side: number): Vec => {
  const { notch, angle, bodyEnd } = sternum
  const upper = 0.31
  const at =
    part < upper
      ? between(notch, angle, part / upper)
      : between(angle, bodyEnd, (part - upper) / (1 - upper))
  return [side, at[1], at[2] - 1]
}

/** How the ribs run: the widest point at the side, how far each falls to its front end, and how far back it swings first. */
export type RibPlan = {
  readonly number: number
  /** Half the width of the chest there. */
  readonly wide: number
  /** Where the bone of the rib ends in front. */
  readonly end: Vec
  /** Where its cartilage joins the sternum; the eighth to tenth join the cartilage above, the last two nothing. */
  readonly joins: Vec | undefined
}

const cartilages: readonly (readonly [wide: number, x: number, y: number, z: number])[] = [
  [57, 45, 220, 52],
  [82, 53, 194, 78],
  [100, 56, 170, 92],
  [113, 60, 146, 101],
  [122, 66, 122, 106],
  [128, 75, 98, 106],
  [132, 85, 74, 101],
  [133, 94, 52, 92],
  [131, 103, 32, 80],
  [127, 111, 14, 64],
  [118, 116, -8, 22],
  [96, 86, -16, -22],
]
const joints = [0.08, 0.31, 0.52, 0.69, 0.84, 0.95, 1]

/** The plan of a rib of the left side, from the first to the twelfth. */
export const ribPlan = (number: number): RibPlan => {
  const [wide = 100, x = 60, y = 0, z = 60] = cartilages[number - 1] ?? []
  const part = joints[number - 1]
  const half = number === 1 ? 24 : number < 3 ? 17 : 15
  return {
    number,
    wide,
    end: [x, y, z],
    joins: part === undefined ? undefined : onSternum(part, half),
  }
}
