import { leaving } from '../kit/field.ts'
import { joined, type Mesh } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { sheet, tube } from '../kit/tube.ts'
import { add, between, cross, dot, sub, times, unit, across, type Vec } from '../kit/vector.ts'
import { wall } from './chambers.ts'
import {
  aortic,
  mitral,
  placed,
  pulmonary,
  toApex,
  toDiaphragm,
  toRight,
  tricuspid,
} from './frame.ts'

const leaflet: Material = { name: 'leaflet', colour: '#efe2cc', roughness: 0.55, twoSided: true }
const muscle: Material = { name: 'papillary', colour: '#b5604f', roughness: 0.6 }
const string: Material = { name: 'chord', colour: '#f3ead8', roughness: 0.6 }

type Ring = {
  readonly middle: Vec
  readonly down: Vec
  readonly zero: Vec
  readonly radius: number
}

const onRing = ({ middle, down, zero, radius }: Ring, angle: number, part = 1): Vec => {
  const radians = (angle * Math.PI) / 180
  const side = cross(down, zero)
  const out = add(times(zero, Math.cos(radians)), times(side, Math.sin(radians)))
  return add(middle, times(out, radius * part))
}

/** A leaflet that hangs from its ring into the ventricle, longest in its middle, a little open. */
const sail = (ring: Ring, from: number, to: number, long: number): Mesh =>
  sheet(9, 17, (row, column) => {
    const bow = Math.sin(Math.PI * column) ** 0.6
    const depth = row * long * (0.35 + 0.65 * bow)
    const inward = 1 - 0.62 * row ** 0.8 * (0.5 + 0.5 * bow)
    const billow = Math.sin(Math.PI * row) * -1.6
    return add(onRing(ring, from + (to - from) * column, inward), times(ring.down, depth + billow))
  })

/** A pocket of a semilunar valve: from its crescent of attachment to its free edge in the middle. */
const pocket = (ring: Ring, from: number, to: number): Mesh =>
  sheet(9, 15, (row, column) => {
    const angle = from + (to - from) * column
    const off = Math.abs(column - 0.5) * 2
    // Attached lowest in its middle, highest at the commissures.
    const low = times(ring.down, 7 * (1 - off ** 2) - 6)
    const attached = add(onRing(ring, angle), low)
    const free = add(
      onRing(ring, angle, 0.06 + 0.94 * off ** 1.5),
      times(ring.down, -4.5 - off * 1.5),
    )
    const belly = times(ring.down, Math.sin(Math.PI * row) * 3.2 * (1 - off ** 2))
    return add(between(attached, free, row), belly)
  })

const left: Ring = {
  middle: mitral,
  down: toApex,
  zero: unit(across(sub(aortic, mitral), toApex)),
  radius: 15.2,
}
const right: Ring = { middle: tricuspid, down: toApex, zero: toRight, radius: 17.2 }
const outOfLeft: Ring = {
  middle: aortic,
  down: unit([0.36, -0.88, -0.3]),
  zero: across([-0.3, 0, 1], unit([0.36, -0.88, -0.3])),
  radius: 13.4,
}
const outOfRight: Ring = {
  middle: pulmonary,
  down: unit([-0.28, -0.8, 0.52]),
  zero: across([0.2, 0, 1], unit([-0.28, -0.8, 0.52])),
  radius: 12.4,
}

type Pillar = {
  readonly id: string
  readonly name: string
  readonly english: string
  readonly tip: Vec
  readonly out: Vec
}

/** A muscle that rises from the wall, and the strings from its tip to the leaflets. */
const pillar = ({ tip, out }: Pick<Pillar, 'tip' | 'out'>, long: number, radius: number): Mesh => {
  const foot = leaving((point) => -wall(point), tip, add(out, times(toApex, 0.9)), 40)
  const root = add(foot, times(unit(sub(foot, tip)), -2.5))
  const middle = add(between(root, tip, 0.55), times(toApex, -long * 0.06))
  return tube([root, middle, tip], (part) => radius * (1.1 - 0.6 * part), { around: 12, along: 14 })
}

