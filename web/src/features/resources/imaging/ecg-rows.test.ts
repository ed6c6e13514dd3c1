import { expect, test } from 'vitest'
import { hasTwelve, rowsOf } from './ecg-rows.ts'

const lead = (name: string, from = 0) => ({
  name,
  rate: 100,
  from,
  microvolts: Array.from({ length: 1_500 }, (_, at) => (at === 250 ? null : at * 1_000)),
})
const recording = (...leads: readonly ReturnType<typeof lead>[]) => ({
  leads: [...leads],
  seconds: 15,
  wholeSeconds: 15,
  notDrawn: [],
  removed: [],
})
const names = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6']

test('twelve leads stand in four columns over a strip of II', () => {
  const twelve = recording(...names.map((name) => lead(name)))
  expect(hasTwelve(twelve)).toBe(true)
  const rows = rowsOf(twelve, 0, true)
  expect(rows.map((row) => row.map((strip) => strip.lead))).toEqual([
    ['I', 'aVR', 'V1', 'V4'],
    ['II', 'aVL', 'V2', 'V5'],
    ['III', 'aVF', 'V3', 'V6'],
    ['II'],
  ])
  // The second column goes on where the first ended.
  expect(rows[0]?.[1]).toMatchObject({ from: 2.5, rate: 100 })
  expect(rows[0]?.[1]?.millivolts.slice(0, 2)).toEqual([null, 251])
  expect(rows[3]?.[0]?.millivolts).toHaveLength(1_000)
})

test('other leads have a row each; what began later begins later, what is over is empty', () => {
  const two = recording(lead('MLII'), lead('V5', 4))
  expect(hasTwelve(two)).toBe(false)
  const [first, second] = rowsOf(two, 0, false)
  expect(first?.[0]).toMatchObject({ lead: 'MLII', from: 0 })
  expect(second?.[0]).toMatchObject({ lead: 'V5', from: 4 })
  expect(second?.[0]?.millivolts).toHaveLength(600)
  expect(rowsOf(two, 10, false)[0]?.[0]?.millivolts).toHaveLength(500)
})
