import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arterialPressure, arterialPressureExpected } from '#experiment/arterial-pressure'
import { doseResponse, doseResponseExpected } from '#experiment/dose-response'
import { run, type Event, type Expectation, type Model } from '#experiment/engine'
import { intestine, intestineExpected } from '#experiment/intestine'
import { respiration, respirationExpected } from '#experiment/respiration'
import { urine, urineExpected } from '#experiment/urine'

type Depots = Record<string, { readonly waiting: number; readonly present: number }>
const inDepots = (depots: Depots): readonly number[] =>
  Object.values(depots).flatMap(({ waiting, present }) => [waiting, present])
const inBath = ({
  fluid,
  site,
}: {
  fluid: Record<string, number>
  site: Record<string, number>
}) => [...Object.values(fluid), ...Object.values(site)]

/** Besides what is expected, doses and losses as large as they are let through. */
const extremes: readonly Event[] = [
  { kind: 'bleed', millilitres: 100, seconds: 5 },
  { kind: 'infuse', fluid: 'saline', millilitres: 80, seconds: 5 },
  { kind: 'infuse', fluid: 'glucose-20', millilitres: 20, seconds: 5 },
  { kind: 'prepare', step: 'anaesthetise', amount: 10 },
  ...['noradrenaline', 'adrenaline', 'acetylcholine', 'isoprenaline'].map((drug): Event => ({
    kind: 'drug',
    drug,
    dose: 200,
    unit: 'µg',
    route: 'iv',
  })),
  ...['left-vagus', 'right-vagus', 'left-depressor', 'right-depressor'].map((nerve): Event => ({
    kind: 'cut',
    nerve,
  })),
  { kind: 'ventilate', gas: { oxygen: 0, carbonDioxide: 1 }, deadSpace: 60 },
  { kind: 'ventilate', rate: 120, tidal: 45 },
  { kind: 'inflate', millilitres: -18 },
  { kind: 'drug', drug: 'lactic-acid', dose: 4, unit: 'mmol', route: 'iv' },
  { kind: 'drug', drug: 'hydrochloric-acid', dose: 0.5, unit: 'mmol', route: 'bath' },
  { kind: 'drug', drug: 'acetylcholine', dose: 15, unit: 'µmol', route: 'bath' },
  { kind: 'load', site: 'strip', grams: 6 },
  { kind: 'temperature', celsius: 45 },
  { kind: 'temperature', celsius: 15 },
]

const neverBelowZero = <State>(
  model: Model<State>,
  expected: readonly Expectation[],
  of: (state: State) => readonly number[],
) =>
  test(`${model.id}: no amount, concentration or pressure falls below 0`, () => {
    const prepared = expected[0]?.events ?? []
    const deeds = [
      ...extremes,
      ...expected.flatMap(({ events }) => events.map(({ event }) => event)),
    ]
    const timed = fc.record({
      at: fc.integer({ min: 35, max: 100 }),
      event: fc.constantFrom(...deeds),
    })
    fc.assert(
      fc.property(fc.array(timed, { minLength: 3, maxLength: 20 }), fc.nat(99), (events, seed) => {
        const { state } = run(model, seed, {}, [...prepared, ...events], 105)
        for (let n = 0; n < 40 / model.dt; n += 1) {
          model.step(state)
          for (const value of of(state)) if (!(value >= 0)) throw new Error(`${value} at step ${n}`)
        }
      }),
      { numRuns: 10, seed: 7 },
    )
    expect(of(run(model, 1, {}, [], 1).state).length).toBeGreaterThan(5)
  }, 60_000)

type Rabbit = ReturnType<typeof arterialPressure.init>['rabbit']
const inRabbit = (rabbit: Rabbit): readonly number[] => [
  rabbit.root,
  rabbit.arterialStore,
  rabbit.venous,
  rabbit.blood,
  rabbit.interstitium,
  rabbit.cells,
  rabbit.protein,
  rabbit.resistance,
  rabbit.vagal,
  rabbit.vessels,
  rabbit.stroke,
  rabbit.fitness,
  ...inDepots(rabbit.depots),
]

neverBelowZero(arterialPressure, arterialPressureExpected, ({ rabbit }) => inRabbit(rabbit))
neverBelowZero(urine, urineExpected, ({ rabbit, kidney, hanging }) => [
  ...inRabbit(rabbit),
  kidney.filtration,
  kidney.urine,
  kidney.urineGlucose,
  kidney.adh,
  kidney.glucose.plasma,
  kidney.glucose.interstitium,
  kidney.mannitol.plasma,
  kidney.coming.glucose,
  hanging,
])
neverBelowZero(respiration, respirationExpected, (state) => [
  state.oxygen,
  state.carbonDioxide,
  state.tissue,
  state.drive,
  state.activity,
  state.fitness,
  ...inDepots(state.depots),
])
neverBelowZero(
  doseResponse,
  doseResponseExpected,
  ({ bath, effect, atropineHeld, tension, faded }) => [
    ...inBath(bath),
    effect,
    faded,
    atropineHeld,
    tension,
  ],
)
neverBelowZero(intestine, intestineExpected, ({ bath, calcium, tension, calciumNear }) => [
  ...inBath(bath),
  calcium,
  calciumNear,
  tension,
])
