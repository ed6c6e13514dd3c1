import { expect, test } from 'vitest'
import type { Vec } from '../body/vector.ts'
import { Orbit } from './orbit.ts'

const ball = (at: Vec, radius: number) => (from: Vec) =>
  Math.hypot(from[0] - at[0], from[1] - at[1], from[2] - at[2]) - radius

const zoomedIn = (to: Vec) => {
  const orbit = new Orbit()
  orbit.set({ around: 0.4, above: 0.3, far: 1, to })
  for (let times = 0; times < 40; times += 1) orbit.zoom(1.2)
  return orbit
}

test.each<[string, Vec]>([
  ['within the body', [0, 1, 0]],
  ['on its skin', [0, 1, 0.2]],
  ['behind it', [0, 1, -0.35]],
])('who looks at a place %s never gets into it', (_, to) => {
  const clearance = ball([0, 1, 0], 0.2)
  const orbit = zoomedIn(to)
  for (let turn = 0; turn < 12; turn += 1) {
    orbit.turn(0.55, turn % 2 ? 0.4 : -0.3)
    orbit.apply(clearance)
    expect(clearance(orbit.camera.position.toArray() as unknown as Vec)).toBeGreaterThan(0.06)
  }
})

test('where nothing is in the way one gets as near as one likes', () => {
  const orbit = zoomedIn([0, 1, 0])
  orbit.apply()
  expect(orbit.camera.position.distanceTo(orbit.to)).toBeCloseTo(0.16)
})
