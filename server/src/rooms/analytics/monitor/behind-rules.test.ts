import fc from 'fast-check'
import { expect, test } from 'vitest'
import { behindOf, type Pace } from './behind-rules.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const pace = (more: Partial<Pace> = {}): Pace => ({
  progress: 30,
  lastAt: day(10),
  opens: null,
  closes: null,
  due: [],
  ...more,
})

test.each([
  [{}, ''],
  [{ lastAt: day(4) }, ''],
  [{ lastAt: day(2) }, '9 天没有学习'],
  [{ lastAt: null, progress: null }, ''],
  [{ opens: day(1), closes: day(21) }, ''],
  [{ opens: day(1), closes: day(21), progress: 29 }, '时间已过 50%，进度 29%'],
  [{ opens: day(1), closes: day(21), progress: null }, '时间已过 50%，进度 0%'],
  [{ opens: day(20), closes: day(25), progress: 0 }, ''],
  [{ closes: day(11) }, '已过截止时间，没有完成'],
  [{ closes: day(11), progress: 100 }, ''],
  [{ closes: day(12), lastAt: day(1) }, ''],
  [{ due: [{ title: '心电图', at: day(11), done: false }] }, '“心电图”已过截止时间'],
  [{ due: [{ title: '心电图', at: day(12), done: false }] }, ''],
  [{ due: [{ title: '心电图', at: day(5), done: true }] }, ''],
  [
    { due: [5, 6].map((n) => ({ title: `第${n}项`, at: day(n), done: false })) },
    '“第5项”等 2 项已过截止时间',
  ],
] as const)('%j: %s', (more, why) => expect(behindOf(pace(more), day(11))).toBe(why))

test('whoever has done more never lags where somebody with less does not', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 28 }),
      (one, other, at) => {
        const of = (progress: number) =>
          behindOf(pace({ progress, opens: day(1), closes: day(21) }), day(at))
        if (of(Math.min(one, other)) === '') expect(of(Math.max(one, other))).toBe('')
      },
    ),
  ))
