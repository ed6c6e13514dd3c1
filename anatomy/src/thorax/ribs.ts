import { light } from '../kit/colour.ts'
import { evenly, smooth, stations } from '../kit/curve.ts'
import { joined, mirror, tinted, type Mesh } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { tubeAlong } from '../kit/tube.ts'
import { add, between, smoothstep, sub, times, unit, type Vec } from '../kit/vector.ts'
import { ribPlan, vertebra } from './frame.ts'

/** Bone as it is in a teaching model: warm ivory. */
export const bone: Material = { name: 'bone', colour: '#e9dcc3', roughness: 0.62 }
/** Cartilage of the ribs: paler, with a blue cast. */
export const cartilage: Material = { name: 'cartilage', colour: '#cfdadb', roughness: 0.5 }

/** The middle line of a rib of the left side: head, neck, tubercle, angle, side, front end. */
export const ribLine = (number: number): Vec[] => {
  const { wide, end } = ribPlan(number)
  const spine = vertebra(number)
  const head: Vec = [14, spine[1] + (number > 1 && number < 11 ? 6 : 2), spine[2] - 4]
  // The rib lies on the transverse process a little lower and further back, then swings backward to its angle.
  const tubercle: Vec = [30, head[1] - 3, spine[2] - 24]
  const drop = head[1] - end[1]
  const isShort = number === 12
  const away = number === 1 ? 0.5 : number === 2 ? 0.62 : 0.66
  const angle: Vec = [
    wide * away,
    head[1] - drop * 0.16,
    spine[2] - (number < 3 ? 12 : number > 10 ? 20 : 26),
  ]
  const back: Vec = [wide * 0.92, head[1] - drop * 0.36, spine[2] + (end[2] - spine[2]) * 0.16]
  const side: Vec = [
    wide,
    head[1] - drop * 0.58,
    spine[2] + (end[2] - spine[2]) * (isShort ? 0.7 : 0.42),
  ]
  const front: Vec = [
    end[0] + (wide - end[0]) * 0.72,
    head[1] - drop * 0.82,
    spine[2] + (end[2] - spine[2]) * 0.76,
  ]
  const points = isShort
    ? [head, tubercle, angle, end]
    : number === 11
      ? [head, tubercle, angle, back, end]
      : [head, tubercle, angle, back, side, front, end]
  return evenly(smooth(points), 44)
}

/** The blade of the rib stands upright at the side; the first one lies flat. */
const blade = (line: readonly Vec[], number: number): Mesh => {
  const size = number === 1 ? 7.2 : number > 10 ? 5.2 : 6.4
  const radius = (part: number): number => {
    const neck = 1 - 0.32 * Math.exp(-(((part - 0.07) / 0.05) ** 2))
    const head = 1 + 0.12 * Math.exp(-((part / 0.025) ** 2))
    return size * neck * head * (number > 10 ? 1 - 0.45 * smoothstep(0.5, 1, part) : 1)
  }
  const up: Vec = number === 1 ? [0.75, 0.1, -0.5] : [0, 1, 0]
  return tubeAlong(stations(line, up), radius, { around: 10, flat: 0.5 })
}

const shaded = (mesh: Mesh): Mesh => {
  const dark = light('#cdbd9f')
  const base = light(bone.colour)
  return tinted(mesh, (_, normal) => {
    // The undersides, where the groove for the vessels runs, are a little darker.
    const under = smoothstep(0.1, -0.9, normal[1]) * 0.55
    return [0, 1, 2].map(
      (axis) => 1 - under * (1 - (dark[axis] ?? 1) / (base[axis] ?? 1)),
    ) as unknown as Vec
  })
}

const names = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
]

/** The cartilage from the end of a rib to the sternum, or up to the one above. */
export const cartilageLine = (number: number): Vec[] | undefined => {
  const { end, joins: onSternum } = ribPlan(number)
  if (number > 10) return undefined
  const above = onSternum ? undefined : cartilageLine(number - 1)?.[7]
  const joins: Vec | undefined = onSternum ?? (above && [above[0], above[1] - 5, above[2]])
  if (!joins) return undefined
  const before = ribLine(number).at(-4) ?? end
  const onward = add(end, times(unit(sub(end, before)), number < 5 ? 8 : number < 8 ? 14 : 7))
  // Runs on as the rib did, and then turns up.
  const turn: Vec = [
    between(onward, joins, 0.35)[0],
    number < 3 ? between(onward, joins, 0.4)[1] : onward[1] + (number < 8 ? 0 : 3),
    onward[2] + (joins[2] - onward[2]) * 0.35 + 2,
  ]
  return evenly(smooth([end, between(end, onward, 0.8), turn, joins]), 18)
}

const pair = (mesh: Mesh): Mesh => joined([mesh, mirror(mesh)])

/** Twelve pairs of ribs with their cartilages. */
export const ribs = (): Part[] =>
  names.map((name, index) => ({
    id: `rib-${index + 1}`,
    name: `第${name}肋`,
    english: `${ordinals[index]} rib`,
    group: '肋',
    material: bone,
    mesh: pair(shaded(blade(ribLine(index + 1), index + 1))),
  }))

/** The cartilages of the first ten pairs. */
export const cartilages = (): Part[] => {
  const lines = names.flatMap((_, index) => {
    const line = cartilageLine(index + 1)
    return line ? [{ line, number: index + 1 }] : []
  })
  const of = (numbers: readonly number[]) =>
    joined(
      lines
        .filter(({ number }) => numbers.includes(number))
        .map(({ line, number }) =>
          pair(
            tubeAlong(stations(line), (part) => (number < 8 ? 6.5 : 6 - part), {
              around: 10,
              flat: 0.56,
            }),
          ),
        ),
    )
  const group = '肋'
  return [
    {
      id: 'costal-cartilages-1-7',
      name: '第一至七肋软骨',
      english: 'Costal cartilages 1 to 7',
      group,
      material: cartilage,
      mesh: of([1, 2, 3, 4, 5, 6, 7]),
    },
    {
      id: 'costal-arch',
      name: '第八至十肋软骨（肋弓）',
      english: 'Costal cartilages 8 to 10 (costal arch)',
      group,
      material: cartilage,
      mesh: of([8, 9, 10]),
    },
  ]
}
