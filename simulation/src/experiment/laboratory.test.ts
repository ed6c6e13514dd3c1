import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copied, type Event, run, traceOf } from '#experiment/engine'
import { experiments } from './laboratory.ts'

/** What no model has, or should not be given. */
const nonsense: readonly Event[] = [
  { kind: 'drug', drug: 'noradrenaline', dose: 1e9, unit: 'g', route: 'iv' },
  { kind: 'drug', drug: 'noradrenaline', dose: -1, unit: 'µg', route: 'iv' },
  { kind: 'drug', drug: 'moonlight', dose: 1, unit: 'mg', route: 'bath' },
  { kind: 'drug', drug: 'acetylcholine', dose: Number.NaN, unit: 'nmol', route: 'bath' },
  { kind: 'stimulate', site: 'nowhere', mode: 'train', volts: 5, milliseconds: 1, hertz: 1e6 },
  { kind: 'stimulate', site: 'right-vagus', mode: 'single', volts: 1e6, milliseconds: 1 },
  { kind: 'cut', nerve: 'nowhere' },
  { kind: 'clamp', site: 'nowhere', on: true },
  { kind: 'solution', solution: 'nothing' },
  { kind: 'bleed', millilitres: -5, seconds: 0 },
  { kind: 'infuse', fluid: 'milk', millilitres: 1e9, seconds: 1 },
  { kind: 'temperature', celsius: 900 },
  { kind: 'load', site: 'nowhere', grams: Number.NaN },
  { kind: 'ventilate', gas: { oxygen: 7, carbonDioxide: -1 }, deadSpace: -3 },
  { kind: 'inflate', millilitres: 1e6 },
  { kind: 'prepare', step: 'anaesthetise', amount: -5 },
]

describe.each(experiments.map((one) => [one.model.id, one] as const))(
  '%s',
  { timeout: 120_000 },
  (_, experiment) => {
    const { model, expected } = experiment
    const deeds = expected.flatMap(({ events }) => events.map(({ event }) => event))
    const first = expected[0]?.events ?? []

    test('steps fit its channels', () => {
      for (const { rate } of model.channels) {
        const stride = 1 / (rate * model.dt)
        expect(Math.abs(stride - Math.round(stride))).toBeLessThan(1e-9)
      }
    })

    test('the same seed gives the same bits, another seed others', () => {
      const once = run(model, 7, {}, first, 60).traces
      expect(run(model, 7, {}, first, 60).traces).toEqual(once)
      expect(run(model, 8, {}, first, 60).traces).not.toEqual(once)
    })

    test.runIf(model.rest)('what it passes at rest leaves the same bits as step after step', () => {
      const { rest: _, ...walking } = model
      for (const { events, until } of expected.filter(({ until }) => until < 10))
        expect(run(model, 4, {}, events, until)).toEqual(run(walking, 4, {}, events, until))
    })

    test('a restored snapshot goes on as what it was taken of', () => {
      const { state } = run(model, 3, {}, first, 40)
      const kept = model.snapshot(state)
      const before = copied(kept)
      const again = model.restore(kept)
      for (let n = 0; n < 20 / model.dt; n += 1) {
        model.step(state)
        model.step(again)
      }
      expect(again).toEqual(state)
      expect(kept).toEqual(before)
      expect(model.snapshot(state)).not.toEqual(kept)
    })

    test('a refused event changes nothing', () => {
      const { state } = run(model, 3, {}, first, 40)
      for (const event of nonsense) {
        const before = model.snapshot(state)
        const result = model.apply(state, event)
        expect(result, JSON.stringify(event)).toHaveProperty('refusal')
        expect(state).toEqual(before)
      }
    })

    test('whatever is done in whatever order, nothing becomes infinite or is no number', () => {
      const event = fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...deeds) },
        fc.constantFrom(...nonsense),
      )
      const timed = fc.record({ at: fc.integer({ min: 0, max: 60 }), event })
      fc.assert(
        fc.property(
          fc.array(timed, { maxLength: 14 }),
          fc.integer({ min: 1, max: 99 }),
          (events, seed) => {
            const { traces, state } = run(model, seed, {}, events, 75)
            for (const { id } of model.channels)
              for (const value of traces[id] ?? []) if (!Number.isFinite(value)) throw new Error(id)
            expect(JSON.stringify(state)).not.toMatch(/null/)
          },
        ),
        { numRuns: 12, seed: 20_260 },
      )
    })

    test.each(expected.map((one) => [one.zh, one] as const))(
      '%s is as the field expects',
      (_, one) => {
        const recording = run(model, 21, {}, one.events, one.until)
        expect(recording.refusals).toEqual([])
        for (const { zh, lo, hi, read } of one.rows) {
          const value = read((id) => traceOf(recording, id))
          expect(value, zh).toBeGreaterThanOrEqual(lo)
          expect(value, zh).toBeLessThanOrEqual(hi)
        }
      },
    )
  },
)
