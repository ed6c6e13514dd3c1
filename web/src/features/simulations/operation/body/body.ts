import type { Figure, Sections } from './figure.ts'
import { hair, head } from './head.ts'
import { armShape, footShape, handShape, legShape } from './limbs.ts'
import type { Pose } from './pose.ts'
import { joined, type Shape } from './shapes.ts'
import { skeletonOf, type Skeleton } from './skeleton.ts'
import { straightTrunk, trunk } from './torso.ts'
import { add, dot, length, sub, times, type Vec } from './vector.ts'

/** What of a body is nearest to a point: which part, how far along it, and where in the straight trunk. */
export type Region = {
  readonly part: 'trunk' | 'head' | 'arm' | 'hand' | 'leg' | 'foot'
  readonly side: 1 | -1
  /** 0 at the shoulder or hip, 1 at elbow or knee, 2 at wrist or ankle. */
  readonly along: number
  /** In the straight trunk. */
  readonly x: number
  readonly h: number
  readonly z: number
}

/** A body in a posture: how far any point is from its skin, and what is there. */
export type Body = {
  readonly skin: Shape
  /** The trunk with arms or with legs alone, for what is worn over them. */
  readonly withLegs: Shape
  readonly withArms: Shape
  readonly hair: Shape
  readonly skeleton: Skeleton
  readonly sections: Sections
  /** `among` looks at the trunk and these limbs alone. */
  readonly regionOf: (at: Vec, among?: 'arms' | 'legs') => Region
  /** Whence a fine net is worth it: where it is and how large. */
  readonly fine: readonly { readonly at: Vec; readonly radius: number }[]
  readonly box: { readonly least: Vec; readonly most: Vec }
}

const eased = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

const alongOf = (from: Vec, to: Vec, at: Vec): number => {
  const way = sub(to, from)
  return Math.min(1, Math.max(0, dot(sub(at, from), way) / dot(way, way)))
}

type Cluster = {
  readonly shape: Shape
  readonly at: Vec
  readonly radius: number
  /** How softly it flows into what was before it, at a point. */
  readonly soft: (x: number, y: number, z: number) => number
}

const around = (points: readonly Vec[], more: number) => {
  const at = times(points.reduce(add, [0, 0, 0]), 1 / points.length)
  return { at, radius: Math.max(...points.map((one) => length(sub(one, at)))) + more }
}

const near = ([ax, ay, az]: Vec, from: number, to: number, most: number, least: number) => {
  return (x: number, y: number, z: number): number => {
    const off = Math.sqrt((x - ax) ** 2 + (y - ay) ** 2 + (z - az) ** 2)
    return least + (most - least) * (1 - eased(from, to, off))
  }
}

