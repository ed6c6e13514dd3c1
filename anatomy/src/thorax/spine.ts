import { joined, mirror, type Mesh } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { tube } from '../kit/tube.ts'
import { add, between, type Vec } from '../kit/vector.ts'
import { vertebra, vertebraHeight } from './frame.ts'
import { bone } from './ribs.ts'

const disc: Material = { name: 'disc', colour: '#b9c7c6', roughness: 0.6 }

const numbers = Array.from({ length: 12 }, (_, index) => index + 1)

const one = (number: number): Mesh => {
  const [x, y, z] = vertebra(number)
  const tall = vertebraHeight(number)
  const wide = 13.5 + number * 0.55
  const body = tube(
    [
      [x, y - tall / 2, z],
      [x, y, z],
      [x, y + tall / 2, z],
    ],
    (part) => wide * (1 - 0.1 * Math.sin(Math.PI * part)),
    { around: 16, along: 5, up: [1, 0, 0], flat: 0.78 },
  )
  // Long and steep in the middle of the chest, short and level at its ends.
  const steep = Math.sin((Math.PI * (number - 0.5)) / 12)
  const tip: Vec = [x, y - 10 - 26 * steep, z - 52 - 4 * (1 - steep)]
  const root: Vec = [x, y + 2, z - 26]
  const spinous = tube([root, between(root, tip, 0.5), tip], (part) => 6.2 - 2 * part, {
    around: 8,
    along: 6,
    flat: 0.5,
  })
  const arch = tube(
    [
      [9, y + 3, z - 8],
      [12, y + 3, z - 18],
      [0, y + 3, z - 28],
    ],
    4.4,
    { around: 8, along: 7 },
  )
  const long = number < 11 ? 32 - number * 0.6 : 18
  const transverse = tube(
    [
      [11, y + 3, z - 18],
      [long * 0.7, y + 4, z - 24],
      [long, y + 4, z - 29],
    ],
    (part) => 4.6 - 0.4 * part,
    { around: 8, along: 6 },
  )
  return joined([body, spinous, arch, mirror(arch), transverse, mirror(transverse)])
}

const discBelow = (number: number): Mesh => {
  const [upper, lower] = [vertebra(number), vertebra(number + 1)]
  const top: Vec = add(upper, [0, -vertebraHeight(number) / 2, 0])
  const bottom: Vec = add(lower, [0, vertebraHeight(number + 1) / 2, 0])
  return tube([top, between(top, bottom, 0.5), bottom], 13 + number * 0.55, {
    around: 16,
    along: 3,
    up: [1, 0, 0],
    flat: 0.78,
  })
}

/** The thoracic spine. */
export const spine = (): Part[] => [
  {
    id: 'thoracic-vertebrae',
    name: '胸椎（T1～T12）',
    english: 'Thoracic vertebrae T1 to T12',
    group: '胸骨与胸椎',
    material: bone,
    mesh: joined(numbers.map(one)),
  },
  {
    id: 'intervertebral-discs',
    name: '椎间盘',
    english: 'Intervertebral discs',
    group: '胸骨与胸椎',
    material: disc,
    mesh: joined(numbers.slice(0, 11).map(discBelow)),
  },
]
