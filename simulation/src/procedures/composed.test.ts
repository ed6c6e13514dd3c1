import { expect, test } from 'vitest'
import { composed, compositionOf, stepsOf } from './index.ts'
import { sampleProcedure } from '../operation/sample-procedure.ts'

const as = { id: 'mine', version: 3 }
const whole = compositionOf(sampleProcedure, '我的胸腔穿刺')
const [first] = stepsOf(sampleProcedure)
const must = stepsOf(sampleProcedure).find(({ cap }) => cap !== undefined)
const [patient] = sampleProcedure.variants

test('what a teacher begins with is the procedure under another name', () => {
  const { procedure, problems } = composed(sampleProcedure, whole, as)
  expect(problems).toEqual([])
  expect(procedure).toMatchObject({ ...as, title: '我的胸腔穿刺' })
  expect(stepsOf(procedure ?? sampleProcedure)).toEqual(stepsOf(sampleProcedure))
})

test('a step is weighed otherwise, another is left out', () => {
  const [kept, gone] = stepsOf(sampleProcedure).filter(
    ({ cap, of }) => cap === undefined && of === 'go',
  )
  const points = (kept?.points ?? 0) * 2
  const draft = { ...whole, points: { [kept?.id ?? '']: points }, left: [gone?.id] }
  const { procedure } = composed(sampleProcedure, draft, as)
  const steps = procedure ? stepsOf(procedure) : []
  expect(steps.find(({ id }) => id === kept?.id)?.points).toBe(points)
  expect(steps.map(({ id }) => id)).not.toContain(gone?.id)
})

test.each<[string, object, string]>([
  ['weighed beyond its bounds', { points: { [first?.id ?? '']: 10 } }, `points.${first?.id}`],
  ['weighed by no number', { points: { [first?.id ?? '']: 'viel' } }, `points.${first?.id}`],
  ['that is not there', { points: { nothing: 1 } }, 'points.nothing'],
  ['that must be done, left out', { left: [must?.id] }, `left.${must?.id}`],
])('a step %s is said with its place', (_, change, path) => {
  const { procedure, problems } = composed(sampleProcedure, { ...whole, ...change }, as)
  expect(procedure).toBeUndefined()
  expect(problems.map((one) => one.path)).toContain(path)
})

test.each<[string, unknown, string]>([
  ['no list', 'all', 'variants'],
  ['a parameter not chosen', [{ ...patient, is: {} }, patient], 'variants.0.is.'],
  ['a figure beyond its range', [patient, { ...patient, figures: { volume: 1e9 } }], 'variants.1.'],
  ['a vital sign that is none', [{ ...patient, patient: 3 }, patient], 'variants.0.patient'],
  ['nothing', null, 'variants'],
])('patients with %s are said with their place in the draft', (_, variants, path) => {
  const { procedure, problems } = composed(sampleProcedure, { ...whole, variants }, as)
  expect(procedure).toBeUndefined()
  expect(problems.some((one) => one.path.startsWith(path))).toBe(true)
})
