import type { Body } from './body.ts'
import { onSection, ribLine, vertebra } from './bones.ts'
import { beside, placeOf, type Anchor } from './places.ts'
import type { Pile } from './tube.ts'
import { add, between, times, type Vec } from './vector.ts'

/** Draws a part of a structure of a body. */
export type Draw = (pile: Pile, body: Body) => void

const sides = [1, -1] as const
/** A line told in the straight trunk, as it is in the body. */
export const inTrunk = (body: Body, line: readonly Vec[]) => line.map(body.skeleton.bend.out)
/** A place told in the head, as it is in the body. */
export const inHead = ({ skeleton: { head } }: Body, [a, b, c]: Vec): Vec =>
  add(head.at, add(times(head.x, a), add(times(head.y, b), times(head.z, c))))

/** As an egg is: thickest in the middle, closed at both ends. */
export const swollen = (most: number) => (part: number) =>
  most * Math.sqrt(Math.max(0.02, 1 - (2 * part - 1) ** 2))
/** So many points along a way that is told by its part. */
export const steps = (count: number, at: (part: number) => Vec): Vec[] =>
  Array.from({ length: count }, (_, index) => at(index / (count - 1)))
/** A straight line. */
export const straight = (from: Vec, to: Vec, count = 12) =>
  steps(count, (p) => between(from, to, p))

/** So deep beneath a place. */
export const beneath = ({ at, out }: Anchor, deep: number): Vec => add(at, times(out, -deep))

/** An egg between two places of the straight trunk. */
export const organ =
  (from: Vec, to: Vec, thick: number, flat = 1): Draw =>
  (pile, body) =>
    pile.rod(inTrunk(body, straight(from, to, 16)), swollen(thick), 16, flat, [0, 0, 1])

/** Both lungs. */
export const lungs: Draw = (pile, body) => {
  for (const side of sides)
    pile.rod(
      inTrunk(body, straight([side * 0.078, 0.375, -0.02], [side * 0.05, 0.615, -0.015], 18)),
      (p) => (p < 0.45 ? swollen(0.066)(0.1 + p) : swollen(0.066)(p)),
      16,
      0.85,
      [0, 0, 1],
    )
}

/** The ribs at which a chest is punctured. */
export const ribs: Draw = (pile, body) => {
  for (let rib = 4; rib <= 10; rib += 1)
    for (const side of sides)
      pile.rod(inTrunk(body, ribLine(body, rib, side)), () => 0.0075, 6, 0.6)
}

/** The bundle lies in the groove of a rib's lower edge: vein, artery and nerve from above downward. */
export const grooved =
  (down: number): Draw =>
  (pile, body) => {
    for (let rib = 5; rib <= 9; rib += 1)
      for (const side of sides) {
        const line = ribLine(body, rib, side)
          .slice(2, 20)
          .map(([x, h, z]): Vec => [x, h - down, z])
        pile.rod(inTrunk(body, line), () => 0.0015, 6)
      }
  }

/** The diaphragm. */
export const dome: Draw = (pile, body) =>
  pile.sheet(9, 25, (row, column) => {
    const angle = column * 2 * Math.PI
    const rim = onSection(body, 0.35, 90, 0.02)[0]
    const side = Math.abs(Math.cos(angle)) * row * 0.6
    const high = 0.425 + 0.02 * side - 0.075 * row * row
    return body.skeleton.bend.out([
      Math.cos(angle) * rim * row,
      high,
      Math.sin(angle) * 0.07 * row - 0.005,
    ])
  })

/** The lower spine. */
export const column: Draw = (pile, body) => {
  for (let one = 10; one <= 17; one += 1) {
    const h = vertebra(one)
    pile.rod(
      inTrunk(body, straight([0, h - 0.013, -0.034], [0, h + 0.013, -0.034], 4)),
      () => 0.023,
    )
    pile.rod(
      inTrunk(body, straight([0, h, -0.064], [0, h - 0.005, -0.092], 5)),
      () => 0.0075,
      7,
      0.5,
    )
  }
}

