import { expect, test } from 'vitest'
import { netOf, type Net } from './net.ts'
import { trimmed } from './pieces.ts'

const radius = 0.1
const ball = netOf(
  (x, y, z) => Math.sqrt(x * x + y * y + z * z) - radius,
  [-0.13, -0.13, -0.13],
  [0.13, 0.13, 0.13],
  0.014,
)
const cornersOf = ({ points, faces }: Net) =>
  [...faces].map(
    (index) => [...points.subarray(index * 3, index * 3 + 3)] as [number, number, number],
  )
const areaOf = (net: Net): number => {
  const all = cornersOf(net)
  let sum = 0
  for (let n = 0; n < all.length; n += 3) {
    const [a, b, c] = all.slice(n, n + 3)
    if (!a || !b || !c) continue
    const [u, v] = [b, c].map((one) => one.map((value, axis) => value - (a[axis] ?? 0)))
    const [ux = 0, uy = 0, uz = 0] = u ?? []
    const [vx = 0, vy = 0, vz = 0] = v ?? []
    sum += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
  }
  return sum
}

test.each([-0.05, 0, 0.031])('cloth ends at its hem (%d m), not at the corners of a net', (hem) => {
  const cut = trimmed(ball, ([, y]) => y - hem)
  const heights = cornersOf(cut).map(([, y]) => y)
  expect(Math.max(...heights)).toBeLessThanOrEqual(hem + 1e-6)
  // What is left of a ball below a height has the area of its cylinder; steps at the hem would lack some of it.
  const wanted = 2 * Math.PI * radius * (hem + radius)
  expect(areaOf(cut) / wanted).toBeGreaterThan(0.985)
  expect(areaOf(cut) / wanted).toBeLessThan(1.005)
})

test('nothing beyond the hem leaves a net as it is; everything beyond leaves nothing', () => {
  expect(cornersOf(trimmed(ball, () => -1))).toEqual(cornersOf(ball))
  expect(trimmed(ball, () => 1).faces).toHaveLength(0)
})
