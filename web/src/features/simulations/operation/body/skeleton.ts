import { bendOf, type Bend } from './bend.ts'
import type { Figure } from './figure.ts'
import type { Limb, Pose } from './pose.ts'
import { across, add, cross, times, unit, type Vec } from './vector.ts'

/** An arm: its three joints, the end of the hand, where the palm looks and where the thumb is. */
export type Arm = {
  readonly shoulder: Vec
  readonly elbow: Vec
  readonly wrist: Vec
  readonly tip: Vec
  readonly palm: Vec
  readonly thumb: Vec
}

/** A leg: its joints, the toes, and where the shin looks. */
export type Leg = {
  readonly hip: Vec
  readonly knee: Vec
  readonly ankle: Vec
  readonly toe: Vec
  readonly front: Vec
}

/** Three directions at right angles, and where they stand. */
export type Frame = { readonly at: Vec; readonly x: Vec; readonly y: Vec; readonly z: Vec }

/** Where the joints of a body in a posture are, in coordinates of its pelvis. */
export type Skeleton = {
  readonly bend: Bend
  readonly arms: readonly [Arm, Arm]
  readonly legs: readonly [Leg, Leg]
  readonly head: Frame
}

const chestHeight = 0.55
const lengths = { upperArm: 0.285, forearm: 0.245, hand: 0.18, thigh: 0.42, shin: 0.4, foot: 0.19 }

const armOf = (side: 1 | -1, limb: Limb, bend: Bend, narrow: number): Arm => {
  const along = (one: Vec) => bend.turn(chestHeight, unit(one))
  const upper = along(limb.upper)
  const lower = along(limb.lower)
  const end = along(limb.end)
  const lift = Math.max(0, unit(limb.upper)[1] + 0.35)
  const length = Math.max(0, unit(limb.upper)[2])
  const shoulder = bend.out([
    side * (0.172 * narrow - 0.024 * lift - 0.016 * length),
    0.556 + 0.034 * lift,
    -0.012 + 0.036 * length,
  ])
  const elbow = add(shoulder, times(upper, lengths.upperArm))
  const wrist = add(elbow, times(lower, lengths.forearm))
  const inward: Vec = limb.palm ? along(limb.palm) : [-side, 0, 0]
  const palm = across(inward, end)
  return {
    shoulder,
    elbow,
    wrist,
    tip: add(wrist, times(end, lengths.hand)),
    palm,
    thumb: times(cross(palm, end), side),
  }
}

const legOf = (side: 1 | -1, { upper, lower, end }: Limb): Leg => {
  const hip: Vec = [side * 0.088, 0.068, 0]
  const knee = add(hip, times(unit(upper), lengths.thigh))
  const ankle = add(knee, times(unit(lower), lengths.shin))
  const toe = add(ankle, times(unit(end), lengths.foot))
  return { hip, knee, ankle, toe, front: across(unit(end), unit(lower)) }
}

const radians = Math.PI / 180

/** The skeleton of a figure in a posture. */
export const skeletonOf = ({ sex }: Figure, pose: Pose): Skeleton => {
  const bend = bendOf(pose.loins, pose.chest, pose.neck)
  const narrow = sex === 'man' ? 1 : 0.93
  const at = bend.out([0, 0.728, 0.008])
  const up = bend.turn(0.735, [0, 1, 0])
  const out = bend.turn(0.735, [0, 0, 1])
  const [cn, sn] = [Math.cos(pose.nod * radians), Math.sin(pose.nod * radians)]
  const y: Vec = unit(add(times(up, cn), times(out, sn)))
  const ahead: Vec = unit(add(times(out, cn), times(up, -sn)))
  const [ct, st] = [Math.cos(pose.turn * radians), Math.sin(pose.turn * radians)]
  const z = unit(add(times(ahead, ct), times([1, 0, 0], st)))
  return {
    bend,
    arms: [armOf(1, pose.arms[0], bend, narrow), armOf(-1, pose.arms[1], bend, narrow)],
    legs: [legOf(1, pose.legs[0]), legOf(-1, pose.legs[1])],
    head: { at, x: cross(y, z), y, z },
  }
}