/** The cord and its roots. */
export const nerveRoots: Draw = (pile, body) => {
  // The cord ends beneath the first lumbar vertebra; what goes on is the horse's tail.
  const end = vertebra(13) - 0.01
  pile.rod(
    inTrunk(body, straight([0, 0.72, -0.06], [0, end, -0.062], 30)),
    (p) => 0.0058 * (p > 0.93 ? 1 - (p - 0.93) * 10 : 1),
    9,
  )
  for (const x of [-0.004, -0.002, 0, 0.002, 0.004])
    pile.rod(inTrunk(body, straight([x / 2, end, -0.062], [x, 0.13, -0.066], 10)), () => 0.0009, 5)
}

/** Both iliac crests. */
export const iliac: Draw = (pile, body) => {
  for (const side of sides)
    pile.rod(
      inTrunk(
        body,
        (
          [
            [0.042, 0.172, -0.082],
            [0.07, 0.2, -0.07],
            [0.105, 0.214, -0.035],
            [0.124, 0.208, 0.006],
            [0.126, 0.186, 0.045],
            [0.116, 0.163, 0.068],
          ] as Vec[]
        ).map(([x, h, z]): Vec => [side * x, h, z]),
      ),
      () => 0.0095,
      8,
    )
}

/** The bowel. */
export const bowels: Draw = (pile, body) =>
  pile.rod(
    inTrunk(
      body,
      steps(150, (p) => [
        0.072 * Math.sin(p * 46) * (0.65 + 0.35 * Math.sin(p * 3.1)),
        0.285 - 0.145 * p,
        0.035 + 0.022 * Math.sin(p * 31 + 1),
      ]),
    ),
    () => 0.0125,
    8,
  )

/** The inferior epigastric arteries. */
export const epigastrics: Draw = (pile, body) => {
  for (const side of sides)
    pile.rod(
      steps(9, (p) => beneath(beside(body, side * (0.072 - 0.03 * p), 0.115 + 0.16 * p, 1), 0.012)),
      () => 0.0021,
      7,
    )
}

/** The trachea and both main bronchi. */
export const windpipe: Draw = (pile, body) => {
  pile.rod(inTrunk(body, straight([0, 0.69, 0.018], [0, 0.535, -0.005], 12)), () => 0.0092, 10)
  for (const side of sides)
    pile.rod(
      inTrunk(
        body,
        straight([0, 0.538, -0.005], [side * 0.045, side > 0 ? 0.505 : 0.495, -0.01], 6),
      ),
      () => 0.0062,
      8,
    )
}

/** The gullet. */
export const foodpipe: Draw = (pile, body) =>
  pile.rod(
    inTrunk(body, [
      [0, 0.705, -0.005],
      [0, 0.64, -0.015],
      [0.002, 0.55, -0.028],
      [0.006, 0.46, -0.025],
      [0.022, 0.405, -0.005],
    ]),
    () => 0.0062,
    8,
  )

/** The urethra. */
export const waterway: Draw = (pile, body) => {
  const opening = placeOf(body, 'meatus')?.at ?? [0, 0, 0]
  const neck = body.skeleton.bend.out([0, 0.083, 0.045])
  pile.rod(straight(neck, opening, 8), () => 0.0036, 8)
}

/** Both carotid arteries. */
export const carotids: Draw = (pile, body) => {
  for (const side of sides)
    pile.rod(
      inTrunk(body, straight([side * 0.024, 0.58, 0.01], [side * 0.034, 0.72, 0.012], 8)),
      () => 0.0034,
      7,
    )
}

/** The passages of the nose. */
export const passages: Draw = (pile, body) => {
  for (const side of sides)
    pile.rod(
      (
        [
          [side * 0.0075, 0.04, 0.104],
          [side * 0.0075, 0.046, 0.075],
          [side * 0.005, 0.044, 0.035],
          [0, 0.015, 0.016],
        ] as Vec[]
      ).map((one) => inHead(body, one)),
      () => 0.0048,
      8,
    )
}
