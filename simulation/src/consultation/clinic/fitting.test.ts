import { describe, expect, test } from 'vitest'
import { tests } from '#catalogue'
import { sampleCase } from '../fixtures/sample-case.ts'
import { sheetOf } from './sheet.ts'

type Values = Readonly<Record<string, number>>
type Person = { readonly gender: 0 | 1; readonly age: number }

const laboratory = tests.flatMap((one) => (one.kind === 'laboratory' ? [one] : []))
const people: readonly Person[] = [3, 30, 70].flatMap((age) => [
  { gender: 0 as const, age },
  { gender: 1 as const, age },
])

/** A sheet of one of several people, who differ in what is usual of them. */
const linesOf = (id: string, values: Values, person: Person = { gender: 1, age: 30 }, seed = 0) => {
  const analyte = laboratory.find((one) => one.id === id)
  if (analyte === undefined) throw new Error(`no test ${id}`)
  const sample = sampleCase()
  const script = {
    ...sample,
    id: `sample-${seed}`,
    caseInfo: { ...sample.caseInfo, ...person },
  }
  return sheetOf(script, analyte, values)
}

/** The figures of many such sheets, by line. */
const figuresOf = (id: string, values: Values) =>
  Array.from({ length: 40 }, (_, seed) => {
    const lines = linesOf(id, values, { gender: 1, age: 30 }, seed)
    return (line: string): number => Number(lines.find((one) => one.id === line)?.value)
  })

describe.each(people)('of a healthy person, %j', (person) => {
  test.each(laboratory.map(({ id }) => id))('%s has no mark', (id) => {
    for (let seed = 0; seed < 25; seed += 1)
      expect(linesOf(id, {}, person, seed).filter(({ flag }) => flag !== '')).toEqual([])
  })
})

test.each([{}, { 'NEUT%': 20 }, { 'NEUT%': 71 }, { 'NEUT%': 92 }, { 'NEUT%': 85, 'EOS%': 0.5 }])(
  'white cells are shares of one whole: %j',
  (values) => {
    for (const figure of figuresOf('cbc', values)) {
      const sum = figure('NEUT%') + figure('LYM%') + figure('EOS%')
      expect(sum).toBeLessThan(99)
      expect(sum).toBeGreaterThan(91)
      expect(figure('LYM%')).toBeGreaterThan(0)
      expect(figure('EOS%')).toBeGreaterThan(0)
    }
  },
)

test.each([
  {},
  { Hb: 84 },
  { Hb: 168, HCT: 52.1 },
  { HCT: 30 },
  { RBC: 2.9 },
  { Hb: 70, MCV: 68 },
  { Hb: 150, RBC: 5 },
  { RBC: 3, MCV: 110 },
])('red cells: their number times their size is what they fill: %j', (values) => {
  for (const figure of figuresOf('cbc', values)) {
    expect((figure('RBC') * figure('MCV')) / 10 / figure('HCT')).toBeCloseTo(1, 1.8)
    expect((100 * figure('Hb')) / figure('HCT')).toBeGreaterThan(316)
    expect((100 * figure('Hb')) / figure('HCT')).toBeLessThan(354)
  }
})

test.each([
  {},
  { pH: 7.2 },
  { PaCO2: 68 },
  { HCO3: 12 },
  { pH: 7.3, PaCO2: 68 },
  { pH: 7.3, HCO3: 14 },
  { PaCO2: 25, HCO3: 14 },
])('a blood gas obeys Henderson and Hasselbalch: %j', (values) => {
  for (const figure of figuresOf('blood-gas', values)) {
    const acidity = 6.1 + Math.log10(figure('HCO3') / (0.0307 * figure('PaCO2')))
    expect(Math.abs(acidity - figure('pH'))).toBeLessThan(0.02)
  }
})

test('base is wanting in acidosis of metabolism, and in chronic retention there is too much', () => {
  for (const figure of figuresOf('blood-gas', { pH: 7.2, HCO3: 10 }))
    expect(figure('BE')).toBeCloseTo(-16.1, 1)
  for (const figure of figuresOf('blood-gas', { pH: 7.3, PaCO2: 68 }))
    expect(figure('BE')).toBeGreaterThan(5)
})

test.each([{}, { Na: 129 }, { Na: 155 }, { K: 2.8 }])(
  'the anion gap is that of health where nobody says otherwise: %j',
  (values) => {
    for (const figure of figuresOf('electrolytes', values)) {
      const gap = figure('Na') - figure('Cl') - figure('CO2')
      expect(gap).toBeGreaterThan(8)
      expect(gap).toBeLessThan(16)
    }
  },
)

test('of whose carbon dioxide is given, chloride is not made up to fit', () => {
  for (const figure of figuresOf('electrolytes', { CO2: 9 })) expect(figure('Cl')).toBeLessThan(111)
})

test.each([{}, { TC: 6.2 }, { 'LDL-C': 4.1 }, { TG: 3 }, { TC: 9.4, TG: 24.6 }])(
  'cholesterol is more than its parts that are named: %j',
  (values) => {
    for (const figure of figuresOf('lipids', values)) {
      const parts = figure('LDL-C') + figure('HDL-C')
      expect(figure('TC')).toBeGreaterThan(parts)
      expect(parts).toBeGreaterThan(1)
    }
  },
)

test('who lacks albumin lacks protein', () => {
  for (const figure of figuresOf('liver', { ALB: 24 })) expect(figure('TP')).toBe(52)
})

test('the ratio of clotting is that of the times', () => {
  for (const figure of figuresOf('coagulation', { INR: 2.4 })) expect(figure('PT')).toBe(30)
  for (const figure of figuresOf('coagulation', { PT: 25 })) expect(figure('INR')).toBe(2)
})

test('an effusion rich in protein is rich in albumin', () => {
  for (const figure of figuresOf('effusion', { 蛋白: 48 })) expect(figure('白蛋白')).toBe(26.4)
})
