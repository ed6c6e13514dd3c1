import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRightBlank, readFigure, scoreAnswer, type ScoredBlank } from './index.ts'

const figure = (value: number, tolerance: number, ...units: string[]): ScoredBlank => ({
  kind: 'number',
  value,
  tolerance,
  units,
  unitPrinted: false,
})
const words = (...forms: string[]): ScoredBlank => ({ kind: 'text', forms })

describe('figures', () => {
  test.each([
    ['120mmHg', 120, 'mmHg'],
    ['１２０ ｍｍＨｇ', 120, 'mmHg'],
    ['−3.5', -3.5, ''],
    ['1,200ml', 1200, 'ml'],
    ['4.5×10⁹/L', 4_500_000_000, '/L'],
    ['4.5x10^9/L', 4_500_000_000, '/L'],
    ['2×10⁻³', 0.002, ''],
  ])('%s', (written, value, unit) => {
    const read = readFigure(written)
    expect(read?.value).toBeCloseTo(value, 9)
    expect(read?.unit).toBe(unit)
  })
  test.each(['', '约120', 'mmHg', '.5'])('%j is none', (written) =>
    expect(readFigure(written)).toBeUndefined(),
  )

  test.each([
    ['within', figure(7.4, 0.05), '7.45', true],
    ['on the edge, the other side', figure(7.4, 0.05), '7.35', true],
    ['beyond', figure(7.4, 0.05), '7.46', false],
    ['the unit in other letters', figure(120, 0, 'mmHg'), '120 MMHG', true],
    ['micro by two signs', figure(5, 0, 'μg'), '5µg', true],
    ['without its unit', figure(120, 0, 'mmHg'), '120', false],
    [
      'without a unit that is printed',
      { ...figure(120, 0, 'mmHg'), unitPrinted: true },
      '120',
      true,
    ],
    ['another unit', figure(120, 0, 'mmHg'), '120kPa', false],
    ['a unit where there is none', figure(5, 0), '5g', false],
    ['a range is no figure', figure(5, 0), '5-6', false],
  ])('%s', (_what, blank, written, right) => expect(isRightBlank(blank, written)).toBe(right))

  test('any figure is read as it is printed', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        const value = thousandths / 1000
        expect(isRightBlank(figure(value, 0), value.toFixed(3))).toBe(true)
        expect(isRightBlank(figure(value, 0), (value + 0.002).toFixed(3))).toBe(false)
      }),
    ))
})

test.each([
  ['Murphy征', true],
  ['murphy 征', true],
  ['Ｍｕｒｐｈｙ征。', true],
  ['墨菲征', true],
  ['麦氏点', false],
  ['。', false],
  ['', false],
])('the word %j is right: %s', (written, right) =>
  expect(isRightBlank(words('Murphy征', '墨菲征'), written)).toBe(right),
)

test('a sign that means something stays', () => {
  expect(isRightBlank(words('Rh(-)'), 'Rh（-）')).toBe(true)
  expect(isRightBlank(words('Rh(-)'), 'Rh(+)')).toBe(false)
})

test('blanks share the points, each by itself', () => {
  const key = { kind: 'blanks', blanks: [words('左'), words('右'), figure(3, 0)] } as const
  const worth = (...blanks: string[]) => scoreAnswer(key, 'all', 10, { blanks }).tenths
  expect([worth('左', '右', '3'), worth('左', '', '3'), worth('左'), worth('右', '左')]).toEqual([
    10, 7, 3, 0,
  ])
})
