import fc from 'fast-check'
import { expect, test } from 'vitest'
import { experiments } from '#experiment'
import { measureNames, measureTable } from '../practical/measures.ts'
import { exactly, isAtMost, type Ratio } from './ratio.ts'
import { readFigures } from './read.ts'
import { unitOf } from './unit-expression.ts'

const shown = (text: string): string[] =>
  readFigures(text).figures.flatMap(({ value, unit }) => (unit ? [`${value} ${unit.zh}`] : []))

test.each([
  ['46.2±1.5 mmHg', '46.2 mmHg'],
  ['46.2 mmHg ± 1.5 mmHg', '46.2 mmHg'],
  ['46.2(1.5) mmHg', '46.2 mmHg'],
  ['（4.62 ± 0.15）×10¹ mmHg', '46.2 mmHg'],
  ['46，2 mmHg', '46.2 mmHg'],
  ['46．2 mmHg', '46.2 mmHg'],
  ['46。2 mmHg', '46.2 mmHg'],
  ['４６．２ｍｍＨｇ', '46.2 mmHg'],
  ['4.62×10^1 mmHg', '46.2 mmHg'],
  ['4.62e1 mmHg', '46.2 mmHg'],
  ['0.0462×10³ mmHg', '46.2 mmHg'],
  ['462×10⁻¹ mmHg', '46.2 mmHg'],
  ['46.2 mm Hg', '46.2 mmHg'],
  ['46.2（mmHg）', '46.2 mmHg'],
  ['46.2毫米汞柱', '46.2 mmHg'],
  ['血压（mmHg）：46.2', '46.2 mmHg'],
  ['4\u200b6.2\u00a0mmHg', '46.2 mmHg'],
  ['6.16 kPa', '6.16 kPa'],
  ['6.16千帕', '6.16 kPa'],
  ['3.2 µg', '3.2 µg'],
  ['3.2 μg', '3.2 µg'],
  ['120次·min⁻¹', '120 次/分'],
  ['120 bpm', '120 次/分'],
  ['120/min', '120 次/分'],
  ['5 mL·min-1·kg-1', '5 mL/(min·kg)'],
  ['2.2 mmol·L⁻¹', '2.2 mmol/L'],
  ['1,234 mmHg', '1234 mmHg'],
  ['0，125 g', '0.125 g'],
  ['下降−28 mmHg', '-28 mmHg'],
  ['①46.2 mmHg', '46.2 mmHg'],
])('%s is read as %s', (text, read) => {
  expect(shown(text)).toEqual([read])
  expect(readFigures(text).unread).toEqual([])
})

test.each([
  ['120/80 mmHg', ['120 mmHg', '80 mmHg']],
  ['75→80 mmHg', ['75 mmHg', '80 mmHg']],
  ['从46.2降至40.1mmHg', ['46.2 mmHg', '40.1 mmHg']],
  ['120-130 mmHg', ['120 mmHg', '130 mmHg']],
  ['120、130和140 mmHg', ['120 mmHg', '130 mmHg', '140 mmHg']],
  ['46.2，48.1，50.3 mmHg', ['46.2 mmHg', '48.1 mmHg', '50.3 mmHg']],
  ['心率120升高46 mmHg', ['46 mmHg']],
  ['第1组，46.2 mmHg', ['46.2 mmHg']],
  ['3分，第2时相，H2O，升高5', []],
])('%s has each its unit', (text, read) => expect(shown(text)).toEqual(read))

test.each([
  ['46. 2 mmHg', '46. 2'],
  ['1 234 mmHg', '1 234'],
  ['120，130 mmHg', '120，130'],
  ['4.62×101 mmHg', '4.62×101'],
  ['1.2.3 mmHg', '1.2.3'],
  ['46..2 mmHg', '46..2'],
  ['1/2 mL', '1/2'],
  ['½ mL', '½'],
  ['四十六点二毫米汞柱', '四十六点二毫米汞柱'],
  ['HR120次/分', '120'],
  ['46.2 mmHb', '46.2'],
  [`${'9'.repeat(60)} mmHg`, '9'.repeat(60)],
])('%s cannot be read, and it is said where and why', (text, where) => {
  const { figures, unread } = readFigures(text)
  expect(figures.filter(({ unit }) => unit)).toEqual([])
  expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual([where])
  expect(unread[0]?.why).toMatch(/\p{Script=Han}/u)
})

const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))
const raised = (text: string): string =>
  text.replaceAll(/[\d-]/g, (sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? '')))

/** A decimal with its point so many places further to the left. */
const shifted = (digits: string, places: number): string => {
  const full = digits.padStart(places + 1, '0')
  return places === 0 ? full : `${full.slice(0, -places)}.${full.slice(-places)}`
}

