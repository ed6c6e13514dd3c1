import { expect, test } from 'vitest'
import type { Meaning } from '#ontology'
import { besidesOf, likelihoodOf } from './beside.ts'
import type { Hearing } from './hearing.ts'
import type { Linear, Model } from '../model/model.ts'
import type { View } from '../model/net.ts'
import type { Part } from './part.ts'

const linear = (classes: readonly string[]): Linear => ({
  classes,
  features: new Uint32Array(),
  starts: Uint32Array.of(0),
  columns: new Uint16Array(),
  weights: new Int8Array(),
  scale: 1,
})
// Of all aspects only the first counts: what nets see of a meaning in the whole turn, even at a tenth.
const model = (beside: readonly number[] = [Math.log(10), 1]): Model => ({
  version: '',
  statements: [],
  words: {},
  composed: {},
  paired: {},
  sounds: {},
  intents: linear(['onset_time', 'quality', 'symptom']),
  entities: linear(['symptom:cough', 'symptom:fever']),
  nets: [],
  beside,
})
const viewOf = (shares: readonly number[], findings: readonly number[]): View => ({
  shares: Float64Array.from(shares),
  findings: Float64Array.from(findings),
  several: 0.5,
})
const cough: Meaning = { intent: 'symptom', entity: 'cough' }
const fever: Meaning = { intent: 'symptom', entity: 'fever' }
const onset: Meaning = { intent: 'onset_time' }
const part = (meanings: readonly Meaning[], verdict: Part['verdict'] = 'understood'): Part => ({
  text: '咳嗽',
  verdict,
  meanings,
  confidence: 0.9,
})
const hearing = (parts: readonly Part[], view: View | undefined): Hearing => ({
  parts,
  viewOf: () => view,
  whole: () => view,
  features: () => new Uint32Array(),
  sentences: 1,
})
const expectedSides = (
  parts: readonly Part[],
  view: View | undefined,
  weights?: readonly number[],
) =>
  besidesOf(model(weights))
    .keepAsked(hearing(parts, view))
    .map(({ meanings }) => meanings)

test.each([
  ['what nets see nothing of in the whole is left out', [0.9, 0, 0.1], [0.001, 0], [[onset]]],
  ['what they see some of stays', [0.7, 0, 0.3], [0.3, 0], [[cough], [onset]]],
  ['the likeliest stays however unlikely', [0.001, 0, 0.999], [0.002, 0.9], [[cough]]],
] as const)('%s', (_, shares, findings, expected) => {
  expect(expectedSides([part([cough]), part([onset])], viewOf(shares, findings))).toEqual(expected)
})

test('of several findings of one part the one that is only named goes, and the part stays', () => {
  const view = viewOf([0, 0, 1], [0.001, 0.9])
  expect(expectedSides([part([cough, fever])], view)).toEqual([[fever]])
})

test('a row asks for each that it names, and beside it what is only named still goes', () => {
  const row = { ...part([cough, fever]), text: '咳嗽、发烧' }
  expect(expectedSides([row, part([onset])], viewOf([0.001, 0, 0], [0, 0]))).toEqual([
    [cough, fever],
  ])
})

test('what stands alone is never left out, and neither is what was not understood', () => {
  const nothing = viewOf([0, 0, 0], [0, 0])
  expect(expectedSides([part([cough])], nothing)).toEqual([[cough]])
  expect(expectedSides([part([cough]), part([cough])], nothing)).toEqual([[cough], [cough]])
  const doubtful = [part([onset]), part([cough]), part([fever], 'unsure'), part([], 'leak')]
  expect(expectedSides(doubtful, viewOf([0.9, 0, 0.1], [0, 0]))).toEqual([[onset], [fever], []])
})

test('without nets, or without what was learnt, nothing is left out', () => {
  const parts = [part([cough]), part([onset])]
  expect(expectedSides(parts, undefined)).toEqual([[cough], [onset]])
  expect(expectedSides(parts, viewOf([1, 0, 0], [0, 0]), [])).toEqual([[cough], [onset]])
})

test('a likelihood is even where nothing speaks for or against, and grows with what speaks for it', () => {
  expect(likelihoodOf([0, 2], [0])).toBe(0.5)
  expect(likelihoodOf([0, 2], [1])).toBeGreaterThan(0.85)
  expect(likelihoodOf([0, 2], [-1])).toBeLessThan(0.15)
})
