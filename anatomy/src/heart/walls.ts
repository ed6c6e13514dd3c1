import { axesAlong } from '../kit/field.ts'
import { light } from '../kit/colour.ts'
import { joined, split, tinted } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { clipped, sectionFace } from '../kit/section.ts'
import { surface } from '../kit/surface.ts'
import { between, smoothstep, type Vec } from '../kit/vector.ts'
import { chamberOf, heart, outer, section, wall, type Chamber } from './chambers.ts'
import { toApex } from './frame.ts'
import { grooveDepth } from './grooves.ts'

const box = { least: [-64, -62, -64] as Vec, most: [76, 62, 62] as Vec }

const named: Readonly<Record<Chamber, { name: string; english: string; colour: Vec }>> = {
  'right-atrium': { name: '右心房', english: 'Right atrium', colour: light('#a4606a') },
  'right-ventricle': { name: '右心室', english: 'Right ventricle', colour: light('#b45f55') },
  'left-atrium': { name: '左心房', english: 'Left atrium', colour: light('#bb6660') },
  'left-ventricle': { name: '左心室', english: 'Left ventricle', colour: light('#a2473f') },
}
const chambers = Object.keys(named) as Chamber[]

// White, because the tint of every corner says its colour: it changes softly from chamber to chamber.
const myocardium: Material = { name: 'myocardium', colour: '#ffffff', roughness: 0.52 }
const face: Material = { name: 'myocardium-cut', colour: '#ffffff', roughness: 0.66 }

const fat = light('#e8c684')
const lining = light('#bf7a70')
const freshMuscle = light('#a94e45')
const freshAtrium = light('#b06660')

const muscleOf = (point: Vec): Vec => {
  let [sum, all]: [Vec, number] = [[0, 0, 0], 0]
  const own = outer[chamberOf(point)](point)
  for (const name of chambers) {
    const weight = Math.exp(-(outer[name](point) - own) / 2.2)
    const { colour } = named[name]
    sum = [sum[0] + colour[0] * weight, sum[1] + colour[1] * weight, sum[2] + colour[2] * weight]
    all += weight
  }
  return [sum[0] / all, sum[1] / all, sum[2] / all]
}

const waves = ([x, y, z]: Vec, k: number): number =>
  Math.sin(x * k + 1.3 * Math.sin(y * k * 0.7)) * Math.sin(y * k * 1.1 + z * k) +
  0.5 * Math.sin(z * k * 2.1 + x * k * 1.7)

/** Muscle in faint strands; fat fills the grooves, wider here and narrower there. */
const outside = (point: Vec): Vec => {
  const [x, y, z] = point
  const strand = 0.97 + 0.03 * Math.sin(x * 0.5 + y * 0.9 + 1.5 * Math.sin(z * 0.2 + x * 0.06))
  const muscle = muscleOf(point)
  const shaded: Vec = [muscle[0] * strand, muscle[1] * strand, muscle[2] * strand]
  const edge = 8 + 3.2 * waves(point, 0.13)
  const isVentricle = chamberOf(point).endsWith('ventricle')
  const near = 1 - smoothstep(edge * 0.25, isVentricle ? edge : edge * 0.7, grooveDepth(point))
  return between(shaded, fat, 0.85 * near)
}

const within = (point: Vec): Vec =>
  between(outside(point), lining, smoothstep(0.8, 2.2, -heart(point)))

const opened = (point: Vec): Vec => {
  const muscle = chamberOf(point).endsWith('ventricle') ? freshMuscle : freshAtrium
  const strand = 0.94 + 0.06 * waves(point, 0.32)
  const deep = between(muscle, fat, 0.55 * (1 - smoothstep(0.2, 1.1, -heart(point))))
  return [deep[0] * strand, deep[1] * strand, deep[2] * strand]
}

const group = '心腔'

/** The walls of the four chambers: whole, and below a section through all four. */
export const walls = (): Part[] => {
  const whole = split(tinted(surface(heart, { ...box, step: 2.5 }), outside), chamberOf)
  const below = clipped(tinted(surface(wall, { ...box, step: 2.2 }), within), section)
  const axes = axesAlong(section.outward, toApex)
  const flat = tinted(
    sectionFace(wall, section, [axes[1], axes[2], axes[0]], { half: 96, step: 1.5 }),
    opened,
  )
  const cut = split(below, chamberOf)
  const faces = split(flat, chamberOf)
  return chambers.flatMap((chamber): Part[] => {
    const { name, english } = named[chamber]
    const [outsideMesh, cutMesh, faceMesh] = [
      whole.get(chamber),
      cut.get(chamber),
      faces.get(chamber),
    ]
    const part = { name, english, group }
    return [
      ...(outsideMesh
        ? [
            {
              ...part,
              id: chamber,
              material: myocardium,
              mesh: outsideMesh,
              stage: 'whole' as const,
            },
          ]
        : []),
      ...(cutMesh && faceMesh
        ? [
            {
              ...part,
              id: `${chamber}-cut`,
              material: face,
              mesh: joined([cutMesh, faceMesh]),
              stage: 'cut' as const,
            },
          ]
        : []),
    ]
  })
}
