import { expect, test } from 'vitest'
import { compress } from './arrest.ts'
import type { Stroke } from './action.ts'
import { pass } from './body.ts'
import { sampleSetup } from './sample-procedure.ts'
import { start, type State } from './state.ts'

const lying = (): State => {
  const state = start(sampleSetup())
  return {
    ...state,
    clock: 40,
    arrest: {
      rhythm: 'fibrillation',
      strokes: 0,
      deepEnough: 0,
      recoiled: 0,
      inTime: 0,
      good: 0,
      last: undefined,
      pause: 0,
      begun: undefined,
      shocks: 0,
      vain: 0,
      firstShock: undefined,
      shocked: undefined,
      resumed: undefined,
      perfusion: 0,
    },
  }
}

const series = (rate: number, depth: number, left: number): Stroke[] =>
  Array.from({ length: 30 }, (_, at) => ({ at: (at * 60_000) / rate, depth, left }))

test.each([
  ['as taught', 110, 5.5, 0, { deepEnough: 30, inTime: 30, recoiled: 30 }],
  ['too shallow', 110, 4, 0, { deepEnough: 0, inTime: 30, recoiled: 30 }],
  ['too deep', 110, 7, 0, { deepEnough: 0 }],
  ['too slow', 80, 5.5, 0, { deepEnough: 30, inTime: 0 }],
  ['too fast', 140, 5.5, 0, { inTime: 0 }],
  ['leaning on the chest', 110, 5.5, 2, { recoiled: 0 }],
])('thirty compressions %s', (_, rate, depth, left, counts) =>
  expect(
    compress(lying(), { type: 'compress', strokes: series(rate, depth, left) }).arrest,
  ).toMatchObject({ strokes: 30, ...counts }),
)

test('good compressions keep up a pressure, poor ones do not', () => {
  const pressed = (depth: number) =>
    pass(compress(lying(), { type: 'compress', strokes: series(110, depth, 0) }), 5).vitals.SBP
  expect(pressed(5.5)).toBeGreaterThan(pressed(3) + 5)
})

test('the longest pause between two series is remembered', () => {
  const strokes = series(120, 5.5, 0)
  const once = compress(lying(), { type: 'compress', strokes })
  const twice = compress({ ...once, clock: once.clock + 40 }, { type: 'compress', strokes })
  expect(twice.arrest?.pause).toBeCloseTo(40 - 15, 0)
})

test('a single compression has no rate', () =>
  expect(
    compress(lying(), { type: 'compress', strokes: [{ at: 0, depth: 5.5, left: 0 }] }).arrest
      ?.inTime,
  ).toBe(0))
