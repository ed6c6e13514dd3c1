import type { PelvicUltrasound } from '@xinglin/simulation/catalogue'
import { type Body, bodyBefore, type Probe, scanned, tissue, wall } from './echo.ts'
import { pouch } from './liver-view.ts'
import { hills, type Raster } from './raster.ts'
import { blob, ellipse, type Point, ragged, type Shape, tube } from './shapes.ts'

type Finding = Omit<PelvicUltrasound, 'kind'>

const probe: Probe = { width: 15, depth: 12.5, fan: { above: 4, degrees: 72 } }

const belly = (body: Body): void => {
  const all: Shape = { left: -9, top: 0, right: 9, bottom: 14, out: () => -1 }
  const loops = hills(51, 1.3)
  tissue(body, all, (x, y) => 0.24 + 0.2 * loops(x, y))
  tissue(body, { ...all, bottom: 1.5, out: (_x, y) => y - 0.7 }, 0.4)
  tissue(body, { ...all, bottom: 1.8, out: (_x, y) => Math.abs(y - 1.1) - 0.4 }, 0.24)
}

/** Fluid with fine echoes that drift in it, as deep as it was measured. */
const fluid = (body: Body, shape: Shape): void => {
  const drift = hills(53, 0.12)
  tissue(body, shape, (x, y) => 0.035 + (drift(x, y) > 0.72 ? 0.1 : 0), -0.16, 0.1)
}

/** The womb lengthwise: bladder before it, its lining in the middle, the pouch behind it. */
const lengthwise = (body: Body, { endometrium = 7, fluid: deep = 0, sac }: Finding): void => {
  belly(body)
  if (deep > 0) {
    const high = deep / 10
    const lake: readonly Point[] = [
      [-5.6, 7.4],
      [-3, 8],
      [0, 8.1],
      [2.6, 7.4],
      [4.6, 6.2],
      [5.4, 7.4],
      [4, 7.6 + high * 0.4],
      [1.4, 8.2 + high * 0.62],
      [-1.6, 8 + high * 0.66],
      [-4.6, 7.9 + high * 0.34],
    ]
    fluid(body, ragged(blob(lake), hills(57, 1), 0.2))
    fluid(
      body,
      blob([
        [-6.6, 3.4],
        [-5.2, 4.2],
        [-5.4, 6.4],
        [-6.4, 6.9],
        [-7, 5.2],
      ]),
    )
  }
  tissue(
    body,
    blob([
      [0.6, 1.9],
      [3.4, 1.9],
      [5.6, 2.6],
      [6, 3.9],
      [4, 4.6],
      [1.8, 4],
      [0.6, 3],
    ]),
    0.015,
    -0.2,
  )
  const womb = blob([
    [-4.6, 4.4],
    [-3.4, 3],
    [-1, 3],
    [1.4, 4],
    [3.6, 5],
    [5, 5.6],
    [5, 6.6],
    [3.6, 6.8],
    [1.2, 6.9],
    [-1.4, 7.2],
    [-3.8, 6.5],
  ])
  tissue(body, womb, 0.3, 0.05)
  tissue(body, { ...womb, out: (x, y) => Math.abs(womb.out(x, y)) - 0.04 }, 0.6)
  const lining = endometrium / 20
  const course: readonly Point[] = [
    [-3.3, 4.9],
    [-1.4, 5.1],
    [0.8, 5.5],
    [2.4, 5.8],
  ]
  tissue(body, tube(course, lining, lining * 0.6), 0.55)
  tissue(body, tube([...course, [4.8, 6.1]], 0.035), 0.85)
  if (sac === undefined) return
  tissue(body, ellipse([-2, 5], sac / 20 + 0.16, sac / 20 + 0.12), 0.8)
  tissue(body, ellipse([-2, 5], sac / 20, sac / 22), 0.012, -0.15)
}

/** Across: the womb between the ovaries; the patient's right is on the left. */
const across = (body: Body, { mass, fluid: deep = 0 }: Finding): void => {
  belly(body)
  if (deep > 0) {
    fluid(
      body,
      ragged(
        blob([
          [-6, 5.2],
          [-3.4, 6.2],
          [-2.6, 7.6],
          [0, 8.4],
          [2.6, 7.6],
          [3.6, 6.2],
          [6, 5],
          [6.2, 7.4],
          [3.6, 9],
          [0, 8.5 + deep * 0.03],
          [-3.6, 9],
          [-6.2, 7.4],
        ]),
        hills(59, 1),
        0.25,
      ),
    )
  }
  tissue(
    body,
    blob([
      [-2.6, 1.9],
      [0, 1.7],
      [2.6, 1.9],
      [3, 2.8],
      [0, 3.4],
      [-3, 2.8],
    ]),
    0.015,
    -0.2,
  )
  const womb = ellipse([0, 5.6], 2.7, 2.1)
  tissue(body, womb, 0.3, 0.05)
  tissue(body, { ...womb, out: (x, y) => Math.abs(womb.out(x, y)) - 0.04 }, 0.6)
  tissue(body, ellipse([0, 5.6], 1.1, 0.4), 0.55)
  for (const sign of [-1, 1]) {
    const x = sign * 4.4
    tissue(body, ellipse([x, 6.1], 1.35, 0.95, sign * 20), 0.22)
    for (const [dx, dy, radius] of [
      [-0.5, -0.2, 0.26],
      [0.35, 0.25, 0.32],
      [0.6, -0.3, 0.18],
      [-0.2, 0.4, 0.16],
    ] as const)
      tissue(body, ellipse([x + dx, 6.1 + dy], radius, radius), 0.015, -0.1)
  }
  if (mass === undefined) return
  const sign = mass.side === 'right' ? -1 : 1
  const mixed = hills(61, 0.5)
  const lump = (more: number): Shape =>
    ragged(
      ellipse([sign * 4.4, 4.5], mass.length / 20 + more, mass.width / 20 + more, sign * 24),
      hills(63, 0.7),
      0.24,
    )
  tissue(body, lump(0.12), 0.07, 0, 0.12)
  tissue(body, lump(-0.06), (x, y) => 0.14 + 0.85 * mixed(x, y) * mixed(x + 4, y * 1.4), 0.05, 0.14)
  tissue(body, ragged(ellipse([sign * 4.3, 4.6], 0.42, 0.32), hills(67, 0.4), 0.1), 0.03, 0, 0.1)
}

const views = [
  { name: '子宫纵切面', draw: lengthwise, seed: 201 },
  { name: '子宫与附件横切面', draw: across, seed: 207 },
]

/** The pelvis by ultrasound, and the pouch between liver and kidney. */
export const pelvicUltrasound = (
  finding: Finding,
  scale = 26,
): readonly { readonly name: string; readonly raster: Raster }[] => [
  ...views.map(({ name, draw, seed }) => {
    const body = bodyBefore(probe, scale)
    draw(body, finding)
    // Bone ends what can be seen.
    wall(
      body,
      tube(
        [
          [-3, 12],
          [0, 11.6],
          [3, 12],
        ],
        0.1,
      ),
      0.6,
    )
    return { name, raster: scanned(body, probe, seed) }
  }),
  { name: '肝肾隐窝', raster: pouch({ morison: finding.morison }, scale) },
]
