import { beforeAll, describe, expect, test } from 'vitest'
import { run, traceOf, type Model, type Timed } from '#experiment/engine'
import {
  averaged,
  heartbeats,
  pOf,
  prOf,
  qrsOf,
  qtOf,
  tOf,
  tWidthOf,
} from '#experiment/reading-off'
import { electrolytesEcg } from './electrolytes-ecg.ts'
import { membraneOf } from './membrane.ts'
import type { ElectrolytesEcgParameter } from './parameters.ts'
import type { State } from './state.ts'

/*
 * What a potassium that is held does, which no dose of the bench gives and no row was tuned to: the levels at which each sign
 * is published, and the mechanism behind them.
 */
const prepared: readonly Timed[] = (
  ['anaesthetise', 'mount', 'cannulate', 'calibrate'] as const
).map((step) => ({ at: 0, event: { kind: 'prepare', step } }))

/** The rabbit with its blood clamped from the third second on. */
const held = (level: number): Model<State, ElectrolytesEcgParameter> => ({
  ...electrolytesEcg,
  step(state) {
    if (state.step > 3000) {
      state.blood.potassium.near = level
      state.blood.potassium.far = level
    }
    electrolytesEcg.step(state)
  },
})

const levels = [4.4, 5, 5.9, 6.5, 7, 8, 8.8, 9.5] as const

describe.each([7103, 8209])('rabbit %i', (seed) => {
  const seen = new Map<
    number,
    Record<'qrs' | 'p' | 'pr' | 't' | 'width' | 'qt' | 'beats', number>
  >()
  beforeAll(() => {
    for (const level of levels) {
      const lead = traceOf(run(held(level), seed, {}, prepared, 20), 'lead')
      const beat = averaged(lead, 12, 19)
      seen.set(level, {
        qrs: qrsOf(beat),
        p: pOf(beat),
        pr: prOf(beat),
        t: tOf(beat),
        width: tWidthOf(beat),
        qt: qtOf(beat),
        beats: heartbeats(lead, 12, 19).length,
      })
    }
  }, 60_000)
  const of = (level: (typeof levels)[number], sign: 'qrs' | 'p' | 'pr' | 't' | 'width' | 'qt') =>
    (seen.get(level)?.[sign] ?? Number.NaN) / (seen.get(4.4)?.[sign] ?? Number.NaN)

  test('QRS hardly changes up to 6, and widens from 7 to 8 on (R. M. Donaldson et al. 1984: dog, not at 5.9, at 8.8 mmol/L)', () => {
    expect(of(5, 'qrs')).toBeLessThan(1.06)
    expect(of(5.9, 'qrs')).toBeLessThan(1.1)
    expect(of(6.5, 'qrs')).toBeLessThan(1.15)
    expect(of(8, 'qrs')).toBeGreaterThan(1.2)
    expect(of(8.8, 'qrs')).toBeGreaterThan(1.35)
    expect(of(9.5, 'qrs')).toBeGreaterThan(of(8.8, 'qrs'))
  })
  test('T is taller and narrower from 5.5 on, and no smaller at 8 than at 6.5', () => {
    expect(of(5.9, 't')).toBeGreaterThan(1.15)
    expect(of(6.5, 't')).toBeGreaterThan(of(5.9, 't'))
    expect(of(8, 't')).toBeGreaterThanOrEqual(of(6.5, 't'))
    expect(of(6.5, 'width')).toBeLessThan(0.8)
    expect(of(8, 'qt')).toBeLessThan(of(5, 'qt'))
  })
  test('P flattens at 6.5–7 while PR is longer, and is gone at 8.8', () => {
    expect(of(6.5, 'p')).toBeLessThan(0.75)
    expect(of(6.5, 'p')).toBeGreaterThan(0.3)
    expect(of(7, 'pr')).toBeGreaterThan(1.1)
    expect(Math.abs(of(8.8, 'p'))).toBeLessThan(0.1)
  })
  test('a T as tall as R is not counted as a beat: the sinus goes on behind the silent atrium', () => {
    const usual = seen.get(4.4)?.beats ?? 0
    for (const level of levels) {
      expect(seen.get(level)?.beats).toBeLessThanOrEqual(usual)
      expect(seen.get(level)?.beats).toBeGreaterThan(0.7 * usual)
    }
  })
})

describe('the membrane', () => {
  const usual = { potassium: 4.4, calcium: 1.65 }
  const at = (potassium: number, calcium = usual.calcium) => membraneOf(potassium, calcium, usual)
  test('muscle conducts no worse up to 8 mmol/L though it has fewer sodium channels (Buchanan, Saito & Gettes 1985)', () => {
    for (const level of [5, 6, 7]) expect(at(level).ventricle).toBeGreaterThan(1)
    expect(at(8).ventricle).toBeGreaterThan(0.9)
    expect(at(8).sodium).toBeLessThan(0.75)
  })
  test('atrium, bundle and muscle fail in this order', () => {
    const fails = (tissue: 'atrium' | 'purkinje' | 'ventricle'): number => {
      let level = 4.4
      while (at(level)[tissue] > 0 && level < 40) level += 0.1
      return level
    }
    expect(fails('atrium')).toBeLessThan(fails('purkinje'))
    expect(fails('purkinje')).toBeLessThan(fails('ventricle'))
    expect(fails('ventricle')).toBeLessThan(20)
    // What has failed does not come back with still more.
    for (const level of [20, 30, 60]) expect(at(level).ventricle).toBe(0)
  })
  test('calcium brings conduction back and its want takes it, at the same potassium', () => {
    expect(at(9.5, 3).purkinje).toBeGreaterThan(at(9.5).purkinje)
    expect(at(9.5, 1).purkinje).toBeLessThan(at(9.5).purkinje)
  })
})
