import { rope, type Field } from '../kit/field.ts'
import { evenly, smooth } from '../kit/curve.ts'
import type { Material, Part } from '../kit/model.ts'
import { tube } from '../kit/tube.ts'
import { joined } from '../kit/mesh.ts'
import {
  aorta,
  branches,
  brachiocephalicVeins,
  leftLungArtery,
  lowerCava,
  lungVeins,
  rightLungArtery,
  trunk,
  upperCava,
  type Vessel,
} from './vessel-plans.ts'

const artery: Material = { name: 'artery', colour: '#c4463c', roughness: 0.5, twoSided: true }
const lungArtery: Material = {
  name: 'lung-artery',
  colour: '#6b7fae',
  roughness: 0.5,
  twoSided: true,
}
const vein: Material = { name: 'vein', colour: '#5b74a8', roughness: 0.52, twoSided: true }
const lungVein: Material = { name: 'lung-vein', colour: '#c65a4d', roughness: 0.52, twoSided: true }
const ligament: Material = { name: 'ligament', colour: '#e6d9bf', roughness: 0.7 }

const fromTo =
  (radii: readonly number[]) =>
  (part: number): number => {
    const at = part * (radii.length - 1)
    const index = Math.min(radii.length - 2, Math.floor(at))
    const [a = 1, b = 1] = [radii[index], radii[index + 1]]
    const soft = (at - index) ** 2 * (3 - 2 * (at - index))
    return a + (b - a) * soft
  }

const pipe = ({ way, radius, wall }: Vessel, around = 20) =>
  tube(way, fromTo(radius), { around, along: way.length * 6, wall })

const lumen = ({ way, radius, wall }: Vessel): Field => {
  const line = evenly(smooth(way), way.length * 3)
  const size = fromTo(radius)
  return rope(
    line,
    line.map((_, index) => size(index / (line.length - 1)) - wall + 0.6),
  )
}

/** Where vessels open into the chambers. */
export const lumens: readonly Field[] = [
  { ...aorta, way: aorta.way.slice(0, 3), radius: aorta.radius.slice(0, 3) },
  trunk,
  upperCava,
  lowerCava,
  ...lungVeins,
].map(lumen)

/** Where the veins enter, the wall of the atria runs on around them for a little. */
export const roots: readonly Field[] = [upperCava, lowerCava, ...lungVeins].map(
  ({ way, radius }) => {
    const line = evenly(smooth(way), 12).slice(0, 5)
    const size = fromTo(radius)
    return rope(
      line,
      line.map((_, index) => size(index / 11) + 1.8 - index * 0.65),
    )
  },
)

const group = '大血管'

/** The great vessels. */
export const vessels = (): Part[] => [
  {
    id: 'aorta',
    name: '主动脉（升部、弓、降部）',
    english: 'Aorta: ascending part, arch, descending part',
    group,
    material: artery,
    mesh: pipe(aorta, 26),
    stage: 'whole',
  },
  ...branches.map(({ id, name, english, ...vessel }) => ({
    id,
    name,
    english,
    group,
    material: artery,
    mesh: pipe(vessel, 16),
    stage: 'whole' as const,
  })),
  {
    id: 'pulmonary-trunk',
    name: '肺动脉干与左、右肺动脉',
    english: 'Pulmonary trunk, left and right pulmonary arteries',
    group,
    material: lungArtery,
    mesh: joined([pipe(trunk), pipe(rightLungArtery), pipe(leftLungArtery)]),
    stage: 'whole',
  },
  {
    id: 'arterial-ligament',
    name: '动脉韧带',
    english: 'Ligamentum arteriosum',
    group,
    material: ligament,
    mesh: tube(
      [
        [19, 77, -15],
        [16, 82, -22],
        [13, 85, -28],
      ],
      2.2,
      { around: 10 },
    ),
    stage: 'whole',
  },
  {
    id: 'superior-vena-cava',
    name: '上腔静脉与头臂静脉',
    english: 'Superior vena cava, brachiocephalic veins',
    group,
    material: vein,
    mesh: joined([pipe(upperCava), ...brachiocephalicVeins.map((one) => pipe(one, 16))]),
    stage: 'whole',
  },
  {
    id: 'inferior-vena-cava',
    name: '下腔静脉',
    english: 'Inferior vena cava',
    group,
    material: vein,
    mesh: pipe(lowerCava),
  },
  ...lungVeins.map(({ id, name, english, ...vessel }) => ({
    id,
    name,
    english,
    group,
    material: lungVein,
    mesh: pipe(vessel, 16),
  })),
]
