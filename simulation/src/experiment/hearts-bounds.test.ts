import fc from 'fast-check'
import { expect, test } from 'vitest'
import { electrolytesEcg } from '#experiment/electrolytes-ecg'
import { run, type Event, type Timed } from '#experiment/engine'
import { isolatedHeart } from '#experiment/isolated-heart'

const steps = ['pith', 'anaesthetise', 'expose', 'cannulate', 'mount', 'calibrate'] as const
const prepared: readonly Timed[] = steps.map((step) => ({
  at: 0,
  event: { kind: 'prepare', step },
}))

const given = (names: readonly string[], most: number, route: 'iv' | 'bath'): fc.Arbitrary<Timed> =>
  fc.record({
    at: fc.integer({ min: 1, max: 40 }),
    event: fc.record({
      kind: fc.constant('drug' as const),
      drug: fc.constantFrom(...names),
      dose: fc.double({ min: 0.01, max: most, noNaN: true }),
      unit: fc.constant('mL' as const),
      route: fc.constant(route),
    }) satisfies fc.Arbitrary<Event>,
  })

test('no ion and no drug in a cannula falls below nothing, and the heart pulls no more than it can', () => {
  const names = [
    'calcium-chloride-2%',
    'potassium-chloride-1%',
    'adrenaline-1:10000',
    'acetylcholine-1:100000',
    'lactic-acid-3%',
    'sodium-bicarbonate-2.5%',
  ]
  fc.assert(
    fc.property(
      fc.array(given(names, 0.5, 'bath'), { maxLength: 10 }),
      fc.nat(50),
      (events, seed) => {
        const { state, traces } = run(isolatedHeart, seed, {}, [...prepared, ...events], 60)
        // Acid is net: bicarbonate in excess is acid below nothing.
        const { acid: _, ...concentrations } = state.heart.bath
        for (const value of Object.values(concentrations)) expect(value).toBeGreaterThanOrEqual(0)
        for (const grams of traces['tension'] ?? [])
          if (!(grams > -1 && grams < 40)) throw new Error(`${grams} g`)
      },
    ),
    { numRuns: 30 },
  )
}, 60_000)

test('however much is given or bound, blood keeps a trace of each ion and membranes stay between rest and plateau', () => {
  const names = [
    'potassium-chloride-10%',
    'calcium-chloride-5%',
    'sodium-citrate-3.8%',
    'sodium-bicarbonate-4%',
    'glucose-insulin',
  ]
  fc.assert(
    fc.property(fc.array(given(names, 10, 'iv'), { maxLength: 10 }), fc.nat(50), (events, seed) => {
      const { state } = run(electrolytesEcg, seed, {}, [...prepared, ...events], 60)
      const { potassium, calcium } = state.blood
      for (const value of [potassium.near, potassium.far, calcium.near, calcium.far])
        expect(value).toBeGreaterThan(0)
      for (const { potential } of [...state.atrium, ...state.walls.flat()]) {
        expect(potential).toBeGreaterThanOrEqual(0)
        expect(potential).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 30 },
  )
}, 60_000)
