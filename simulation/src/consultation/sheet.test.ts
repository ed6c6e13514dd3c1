import { expect, test } from 'vitest'
import { fittingOf } from './fitting.ts'
import { sampleCase } from './sample-case.ts'
import { play, sampleSetup } from './sample-session.ts'

/** The lines of a test of which the case says something. */
const sheetOf = (id: string, values: Readonly<Record<string, string | number>>) => {
  const [first] = sampleCase().tests
  if (first === undefined) throw new Error('the sample has no test')
  const others = sampleCase().tests.filter((one) => one.id !== id)
  const { tracing: _, reading: __, ...plain } = first
  const { state } = play(
    [
      { type: 'order', tests: [id] },
      { type: 'wait', minutes: 60 },
    ],
    {
      ...sampleSetup,
      script: { ...sampleCase(), tests: [...others, { ...plain, id, values }] },
    },
  )
  return state.results.find(({ test }) => test === id)?.lines ?? []
}

test('no blood group is abnormal, and none is what others should have', () =>
  expect(sheetOf('blood-group', { ABO: 'AB型' })[0]).toMatchObject({
    value: 'AB型',
    range: '',
    flag: '',
  }))

test('what is told in words and differs from health is marked', () =>
  expect(sheetOf('blood-group', { Rh: '阴性' })[1]).toMatchObject({
    value: '阴性',
    range: '阳性',
    flag: '*',
  }))

test.each([{}, { 'NEUT%': 20 }, { 'NEUT%': 71 }, { 'NEUT%': 92 }, { 'NEUT%': 85, 'EOS%': 0.5 }])(
  'white cells are shares of one whole: %j',
  (values) => {
    const lines = sheetOf('cbc', values)
    const share = (id: string) => Number(lines.find((one) => one.id === id)?.value)
    const sum = share('NEUT%') + share('LYM%') + share('EOS%')
    expect(sum).toBeLessThan(99)
    expect(sum).toBeGreaterThan(91)
    expect(share('LYM%')).toBeGreaterThan(0)
    expect(share('EOS%')).toBeGreaterThan(0)
  },
)

const figureOf = (id: string, values: Readonly<Record<string, string | number>>) => {
  const lines = sheetOf(id, values)
  return (line: string) => Number(lines.find((one) => one.id === line)?.value)
}

test.each([
  {},
  { Hb: 84 },
  { Hb: 109, MCV: 72 },
  { RBC: 2.9 },
  { RBC: 5.6, Hb: 104 },
  { HCT: 52, MCV: 94 },
  { RBC: 3.2, HCT: 29, MCV: 90.6, Hb: 96 },
])('red cells make their haematocrit, and haemoglobin goes with it: %j', (values) => {
  const figure = figureOf('cbc', values)
  const packed = (figure('RBC') * figure('MCV')) / 10 / figure('HCT')
  expect(packed).toBeGreaterThan(0.99)
  expect(packed).toBeLessThan(1.01)
  expect(figure('Hb') / figure('HCT')).toBeGreaterThan(3.1)
  expect(figure('Hb') / figure('HCT')).toBeLessThan(3.5)
})

test('total protein is albumin and globulin', () =>
  expect(figureOf('liver', { ALB: 33.2 })('TP')).toBeCloseTo(61.2))

test('an effusion rich in protein is rich in albumin', () =>
  expect(fittingOf('effusion', { 蛋白: 48 }, () => 0)['白蛋白']).toBeCloseTo(26.4))
