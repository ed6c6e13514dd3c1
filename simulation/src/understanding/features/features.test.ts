import { expect, test } from 'vitest'
import { featuresOf, hashOf, spellingOf } from './features.ts'

const known = (clause: string): ReadonlySet<number> => new Set(featuresOf(clause, [], undefined))

test('two ways of asking the same share what is left without what only fills them', () => {
  const both = ['您有没有觉得疼得厉害吗', '疼厉害不'].map(known)
  for (const features of both) expect(features).toContain(hashOf('e疼厉'))
  expect(known('疼过一次，不厉害')).not.toContain(hashOf('e疼厉'))
})

test('a finding without a word is known by its characters alone', () => {
  expect(spellingOf('有疙瘩吗')).not.toContain(hashOf('e疙瘩'))
  expect(spellingOf('有疙瘩吗')).toContain(hashOf('a疙瘩'))
})

test('what was asked before is only seen with short questions', () => {
  const tokens = (count: number) =>
    Array.from({ length: count }, () => ({ text: '啊', senses: [] }))
  const seen = (count: number) => featuresOf('啊'.repeat(count), tokens(count), 'symptom:cough')
  expect(seen(7)).toContain(hashOf('psymptom:cough 啊'))
  expect(seen(8)).not.toContain(hashOf('psymptom:cough 啊'))
})