const strings = (tip: Vec, ring: Ring, angles: readonly number[], long: number): Mesh =>
  joined(
    angles.map((angle) => {
      const end = add(onRing(ring, angle, 0.52), times(ring.down, long))
      const sag = add(between(tip, end, 0.5), times(ring.down, 1))
      return tube([tip, sag, end], 0.4, { around: 5, along: 7 })
    }),
  )

const angleOf = (ring: Ring, point: Vec): number => {
  const from = sub(point, ring.middle)
  return (Math.atan2(dot(from, cross(ring.down, ring.zero)), dot(from, ring.zero)) * 180) / Math.PI
}
const fan = (ring: Ring, tip: Vec, wide: number): number[] =>
  [-1, -0.5, 0, 0.5, 1].map((step) => angleOf(ring, tip) + step * wide)

const pillars: readonly (Pillar & { ring: Ring; long: number })[] = [
  {
    id: 'anterolateral-papillary-muscle',
    name: '左室前外侧乳头肌',
    english: 'Anterolateral papillary muscle',
    tip: placed(mitral, 34, -9, -9),
    out: add(times(toDiaphragm, -1), times(toRight, -0.6)),
    ring: left,
    long: 17,
  },
  {
    id: 'posteromedial-papillary-muscle',
    name: '左室后内侧乳头肌',
    english: 'Posteromedial papillary muscle',
    tip: placed(mitral, 34, -5, 10),
    out: add(toDiaphragm, times(toRight, -0.3)),
    ring: left,
    long: 17,
  },
  {
    id: 'anterior-papillary-muscle-right',
    name: '右室前乳头肌',
    english: 'Anterior papillary muscle of the right ventricle',
    tip: placed(tricuspid, 34, 8, 3),
    out: add(times(toRight, 1), times(toDiaphragm, 0.3)),
    ring: right,
    long: 16,
  },
]

const group = '瓣膜与乳头肌'

/** The four valves, with the muscles and strings that hold two of them. */
export const valves = (): Part[] => [
  {
    id: 'mitral-valve',
    name: '二尖瓣',
    english: 'Mitral valve: anterior and posterior cusps',
    group,
    material: leaflet,
    mesh: joined([sail(left, -62, 62, 21), sail(left, 66, 294, 13)]),
  },
  {
    id: 'tricuspid-valve',
    name: '三尖瓣',
    english: 'Tricuspid valve: anterior, posterior and septal cusps',
    group,
    material: leaflet,
    mesh: joined([sail(right, -70, 52, 20), sail(right, 56, 152, 15), sail(right, 156, 286, 14)]),
  },
  {
    id: 'aortic-valve',
    stage: 'whole',
    name: '主动脉瓣',
    english: 'Aortic valve: right, left and posterior cusps',
    group,
    material: leaflet,
    mesh: joined([0, 120, 240].map((from) => pocket(outOfLeft, from - 59, from + 59))),
  },
  {
    id: 'pulmonary-valve',
    stage: 'whole',
    name: '肺动脉瓣',
    english: 'Pulmonary valve: anterior, left and right cusps',
    group,
    material: leaflet,
    mesh: joined([0, 120, 240].map((from) => pocket(outOfRight, from - 59, from + 59))),
  },
  ...pillars.map(({ id, name, english, long, tip, out }) => ({
    id,
    name,
    english,
    group,
    material: muscle,
    mesh: pillar({ tip, out }, long, 4.6),
  })),
  {
    id: 'tendinous-cords',
    name: '腱索',
    english: 'Tendinous cords (chordae tendineae)',
    group,
    material: string,
    mesh: joined(
      pillars.map(({ tip, ring, long }) => strings(tip, ring, fan(ring, tip, 55), long * 0.72)),
    ),
  },
]
