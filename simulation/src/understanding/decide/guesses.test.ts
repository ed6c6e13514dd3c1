import { expect, test } from 'vitest'
import { guesserOf, resolveEntity, rivalOf } from './guesses.ts'
import type { Linear } from '../model/model.ts'
import type { Term } from '../features/terms.ts'

const dizziness: Term = { kind: 's', id: 'dizziness' }
const guess = (entity: string, share: number) => ({ entity, share })

test.each([
  ['another finding by far', [guess('consciousness', 0.8), guess('gait', 0.1)], 'consciousness'],
  ['the finding that is named', [guess('dizziness', 0.8), guess('gait', 0.1)], undefined],
  ['none for certain', [guess('consciousness', 0.4), guess('gait', 0.1)], undefined],
  ['another, and the named one too', [guess('gait', 0.6), guess('dizziness', 0.3)], undefined],
])('a named finding has a rival where the spelling says %s', (_, guesses, expected) => {
  expect(rivalOf([dizziness], () => guesses)?.entity).toBe(expected)
})

test.each([
  ['another by far', [guess('gait', 0.9), guess('dizziness', 0.01)], 'gait'],
  ['another, where the named one is nowhere', [guess('gait', 0.6)], 'gait'],
  ['itself', [guess('dizziness', 0.6), guess('gait', 0.4)], 'dizziness'],
  ['another, but not surely', [guess('gait', 0.45), guess('dizziness', 0.01)], 'dizziness'],
  ['another, and itself too', [guess('gait', 0.8), guess('dizziness', 0.1)], 'dizziness'],
  ['nothing', [], 'dizziness'],
])(
  'a finding that is named is meant as what spelling and nets make of it: %s',
  (_, guesses, expected) => {
    expect(resolveEntity('symptom', 'dizziness', () => guesses)).toBe(expected)
  },
)

test('a list of findings and a topic have none', () => {
  const guesses = () => [guess('gait', 0.9)]
  expect(rivalOf([dizziness, { kind: 's', id: 'headache' }], guesses)).toBeUndefined()
  expect(rivalOf([{ kind: 't', id: 'sleep' }], guesses)).toBeUndefined()
})

const classes = ['symptom:lymph', 'symptom:breast_lump', 'disease:tb']
const model: Linear = {
  classes,
  features: new Uint32Array(),
  starts: Uint32Array.of(0),
  columns: new Uint16Array(),
  weights: new Int8Array(),
  scale: 1,
}
const spelt = () => ({ shares: Float64Array.of(0.6, 0.3, 0.1), known: 1 })

test('a finding without a name is guessed by its spelling, and by what nets see around it', () => {
  const [alone] = guesserOf(model, spelt, '有疙瘩')('symptom')
  expect(alone?.entity).toBe('lymph')
  const [seen] = guesserOf(model, spelt, '有疙瘩', Float64Array.of(0.1, 0.8, 0.1))('symptom')
  expect(seen?.entity).toBe('breast_lump')
})
