import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentsFault, stateAt, windowFor } from './rules.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const window = (opens: number | null, closes: number | null) => ({
  opens: opens === null ? null : day(opens),
  closes: closes === null ? null : day(closes),
})

test.each([
  [null, null, 5, 'open'],
  [6, null, 5, 'upcoming'],
  [5, null, 5, 'open'],
  [null, 5, 5, 'closed'],
  [1, 6, 5, 'open'],
  [1, 4, 5, 'closed'],
] as const)('from %s until %s, on the %s: %s', (opens, closes, at, state) =>
  expect(stateAt(window(opens, closes), day(at))).toBe(state),
)

test('of two classes with two dates the one that stays open longest holds', () => {
  const short = window(1, 10)
  const long = window(1, 20)
  expect(windowFor([short, long], day(5))).toBe(long)
  expect(windowFor([window(7, 9), window(6, 8)], day(5))).toEqual(window(6, 8))
  expect(windowFor([window(1, 3), window(1, 4)], day(5))).toEqual(window(1, 4))
  expect(windowFor([], day(5))).toBeUndefined()
})

const bound = fc.option(fc.integer({ min: 1, max: 28 }))
const windows = fc.array(
  fc.tuple(bound, bound).map(([opens, closes]) => window(opens, closes)),
  { minLength: 1, maxLength: 6 },
)

test('whoever has one open window is let in, whatever the others say, and in whatever order', () =>
  fc.assert(
    fc.property(windows, fc.integer({ min: 1, max: 28 }), (some, at) => {
      const holds = windowFor(some, day(at))
      const isOpen = some.some((one) => stateAt(one, day(at)) === 'open')
      expect(holds && stateAt(holds, day(at)) === 'open').toBe(isOpen)
      const turned = windowFor(some.toReversed(), day(at))
      expect(turned?.closes).toEqual(holds?.closes)
    }),
  ))

const whole = { ...window(2, 10), examFrom: null, examUntil: null, deadlines: [] }

test.each([
  [{}, undefined],
  [window(5, 5), 'order'],
  [{ examFrom: day(1) }, 'exam'],
  [{ examFrom: day(4), examUntil: day(4) }, 'exam'],
  [{ examUntil: day(11) }, 'exam'],
  [{ examFrom: day(3), examUntil: day(4) }, undefined],
  [{ deadlines: [day(10)] }, undefined],
  [{ deadlines: [day(11)] }, 'deadline'],
] as const)('moments %j: %s', (more, fault) =>
  expect(momentsFault({ ...whole, ...more })).toBe(fault),
)
