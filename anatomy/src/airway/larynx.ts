import { joined, mirror, type Mesh } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { shell } from '../kit/shell.ts'
import { sheet, tube } from '../kit/tube.ts'
import { between, smoothstep, type Vec } from '../kit/vector.ts'
import { cricoidBase, heights } from './frame.ts'
import { hyoid } from './hyoid.ts'

const cartilage: Material = {
  name: 'larynx-cartilage',
  colour: '#cfdcd9',
  roughness: 0.45,
  twoSided: true,
}
const bone: Material = { name: 'hyoid', colour: '#e9dcc3', roughness: 0.6 }
const membrane: Material = {
  name: 'membrane',
  colour: '#d9b48d',
  roughness: 0.7,
  opacity: 0.72,
  twoSided: true,
}
const target: Material = {
  name: 'cricothyroid-membrane',
  colour: '#d98b4f',
  roughness: 0.6,
  opacity: 0.92,
  twoSided: true,
}
const elastic: Material = { name: 'epiglottis', colour: '#e6c9a8', roughness: 0.55, twoSided: true }
const cord: Material = { name: 'vocal-fold', colour: '#f4eee2', roughness: 0.45 }

const [, base, baseZ] = cricoidBase
/** The middle of the larynx at a height above the cricoid's lower edge; it leans back a little as it rises. */
const axis = (height: number): Vec => [0, base + height, baseZ - 1 - height * 0.02]

/** Two plates that meet in front as the bow of a ship: at 90° in men, with the Adam's apple and the notch above. */
const thyroid = (): Mesh => {
  const plate = shell(12, 14, (row, column, inner) => {
    const dip = (1 - column) ** 3
    const top = heights.thyroidTop - (heights.thyroidTop - heights.thyroidNotch) * dip
    const low = heights.thyroidBase + 1.5 * Math.sin(Math.PI * column)
    const height = low + (top - low) * row
    const bow = Math.sin(Math.PI * Math.min(1, row * 0.8 + 0.1)) * 4 * dip
    const depth = 20 + bow - column * 37
    const aside = 0.7 + 22 * Math.sin((Math.PI / 2) * column) ** 0.85
    const thin = inner ? 2 : 0
    const [x, y, z] = axis(height)
    return [x + aside - thin * (0.3 + 0.7 * column), y, z + depth - thin * (1 - column)]
  })
  const horns = [
    tube(
      [
        [21, base + 42, baseZ - 16],
        [22, base + 50, baseZ - 18],
        [20, base + 59, baseZ - 18],
      ],
      (part) => 2.4 - 0.8 * part,
      { around: 10 },
    ),
    tube(
      [
        [21.5, base + 18, baseZ - 16],
        [20, base + 11, baseZ - 15],
        [16, base + 7, baseZ - 11],
      ],
      (part) => 2.4 - 0.6 * part,
      { around: 10 },
    ),
  ]
  const half = joined([plate, ...horns])
  return joined([half, mirror(half)])
}

/** A signet ring: a low arch in front, a high plate behind. */
const cricoid = (): Mesh => {
  const columns = 40
  const at = (row: number, column: number, inner: boolean): Vec => {
    const angle = 2 * Math.PI * column
    const behind = smoothstep(-0.1, 0.85, -Math.cos(angle))
    const tall = heights.cricoidArch + 17 * behind
    const out = inner ? 9.4 : 12.4 + Math.sin(Math.PI * row) * 0.9
    const [x, y, z] = axis(tall * row + 0.4)
    return [x + Math.sin(angle) * out * 0.98, y, z + Math.cos(angle) * out - 1]
  }
  return shell(7, columns, at)
}

/** The ligament that is opened in an emergency: between the arch of the cricoid and the lower edge of the thyroid cartilage. */
const cricothyroid = (): Mesh =>
  sheet(6, 15, (row, column) => {
    const angle = -0.95 + 1.9 * column
    const low: Vec = [
      Math.sin(angle) * 12,
      base + heights.cricoidArch,
      baseZ - 1.5 + Math.cos(angle) * 12,
    ]
    const aside = Math.abs(angle)
    const high: Vec = [
      Math.sin(angle) * 13.5,
      base + heights.thyroidBase + 1 + aside,
      baseZ - 1 + 20.5 * (1 - aside * 0.36),
    ]
    return between(low, high, row)
  })

