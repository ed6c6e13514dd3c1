import { describe, expect, test } from 'vitest'
import { gurgles } from './bowel.ts'
import { breathsOf } from './breath.ts'
import { heartBeats } from './heart.ts'
import { samplesPerSecond } from './noise.ts'
import { columnsOf, type SampledSound, render } from './render.ts'

const heart = (over: Partial<SampledSound & { kind: 'heart' }> = {}) =>
  ({ kind: 'heart', rhythm: 'regular', s1: 1, s2: 1, rate: 60, ...over }) as const

const loudness = (samples: Float32Array, from: number, until: number) => {
  const part = samples.slice(from * samplesPerSecond, until * samplesPerSecond)
  return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length)
}

describe('heart sounds', () => {
  test('come at the rate, the second a systole after the first', () => {
    const beats = heartBeats(heart(), 10)
    expect(beats.length).toBe(10)
    expect((beats[0]?.s2 ?? 0) - (beats[0]?.s1 ?? 0)).toBeCloseTo(0.31, 1)
    expect(heartBeats(heart({ rate: 120 }), 10).length).toBe(20)
  })

  test('a murmur sounds in its part of the beat and nowhere else', () => {
    const murmur = { timing: 'systolic', shape: 'plateau', grade: 4, site: 'apex' } as const
    const [beat] = heartBeats(heart(), 10)
    if (!beat) throw new Error('no beat')
    const quiet = render(heart({ s1: 0, s2: 0 }))
    const loud = render(heart({ s1: 0, s2: 0, murmur }))
    expect(loudness(quiet, beat.s1, beat.next)).toBe(0)
    expect(loudness(loud, beat.s1 + 0.06, beat.s2 - 0.02)).toBeGreaterThan(0.05)
    expect(loudness(loud, beat.s2 + 0.1, beat.next - 0.05)).toBe(0)
  })

  test('a fourth sound comes before the first', () => {
    const beat = heartBeats(heart(), 10)[2]
    if (!beat) throw new Error('no beat')
    const before = (s4: number) => loudness(render(heart({ s4 })), beat.s1 - 0.08, beat.s1 - 0.01)
    expect(before(0.8)).toBeGreaterThan(before(0) + 0.05)
  })

  test('irregular beats differ in their distance', () => {
    const beats = heartBeats(heart({ rhythm: 'irregular' }), 10)
    const steps = new Set(beats.map((one) => (one.next - one.s1).toFixed(2)))
    expect(steps.size).toBeGreaterThan(3)
  })
})

describe('breath sounds', () => {
  const breath = (over: Partial<SampledSound & { kind: 'breath' }> = {}) =>
    ({ kind: 'breath', base: 'vesicular', added: [], rate: 15, ...over }) as const

  test('are louder in than out when vesicular, and not when bronchial', () => {
    const ratio = (base: 'vesicular' | 'bronchial') => {
      const sound = breath({ base })
      const [first] = breathsOf(sound, 10)
      if (!first) throw new Error('no breath')
      const samples = render(sound)
      return loudness(samples, ...first.inspiration) / loudness(samples, ...first.expiration)
    }
    expect(ratio('vesicular')).toBeGreaterThan(1.8)
    expect(ratio('bronchial')).toBeLessThan(1.1)
  })

  test('an absent one is silent, and a wheeze of expiration sounds there alone', () => {
    expect(loudness(render(breath({ base: 'absent' })), 0, 10)).toBe(0)
    const sound = breath({ base: 'absent', added: [{ type: 'wheeze', phase: 'expiration' }] })
    const [first] = breathsOf(sound, 10)
    if (!first) throw new Error('no breath')
    const samples = render(sound)
    expect(loudness(samples, ...first.inspiration)).toBe(0)
    expect(loudness(samples, ...first.expiration)).toBeGreaterThan(0.05)
  })
})

test('bowels gurgle as often as they do in a minute, and are silent where there are none', () => {
  const sound = { kind: 'bowel', perMinute: 12, pitch: 'normal' } as const
  expect(gurgles(sound, 30).length).toBeGreaterThanOrEqual(4)
  expect(gurgles(sound, 30).length).toBeLessThanOrEqual(6)
  expect(loudness(render({ ...sound, pitch: 'none', rate: 0 }), 0, 30)).toBe(0)
})

test('the drawing is as loud as the sound', () => {
  const columns = columnsOf(new Float32Array([0, 0.5, 0, -1, 0, 0]), 3)
  expect(columns).toEqual([0.5, 1, 0])
})
