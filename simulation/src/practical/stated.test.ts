import fc from 'fast-check'
import { experiments } from '#experiment'
import { expect, test } from 'vitest'
import type { Protocol } from './protocol.ts'
import { statedFigures } from './stated.ts'

const model =
  experiments.find(({ model: one }) => one.channels.some(({ unit }) => unit === 'mmHg'))?.model
    .id ?? ''

const protocol = {
  model,
  tray: [],
  steps: [{ id: 'nerve', zh: '刺激迷走神经', response: { unit: 'mmHg' } }],
} as unknown as Protocol

/** What is said of a text beside one recorded figure. */
const judged = (text: string, recorded: number) =>
  statedFigures(
    protocol,
    [],
    { steps: [{ id: 'nerve', before: recorded, after: null }] as never, captures: [] },
    { results: text },
  )

/** So many thousandths as a decimal. */
const decimal = (thousandths: bigint): string => {
  const digits = `${thousandths < 0n ? -thousandths : thousandths}`.padStart(4, '0')
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

test('what lies exactly a fifth off fits, and what lies a thousandth further does not', () => {
  const wrong: string[] = []
  let tried = 0
  for (let tenths = 11n; tenths < 1_209n; tenths += 1n) {
    const recorded = Number(decimal(tenths * 100n))
    for (const [thousandths, fits] of [
      [tenths * 120n, true],
      [tenths * 80n, true],
      [tenths * 120n + 1n, false],
      [tenths * 80n - 1n, false],
    ] as const) {
      tried += 1
      const [one] = judged(`血压 ${decimal(thousandths)} mmHg`, recorded)
      if (one?.fits !== fits) wrong.push(`${decimal(thousandths)} beside ${recorded}`)
    }
  }
  expect(tried).toBe(4_792)
  expect(wrong).toEqual([])
})

const spellings = (text: string): string[] => [
  `${text} mmHg`,
  `${text}mm Hg`,
  `${text}（mmHg）`,
  `${text}mmhg`,
  `${text} 毫米汞柱`,
  `${text}±1.5 mmHg`,
  `${text.replace('.', '，')}±1.5 mmHg`,
  `${text.replace('.', '．')} mmHg`,
  `${text}×10^0 mmHg`,
  `${text}e0 mmHg`,
  `${text.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0))} mmHg`,
]

test('equal numbers are judged alike, whatever their spelling', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 30_000 }),
      fc.integer({ min: 10, max: 30_000 }),
      (stated, recorded) => {
        const text = decimal(BigInt(stated) * 10n).replace(/0$/, '')
        const judgements = spellings(text).map((one) => {
          const [first, ...others] = judged(one, recorded / 100)
          expect(others).toEqual([])
          return {
            fits: first?.fits,
            off: first?.deviation,
            value: first?.value,
            unit: first?.unit,
          }
        })
        for (const one of judgements) expect(one).toEqual(judgements[0])
      },
    ),
    { numRuns: 300, seed: 26 },
  )
})

test('kilopascals are held against millimetres of mercury, and told in what was written', () => {
  const [one] = judged('血压 6.16 kPa', 46.2)
  expect(one).toMatchObject({ unit: 'kPa', fits: true, value: 6.16 })
  expect(one?.recorded).toBeCloseTo(6.1595, 4)
  expect(judged('血压 9 kPa', 46.2)[0]?.fits).toBe(false)
})

test('a decrease is written with its sign or without, and when something was is no figure of it', () => {
  expect(judged('下降28.1 mmHg，即−28.1 mmHg', -28.1).map(({ fits }) => fits)).toEqual([true, true])
  expect(judged('〔图 pressure 46.2 mmHg–50 mmHg〕', 46.2)).toEqual([])
  expect(judged('30 s后升高，休息 3 min，体重 2.5 kg', 46.2)).toEqual([])
})

test('a figure that has a name instead of a unit is read by it', () => {
  const text = 'pA₂＝7，45，斜率约为 −1.02'
  expect(judged(text, 1).map(({ unit, value }) => [unit, value])).toEqual([
    ['pA2', 7.45],
    ['斜率', -1.02],
  ])
})