/** The body of a figure in a posture. */
export const bodyOf = (figure: Figure, pose: Pose): Body => {
  const skeleton = skeletonOf(figure, pose)
  const { bend, arms, legs } = skeleton
  const { shape: straight, sections } = straightTrunk(figure)
  const bare = trunk(straight, bend)
  const { at: neck, y: hy } = skeleton.head
  const [nx, ny, nz] = neck
  const [xx, xy, xz] = skeleton.head.x
  const [yx, yy, yz] = hy
  const [zx, zy, zz] = skeleton.head.z
  const turned =
    (shape: Shape): Shape =>
    (x, y, z) => {
      const px = x - nx
      const py = y - ny
      const pz = z - nz
      return shape(
        px * xx + py * xy + pz * xz,
        px * yx + py * yy + pz * yz,
        px * zx + py * zy + pz * zz,
      )
    }
  const headMiddle = add(neck, times(hy, 0.07))
  const headBall = { at: headMiddle, radius: 0.17 }
  const clusters: Cluster[] = [
    { shape: turned(head(figure.sex)), ...headBall, soft: near(neck, 0.05, 0.12, 0.045, 0.004) },
    ...arms.flatMap((arm): Cluster[] => [
      {
        shape: armShape(arm, figure.sex, figure.fat),
        ...around([arm.shoulder, arm.elbow, arm.wrist], 0.07),
        soft: near(arm.shoulder, 0.075, 0.15, 0.055, 0.004),
      },
      {
        shape: handShape(arm, figure.sex),
        ...around([arm.wrist, arm.tip], 0.05),
        soft: near(arm.wrist, 0.03, 0.07, 0.024, 0.002),
      },
    ]),
    ...legs.flatMap((leg): Cluster[] => [
      {
        shape: legShape(leg, figure.sex, figure.fat),
        ...around([leg.hip, leg.knee, leg.ankle], 0.11),
        soft: near(leg.hip, 0.12, 0.24, 0.06, 0.004),
      },
      {
        shape: footShape(leg),
        ...around([leg.ankle, leg.toe], 0.07),
        soft: near(leg.ankle, 0.04, 0.09, 0.03, 0.002),
      },
    ]),
  ]
  const trunkBall = around(
    [bend.out([0, -0.06, 0]), bend.out([0, 0.38, 0]), bend.out([0, 0.77, 0])],
    0.22,
  )
  const over =
    (limbs: readonly Cluster[]): Shape =>
    (x, y, z) => {
      let d =
        Math.sqrt(
          (x - trunkBall.at[0]) ** 2 + (y - trunkBall.at[1]) ** 2 + (z - trunkBall.at[2]) ** 2,
        ) - trunkBall.radius
      if (d < 0.06) d = bare(x, y, z)
      else d += 0.02
      for (const { shape, at, radius, soft } of limbs) {
        const off = Math.sqrt((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) - radius
        if (off > d + 0.06) continue
        if (off > 0.06) d = Math.min(d, off)
        else d = joined(d, shape(x, y, z), soft(x, y, z))
      }
      return d
    }
  const skin = over(clusters)
  const place = { h: 0, z: 0 }
  const regionOf: Body['regionOf'] = (at, among) => {
    const [x, y, z] = at
    bend.back(x, y, z, place)
    const nearest = { x, h: place.h, z: place.z }
    let best: Omit<Region, 'x' | 'h' | 'z'> & { d: number } = {
      part: 'trunk',
      side: x < 0 ? -1 : 1,
      along: 0,
      d: bare(x, y, z),
    }
    const consider = (index: number, part: Region['part'], side: 1 | -1, along: number) => {
      const cluster = clusters[index]
      if (!cluster || length(sub(at, cluster.at)) - cluster.radius > best.d) return
      const d = cluster.shape(x, y, z)
      if (d < best.d) best = { part, side, along, d }
    }
    if (!among) consider(0, 'head', 1, 0)
    for (const [index, arm] of among === 'legs' ? [] : arms.entries()) {
      const side = index === 0 ? 1 : -1
      const first = alongOf(arm.shoulder, arm.elbow, at)
      consider(
        1 + index * 2,
        'arm',
        side,
        first < 1 ? first : 1 + alongOf(arm.elbow, arm.wrist, at),
      )
      consider(2 + index * 2, 'hand', side, 2)
    }
    for (const [index, leg] of among === 'arms' ? [] : legs.entries()) {
      const side = index === 0 ? 1 : -1
      const first = alongOf(leg.hip, leg.knee, at)
      consider(5 + index * 2, 'leg', side, first < 1 ? first : 1 + alongOf(leg.knee, leg.ankle, at))
      consider(6 + index * 2, 'foot', side, 2)
    }
    const { part, side, along } = best
    return { ...nearest, part, side, along }
  }
  const balls = [trunkBall, ...clusters]
  const edge = (which: 0 | 1 | 2, way: 1 | -1) =>
    way * Math.max(...balls.map(({ at, radius }) => way * at[which] + radius))
  return {
    skin,
    withLegs: over(clusters.filter((_, index) => index === 5 || index === 7)),
    withArms: over(clusters.filter((_, index) => index === 1 || index === 3)),
    hair: turned(hair(figure.sex)),
    skeleton,
    sections,
    regionOf,
    fine: [headBall, ...arms.map((arm) => around([arm.wrist, arm.tip], 0.05))],
    box: {
      least: [edge(0, -1), edge(1, -1), edge(2, -1)],
      most: [edge(0, 1), edge(1, 1), edge(2, 1)],
    },
  }
}
