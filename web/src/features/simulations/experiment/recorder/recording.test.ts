import type { Happened, Protocol } from '@xinglin/contract/simulations/experiment'
import { experiments, mean, run, traceOf, type Event } from '@xinglin/simulation/experiment'
import { expect, test } from 'vitest'
import { Recording } from './recording.ts'

const deed = (id: string, event: object, most = 0): Protocol['tray'][number] => ({
  id,
  group: 'operate',
  zh: id,
  note: '',
  event: { ...event },
  fields:
    most === 0
      ? []
      : [{ name: 'dose', zh: '剂量', unit: 'µg', usual: 30, lo: 0, hi: most, step: 1 }],
})

const protocol = {
  model: 'arterial-pressure',
  longest: 3600,
  tray: [
    deed('anaesthetise', { kind: 'prepare', step: 'anaesthetise', amount: 5 }),
    deed('expose', { kind: 'prepare', step: 'expose' }),
    deed('cannulate', { kind: 'prepare', step: 'cannulate' }),
    deed('noradrenaline', { kind: 'drug', drug: 'noradrenaline', unit: 'µg', route: 'iv' }, 1000),
  ],
} as unknown as Protocol

const done: readonly (readonly [at: number, deed: string])[] = [
  [0, 'anaesthetise'],
  [30, 'expose'],
  [31, 'cannulate'],
  [60, 'noradrenaline'],
  [90, 'noradrenaline'],
]
const values = (id: string) => (id === 'noradrenaline' ? { dose: 30 } : {})

test('measures between its cursors exactly what the engine gives anywhere else', async () => {
  const model = experiments.find((one) => one.model.id === protocol.model)?.model
  if (!model) throw new Error('no model')
  const events = done.map(([at, id], n): Happened => {
    const action = { type: 'do' as const, deed: id, values: values(id) }
    return { seq: n + 1, at: 0, steps: at / model.dt, action }
  })
  const recording = new Recording(protocol, 77)
  await recording.replay(events, () => false)
  const timed = done.map(([at, id]) => {
    const { event } = protocol.tray.find((one) => one.id === id) ?? { event: {} }
    return { at, event: { ...event, ...values(id) } as unknown as Event }
  })
  const trace = traceOf(run(model, 77, {}, timed, 120), 'pressure')
  for (const [from, to] of [
    [40, 55],
    [66, 80],
  ] as const)
    expect(recording.measure('pressure', 'mean', from, to)).toBe(mean(trace, from, to))
  expect(recording.measure('pressure', 'mean', 80, 95)).toBeNull()
})

test('runs with the clock, stands still while nobody looks, and says why something cannot be', () => {
  const recording = new Recording(protocol, 1)
  for (let frame = 0; frame < 60; frame += 1) recording.tick(1 / 60)
  expect(recording.seconds).toBeCloseTo(1, 1)
  recording.tick(3600)
  expect(recording.seconds).toBeLessThan(1.5)
  expect(recording.perform('cannulate', {})).toContain('麻醉')
  expect(recording.perform('noradrenaline', { dose: 5000 })).toContain('剂量应在')
})

const nerve = {
  model: 'nerve-trunk',
  longest: 3600,
  tray: [
    deed('pith', { kind: 'prepare', step: 'pith' }),
    deed('mount', { kind: 'prepare', step: 'mount' }),
    deed('stimulate', {
      kind: 'stimulate',
      site: 'nerve',
      mode: 'single',
      volts: 1,
      milliseconds: 0.1,
    }),
  ],
} as unknown as Protocol

test('what was overwritten long ago is measured and seen as it was, sample for sample', () => {
  const recording = new Recording(nerve, 9)
  const run = (seconds: number) => {
    recording.runOn(seconds)
    while (recording.ahead > 0) recording.tick(0)
  }
  recording.perform('pith', {})
  recording.perform('mount', {})
  run(12.34)
  recording.perform('stimulate', {})
  run(1)
  const [from, to] = [12.335, 12.36]
  const seen = recording.rings[0]?.slice(246_700, 247_200)
  const peak = recording.measure('first', 'peak', from, to)
  expect(peak).toBeGreaterThan(2)
  // A minute and more of 20 kHz is more than is kept.
  run(70)
  recording.perform('stimulate', {})
  run(1)
  expect(recording.rings[0]?.slice(246_700, 247_200)).toBeUndefined()
  recording.bring(from, to)
  expect(recording.rings[0]?.slice(246_700, 247_200)).toEqual(seen)
  // Asked for the first time now, as another cursor would.
  expect(recording.measure('first', 'peak', from, to + 0.001)).toBe(peak)
})
