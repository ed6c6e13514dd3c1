import { noiseAt } from '#experiment/engine'
import { describe, expect, test } from 'vitest'
import {
  compensationOf,
  conductionVelocity,
  correctedQt,
  course,
  cycles,
  maximalStimulusOf,
  q10Of,
  refractoryOf,
  thresholdOf,
} from './index.ts'

/** A sample a millisecond of what a function of the second gives. */
const drawn = (seconds: number, of: (second: number) => number) => ({
  samples: Float64Array.from({ length: seconds * 1000 }, (_, n) => of(n / 1000)),
  rate: 1000,
})

describe('one response: 5 g at rest, from 10 ms on up by 20 g in 40 ms, down in 100 ms (a sample less at half of the fall)', () => {
  const twitch = drawn(0.3, (t) =>
    t < 0.01 ? 5 : t < 0.05 ? 5 + 500 * (t - 0.01) : t < 0.15 ? 25 - 200 * (t - 0.05) : 5,
  )
  test.each([
    ['onset', course.onset, 14],
    ['rise', course.rise, 36],
    ['halfFall', course.halfFall, 50],
    ['fall', course.fall, 90],
    ['halfWidth', course.halfWidth, 69],
    ['width', course.width, 126],
    ['peakTime', course.peakTime, 50],
    ['above', course.above, 20],
    ['below', course.below, 0],
    ['change', course.change, 0],
    ['areaAbove', course.areaAbove, 1.4],
    ['steepestRise', course.steepestRise, 500],
    ['steepestFall', course.steepestFall, -200],
  ] as const)('%s', (_name, measure, expected) =>
    expect(measure(twitch, 0, 0.3)).toBeCloseTo(expected, 6),
  )
  test('a line that does not rise has no latency', () =>
    expect(
      course.onset(
        drawn(0.1, () => 3),
        0,
        0.1,
      ),
    ).toBeNaN())
})

test('two phases: how far below against how far above, and when', () => {
  const both = drawn(0.1, (t) => (t < 0.02 ? 0 : t < 0.03 ? 10 : t < 0.05 ? -4 : 0))
  expect(course.phases(both, 0, 0.1)).toBeCloseTo(40, 9)
  expect(course.troughTime(both, 0, 0.1)).toBeCloseTo(30, 9)
})

describe('beats at 0.5, 1.5, 2 and 4 s of 4, 4, 1.5 and 5 g over 1 g', () => {
  const beat = (t: number, at: number, high: number) =>
    Math.max(0, 1 - Math.abs(t - at) / 0.1) * high
  const hearts = drawn(
    5,
    (t) => 1 + beat(t, 0.5, 4) + beat(t, 1.5, 4) + beat(t, 2, 1.5) + beat(t, 4, 5),
  )
  test.each([
    ['count', cycles.count, 4],
    ['interval', cycles.interval, 3.5 / 3],
    ['shortest', cycles.shortest, 0.5],
    ['pause', cycles.pause, 2],
    ['tops', cycles.tops, 4.625],
    ['feet', cycles.feet, 1],
    ['height', cycles.height, 3.625],
    ['leastHeight', cycles.leastHeight, 1.5],
    ['firstHeight', cycles.firstHeight, 4],
    ['lastHeight', cycles.lastHeight, 5],
    ['irregularity', cycles.irregularity, (100 * 1) / (3.5 / 3)],
  ] as const)('%s', (_name, measure, expected) =>
    expect(measure(hearts, 0, 5)).toBeCloseTo(expected, 6),
  )
  test('of what stands still nothing is read', () => {
    const flat = drawn(1, () => 2)
    expect(cycles.interval(flat, 0, 1)).toBeNaN()
    expect(cycles.count(flat, 0, 1)).toBe(0)
    expect(cycles.spread(flat, 0, 1)).toBe(0)
    const noise = drawn(5, (t) => 0.5 + 0.015 * noiseAt(5, 0, Math.round(1000 * t)))
    expect(cycles.count(noise, 0, 5)).toBe(0)
  })
})

test('what several readings give together', () => {
  expect(conductionVelocity(25, 1.1, 2.1)).toBe(25)
  expect(conductionVelocity(25, 2, 2)).toBeNaN()
  const series = [
    { stimulus: 0.8, response: 20 },
    { stimulus: 0.2, response: 0.1 },
    { stimulus: 0.4, response: 6 },
    { stimulus: 1.2, response: 20.1 },
  ]
  expect(thresholdOf(series)).toBe(0.4)
  expect(maximalStimulusOf(series)).toBe(0.8)
  expect(thresholdOf([])).toBeNaN()
  expect(refractoryOf(series, 20)).toBe(0.8)
  expect(compensationOf(0.7, 1.3, 1)).toBeCloseTo(2, 9)
  expect(correctedQt(120, 250)).toBeCloseTo(240, 9)
  expect(q10Of(10, 10, 16, 20)).toBeCloseTo(1.6, 6)
})
