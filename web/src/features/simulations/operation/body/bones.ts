import type { Body } from './body.ts'
import type { Net } from './net.ts'
import { Pile } from './tube.ts'
import { add, between, times, type Vec } from './vector.ts'

/** Height of the middle of a vertebra: 1-12 thoracic, 13-17 lumbar; of C7 at 0. */
export const vertebra = (number: number): number =>
  number <= 12 ? 0.635 - 0.0257 * (number - 1) : 0.352 - 0.0348 * (number - 12)

/** Where the bony part of a rib ends in front, and where its cartilage meets the breastbone. */
const fronts = [0.572, 0.528, 0.492, 0.462, 0.4345, 0.408, 0.381, 0.354, 0.332, 0.314, 0.318, 0.33]
const joints = [0.566, 0.536, 0.508, 0.482, 0.457, 0.436, 0.418, 0.404, 0.39, 0.376]
const reaches = [150, 156, 160, 161, 160, 156, 151, 145, 138, 130, 105, 72]

const radians = Math.PI / 180

/** The height of a rib at an angle about the trunk, from 0 at the spine to 180 at the breastbone. */
export const ribHeight = (rib: number, angle: number): number => {
  const whole = reaches[rib - 1] ?? 150
  const part = Math.min(1, angle / whole)
  const from = vertebra(rib) + 0.004
  const to = fronts[rib - 1] ?? 0.4
  // It goes down slowly behind, and fastest beneath the armpit.
  const eased = part * part * (3 - 2 * part) * 0.55 + part * 0.45
  return from + (to - from) * eased
}

/** A point on the trunk's section at an angle, so far beneath the skin, in the straight trunk. */
export const onSection = ({ sections }: Body, h: number, angle: number, inset: number): Vec => {
  const row = sections.at(h)
  const wide = (sections.wide[row] ?? 0.15) - inset
  const side = angle * radians
  const deep = ((Math.cos(side) > 0 ? sections.back[row] : sections.front[row]) ?? 0.1) - inset
  // Flatter than an ellipse in front and behind, as a chest is.
  const [c, s] = [Math.cos(side), Math.sin(side)]
  const square = Math.pow(c * c * c * c + s * s * s * s, -0.25) * 0.4 + 0.6
  return [s * wide * square, h, -c * deep * square + (sections.middle[row] ?? 0)]
}

const insetAt = (angle: number) => (angle < 60 ? 0.02 : angle > 120 ? 0.017 : 0.013)

const steps = (count: number, at: (part: number) => Vec): Vec[] =>
  Array.from({ length: count }, (_, index) => at(index / (count - 1)))

/** A rib as a line in the straight trunk, its cartilage at the end. */
export const ribLine = (body: Body, rib: number, side: 1 | -1): readonly Vec[] => {
  const whole = reaches[rib - 1] ?? 150
  const bony = steps(22, (part) => {
    const angle = 11 + (whole - 11) * part
    const narrow = rib === 1 ? 0.62 : rib === 2 ? 0.84 : 1
    const [x, h, z] = onSection(body, ribHeight(rib, angle), angle, insetAt(angle))
    return [side * x * narrow, h, z]
  })
  const end = bony.at(-1)
  const joint = joints[rib - 1]
  if (!end || joint === undefined) return bony
  const front = onSection(body, joint, 172, 0.014)
  const to: Vec = [side * (rib > 7 ? 0.028 + (rib - 7) * 0.012 : 0.02), joint, front[2]]
  return [...bony, between(end, to, 0.35), between(end, to, 0.7), to]
}

/** The skeleton beneath the skin: ribs, breastbone, spine, shoulder blades, collar bones, pelvis, the long bones. */
export const bonesOf = (body: Body): Net => {
  const pile = new Pile()
  const { bend, arms, legs } = body.skeleton
  const out = (line: readonly Vec[]) => line.map(bend.out)
  for (let rib = 1; rib <= 12; rib += 1)
    for (const side of [1, -1] as const)
      pile.rod(out(ribLine(body, rib, side)), (part) => 0.0068 - 0.0018 * part, 6, 0.5)
  const sternum = steps(9, (part) => {
    const h = 0.574 - 0.18 * part
    return [0, h, onSection(body, h, 180, 0.013)[2]]
  })
  pile.rod(
    out(sternum),
    (p) => (p < 0.25 ? 0.027 - p * 0.03 : p < 0.8 ? 0.018 : 0.018 - (p - 0.8) * 0.07),
    8,
    0.3,
    [1, 0, 0],
  )
  for (let one = 0; one <= 17; one += 1) {
    const h = vertebra(one)
    const isLoin = one > 12
    const back = -(body.sections.back[body.sections.at(h)] ?? 0.1)
    const size = isLoin ? 0.022 : 0.016
    const depth = isLoin ? -0.034 : -0.05
    const drop = isLoin ? 0.004 : 0.017
    pile.rod(
      out([
        [0, h - size * 0.62, depth],
        [0, h + size * 0.62, depth],
      ]),
      () => size,
      9,
    )
    pile.rod(
      out([
        [0, h, depth - size],
        [0, h - drop * 0.6, back + 0.022],
        [0, h - drop, back + 0.011],
      ]),
      (p) => (isLoin ? 0.011 : 0.007) * (0.8 + 0.3 * p),
      6,
      0.45,
    )
    for (const side of [1, -1])
      pile.rod(
        out([
          [side * 0.012, h, depth - size * 0.8],
          [side * (isLoin ? 0.046 : 0.034), h + 0.002, depth - size - 0.012],
        ]),
        () => 0.0058,
        5,
      )
  }
  for (const side of [1, -1] as const) blade(pile, body, side)
  pelvis(pile, body)
  for (const arm of arms) {
    pile.rod(
      [arm.shoulder, between(arm.shoulder, arm.elbow, 0.5), arm.elbow],
      (p) => 0.012 + 0.009 * Math.abs(p * 2 - 1) ** 2,
      8,
    )
    for (const way of [1, -1])
      pile.rod(
        [arm.elbow, arm.wrist].map((at, index) =>
          add(at, times(arm.thumb, way * (index === 0 ? 0.011 : 0.014))),
        ),
        () => 0.0068,
        6,
      )
  }
  for (const leg of legs) {
    pile.rod(
      [leg.hip, between(leg.hip, leg.knee, 0.5), leg.knee],
      (p) => 0.015 + 0.014 * Math.abs(p * 2 - 1) ** 3,
      8,
    )
    pile.rod(
      [leg.knee, leg.ankle].map((at) => add(at, times(leg.front, 0.014))),
      (p) => 0.014 + 0.01 * (1 - p) ** 3,
      8,
    )
  }
  return pile.net()
}

