import { type Body, bodyBefore, type Probe, scanned, tissue, wall } from './echo.ts'
import { hills, type Raster } from './raster.ts'
import { blob, ellipse, rise, type Shape, tube } from './shapes.ts'

const probe: Probe = { width: 15, depth: 13, fan: { above: 4, degrees: 74 } }

type Finding = { readonly liver?: 'bright' | undefined; readonly morison?: number | undefined }

const vessels = (body: Body, bright: boolean): void => {
  for (const [line, radius] of [
    [
      [
        [-4.4, 5],
        [-2.2, 4.4],
        [-0.4, 3.4],
      ],
      0.2,
    ],
    [
      [
        [-2.2, 4.4],
        [-1, 5.4],
        [0.6, 5.6],
      ],
      0.16,
    ],
  ] as const) {
    // The walls of portal branches are bright; in a bright liver they are lost.
    tissue(body, tube(line, radius + 0.09), bright ? 0.62 : 0.72)
    tissue(body, tube(line, radius), 0.04, -0.1)
  }
  tissue(
    body,
    tube(
      [
        [-3.8, 7.6],
        [-2.4, 6.6],
        [-0.8, 6.8],
      ],
      0.22,
      0.12,
    ),
    0.03,
    -0.1,
  )
}

/** The right upper belly lengthwise: liver, kidney, and the pouch between them (肝肾隐窝). */
export const pouch = ({ liver, morison = 0 }: Finding, scale = 26): Raster => {
  const body = bodyBefore(probe, scale)
  const all: Shape = { left: -9, top: 0, right: 9, bottom: 14, out: () => -1 }
  const gut = hills(71, 1.2)
  const bright = liver === 'bright'
  tissue(body, all, (x, y) => 0.26 + 0.18 * gut(x, y))
  tissue(body, { ...all, bottom: 1.4, out: (_x, y) => y - 1.1 }, 0.42)
  tissue(body, { ...all, bottom: 1.2, out: (_x, y) => Math.abs(y - 0.8) - 0.2 }, 0.22)
  const organ = blob([
    [-7, 1.4],
    [-2, 1.1],
    [3, 1.3],
    [5.4, 2.6],
    [4.8, 4.4],
    [2.6, 6.2],
    [-0.6, 7.4],
    [-3, 9.6],
    [-5.4, 11.6],
    [-8, 10],
    [-8.4, 5],
  ])
  // Fat sends more back and lets less through: bright before, dark behind.
  tissue(body, organ, bright ? 0.62 : 0.34, bright ? 0.11 : 0.01, 0.05)
  vessels(body, bright)
  tissue(
    body,
    tube(
      [
        [-8.6, 7],
        [-6.6, 10],
        [-3.6, 12],
        [-1, 12.9],
      ],
      0.1,
    ),
    0.95,
  )
  const kidney = ellipse([1.9, 8.5], 4.6, 2.15, -27)
  tissue(
    body,
    { ...kidney, left: -5, right: 9, top: 3, bottom: 13, out: (x, y) => kidney.out(x, y) - 0.3 },
    0.62,
    0.02,
  )
  if (morison > 0) {
    const deep = morison / 10
    // Fluid lies on the kidney, under the liver, and parts them by as much as was measured.
    const between: Shape = {
      left: -6,
      top: 2,
      right: 7,
      bottom: 11,
      out: (x, y) => {
        const end = 8.8 - y - (x - 1) * 0.45
        const away = kidney.out(x, y)
        return Math.max(away - deep * rise(end, 0, 3), 0.02 - away, -end)
      },
    }
    tissue(body, between, 0.02, -0.16)
  }
  tissue(body, kidney, 0.27, 0)
  tissue(body, ellipse([1.9, 8.5], 2.7, 0.85, -27), 0.68, 0.03, 0.3)
  for (const [x, y] of [
    [-0.7, 8.6],
    [0.6, 7.7],
    [2.2, 7],
    [3.8, 6.6],
    [4.6, 7.6],
    [0.6, 10.2],
    [2.4, 9.8],
  ] as const)
    tissue(body, ellipse([x, y], 0.42, 0.34), 0.14, 0, 0.14)
  wall(
    body,
    tube(
      [
        [4.6, 12.4],
        [6, 11.4],
        [7.4, 11.4],
      ],
      0.12,
    ),
    0.7,
  )
  return scanned(body, probe, 301)
}
