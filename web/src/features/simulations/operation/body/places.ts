import type { Body } from './body.ts'
import { onSection, ribHeight, vertebra } from './bones.ts'
import { add, cross, length, sub, times, unit, type Vec } from './vector.ts'

/** A place on the skin: where, which way is out of it, and which way an instrument leans when it is not upright. */
export type Anchor = { readonly at: Vec; readonly out: Vec; readonly lean: Vec }

/** Angles about the trunk (0 at the spine, 180 at the breastbone) of the lines by which a chest is described. */
export const lineAngles = {
  scapular: 37,
  'post-axillary': 70,
  'mid-axillary': 92,
  'ant-axillary': 113,
  'mid-clavicular': 147,
} as const

/** Which way is out of a body, near its skin. */
export const slopeOf = ({ skin }: Body, [x, y, z]: Vec): Vec => {
  const e = 0.004
  return unit([
    skin(x + e, y, z) - skin(x - e, y, z),
    skin(x, y + e, z) - skin(x, y - e, z),
    skin(x, y, z + e) - skin(x, y, z - e),
  ])
}

/** Where one comes out of the body, going from within in a direction. */
const leaving = (body: Body, from: Vec, way: Vec, lean: Vec): Anchor => {
  let at = from
  for (let step = 0; step < 60; step += 1) {
    const d = body.skin(...at)
    if (d > -0.0006) break
    at = add(at, times(way, Math.max(0.0008, -d * 0.8)))
  }
  const out = slopeOf(body, at)
  return {
    at,
    out,
    lean: unit(sub(lean, times(out, lean[0] * out[0] + lean[1] * out[1] + lean[2] * out[2]))),
  }
}

/** A place of the trunk at a height and an angle about it. */
export const onTrunk = (body: Body, h: number, angle: number, side: 1 | -1): Anchor => {
  const { bend } = body.skeleton
  const [x, , z] = onSection(body, h, angle, 0)
  const middle = body.sections.middle[body.sections.at(h)] ?? 0
  const from: Vec = [side * x * 0.35, h, middle + (z - middle) * 0.35]
  const way = unit([side * x, 0, z - middle])
  return leaving(body, bend.out(from), bend.turn(h, way), bend.turn(h, [0, 1, 0]))
}

/** A place of the back or the front so far beside the middle. */
export const beside = (body: Body, x: number, h: number, way: 1 | -1): Anchor => {
  const { bend } = body.skeleton
  return leaving(
    body,
    bend.out([x, h, way * 0.02]),
    bend.turn(h, [0, 0, way]),
    bend.turn(h, [0, 1, 0]),
  )
}

const space = (upper: number, angle: number): number =>
  ribHeight(upper, angle) * 0.42 + ribHeight(upper + 1, angle) * 0.58

const intercostal =
  (side: 1 | -1, line: keyof typeof lineAngles, upper: number) =>
  (body: Body): Anchor =>
    onTrunk(body, space(upper, lineAngles[line]), lineAngles[line], side)

const onArm =
  (side: 1 | -1, where: 'elbow' | 'inner' | 'wrist' | 'hand') =>
  (body: Body): Anchor => {
    const arm = body.skeleton.arms[side === 1 ? 0 : 1]
    const fore = unit(sub(arm.wrist, arm.elbow))
    const palm = unit(
      sub(
        arm.palm,
        times(fore, arm.palm[0] * fore[0] + arm.palm[1] * fore[1] + arm.palm[2] * fore[2]),
      ),
    )
    const start = {
      elbow: add(arm.elbow, times(fore, 0.012)),
      inner: add(add(arm.elbow, times(fore, -0.008)), times(arm.thumb, -0.02)),
      wrist: add(add(arm.wrist, times(fore, -0.022)), times(arm.thumb, 0.013)),
      hand: add(arm.wrist, times(unit(sub(arm.tip, arm.wrist)), 0.055)),
    }[where]
    const way = where === 'hand' ? times(arm.palm, -1) : palm
    return leaving(body, start, way, times(fore, -1))
  }

const onHead =
  (x: number, y: number, z: number, way: Vec) =>
  (body: Body): Anchor => {
    const { at, x: hx, y: hy, z: hz } = body.skeleton.head
    const turned = ([a, b, c]: Vec): Vec => add(times(hx, a), add(times(hy, b), times(hz, c)))
    return { at: add(at, turned([x, y, z])), out: unit(turned(way)), lean: turned([0, 1, 0]) }
  }

const gap = (upper: number): number => (vertebra(upper) + vertebra(upper + 1)) / 2 - 0.003

const forearmWound = (body: Body): Anchor => {
  const { elbow, wrist, palm } = body.skeleton.arms[0]
  const fore = sub(wrist, elbow)
  return leaving(body, add(elbow, times(fore, 0.5)), palm, unit(fore))
}

