import { light } from '../kit/colour.ts'
import { common, ellipsoid, halfSpace, rope, union, without, type Field } from '../kit/field.ts'
import { tinted, type Mesh } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { surface } from '../kit/surface.ts'
import { sheet } from '../kit/tube.ts'
import { between, smoothstep, unit, type Vec } from '../kit/vector.ts'

const lobe = (name: string, colour: string): Material => ({
  name,
  colour,
  roughness: 0.55,
  opacity: 0.42,
})
const muscle: Material = {
  name: 'diaphragm',
  colour: '#ffffff',
  roughness: 0.65,
  opacity: 0.9,
  twoSided: true,
}
const heartColour: Material = {
  name: 'heart-place',
  colour: '#a8554c',
  roughness: 0.6,
  opacity: 0.75,
}

/** How far the lung reaches at a height: outward, forward and backward, a finger's breadth within the ribs. */
const profile: readonly (readonly [y: number, out: number, front: number, back: number])[] = [
  [-20, 112, 62, -32],
  [20, 119, 80, -38],
  [50, 120, 89, -42],
  [80, 117, 92, -46],
  [110, 112, 90, -49],
  [140, 105, 85, -51],
  [170, 95, 77, -51],
  [200, 79, 64, -47],
  [230, 56, 45, -38],
  [252, 40, 26, -22],
  [262, 32, 14, -12],
]

const at = (height: number): readonly [number, number, number] => {
  const y = Math.min(261.9, Math.max(-20, height))
  const index = Math.max(0, profile.findIndex(([top]) => top > y) - 1)
  const [a, b] = [profile[index], profile[index + 1]]
  if (!a || !b) return [30, 10, -10]
  const part =
    smoothstep(0, 1, (y - a[0]) / (b[0] - a[0])) * 0.3 + ((y - a[0]) / (b[0] - a[0])) * 0.7
  return [a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part, a[3] + (b[3] - a[3]) * part]
}

/** How high the diaphragm stands in quiet breathing: the right dome about a finger higher than the left one. */
export const domeAt = (x: number, z: number): number => {
  const from = Math.min(1, (x / 124) ** 2 + ((z - 22) / 74) ** 2)
  const angle = Math.atan2((z - 22) / 74, x / 124)
  const front = Math.max(0, Math.sin(angle))
  const rim = -6 + 66 * front ** 3
  const peak = 82 + 18 * Math.exp(-(((x + 62) / 40) ** 2)) + 4 * Math.exp(-(((x - 62) / 40) ** 2))
  return rim + (peak - rim) * (1 - from) ** 0.55
}

/** Where the heart lies between the lungs. */
export const heartPlace: Field = union(
  12,
  ellipsoid([14, 122, 38], [44, 44, 34]),
  ellipsoid([38, 104, 52], [40, 26, 30]),
)
const vessels = rope(
  [
    [2, 160, 30],
    [0, 200, 24],
    [0, 236, 12],
  ],
  [24, 21, 16],
)

/** A lung; `side` is 1 for the left one, -1 for the right one. */
export const lung = (side: 1 | -1): Field => {
  const body: Field = ([px, y, z]) => {
    const x = px * side
    const [out, front, back] = at(y)
    const inner = y > 225 ? 8 : 11
    const [cx, hx] = [(inner + out) / 2, (out - inner) / 2]
    const [cz, hz] = [(front + back) / 2, (front - back) / 2]
    const round = (Math.abs((x - cx) / hx) ** 2.5 + Math.abs((z - cz) / hz) ** 2.5) ** 0.4
    return (round - 1) * Math.min(hx, hz) * 0.85
  }
  const apexBall = ellipsoid([side * 28, 180, 4], [200, 78, 200])
  const above: Field = ([x, y, z]) => (domeAt(x, z) + 2.5 - y) * 0.75
  const spine = rope(
    [
      [0, -20, -8],
      [0, 120, -30],
      [0, 270, -12],
    ],
    [24, 22, 19],
  )
  const middle = union(8, heartPlace, vessels, spine)
  const edge: Field = ([, y]) => 12 - y
  const held = without(6, common(7, body, above, edge), middle)
  return common(8, held, (point) => (point[1] > 180 ? apexBall(point) : -20))
}