const units = {
  mmHg: ['mmHg', 'mm Hg', 'mmhg', '毫米汞柱', '（mmHg）', '(mm Hg)', 'ｍｍＨｇ'],
  '次/分': ['次/分', '次／分', '次/min', 'bpm', '次·min⁻¹', '（次/分）'],
  µV: ['µV', 'μV', 'uV', '微伏'],
  ms: ['ms', '毫秒', 'MS', '（ms）'],
}

const spelling = fc
  .record({
    digits: fc.integer({ min: 11, max: 99_999 }).map(String),
    places: fc.constantFrom(1, 2),
    unit: fc.constantFrom(...(Object.keys(units) as (keyof typeof units)[])),
    which: fc.nat(9),
    point: fc.constantFrom('.', '．', '，', ',', '·', '。'),
    power: fc.integer({ min: -3, max: 3 }),
    way: fc.constantFrom('plain', '^', 'raised', 'e', 'wide'),
    spread: fc.constantFrom('', '±1.5', ' ± 1.5', '+/-1.5'),
    gap: fc.constantFrom('', ' ', '\u00a0', '\u3000'),
    before: fc.constantFrom('', '血压为', '约', '＝', '①'),
  })
  .map((one) => {
    const names = units[one.unit]
    const unit = names[one.which % names.length] ?? ''
    const plain = shifted(one.digits, one.places)
    const scaled = exactly(`${plain}e${-one.power}`)
    const decimal =
      scaled && one.places + one.power >= 0
        ? shifted(one.digits, one.places + one.power)
        : undefined
    // A comma before exactly three digits parts thousands.
    const point = /\.\d{3}$/.test(decimal ?? plain) ? '.' : one.point
    const mantissa = (decimal ?? plain).replace('.', point)
    const power = decimal === undefined ? 0 : one.power
    const written = {
      plain: plain.replace('.', one.point),
      '^': `${mantissa}×10^${power}`,
      raised: `${mantissa}×10${raised(String(power))}`,
      e: `${(decimal ?? plain).replace('.', '.')}e${power}`,
      wide: wide(plain),
    }[one.way]
    // A power is of the number before it, not of its spread.
    return {
      text: `${one.before}${written}${one.spread}${one.gap}${unit}`,
      exact: exactly(plain),
      unit: one.unit,
    }
  })

const isSame = (one: Ratio, other: Ratio): boolean => isAtMost(one, other) && isAtMost(other, one)

test('equal numbers are read alike, however they are spelled', () => {
  fc.assert(
    fc.property(spelling, ({ text, exact, unit }) => {
      const { figures, unread } = readFigures(text)
      const [figure, ...others] = figures.filter((one) => one.unit)
      expect({ text, unread, others }).toEqual({ text, unread: [], others: [] })
      expect(figure?.unit?.zh).toBe(unit)
      expect(figure && exact && isSame(figure.exact, exact), text).toBe(true)
    }),
    { numRuns: 3_000, seed: 26 },
  )
})

test('whatever somebody writes is read, and its places are its own', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom(
            '46.2',
            '±',
            'mmHg',
            '，',
            '.',
            '×10',
            '^',
            '-',
            '(',
            ')',
            ' ',
            '①',
            '次/分',
          ),
          fc.string({ unit: 'binary', maxLength: 4 }),
        ),
        { maxLength: 30 },
      ),
      (parts) => {
        const text = parts.join('')
        const { figures, unread } = readFigures(text)
        for (const { from, to } of [...figures, ...unread]) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
        }
      },
    ),
    { numRuns: 2_000, seed: 27 },
  )
})

test('a long report is read in one go', () => {
  const text = '血压 46.2±1.5 mmHg，心率 120 次/分；'.repeat(200)
  expect(shown(text).length).toBe(400)
  expect(readFigures('1,'.repeat(2_500)).figures.length).toBeGreaterThan(0)
  expect(readFigures(`${'('.repeat(2_500)}1${'×10^'.repeat(1_000)}`).figures.length).toBeLessThan(
    2_000,
  )
})

test('every unit that an experiment records or measures in can be read', () => {
  const channels = experiments.flatMap(({ model }) => model.channels.map(({ unit }) => unit))
  const own = measureNames.map((name) => measureTable[name].unit)
  const all = channels.flatMap((unit) => own.map((one) => one.replace('own', unit)))
  const unknown = [...new Set(all)].filter((unit) => /^[^·/]/.test(unit.trim()) && !unitOf(unit))
  expect(unknown).toEqual([])
})
