import type { AbdomenUltrasound } from '@xinglin/simulation/catalogue'
import { bodyBefore, type Probe, scanned, tissue, wall } from './echo.ts'
import { pouch } from './liver-view.ts'
import { hills, type Raster } from './raster.ts'
import { blob, ellipse, type Point, ragged, type Shape, tube } from './shapes.ts'

type Finding = Omit<AbdomenUltrasound, 'kind'>

const fan: Probe = { width: 15, depth: 12, fan: { above: 4, degrees: 72 } }
const straight: Probe = { width: 6.4, depth: 5.2 }
const all: Shape = { left: -9, top: 0, right: 9, bottom: 14, out: () => -1 }

/** Across the upper belly: liver, pancreas before its vein, great vessels, spine. */
const across = ({ liver, pancreas, gas }: Finding, scale: number): Raster => {
  const body = bodyBefore(fan, scale)
  const gut = hills(73, 1.1)
  tissue(body, all, (x, y) => 0.26 + 0.2 * gut(x, y))
  tissue(body, { ...all, bottom: 1.4, out: (_x, y) => Math.abs(y - 0.8) - 0.24 }, 0.2)
  const lobe = blob([
    [-7, 1.2],
    [0, 1.1],
    [4.4, 1.4],
    [3, 3],
    [0, 3.7],
    [-3.4, 4.4],
    [-7, 6],
  ])
  tissue(body, lobe, liver === 'bright' ? 0.6 : 0.34, liver === 'bright' ? 0.08 : 0)
  const swollen = pancreas === 'swollen'
  const course: readonly Point[] = [
    [-3.4, 6.6],
    [-2.4, 5.3],
    [0, 4.8],
    [2.6, 4.9],
    [4.8, 5.4],
  ]
  const uneven = hills(79, 0.6)
  if (swollen) tissue(body, ragged(tube(course, 1.9, 1.5, 2), uneven, 0.3), 0.1, 0, 0.3)
  tissue(
    body,
    ragged(tube(course, swollen ? 1.4 : 0.85, swollen ? 1.1 : 0.65), uneven, 0.16),
    swollen ? 0.2 : 0.46,
    0,
    0.1,
  )
  tissue(
    body,
    tube(
      [
        [-1.2, 6.4],
        [1, 6.1],
        [4.4, 6.4],
      ],
      0.3,
      0.24,
    ),
    0.02,
    -0.1,
  )
  tissue(body, ellipse([-1.5, 6.5], 0.5, 0.5), 0.02, -0.1)
  tissue(body, ellipse([0.2, 7.2], 0.62, 0.62), 0.7)
  tissue(body, ellipse([0.2, 7.2], 0.32, 0.32), 0.02)
  tissue(body, ellipse([0.6, 8.7], 0.98, 0.95), 0.6)
  tissue(body, ellipse([0.6, 8.7], 0.9, 0.87), 0.015, -0.1)
  tissue(body, ellipse([-2, 8.5], 1.15, 0.72), 0.02, -0.1)
  wall(
    body,
    tube(
      [
        [-2.2, 10.8],
        [0, 9.9],
        [2.2, 10.8],
      ],
      0.12,
    ),
    0.9,
  )
  if (gas === true)
    for (const x of [2, 3.1, 4.3]) tissue(body, ellipse([x, 3.4], 0.75, 0.24), 0.8, 2.4, 0.3)
  return scanned(body, fan, 401)
}

const appendix = (body: ReturnType<typeof bodyBefore>, { appendix: ill }: Finding): void => {
  const course: readonly Point[] = [
    [3.4, 2.3],
    [1.8, 2.9],
    [0, 3],
    [-1.5, 2.7],
  ]
  const radius = (ill?.mm ?? 5) / 20
  if (ill !== undefined) {
    // Inflamed fat around it is bright and does not yield; a little fluid lies beside it.
    tissue(
      body,
      ragged(tube(course, radius + 0.8, radius + 0.8, 2), hills(83, 0.5), 0.25),
      0.62,
      0,
      0.25,
    )
    tissue(body, ragged(ellipse([-1.9, 3.5], 0.6, 0.2, 20), hills(89, 0.3), 0.06), 0.02, -0.2)
  }
  tissue(body, tube(course, radius), 0.5, 0, 0.03)
  tissue(body, tube(course, radius - 0.05), ill === undefined ? 0.2 : 0.13, 0, 0.03)
  tissue(body, tube(course, radius * 0.5), 0.55, 0, 0.04)
  tissue(body, tube(course, radius * 0.36), ill === undefined ? 0.3 : 0.05, 0, 0.03)
  if (ill?.stone !== undefined) wall(body, ellipse([0.5, 2.9], ill.stone / 20, 0.13), 0.95)
}

/** The right lower belly with a straight probe: the wall's layers, bowel, the muscle and the vessels behind. */
const rightLower = (finding: Finding, scale: number): Raster => {
  const body = bodyBefore(straight, scale)
  const gut = hills(97, 0.8)
  tissue(body, all, (x, y) => 0.24 + 0.2 * gut(x, y))
  const layers = [
    [0.08, 0.6],
    [0.6, 0.26],
    [0.66, 0.7],
    [1.05, 0.2],
    [1.1, 0.65],
    [1.45, 0.22],
    [1.5, 0.75],
  ] as const
  let top = 0
  for (const [bottom, bright] of layers) {
    const from = top
    tissue(
      body,
      {
        ...all,
        bottom: bottom + 0.1,
        out: (x, y) => Math.max(from - y, y - bottom - 0.03 * Math.sin(x)),
      },
      bright,
    )
    top = bottom
  }
  tissue(body, ellipse([-2, 2.3], 0.95, 0.5), 0.2)
  tissue(body, ellipse([-2, 2.3], 0.6, 0.2), 0.55)
  if (finding.appendix === undefined) {
    tissue(body, ellipse([0.4, 2.2], 1, 0.42), 0.2)
    tissue(body, ellipse([0.4, 2.2], 0.7, 0.14), 0.6)
  }
  tissue(
    body,
    blob([
      [-3.4, 4],
      [-1, 3.9],
      [1.2, 4.2],
      [1.4, 5.6],
      [-3.4, 5.6],
    ]),
    (x, y) => 0.16 + 0.12 * Math.abs(Math.sin(y * 9 + x)),
    0,
  )
  tissue(body, ellipse([2.2, 4.3], 0.48, 0.44), 0.02, -0.1)
  tissue(body, ellipse([2.75, 4.85], 0.55, 0.4), 0.03, -0.1)
  appendix(body, finding)
  return scanned(body, straight, 431)
}

/** The belly by ultrasound: liver and kidney, pancreas, right lower belly. */
export const abdomenUltrasound = (
  finding: Finding,
  scale = 26,
): readonly { readonly name: string; readonly raster: Raster }[] => [
  { name: '肝肾切面', raster: pouch(finding, scale) },
  { name: '上腹横切面', raster: across(finding, scale) },
  { name: '右下腹（高频探头）', raster: rightLower(finding, scale * 2.2) },
]
