import { evenly, smooth, stations, type Station } from '../kit/curve.ts'
import { joined, tinted, withNormals, type Mesh } from '../kit/mesh.ts'
import type { Material, Part } from '../kit/model.ts'
import { tube, tubeAlong } from '../kit/tube.ts'
import { add, smoothstep, times, type Vec } from '../kit/vector.ts'
import {
  carina,
  lobarBronchi,
  mainBronchi,
  segments,
  trachea,
  tracheaLine,
  type Bronchus,
} from './frame.ts'

const mucosa: Material = { name: 'airway-wall', colour: '#dba79a', roughness: 0.5, twoSided: true }
const ring: Material = { name: 'airway-cartilage', colour: '#d7e0dd', roughness: 0.45 }
const ridge: Material = { name: 'carina', colour: '#c97f74', roughness: 0.5 }

/** How many C-shaped rings the trachea has. */
export const ringCount = 18

const frames = (line: readonly Vec[], count: number): Station[] =>
  // Upward in the picture is backward in the body: the gap of a ring is there.
  stations(evenly(smooth(line), count), [0, 0, -1])

/** A ring around a tube, open behind like a C: a band that lies on the wall. */
const band = (
  { at, side, up, forward }: Station,
  {
    radius,
    flat,
    open,
    tall,
    thick,
  }: { radius: number; flat: number; open: number; tall: number; thick: number },
): Mesh => {
  const [around, across] = [26, 8]
  const points: Vec[] = []
  const faces: number[] = []
  for (let step = 0; step <= around; step += 1) {
    const part = step / around
    // From one end behind, round the front, to the other end behind; the ends taper.
    const angle = Math.PI / 2 + open + (2 * Math.PI - 2 * open) * part
    const taper = smoothstep(-0.02, 0.07, part) * smoothstep(1.02, 0.93, part)
    const out = add(times(side, Math.cos(angle) * flat), times(up, Math.sin(angle)))
    for (let turn = 0; turn < across; turn += 1) {
      const around2 = (2 * Math.PI * turn) / across
      const away = radius + thick * 0.55 + Math.cos(around2) * thick * taper
      const along = Math.sin(around2) * tall * 0.5 * (0.5 + 0.5 * taper)
      points.push(add(at, add(times(out, away), times(forward, along))))
    }
    if (step === around) continue
    for (let turn = 0; turn < across; turn += 1) {
      const a = step * across + turn
      const b = step * across + ((turn + 1) % across)
      faces.push(a, b, a + across, b, b + across, a + across)
    }
  }
  return withNormals(points, faces)
}

const bandsOn = (
  line: readonly Vec[],
  count: number,
  radius: readonly [number, number],
  flat: number,
): Mesh => {
  const gap = 1 / count
  const all = frames(line, count * 8 + 1)
  return joined(
    Array.from({ length: count }, (_, index) => {
      const part = (index + 0.5) * gap
      const station = all[Math.round(part * (all.length - 1))]
      if (!station) return { points: [], normals: [], faces: [] }
      const size = radius[0] + (radius[1] - radius[0]) * part
      return band(station, { radius: size, flat, open: 0.62, tall: size * 0.45, thick: 1.05 })
    }),
  )
}

const pipeOf = ({ line, radius: [from, to] }: Bronchus): Mesh =>
  tubeAlong(frames(line, 16), (part) => from + (to - from) * part, { around: 18, wall: 0.9 })

const group = '气管与支气管'

const windpipe = (): Mesh => {
  const all = frames(tracheaLine, 40)
  const pipe = tubeAlong(all, trachea.radius, { around: 26, flat: trachea.flat, wall: 1.1 })
  // The hind wall is muscle alone, and flat.
  return tinted(pipe, (_, normal) => {
    const behind = smoothstep(0.2, 0.9, -normal[2])
    return [1 - 0.12 * behind, 1 - 0.3 * behind, 1 - 0.3 * behind]
  })
}

/** Trachea, carina, and the bronchi down to the segments. */
export const tree = (): Part[] => [
  {
    id: 'trachea',
    name: '气管',
    english: 'Trachea',
    group,
    material: mucosa,
    mesh: windpipe(),
  },
  {
    id: 'tracheal-rings',
    name: '气管软骨（C形）',
    english: 'Tracheal cartilages (C rings)',
    group,
    material: ring,
    mesh: bandsOn(tracheaLine, ringCount, [trachea.radius, trachea.radius], trachea.flat),
  },
  {
    id: 'carina',
    name: '气管隆嵴',
    english: 'Carina of trachea',
    group,
    material: ridge,
    mesh: tube(
      [add(carina, [0.5, -4, -8]), add(carina, [0.5, -1.5, 0]), add(carina, [0.5, -4, 8])],
      2.2,
      { around: 10 },
    ),
  },
  ...[...mainBronchi, ...lobarBronchi].map((one) => ({
    id: one.id,
    name: one.name,
    english: one.english,
    group,
    material: mucosa,
    mesh: pipeOf(one),
  })),
  {
    id: 'bronchial-cartilages',
    name: '支气管软骨',
    english: 'Bronchial cartilages',
    group,
    material: ring,
    mesh: joined(
      [...mainBronchi, ...lobarBronchi].map(({ line, rings, radius }) =>
        bandsOn(line, rings, radius, 1),
      ),
    ),
  },
  {
    id: 'segmental-bronchi',
    name: '段支气管',
    english: 'Segmental bronchi',
    group,
    material: { ...mucosa, name: 'segmental' },
    mesh: joined(
      segments.map(({ from, by, to }) =>
        tube([from, by, to], (part) => 3.2 - 1.5 * part, { around: 12, along: 12, wall: 0.6 }),
      ),
    ),
  },
]