/** The oblique fissure runs from the third thoracic vertebra behind to the sixth cartilage in front. */
export const oblique = { through: [0, 142, 24] as Vec, outward: unit([0, 0.72, 0.69]) }
/** The horizontal fissure of the right lung, at the height of the fourth cartilage. */
export const horizontal = { through: [0, 146, 40] as Vec, outward: unit([0, 1, -0.04]) }

const gap = 0.9
const before = (plane: { through: Vec; outward: Vec }, way: 1 | -1): Field => {
  const inside = halfSpace(plane.through, plane.outward)
  return (point) => gap - way * inside(point)
}

const diaphragm = (): Mesh => {
  const dome = sheet(20, 48, (row, column) => {
    const turn = -2 * Math.PI * column
    const part = Math.max(0.0001, row)
    const [x, z] = [Math.cos(turn) * 123 * part, 22 + Math.sin(turn) * 73 * part]
    return [x, domeAt(x, z), z]
  })
  const [red, pale] = [light('#b9705f'), light('#e2d3bd')]
  return tinted(dome, ([x, , z]) => {
    const tendon = 1 - smoothstep(0.28, 0.5, Math.hypot((Math.abs(x) - 24) / 124, (z - 18) / 74))
    return between(red, pale, tendon)
  })
}

const group = '肺与膈'

/** The five lobes of the lungs, the diaphragm, and where the heart lies. */
export const lungs = (): Part[] => {
  const [left, right] = [lung(1), lung(-1)]
  const grid = (side: number, step: number) => ({
    least: [side < 0 ? -128 : -6, -30, -60] as Vec,
    most: [side < 0 ? 6 : 128, 266, 104] as Vec,
    step,
  })
  const of = (side: 1 | -1, ...fields: Field[]) => surface(common(2.5, ...fields), grid(side, 4.6))
  const upperFront = before(oblique, 1)
  const lowerBack = before(oblique, -1)
  return [
    {
      id: 'right-upper-lobe',
      name: '右肺上叶',
      english: 'Superior lobe of right lung',
      group,
      material: lobe('right-upper-lobe', '#dd9a92'),
      mesh: of(-1, right, upperFront, before(horizontal, 1)),
    },
    {
      id: 'right-middle-lobe',
      name: '右肺中叶',
      english: 'Middle lobe of right lung',
      group,
      material: lobe('right-middle-lobe', '#e3b08c'),
      mesh: of(-1, right, upperFront, before(horizontal, -1)),
    },
    {
      id: 'right-lower-lobe',
      name: '右肺下叶',
      english: 'Inferior lobe of right lung',
      group,
      material: lobe('right-lower-lobe', '#c98a94'),
      mesh: of(-1, right, lowerBack),
    },
    {
      id: 'left-upper-lobe',
      name: '左肺上叶',
      english: 'Superior lobe of left lung',
      group,
      material: lobe('left-upper-lobe', '#dd9a92'),
      mesh: of(1, left, upperFront),
    },
    {
      id: 'left-lower-lobe',
      name: '左肺下叶',
      english: 'Inferior lobe of left lung',
      group,
      material: lobe('left-lower-lobe', '#c98a94'),
      mesh: of(1, left, lowerBack),
    },
    {
      id: 'heart-place',
      name: '心脏（位置）',
      english: 'Heart (its place)',
      group,
      material: heartColour,
      mesh: surface(heartPlace, { least: [-36, 64, -4], most: [84, 172, 90], step: 4.5 }),
    },
    {
      id: 'diaphragm',
      name: '膈',
      english: 'Diaphragm',
      group,
      material: muscle,
      mesh: diaphragm(),
    },
  ]
}
