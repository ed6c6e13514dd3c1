import { describe, expect, test } from 'vitest'
import { isRefused, mean, run, traceOf, type Event, type Timed } from '#experiment/engine'
import { doseResponse, halfMaximal, preparedStrip, schild } from './index.ts'

const record = (events: readonly Timed[], until = 800, prepared = preparedStrip, parameters = {}) =>
  traceOf(run(doseResponse, 2, parameters, [...prepared, ...events], until), 'tension')
const add = (drug: string, micromolar: number, at: number): Timed => ({
  at,
  event: { kind: 'drug', drug, dose: micromolar * 20, unit: 'nmol', route: 'bath' },
})
const wash = (at: number): Timed => ({ at, event: { kind: 'solution', solution: 'tyrode' } })

describe('analysis', () => {
  test('Hill’s plot gives back the curve it was made of', () => {
    const points = [1e-9, 1e-8, 3e-8, 1e-7, 3e-7, 1e-6, 1e-5].map((concentration) => {
      const power = (concentration / 5e-8) ** 1.3
      return { concentration, response: (7 * power) / (1 + power) }
    })
    const { pD2, slope } = halfMaximal(points, 7)
    expect(pD2).toBeCloseTo(-Math.log10(5e-8), 9)
    expect(slope).toBeCloseTo(1.3, 9)
  })

  test('Schild’s plot of exact shifts has the slope 1 and meets 0 at pA2', () => {
    const shifts = [3e-9, 1e-8, 3e-8].map((antagonist) => ({
      antagonist,
      doseRatio: 1 + antagonist / 1.2e-9,
    }))
    const { pA2, slope } = schild(shifts)
    expect(pA2).toBeCloseTo(-Math.log10(1.2e-9), 9)
    expect(slope).toBeCloseTo(1, 9)
  })

  test('too few points are no line', () => {
    expect(halfMaximal([{ concentration: 1e-8, response: 3 }], 6).pD2).toBeNaN()
    expect(
      schild([
        { antagonist: 1e-8, doseRatio: 4 },
        { antagonist: 2e-8, doseRatio: 0.9 },
      ]).pA2,
    ).toBeNaN()
  })
})

const response = (events: readonly Timed[], at: number): number => {
  const tension = record(events, at + 60)
  return mean(tension, at + 25, at + 30) - mean(tension, at - 20, at - 1)
}

test('atropine stops acetylcholine and carbachol, not histamine; diphenhydramine the other way round', () => {
  const against = (antagonist: string, agonist: string, micromolar: number): number =>
    response([add(antagonist, 0.05, 300), add(agonist, micromolar, 1200)], 1200) /
    response([add(agonist, micromolar, 1200)], 1200)
  expect(against('atropine', 'acetylcholine', 0.1)).toBeLessThan(0.1)
  expect(against('atropine', 'carbachol', 0.1)).toBeLessThan(0.1)
  expect(against('atropine', 'histamine', 0.5)).toBeGreaterThan(0.9)
  expect(against('diphenhydramine', 'histamine', 0.5)).toBeLessThan(0.5)
  expect(against('diphenhydramine', 'acetylcholine', 0.1)).toBeGreaterThan(0.8)
})

test('enough acetylcholine overcomes atropine, nothing overcomes papaverine', () => {
  const full = response([add('acetylcholine', 30, 1200)], 1200)
  expect(
    response([add('atropine', 0.03, 300), add('acetylcholine', 300, 1200)], 1200),
  ).toBeGreaterThan(0.9 * full)
  expect(
    response([add('papaverine', 60, 300), add('acetylcholine', 300, 1200)], 1200),
  ).toBeLessThan(0.5 * full)
})

test('two agonists do more than one and never more than the maximum', () => {
  const one = response([add('acetylcholine', 0.03, 400)], 400)
  const other = response([add('histamine', 0.3, 400)], 400)
  const both = response([add('acetylcholine', 0.03, 400), add('histamine', 0.3, 400)], 400)
  const most = response([add('acetylcholine', 300, 400), add('histamine', 300, 400)], 400)
  expect(both).toBeGreaterThan(one)
  expect(both).toBeGreaterThan(other)
  expect(both).toBeLessThan(most)
  expect(most / response([add('acetylcholine', 300, 400)], 400)).toBeLessThan(1.03)
})

test('an antagonist that has had no time shifts less than one in balance', () => {
  const early = response([add('atropine', 0.01, 390), add('acetylcholine', 0.1, 400)], 400)
  const late = response([add('atropine', 0.01, 390), add('acetylcholine', 0.1, 1600)], 1600)
  expect(early).toBeGreaterThan(late * 1.3)
})

test('a smaller efficacy makes a partial agonist', () => {
  const top = (parameters: Record<string, number>): number => {
    const tension = record([add('acetylcholine', 1000, 400)], 460, preparedStrip, parameters)
    return mean(tension, 425, 430) - mean(tension, 380, 399)
  }
  expect(top({ acetylcholineEfficacy: 1 })).toBeLessThan(0.7 * top({}))
})

test('washed, warm and aerated: what is left out shows', () => {
  const washed = record([add('acetylcholine', 1, 400), wash(440), wash(460), wash(480)], 700)
  expect(mean(washed, 680, 700) - mean(washed, 380, 399)).toBeLessThan(0.05)
  const unwashed = record([add('acetylcholine', 1, 400)], 700)
  expect(mean(unwashed, 680, 700) - mean(unwashed, 380, 399)).toBeGreaterThan(1)
  const without = (kind: string): number => {
    const tension = record(
      [add('acetylcholine', 1, 900)],
      950,
      preparedStrip.filter(({ event }) => event.kind !== kind),
    )
    return mean(tension, 925, 930) - mean(tension, 880, 899)
  }
  const well = without('none')
  expect(without('temperature')).toBeLessThan(0.5 * well)
  expect(without('ventilate')).toBeLessThan(0.5 * well)
  expect(without('load')).toBeLessThan(0.2 * well)
})

test.each<[string, readonly Timed[], Event]>([
  ['还没有装好', [], { kind: 'drug', drug: 'acetylcholine', dose: 1, unit: 'nmol', route: 'bath' }],
  ['还没有装好', [], { kind: 'load', site: 'strip', grams: 1 }],
  [
    '加入浴槽',
    preparedStrip,
    { kind: 'drug', drug: 'acetylcholine', dose: 1, unit: 'nmol', route: 'iv' },
  ],
  [
    '高得没有意义',
    preparedStrip,
    { kind: 'drug', drug: 'acetylcholine', dose: 1, unit: 'g', route: 'bath' },
  ],
  ['标本会坏死', preparedStrip, { kind: 'temperature', celsius: 60 }],
  ['拉伤', preparedStrip, { kind: 'load', site: 'strip', grams: 50 }],
])('refused: %s', (zh, prepared, event) => {
  const { state } = run(doseResponse, 2, {}, prepared, 30)
  const result = doseResponse.apply(state, event)
  expect(isRefused(result) && result.refusal).toContain(zh)
})