const blade = (pile: Pile, body: Body, side: 1 | -1): void => {
  const { out } = body.skeleton.bend
  const corner: Vec = [side * 0.066, 0.585, -0.07]
  const inner = (part: number): Vec => {
    const h = 0.578 - 0.105 * part
    return [side * (0.068 + 0.012 * part), h, onSection(body, h, 32, 0.011)[2]]
  }
  const outer = (part: number): Vec => {
    const h = 0.57 - 0.097 * part
    const x = 0.148 * (1 - part) + 0.082 * part
    return [side * x, h, onSection(body, h, 32 + 34 * (1 - part), 0.013)[2] + 0.004 * (1 - part)]
  }
  pile.sheet(7, 6, (row, column) => out(between(inner(row), outer(row), column)))
  pile.rod(
    [
      corner,
      [side * 0.105, 0.578, -0.1],
      [side * 0.15, 0.586, -0.064],
      [side * 0.168, 0.584, -0.02],
    ].map(([x = 0, h = 0, z = 0]) => out([x, h, z])),
    () => 0.0072,
    6,
    0.6,
  )
  pile.rod(
    [
      [side * 0.02, 0.575, 0.058],
      [side * 0.06, 0.583, 0.062],
      [side * 0.11, 0.592, 0.036],
      [side * 0.165, 0.587, -0.008],
    ].map(([x = 0, h = 0, z = 0]) => out([x, h, z])),
    () => 0.0072,
    7,
  )
}

const pelvis = (pile: Pile, body: Body): void => {
  const { out } = body.skeleton.bend
  for (const side of [1, -1]) {
    const crest: Vec[] = [
      [0.042, 0.172, -0.082],
      [0.07, 0.2, -0.07],
      [0.105, 0.214, -0.035],
      [0.124, 0.208, 0.006],
      [0.126, 0.186, 0.045],
      [0.116, 0.163, 0.068],
    ].map(([x = 0, h = 0, z = 0]) => [side * x, h, z])
    const brim: Vec[] = [
      [0.045, 0.14, -0.07],
      [0.06, 0.135, -0.045],
      [0.078, 0.118, -0.02],
      [0.09, 0.105, 0.012],
      [0.092, 0.106, 0.036],
      [0.096, 0.118, 0.055],
    ].map(([x = 0, h = 0, z = 0]) => [side * x, h, z])
    pile.sheet(6, 11, (row, column) => {
      const at = column * 5
      const index = Math.min(4, Math.floor(at))
      const pick = (line: readonly Vec[]) =>
        between(line[index] ?? [0, 0, 0], line[index + 1] ?? [0, 0, 0], at - index)
      const [x, h, z] = between(pick(crest), pick(brim), row)
      const hollow = Math.sin(row * Math.PI) * 0.012
      return out([x + side * hollow, h, z])
    })
    pile.rod(crest.map(out), () => 0.0075, 7)
    pile.rod(
      (
        [
          [0.09, 0.105, 0.02],
          [0.066, 0.092, 0.058],
          [0.028, 0.082, 0.078],
          [0.006, 0.072, 0.08],
        ] as Vec[]
      ).map(([x, h, z]) => out([side * x, h, z])),
      () => 0.009,
      7,
    )
    pile.rod(
      (
        [
          [0.008, 0.066, 0.076],
          [0.034, 0.03, 0.04],
          [0.056, 0.005, -0.01],
          [0.07, 0.04, -0.03],
          [0.088, 0.085, -0.012],
        ] as Vec[]
      ).map(([x, h, z]) => out([side * x, h, z])),
      () => 0.0105,
      7,
    )
  }
  pile.sheet(8, 7, (row, column) => {
    const wide = 0.05 * (1 - row) ** 0.8 + 0.006
    return out([
      (column * 2 - 1) * wide,
      0.172 - 0.125 * row,
      -0.062 - 0.03 * Math.sin(row * Math.PI * 0.9),
    ])
  })
}