const thyrohyoid = (): Mesh =>
  sheet(7, 23, (row, column) => {
    const angle = -1.75 + 3.5 * column
    const front = Math.max(0, Math.cos(angle))
    const low: Vec = [
      Math.sin(angle) * 21,
      base + heights.thyroidTop - 8 * front ** 3,
      baseZ - 8 + 27 * front,
    ]
    const high: Vec = [
      Math.sin(angle) * 18.5,
      base + heights.hyoid - 3,
      baseZ - 4 + 20 * Math.cos(angle) * (Math.cos(angle) > 0 ? 1 : 0.8),
    ]
    return between(low, high, row)
  })

/** A leaf whose stalk is fixed within the thyroid cartilage, and whose blade stands up behind the tongue. */
const epiglottis = (): Mesh =>
  shell(16, 13, (row, column, inner) => {
    const side = column * 2 - 1
    const wide = 2 + 11 * Math.sin(Math.PI * Math.min(0.94, row * 0.74 + 0.06)) ** 1.3
    const curl = side ** 2 * (2 + 4 * row)
    const lean = 14 - 20 * row - 6 * Math.sin(Math.PI * row)
    const [x, y, z] = axis(26 + 46 * row)
    return [x + side * wide, y, z + lean - curl + (inner ? -1.6 : 0)]
  })

const arytenoid = (): Mesh => {
  const one = tube(
    [
      [6, base + 22, baseZ - 9],
      [5.2, base + 29, baseZ - 9.5],
      [3.6, base + 35, baseZ - 10],
    ],
    (part) => 4.4 - 2.8 * part,
    { around: 10, along: 9 },
  )
  return joined([one, mirror(one)])
}

const folds = (height: number, wide: number, size: number): Mesh => {
  const front: Vec = [0.7, base + height, baseZ + 15]
  const behind: Vec = [wide, base + height - 1, baseZ - 7]
  const one = tube([front, between(front, behind, 0.5), behind], size, {
    around: 8,
    along: 8,
    flat: 1.5,
  })
  return joined([one, mirror(one)])
}

const group = '喉'

/** The larynx with the hyoid bone above it. */
export const larynx = (): Part[] => [
  { id: 'hyoid-bone', name: '舌骨', english: 'Hyoid bone', group, material: bone, mesh: hyoid() },
  {
    id: 'epiglottis',
    name: '会厌',
    english: 'Epiglottis',
    group,
    material: elastic,
    mesh: epiglottis(),
  },
  {
    id: 'thyroid-cartilage',
    name: '甲状软骨',
    english: 'Thyroid cartilage',
    group,
    material: cartilage,
    mesh: thyroid(),
  },
  {
    id: 'cricoid-cartilage',
    name: '环状软骨',
    english: 'Cricoid cartilage',
    group,
    material: { ...cartilage, name: 'cricoid', colour: '#b9cfd0' },
    mesh: cricoid(),
  },
  {
    id: 'cricothyroid-membrane',
    name: '环甲膜（正中环甲韧带）',
    english: 'Cricothyroid membrane',
    group,
    material: target,
    mesh: cricothyroid(),
  },
  {
    id: 'thyrohyoid-membrane',
    name: '甲状舌骨膜',
    english: 'Thyrohyoid membrane',
    group,
    material: membrane,
    mesh: thyrohyoid(),
  },
  {
    id: 'arytenoid-cartilages',
    name: '杓状软骨',
    english: 'Arytenoid cartilages',
    group,
    material: cartilage,
    mesh: arytenoid(),
  },
  {
    id: 'vocal-folds',
    name: '声襞（声带）',
    english: 'Vocal folds',
    group,
    material: cord,
    mesh: folds(23, 4.6, 1.5),
  },
  {
    id: 'vestibular-folds',
    name: '前庭襞（室带）',
    english: 'Vestibular folds',
    group,
    material: { ...cord, name: 'vestibular-fold', colour: '#d39a8c' },
    mesh: folds(29, 6.4, 1.8),
  },
]
