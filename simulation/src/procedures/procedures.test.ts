import { expect, test } from 'vitest'
import { complicationOf, phases, readProcedure, readVariant, tissueOf } from './index.ts'
import { bedside } from './bedside.ts'
import { bedsideSteps } from './bedside-steps.ts'
import { remedies } from './complications.ts'
import { sampleProcedure } from '../operation/sample-procedure.ts'

test.each([undefined, null, 3, 'x', [], {}, { schema: 'vop-procedure/2' }])(
  '%j is no procedure, and says so',
  (value) => {
    const { procedure, problems } = readProcedure(value)
    expect(procedure).toBeUndefined()
    expect(problems.length).toBeGreaterThan(0)
  },
)

test('a condition that nests without end is reported, not followed', () => {
  const deep = (n: number): unknown => (n === 0 ? {} : { not: deep(n - 1) })
  const { problems } = readProcedure({ stopWhen: deep(500) })
  expect(problems.some(({ zh }) => zh === '嵌套过深')).toBe(true)
})

const [patient] = sampleProcedure.variants

test.each<[string, object, string]>([
  ['an unknown option', { is: { colour: 'green' } }, '没有选定颜色'],
  ['no parameters', { is: {} }, '没有选定颜色'],
  ['a parameter too many', { is: { colour: 'clear', side: 'left' } }, '没有这个参数：side'],
  ['a figure out of range', { figures: { volume: 9000 } }, '液量应在0到2000之间'],
  ['an unknown figure', { figures: { volume: 10, depth: 3 } }, '没有这个数值：depth'],
  ['no brief', { brief: '' }, '至少10个字'],
])('a patient with %s is not taken', (_, change, zh) => {
  const read = readVariant(sampleProcedure, { ...patient, ...change })
  expect(read.variant).toBeUndefined()
  expect(read.problems.map((one) => one.zh)).toContain(zh)
})

test('a patient whose parameters fit is taken', () =>
  expect(readVariant(sampleProcedure, { ...patient, id: 'mine' }).variant?.id).toBe('mine'))

test('bedside deeds and steps stand in known phases, and treat what some complication knows', () => {
  for (const { phase } of [...bedside, ...bedsideSteps]) expect(phases).toContain(phase)
  for (const { treats } of bedside) for (const tag of treats) expect(remedies).toContain(tag)
})

test('what a tissue injures is a complication', () => {
  const injuries = ['lung', 'liver', 'cord', 'root', 'back-wall', 'windpipe', 'great-vessel']
  for (const name of injuries)
    expect(complicationOf(tissueOf(name)?.injury ?? '')?.zh, name).toBeTruthy()
})