const shinWound = (body: Body): Anchor => {
  const { knee, ankle, front } = body.skeleton.legs[0]
  const down = sub(ankle, knee)
  const side = unit(cross(front, down))
  return leaving(body, add(knee, times(down, 0.45)), unit(add(front, times(side, 0.7))), unit(down))
}

const beyondEdge = (place: Anchor, off: number): Anchor => ({
  ...place,
  at: add(place.at, times(cross(place.out, place.lean), off)),
})

type Find = (body: Body) => Anchor

const chest = (['left', 'right'] as const).flatMap((name): [string, Find][] => {
  const side = name === 'left' ? 1 : -1
  return [
    [`${name}-scapular-7`, intercostal(side, 'scapular', 7)],
    [`${name}-scapular-10`, intercostal(side, 'scapular', 10)],
    [`${name}-postaxillary-8`, intercostal(side, 'post-axillary', 7)],
    [`${name}-midaxillary-6`, intercostal(side, 'mid-axillary', 6)],
    [`${name}-antaxillary-5`, intercostal(side, 'ant-axillary', 5)],
    [`${name}-midclavicular-2`, intercostal(side, 'mid-clavicular', 2)],
    [`${name}-cubital-vein`, onArm(side, 'elbow')],
    [`${name}-medial`, onArm(side, 'inner')],
    [`${name}-radial`, onArm(side, 'wrist')],
    [`${name}-hand-vein`, onArm(side, 'hand')],
    [`${name}-nostril`, onHead(side * 0.0075, 0.038, 0.107, [0, -0.75, 0.66])],
  ]
})

const finders: ReadonlyMap<string, Find> = new Map<string, Find>([
  ...chest,
  ['left-lower', (body) => beside(body, 0.079, 0.182, 1)],
  ['right-lower', (body) => beside(body, -0.079, 0.182, 1)],
  ['midline', (body) => beside(body, 0.015, 0.156, 1)],
  ['flank', (body) => onTrunk(body, 0.215, lineAngles['ant-axillary'], 1)],
  ['rectus', (body) => beside(body, 0.062, 0.225, 1)],
  ['umbilicus', (body) => beside(body, 0, 0.25, 1)],
  ['scar', (body) => beside(body, -0.05, 0.255, 1)],
  ['l3-4', (body) => beside(body, 0, gap(15), -1)],
  ['l4-5', (body) => beside(body, 0, gap(16), -1)],
  ['l2-3', (body) => beside(body, 0, gap(14), -1)],
  ['t12-l1', (body) => beside(body, 0, gap(12), -1)],
  ['off-midline', (body) => beside(body, -0.022, gap(15), -1)],
  ['posterior-spine', (body) => beside(body, -0.045, 0.172, -1)],
  ['anterior-spine', (body) => onTrunk(body, 0.176, 121, -1)],
  ['sternum', (body) => beside(body, 0, 0.533, 1)],
  ['lumbar-spinous', (body) => beside(body, 0, vertebra(15), -1)],
  ['greater-trochanter', (body) => onTrunk(body, 0.072, 90, -1)],
  ['mouth', onHead(-0.009, 0.0135, 0.099, [0, -0.25, 1])],
  ['edge-wound', forearmWound],
  ['edge-intact', (body) => beyondEdge(forearmWound(body), 0.016)],
  ['meatus', (body) => beside(body, 0, 0.03, 1)],
  ['upper-opening', (body) => beside(body, 0, 0.022, 1)],
  ['lower-opening', (body) => beside(body, 0, 0.008, 1)],
])

/** Where a site of a procedure is on a body; undefined for one that has no place of its own there. */
export const placeOf = (
  body: Body,
  site: string,
  on: 'arm' | 'leg' = 'arm',
): Anchor | undefined => {
  if (on === 'leg' && site === 'edge-wound') return shinWound(body)
  if (on === 'leg' && site === 'edge-intact') return beyondEdge(shinWound(body), 0.016)
  return finders.get(site)?.(body)
}

/** Over nose and mouth, where a mask lies. */
export const maskPlace = ({ skeleton: { head } }: Body): Anchor => ({
  at: add(head.at, add(times(head.y, 0.022), times(head.z, 0.084))),
  out: head.z,
  lean: head.y,
})

/** Where hands press on a chest, by the way that was chosen. */
export const handsPlace = (body: Body, way: string): Anchor => {
  const [x, h] = { upper: [0, 0.53], left: [0.06, 0.43], xiphoid: [0, 0.385] }[way] ?? [0, 0.45]
  return beside(body, x ?? 0, h ?? 0.45, 1)
}

/** Where a look in a direction meets the skin; undefined where it passes by. */
export const met = ({ skin }: Body, from: Vec, way: Vec, most = 6): Vec | undefined => {
  let far = 0
  for (let step = 0; step < 90 && far < most; step += 1) {
    const at = add(from, times(way, far))
    const d = skin(...at)
    if (d < 0.0012) return at
    far += d * 0.82
  }
  return undefined
}

/** How far apart two places are. */
export const apart = (one: Vec, other: Vec): number => length(sub(one, other))
