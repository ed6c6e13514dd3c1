import { goldenWay, assessing, atOnce, readProtocol, viewOf } from '@xinglin/simulation/practical'
import { expect, test } from 'vitest'
import given from '../../../../content/experiments/arterial-pressure.json' with { type: 'json' }
import { Recording } from './recording.ts'

test('measures between its cursors exactly what the server reads there', async () => {
  const { protocol } = readProtocol(given)
  if (!protocol) throw new Error('no protocol')
  const events = goldenWay(protocol).slice(0, 18)
  const recording = new Recording(viewOf(protocol), 77)
  await recording.replay(events, () => false)
  const { captures } = atOnce(assessing({ protocol, seed: 77 }, events))
  expect(captures.length).toBeGreaterThan(0)
  for (const { seq, value } of captures) {
    const action = events.find((one) => one.seq === seq)?.action
    if (action?.type !== 'capture') throw new Error('no capture')
    expect(recording.measure(action.channel, action.measure, action.from, action.to)).toBe(value)
  }
})

test('runs with the clock, stands still while nobody looks, and says why something cannot be', () => {
  const { protocol } = readProtocol(given)
  if (!protocol) throw new Error('no protocol')
  const recording = new Recording(viewOf(protocol), 1)
  for (let frame = 0; frame < 60; frame += 1) recording.tick(1 / 60)
  expect(recording.seconds).toBeCloseTo(1, 1)
  recording.tick(3600)
  expect(recording.seconds).toBeLessThan(1.5)
  expect(recording.perform('cannulate', {})).toContain('麻醉')
  expect(recording.perform('noradrenaline', { dose: 5000 })).toContain('剂量应在')
})
