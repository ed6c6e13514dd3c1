import { expect, test } from 'vitest'
import { bodyOf } from '../body/body.ts'
import { apart, placeOf } from '../body/places.ts'
import { poses, type Posture } from '../body/pose.ts'
import { roomOf } from '../body/room.ts'
import { gazeOf } from './gaze.ts'
import type { Seen } from './eyes.ts'
import type { Eye } from './orbit.ts'

const at = (posture: Posture, kind: Seen['kind']): Seen => ({
  kind,
  limb: 'arm',
  body: bodyOf({ sex: 'man', fat: 0.1 }, poses[posture]),
  room: roomOf(poses[posture]),
})

/** A camera that writes down where it was sent. */
const watched = () => {
  const eyes: Eye[] = []
  const gaze = gazeOf(
    { set: (eye) => void eyes.push(eye), fly: (eye) => void eyes.push(eye) },
    true,
  )
  return { eyes, gaze }
}

const isOn = (eye: Eye | undefined, { body, room }: Seen, site: string) => {
  const place = placeOf(body, site)
  return eye && place && apart(eye.to, room.into(place.at)) < 0.01
}

test.each([
  ['arm', 'arm-out', 'left-radial'],
  ['arm', 'arm-out', 'right-cubital-vein'],
  ['marrow', 'curled', 'anterior-spine'],
] as const)('%s, %s: who chooses %s sees it', (kind, posture, site) => {
  const seen = at(posture, kind)
  const { eyes, gaze } = watched()
  gaze.begin(seen, true)
  expect(isOn(eyes[0], seen, site)).toBe(false)
  gaze.follow({ ...seen, picked: site })
  expect(eyes).toHaveLength(2)
  expect(isOn(eyes[1], seen, site)).toBe(true)
})

test('what is in sight moves nothing: a hand may have turned the picture', () => {
  const seen = at('curled', 'spine')
  const { eyes, gaze } = watched()
  gaze.begin(seen, true)
  for (const site of ['l3-4', 'l4-5', 'l2-3']) gaze.follow({ ...seen, picked: site, marked: site })
  expect(eyes).toHaveLength(1)
})

test('the needle goes before what is picked, and a place that the body lacks counts for nothing', () => {
  const seen = at('arm-out', 'arm')
  const { eyes, gaze } = watched()
  gaze.begin(seen, true)
  gaze.follow({ ...seen, picked: 'nowhere', marked: 'left-radial' })
  expect(isOn(eyes[1], seen, 'left-radial')).toBe(true)
  const needle = { site: 'left-cubital-vein', deed: 'puncture', depth: 1, angle: 30 }
  gaze.follow({ ...seen, needle, picked: 'left-radial' })
  expect(isOn(eyes[2], seen, 'left-cubital-vein')).toBe(true)
})

test('while a needle is in one bends over it, and straightens up when it is out', () => {
  const seen = at('curled', 'spine')
  const { eyes, gaze } = watched()
  gaze.begin(seen, true)
  const needle = { site: 'l3-4', deed: 'puncture', depth: 1, angle: 90 }
  gaze.follow({ ...seen, needle })
  gaze.follow({ ...seen, needle: { ...needle, depth: 4.5 } })
  expect(eyes).toHaveLength(2)
  expect(isOn(eyes[1], seen, 'l3-4')).toBe(true)
  const [usual, bent] = eyes.map(({ far }) => far)
  expect((bent ?? 0) / (usual ?? 1)).toBeLessThan(0.7)
  gaze.follow({ ...seen, marked: 'l3-4' })
  expect(eyes[2]).toEqual(eyes[0])
})

test('who looks at the face goes on looking at it', () => {
  const seen = at('arm-out', 'arm')
  const { eyes, gaze } = watched()
  gaze.begin(seen, true)
  gaze.look(seen, 'face')
  gaze.follow({ ...seen, picked: 'left-radial' })
  expect(eyes).toHaveLength(2)
  gaze.look({ ...seen, picked: 'left-radial' }, 'work')
  expect(isOn(eyes[2], seen, 'left-radial')).toBe(true)
})
