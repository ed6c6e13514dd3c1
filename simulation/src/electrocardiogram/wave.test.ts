import type { EcgTracing } from '#catalogue'
import { describe, expect, test } from 'vitest'
import { rhythmOf } from './beats.ts'
import { leadTrace, samplesPerSecond } from './wave.ts'

const sinus = (over: Partial<EcgTracing> = {}, rate = 60): EcgTracing & { rate: number } => ({
  rhythm: 'sinus',
  leads: {},
  rate,
  ...over,
})

const at = (trace: readonly number[], seconds: number): number =>
  trace[Math.round(seconds * samplesPerSecond)] ?? Number.NaN

/** 60 ms after the J point of the second beat, where ST is read. */
const st = (tracing: EcgTracing & { rate: number }, lead: 'II' | 'III' | 'aVL' | 'V4R') => {
  const beat = rhythmOf(tracing, 4).beats[1]
  if (!beat) throw new Error('no beat')
  return at(leadTrace(tracing, lead, 4), beat.at + beat.qrs + 0.04)
}

describe('a tracing', () => {
  test('has as many beats as its rate says, each after its P by the PR interval', () => {
    const { atria, beats } = rhythmOf(sinus({ pr: 180 }, 54), 60)
    expect(beats.length).toBeGreaterThanOrEqual(53)
    expect(beats.length).toBeLessThanOrEqual(54)
    expect((beats[3]?.at ?? 0) - (atria[3] ?? 0)).toBeCloseTo(0.18)
  })

  test('shows ST as high as the case says in each lead, and level elsewhere', () => {
    const inferior = sinus({
      leads: { II: { st: 0.2 }, III: { st: 0.3 }, aVL: { st: -0.2, t: 'inverted' } },
    })
    expect(st(inferior, 'III')).toBeGreaterThan(0.25)
    expect(st(inferior, 'II')).toBeGreaterThan(0.15)
    expect(st(inferior, 'III')).toBeGreaterThan(st(inferior, 'II'))
    expect(st(inferior, 'aVL')).toBeLessThan(-0.14)
    expect(Math.abs(st(sinus(), 'II'))).toBeLessThan(0.05)
  })

  test('obeys Einthoven: II is I and III together', () => {
    const [one, two, three] = (['I', 'II', 'III'] as const).map((lead) =>
      Math.max(...leadTrace(sinus({ axis: 50 }), lead, 2)),
    )
    expect(Math.abs((two ?? 0) - (one ?? 0) - (three ?? 0))).toBeLessThan(0.15)
  })

  test('of aVR points down, and R grows from V1 to V4', () => {
    const high = (lead: 'V1' | 'V4') => Math.max(...leadTrace(sinus(), lead, 2))
    expect(Math.min(...leadTrace(sinus(), 'aVR', 2))).toBeLessThan(-0.6)
    expect(high('V4')).toBeGreaterThan(high('V1') * 3)
  })

  test.each([
    ['tall', 0.7, 2],
    ['inverted', -2, -0.15],
  ] as const)('has a T that is %s', (t, low, high) => {
    const tracing = sinus({ leads: { V5: { t } } })
    const beat = rhythmOf(tracing, 4).beats[1]
    const peak = at(
      leadTrace(tracing, 'V5', 4),
      (beat?.at ?? 0) + (beat?.qt ?? 0) - ((beat?.qt ?? 0) - (beat?.qrs ?? 0)) * 0.28,
    )
    expect(peak).toBeGreaterThan(low)
    expect(peak).toBeLessThan(high)
  })
})

describe('rhythms', () => {
  const gaps = (tracing: EcgTracing & { rate: number }) => {
    const { beats } = rhythmOf(tracing, 20)
    return beats.slice(1).map((one, n) => one.at - (beats[n]?.at ?? 0))
  }
  const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all)

  test('fibrillation is irregular and has no P, sinus is regular', () => {
    expect(spread(gaps(sinus({ rhythm: 'atrial-fibrillation' }, 90)))).toBeGreaterThan(0.2)
    expect(rhythmOf(sinus({ rhythm: 'atrial-fibrillation' }), 10).atria).toEqual([])
    expect(spread(gaps(sinus()))).toBeLessThan(0.001)
  })

  test('a third-degree block has P of its own, more than QRS', () => {
    const { atria, beats } = rhythmOf(sinus({ rhythm: 'av-block-3' }, 38), 20)
    expect(atria.length).toBeGreaterThan(beats.length * 1.8)
  })

  test('a second-degree block drops every fourth QRS', () => {
    const { atria, beats } = rhythmOf(sinus({ rhythm: 'av-block-2' }), 30)
    expect(beats.length / atria.length).toBeCloseTo(0.75, 1)
  })

  test('ventricular beats are wide', () => {
    const all = rhythmOf(sinus({ rhythm: 'ventricular-tachycardia' }, 170), 5).beats
    expect(all.every(({ qrs }) => qrs >= 0.14)).toBe(true)
    const some = rhythmOf(sinus({ extrasystoles: 'ventricular' }), 10).beats
    expect(some.filter(({ wide }) => wide).length).toBe(2)
  })
})
