import { expect, test } from 'vitest'
import { laboratory } from './proofread-laboratory.ts'
import type { CaseTest } from './findings-format.ts'
import type { CaseScript } from './script.ts'

type Sheets = Readonly<Record<string, CaseTest['values']>>

/** What is wrong with some sheets; the proofreader looks at no other member of a case. */
const wrong = (sheets: Sheets, later?: CaseTest['later']): string =>
  laboratory({
    tests: Object.entries(sheets).map(([id, values]) => ({
      id,
      values,
      ...(id === 'blood-gas' && later !== undefined ? { later } : {}),
    })),
  } as unknown as CaseScript)
    .map(({ path, zh }) => `${path} ${zh}`)
    .join('；')

const acidotic = { pH: 7.34, PaCO2: 32, HCO3: 16.8 }

test.each<[string, Sheets]>([
  ['nothing', {}],
  ['a healthy gas alone', { 'blood-gas': { pH: 7.4, PaCO2: 40, HCO3: 24.4 } }],
  ['a gas that leaves a line open', { 'blood-gas': { pH: 7.43, PaO2: 82 } }],
  ['acidosis on both', { 'blood-gas': acidotic, electrolytes: { CO2: 17.8 } }],
  ['a vein with a little more', { 'blood-gas': acidotic, electrolytes: { CO2: 20 } }],
  ['a fingertip near', { glucose: { GLU: 16.4 }, fingerstick: { GLU: 16.8 } }],
  ['healthy sugar on one', { glucose: { GLU: 5.4 } }],
  ['ketones in both', { urine: { 酮体: '2+' }, ketones: { BHB: 1.4 } }],
  ['a trace of ketones', { urine: { 酮体: '±' } }],
  ['small cells', { cbc: { RBC: 4.12, MCV: 78.4, HCT: 32.3 } }],
])('%s may stand', (_, sheets) => expect(wrong(sheets)).toBe(''))

test.each<[string, Sheets, RegExp]>([
  [
    'bicarbonate that pH and PaCO₂ do not give',
    { 'blood-gas': { pH: 7.34, PaCO2: 31, HCO3: 17.4 }, electrolytes: { CO2: 18.3 } },
    /^tests\[0\]\.values .*HCO₃⁻ 应约 16\.5，写的是 17\.4/,
  ],
  [
    'a shock whose electrolytes look well',
    { 'blood-gas': { pH: 7.38, PaCO2: 34, HCO3: 19.8 }, electrolytes: { CO2: 26.4 } },
    /总CO₂应约 20\.8，写的是 26\.4/,
  ],
  [
    'electrolytes without CO2',
    { 'blood-gas': acidotic, electrolytes: { K: 3.8 } },
    /应约 17\.8，却没有写/,
  ],
  ['no electrolytes at all', { 'blood-gas': acidotic }, /却没有写/],
  ['a gas that looks well', { electrolytes: { CO2: 14 } }, /血气却没有写/],
  [
    'a fingertip of another person',
    { glucose: { GLU: 16.4 }, fingerstick: { GLU: 12 } },
    /相差太大/,
  ],
  ['low sugar far apart', { glucose: { GLU: 2.4 }, fingerstick: { GLU: 3.5 } }, /相差太大/],
  ['high sugar on one', { fingerstick: { GLU: 16.8 } }, /须都写明/],
  ['ketones in urine alone', { urine: { 酮体: '1+' } }, /尿酮体 1\+/],
  ['ketones that the blood denies', { urine: { 酮体: '3+' }, ketones: { BHB: 0.2 } }, /高于 0\.3/],
  ['cells that do not add up', { cbc: { RBC: 4.12, MCV: 84, HCT: 32.3 } }, /压积应约 34\.6/],
])('%s is found', (_, sheets, what) => expect(wrong(sheets)).toMatch(what))

test('a later gas is weighed with what it keeps of the first', () => {
  const sheets = { 'blood-gas': acidotic, electrolytes: { CO2: 17.8 } }
  expect(wrong(sheets, [{ from: 60, values: { pH: 7.38, PaCO2: 34, HCO3: 19.8 } }])).toBe('')
  expect(wrong(sheets, [{ from: 60, values: { pH: 7.38 } }])).toMatch(/^tests\[0\]\.later\[0\]/)
})
