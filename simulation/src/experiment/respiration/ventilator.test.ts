import { expect, test } from 'vitest'
import { act, advance, begin, mean, peak, rate, trough, type Timed } from '#experiment/engine'
import { cut, at, drug, recorded } from '../sample-recordings.ts'
import { preparedBreather, respiration } from './index.ts'

const machine = (second: number, perMinute: number, tidal: number): Timed =>
  at(second, { kind: 'ventilate', rate: perMinute, tidal })
const seeds = [211, 3301, 8087] as const
const channels = (seed: number, until: number, ...events: readonly Timed[]) =>
  recorded('respiration', seed, [...preparedBreather, ...events], until)

test.each(seeds)('rabbit %i on a ventilator', (seed) => {
  // Blown in at its pace, with a pressure in the pleura that rises with the chest instead of falling (《生理学》: 正压通气).
  const on = channels(seed, 200, machine(120, 50, 40))
  expect(rate(on('breathing'), 160, 200, 10)).toBeCloseTo(50, 0)
  expect(trough(on('pleural'), 160, 200).value).toBeGreaterThan(
    trough(channels(seed, 200)('pleural'), 160, 200).value + 1,
  )
  // What is washed out no longer drives: the phrenic nerve falls silent, and stays so for a while when the machine is taken
  // off (over-ventilation apnoea: Haldane & Priestley 1905; 《生理学》: 过度通气后呼吸暂停).
  const over = channels(seed, 330, machine(120, 70, 45), machine(300, 0, 0))
  const phrenic = over('phrenic')
  const usual = peak(phrenic, 90, 118).value
  expect(peak(phrenic, 270, 299).value).toBeLessThan(0.4 * usual)
  expect(peak(phrenic, 301, 304).value).toBeLessThan(0.4 * usual)
  // With carbon dioxide in what is blown in nothing is washed out, and the rabbit goes on by itself.
  const rich = at(120, { kind: 'ventilate', gas: { oxygen: 0.209, carbonDioxide: 0.05 } })
  const vagi = [at(60, cut('left-vagus')), at(61, cut('right-vagus'))]
  const kept = channels(seed, 330, ...vagi, rich, machine(120, 70, 45), machine(300, 0, 0))
  expect(peak(kept('phrenic'), 301, 310).value).toBeGreaterThan(1.5 * peak(phrenic, 301, 304).value)
})

test.each(seeds)('rabbit %i that morphine stopped lives by the machine', (seed) => {
  const morphine = at(100, drug('morphine', 200, 'mg', 'iv'))
  const alone = channels(seed, 700, morphine)
  const helped = channels(seed, 700, morphine, machine(160, 40, 25))
  const naloxone = at(600, drug('naloxone', 5, 'mg', 'iv'))
  const woken = channels(seed, 900, morphine, machine(160, 40, 25), naloxone, machine(680, 0, 0))
  expect(mean(alone('breathing'), 500, 700)).toBeLessThan(mean(helped('breathing'), 500, 700))
  expect(peak(woken('phrenic'), 800, 900).value).toBeGreaterThan(5)
})

test('it is refused what hurts, and without a tube', () => {
  const bench = begin(respiration, 5, {})
  expect(act(bench, { kind: 'ventilate', rate: 40, tidal: 25 })).toMatchObject({
    refusal: expect.stringContaining('气管插管'),
  })
  for (const { at: second, event } of preparedBreather) {
    advance(bench, Math.max(0, Math.round(second / respiration.dt) - bench.steps))
    act(bench, event)
  }
  for (const wrong of [{ rate: 500 }, { rate: -1 }, { tidal: 300 }, { rate: Number.NaN }])
    expect(act(bench, { kind: 'ventilate', ...wrong })).toMatchObject({ refusal: /呼吸机/ })
  expect(act(bench, { kind: 'ventilate', rate: 40, tidal: 25 })).toBe(undefined)
})
