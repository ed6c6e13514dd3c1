import { expect, test } from 'vitest'
import { act, begin, run, traceOf, type Event, type Timed } from '#experiment/engine'
import { amountOf } from './blood.ts'
import { electrolytesEcg } from './electrolytes-ecg.ts'
import { averaged, heartbeats, pOf, qrsOf, qtOf, tOf } from '#experiment/reading-off'

const prepared: readonly Timed[] = (
  ['anaesthetise', 'mount', 'cannulate', 'calibrate'] as const
).map((step) => ({
  at: 0,
  event: { kind: 'prepare', step },
}))

const give = (drug: string, dose = 2): Event => ({
  kind: 'drug',
  drug,
  dose,
  unit: 'mL',
  route: 'iv',
})

const record = (events: readonly Timed[], until: number) => {
  const recording = run(electrolytesEcg, 5, {}, [...prepared, ...events], until)
  return { lead: traceOf(recording, 'lead'), potassium: traceOf(recording, 'potassium') }
}

test('every mmol of potassium and calcium is somewhere', { timeout: 60_000 }, () => {
  const bench = begin(electrolytesEcg, 1)
  for (const { event } of prepared) act(bench, event)
  const { blood } = bench.state
  const potassium = amountOf(blood, blood.potassium)
  const calcium = amountOf(blood, blood.calcium)
  act(bench, give('potassium-chloride-5%'))
  act(bench, give('calcium-chloride-5%', 1))
  act(bench, give('glucose-insulin', 5))
  act(bench, give('sodium-citrate-3.8%', 3))
  for (let n = 0; n < 200_000; n += 1) electrolytesEcg.step(bench.state)
  expect(amountOf(blood, blood.potassium)).toBeCloseTo(potassium + 10 / 7.46, 6)
  expect(amountOf(blood, blood.calcium)).toBeCloseTo(calcium + 0.55 * (0.34 - 3 * 0.129), 6)
})

test('calcium given beforehand protects against potassium', () => {
  const load: readonly Timed[] = [{ at: 30, event: give('potassium-chloride-5%', 3) }]
  const bare = averaged(record(load, 55).lead, 42, 54)
  const guarded = averaged(
    record([{ at: 10, event: give('calcium-chloride-5%', 4) }, ...load], 55).lead,
    42,
    54,
  )
  expect(qrsOf(guarded)).toBeLessThan(0.9 * qrsOf(bare))
})

test('calcium and citrate pull the QT interval apart, and cancel', { timeout: 60_000 }, () => {
  const after = (...drugs: Event[]) =>
    qtOf(
      averaged(
        record(
          drugs.map((event) => ({ at: 5, event })),
          45,
        ).lead,
        30,
        44,
      ),
    )
  const plain = after()
  expect(after(give('calcium-chloride-5%', 3))).toBeLessThan(plain)
  expect(after(give('sodium-citrate-3.8%', 4))).toBeGreaterThan(plain)
  expect(
    Math.abs(after(give('calcium-chloride-5%', 1), give('sodium-citrate-3.8%', 2.63)) - plain),
  ).toBeLessThan(4)
})

test('more potassium does more, by degrees, until there is no order', { timeout: 60_000 }, () => {
  const widths = [0, 0.7, 1.3, 2].map((dose) => {
    const events = dose === 0 ? [] : [{ at: 5, event: give('potassium-chloride-5%', dose) }]
    const beat = averaged(record(events, 35).lead, 20, 34)
    return { qrs: qrsOf(beat), p: pOf(beat) }
  })
  for (const [n, { qrs, p }] of widths.slice(1).entries()) {
    expect(qrs).toBeGreaterThan(widths[n]?.qrs ?? 0)
    expect(p).toBeLessThan(widths[n]?.p ?? 0)
  }
  expect(widths[3]?.p).toBeLessThan(0.1 * (widths[0]?.p ?? 0))
  // At 11–13 mmol/L it fibrillates: no two beats in a row are as far apart.
  const { lead } = record([{ at: 5, event: give('potassium-chloride-5%', 3) }], 60)
  const times = heartbeats(lead, 40, 59)
  const apart = times.slice(1).map((time, n) => time - (times[n] ?? 0))
  expect(Math.max(...apart)).toBeGreaterThan(2 * Math.min(...apart))
})

test(
  'bicarbonate and insulin bring potassium down faster than time alone',
  { timeout: 60_000 },
  () => {
    const level = (...drugs: Event[]) => {
      const events: Timed[] = [
        { at: 5, event: give('potassium-chloride-5%') },
        ...drugs.map((event) => ({ at: 20, event })),
      ]
      return record(events, 400).potassium.samples.at(-1) ?? 0
    }
    const alone = level()
    expect(level(give('sodium-bicarbonate-4%', 10))).toBeLessThan(alone - 0.1)
    expect(level(give('glucose-insulin', 15))).toBeLessThan(alone - 0.2)
    expect(level(give('saline', 10))).toBe(alone)
  },
)

test('beyond what conduction bears no ordered beat is left, and what lies in the vein is not carried on', () => {
  const { lead, potassium } = record([{ at: 10, event: give('potassium-chloride-10%', 6) }], 60)
  expect(heartbeats(lead, 50, 59)).toEqual([])
  expect(potassium.samples.at(-1)).toBeGreaterThan(15)
})

test('rest changes nothing', { timeout: 60_000 }, () => {
  const { lead } = record([], 300)
  const [early, late] = [averaged(lead, 5, 25), averaged(lead, 270, 299)]
  expect(tOf(late) / tOf(early)).toBeCloseTo(1, 1)
  expect(late.cycle).toBeCloseTo(early.cycle, 0)
})

test.each<[string, readonly Timed[], Event, string]>([
  ['electrodes in a rabbit that feels', [], { kind: 'prepare', step: 'mount' }, '还没有麻醉'],
  ['no vein', prepared.slice(0, 2), give('potassium-chloride-2%'), '耳缘静脉'],
  ['a syringe too large', prepared, give('potassium-chloride-10%', 90), 'mL/kg'],
  ['too deep', [], { kind: 'prepare', step: 'anaesthetise', amount: 12 }, '5 mL/kg'],
])('is refused in a sentence: %s', (_name, before, event, zh) => {
  const bench = begin(electrolytesEcg, 1)
  for (const one of before) act(bench, one.event)
  expect(act(bench, event)?.refusal).toContain(zh)
})
