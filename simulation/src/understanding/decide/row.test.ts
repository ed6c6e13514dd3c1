import { expect, test } from 'vitest'
import { meaningKey } from '#ontology'
import type { Reading } from './read-clause.ts'
import { completeRow } from './row.ts'

const symptom = (entity: string) => ({ intent: 'symptom', entity })
const reading = (
  meanings: Reading['candidates'][number]['meanings'],
  share = 0.95,
  senses: Reading['tokens'][number]['senses'] = [],
): Reading => ({
  tokens: [{ text: '某', senses }],
  candidates: [{ meanings, share }],
  isList: false,
  known: 1,
  view: undefined,
})
const nausea = reading([symptom('nausea')])
const gait = reading([symptom('gait')])
const outcome = (row: Reading, items: readonly Reading[], share: number): string[] => {
  const read = items.map((one) => ({ text: '某某某', reading: one }))
  return (completeRow(row, read, () => share).candidates[0]?.meanings ?? []).map(meaningKey)
}
const heard = (row: Reading, ...items: readonly Reading[]): string[] => outcome(row, items, 0)

test('an item of a row of findings that surely means another one is heard too', () => {
  expect(heard(nausea, nausea, gait)).toEqual(['symptom:nausea', 'symptom:gait'])
})

test('what is not sure, is no finding, or names what was heard already, adds nothing', () => {
  const doubtful = reading([symptom('gait')], 0.7)
  const when = reading([{ intent: 'onset_time' }])
  const named = reading([symptom('vomiting')], 0.95, ['s:nausea'])
  const part = reading([symptom('edema')], 0.95, ['p:foot'])
  for (const item of [doubtful, when, named, part])
    expect(heard(nausea, item)).toEqual(['symptom:nausea'])
})

test('a row of anything else is left as it was read', () => {
  expect(heard(reading([{ intent: 'quality' }]), gait)).toEqual(['quality'])
})

test('what nets do not see in the row is no item of it', () => {
  const view = { shares: Float64Array.of(), findings: Float64Array.of(), several: 0 }
  expect(outcome({ ...nausea, view }, [gait], 0.01)).toEqual(['symptom:nausea'])
  expect(outcome({ ...nausea, view }, [gait], 0.2)).toEqual(['symptom:nausea', 'symptom:gait'])
})
