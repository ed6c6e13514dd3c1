import { expect, test } from 'vitest'
import { bendOf } from './bend.ts'
import { bodyOf } from './body.ts'
import { build } from './build.ts'
import { palpated } from './palpate.ts'
import { apart, met, placeOf } from './places.ts'
import { poses, type Posture } from './pose.ts'

const figures = [
  { sex: 'man', fat: 0.1 },
  { sex: 'woman', fat: 0.9 },
] as const

test.each([
  [0, 0, 0],
  [46, 36, 34],
  [26, 30, -4],
])('a trunk bent by %d, %d and %d degrees leads back to where it came from', (...degrees) => {
  const bend = bendOf(...degrees)
  const nearest = { h: 0, z: 0 }
  for (const h of [0.05, 0.2, 0.33, 0.45, 0.6, 0.7])
    for (const z of [-0.1, 0.02, 0.1]) {
      const [x, y, depth] = bend.out([0.04, h, z])
      bend.back(x, y, depth, nearest)
      expect(nearest.h).toBeCloseTo(h, 6)
      expect(nearest.z).toBeCloseTo(z, 6)
    }
})

const felt: readonly (readonly [Posture, string, RegExp])[] = [
  ['over-chair', 'right-scapular-7', /右侧肩胛线，.*第7肋间隙/],
  ['over-chair', 'left-scapular-7', /左侧肩胛线，.*第7肋间隙/],
  ['over-chair', 'right-scapular-10', /第10肋间隙/],
  ['over-chair', 'right-postaxillary-8', /腋后线，.*第7肋间隙/],
  ['arm-raised', 'left-midaxillary-6', /左侧腋中线，.*第6肋间隙/],
  ['arm-raised', 'right-antaxillary-5', /腋前线，.*第5肋间隙/],
  ['supine', 'right-midclavicular-2', /锁骨中线，.*第2肋间隙/],
  ['supine', 'left-lower', /左下腹/],
  ['supine', 'right-lower', /右下腹/],
  ['supine', 'sternum', /胸骨角|胸骨柄/],
  ['curled', 'l3-4', /L3–L4间隙/],
  ['curled', 'l4-5', /L4–L5间隙/],
  ['curled', 'l2-3', /L2–L3间隙/],
  ['curled', 't12-l1', /T12–L1间隙/],
  ['curled', 'posterior-spine', /髂后上棘/],
  ['arm-out', 'left-radial', /左(前臂|腕部)/],
  ['arm-out', 'right-cubital-vein', /右肘窝/],
]

test.each(felt)('%s: at %s a finger feels %s', (posture, site, words) => {
  for (const figure of figures) {
    const body = bodyOf(figure, poses[posture])
    const place = placeOf(body, site)
    expect(Math.abs(body.skin(...(place?.at ?? [9, 9, 9])))).toBeLessThan(0.002)
    expect(place && palpated(body, place.at)).toMatch(words)
  }
})

test('a look that meets a body ends on its skin, and one beside it nowhere', () => {
  const body = bodyOf(figures[0], poses.supine)
  const at = met(body, [0, 0.3, 2], [0, 0, -1])
  expect(at && Math.abs(body.skin(...at))).toBeLessThan(0.002)
  expect(met(body, [1.5, 0.3, 2], [0, 0, -1])).toBeUndefined()
})

test('the left of a body is the left, and both sides are alike', () => {
  const body = bodyOf(figures[0], poses.supine)
  const [left, right] = ['left-lower', 'right-lower'].map((site) => placeOf(body, site)?.at)
  expect(left?.[0]).toBeGreaterThan(0)
  expect(left && right && apart(left, [-right[0], right[1], right[2]])).toBeLessThan(0.002)
})

test('a body is built as a closed skin of a size that a laptop draws', () => {
  const built = build({
    figure: figures[0],
    posture: 'supine',
    dress: { trousers: 0.13, shirt: 0.36, blanket: 0.05 },
  })
  expect(built.skin.points.length / 3).toBeLessThan(45_000)
  expect(built.skin.points.every(Number.isFinite)).toBe(true)
  expect(built.skin.colours.every((one) => one >= 0 && one <= 1)).toBe(true)
  expect(built.blanket?.points.length).toBeGreaterThan(1000)
})
