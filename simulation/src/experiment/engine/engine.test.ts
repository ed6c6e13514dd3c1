import { expect, test } from 'vitest'
import {
  area,
  crossings,
  duration,
  latency,
  mean,
  noiseAt,
  peak,
  rate,
  trough,
  varied,
} from './index.ts'
import { valuesOf } from './model.ts'

const samples = Float64Array.from(
  { length: 2000 },
  (_, n) => 10 + 5 * Math.sin((2 * Math.PI * n) / 100),
)
const wave = { samples, rate: 100 }

test('measurements of a sine of 1 Hz, amplitude 5, around 10', () => {
  expect(mean(wave, 0, 20)).toBeCloseTo(10, 9)
  expect(peak(wave, 0, 1)).toEqual({ value: 15, at: 0.25 })
  expect(trough(wave, 0, 1)).toEqual({ value: 5, at: 0.75 })
  expect(rate(wave, 0, 20)).toBeCloseTo(60, 6)
  expect(rate(wave, 0, 20, 11)).toBe(0)
  expect(area(wave, 0, 0.5, 10)).toBeCloseTo(5 / Math.PI, 2)
  expect(duration(wave, 0, 20, 10.0001)).toBeCloseTo(9.8, 9)
  expect(latency(wave, 0, 1, 4.9)).toBeCloseTo(0.22, 2)
  expect(latency(wave, 0, 1, 6)).toBeNaN()
  expect(crossings(wave, 0, 3, 8, 12)).toHaveLength(2)
})

test('beats are counted although the base line breathes and each has a second wave', () => {
  const breathing = Float64Array.from({ length: 5000 }, (_, n) => {
    const t = n / 250
    const beat =
      Math.max(0, Math.sin(2 * Math.PI * 5 * t)) * (10 + 2 * Math.sin(2 * Math.PI * 0.8 * t))
    const dicrotic = 1.5 * Math.max(0, Math.sin(2 * Math.PI * 5 * t - 4))
    return 90 + 3 * Math.sin(2 * Math.PI * 0.8 * t) + beat + dicrotic
  })
  expect(rate({ samples: breathing, rate: 250 }, 1, 19)).toBeCloseTo(300, 0)
})

test('noise has mean 0 and deviation 1, and neither neighbours nor channels go together', () => {
  const count = 40_000
  const noise = Array.from({ length: count }, (_, n) => noiseAt(3, 1, n))
  const other = Array.from({ length: count }, (_, n) => noiseAt(3, 2, n))
  const sum = (of: (n: number) => number): number =>
    noise.reduce((total, _, n) => total + of(n), 0) / count
  const at = (list: readonly number[], n: number): number => list[n] ?? 0
  expect(Math.abs(sum((n) => at(noise, n)))).toBeLessThan(0.02)
  expect(Math.abs(sum((n) => at(noise, n) ** 2) - 1)).toBeLessThan(0.03)
  for (const step of [1, 2, 10, 100])
    expect(Math.abs(sum((n) => at(noise, n) * at(noise, n + step)))).toBeLessThan(0.02)
  expect(Math.abs(sum((n) => at(noise, n) * at(other, n)))).toBeLessThan(0.02)
})

test('biological variation stays within two deviations and is one’s own', () => {
  const values = Array.from({ length: 500 }, (_, seed) => varied(seed, 'rate', 100, 0.1))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(80)
  expect(Math.max(...values)).toBeLessThanOrEqual(120)
  expect(new Set(values).size).toBeGreaterThan(460)
  expect(Math.abs(values.reduce((a, b) => a + b, 0) / 500 - 100)).toBeLessThan(1.5)
  expect(varied(1, 'rate', 100, 0.1)).not.toBe(varied(1, 'force', 100, 0.1))
})

test('parameters out of their range, and unknown ones, are thrown back', () => {
  const table = {
    gain: { zh: '增益', unit: '倍', usual: 1, lo: 0, hi: 2, does: '放大', source: 'test' },
  }
  expect(valuesOf(table)).toEqual({ gain: 1 })
  expect(valuesOf(table, { gain: 2 })).toEqual({ gain: 2 })
  expect(() => valuesOf(table, { gain: 3 })).toThrow(RangeError)
  expect(() => valuesOf(table, { gain: Number.NaN })).toThrow(RangeError)
  expect(() => valuesOf(table, { other: 1 })).toThrow(RangeError)
})
