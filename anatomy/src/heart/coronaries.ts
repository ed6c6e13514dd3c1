import { evenly, smooth, stations } from '../kit/curve.ts'
import { joined, type Mesh } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { tubeAlong } from '../kit/tube.ts'
import type { Vec } from '../kit/vector.ts'
import { betweenVentricles, coronaryGroove, laid, onVentricles } from './grooves.ts'

const artery: Material = { name: 'coronary-artery', colour: '#d8433a', roughness: 0.42 }
const vein: Material = { name: 'coronary-vein', colour: '#4f6ba6', roughness: 0.45 }

const range = (from: number, to: number, by: number): number[] =>
  Array.from(
    { length: Math.floor(Math.abs(to - from) / by) + 1 },
    (_, index) => from + index * by * Math.sign(to - from),
  )

/** A vessel that runs along the surface, half sunk into it. */
const onSurface = (points: readonly Vec[], from: number, to: number, free = 0): Mesh => {
  const rough = evenly(smooth(points, 10), Math.max(12, points.length * 5))
  const line = rough.map((point, index) => {
    const radius = from + ((to - from) * index) / (rough.length - 1)
    // Its first stretch comes from the aorta, and has not met the surface yet.
    return index < free ? point : laid(point, radius * 0.45)
  })
  return tubeAlong(
    stations(evenly(smooth(line, 3), rough.length)),
    (part) => from + (to - from) * part,
    {
      around: 10,
    },
  )
}

const rightTrunk = (): Vec[] => [[-4, 34, 15], ...range(-52, 105, 14).map(coronaryGroove)]
const descending = (): Vec[] => [
  [22, 38, 0],
  ...range(2, 86, 7).map((along) => betweenVentricles(along, false)),
]

const group = '冠状血管'

/** The arteries of the heart, and the veins that lie beside them. */
export const coronaries = (): Part[] => {
  const anterior = (along: number) => betweenVentricles(along, false)
  return [
    {
      id: 'right-coronary-artery',
      name: '右冠状动脉',
      english: 'Right coronary artery',
      group,
      material: artery,
      stage: 'whole',
      mesh: joined([
        onSurface(rightTrunk(), 2.1, 1.5),
        // The marginal branch, along the sharp edge of the right ventricle.
        onSurface(
          [coronaryGroove(48), onVentricles(14, 50), onVentricles(34, 52), onVentricles(56, 50)],
          1.3,
          0.6,
        ),
        onSurface([coronaryGroove(-30), onVentricles(10, -22), onVentricles(24, -26)], 1, 0.5),
      ]),
    },
    {
      id: 'posterior-interventricular-branch',
      name: '后室间支',
      english: 'Posterior interventricular branch',
      group,
      material: artery,
      stage: 'whole',
      mesh: onSurface(
        [coronaryGroove(104), ...range(8, 62, 9).map((along) => betweenVentricles(along, true))],
        1.5,
        0.7,
      ),
    },
    {
      id: 'left-coronary-artery',
      name: '左冠状动脉主干',
      english: 'Left coronary artery (left main)',
      group,
      material: artery,
      stage: 'whole',
      mesh: onSurface([[10, 32, -4], [17, 35, -4], [22, 37, -2], anterior(1)], 2.4, 2.1, 15),
    },
    {
      id: 'anterior-interventricular-branch',
      name: '前室间支（前降支）',
      english: 'Anterior interventricular branch (LAD)',
      group,
      material: artery,
      stage: 'whole',
      mesh: joined([
        onSurface([...descending().slice(1), onVentricles(88, 0)], 2, 0.8),
        onSurface([anterior(16), onVentricles(28, -120), onVentricles(48, -126)], 1.2, 0.6),
        onSurface([anterior(34), onVentricles(46, -116), onVentricles(64, -122)], 1, 0.5),
      ]),
    },
    {
      id: 'circumflex-branch',
      name: '旋支',
      english: 'Circumflex branch',
      group,
      material: artery,
      stage: 'whole',
      mesh: joined([
        onSurface([anterior(1), ...range(-118, -230, 12).map(coronaryGroove)], 1.8, 0.9),
        onSurface(
          [
            coronaryGroove(-166),
            onVentricles(16, -164),
            onVentricles(36, -160),
            onVentricles(58, -158),
          ],
          1.2,
          0.6,
        ),
      ]),
    },
    {
      id: 'great-cardiac-vein',
      name: '心大静脉',
      english: 'Great cardiac vein',
      group,
      material: vein,
      stage: 'whole',
      mesh: onSurface(
        [
          ...range(74, 6, 8).map((along) => onVentricles(along, angleBeside(along))),
          ...range(-128, -190, 12).map((angle) => coronaryGroove(angle)),
        ],
        0.9,
        2,
      ),
    },
    {
      id: 'coronary-sinus',
      name: '冠状窦',
      english: 'Coronary sinus',
      group,
      material: vein,
      stage: 'whole',
      mesh: onSurface(range(-196, -262, 11).map(coronaryGroove), 2.4, 4.2),
    },
  ]
}

/** The vein runs some millimetres to the left of the artery. */
const angleBeside = (along: number): number => -103 - along * 0.02
