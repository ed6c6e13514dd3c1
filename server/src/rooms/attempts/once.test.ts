import { expect, test } from 'vitest'
import { attemptRefusal, officialOf } from './once.ts'

test.each([
  [{ taken: 0, released: false, granted: false }, undefined],
  [{ taken: 1, released: false, granted: false }, 'taken'],
  [{ taken: 0, released: true, granted: false }, 'released'],
  [{ taken: 1, released: false, granted: true }, undefined],
  [{ taken: 2, released: true, granted: true }, undefined],
  [{ taken: 2, released: true, granted: false }, 'taken'],
] as const)('whoever stands at %o is refused as %s', (stands, refusal) =>
  expect(attemptRefusal(stands)).toBe(refusal),
)

test('the first is the official one, however good the others are', () => {
  const at = (hour: number, composite: number) => ({
    startedAt: new Date(hour * 3600_000),
    composite,
  })
  expect(officialOf([at(3, 99), at(1, 40), at(2, 80)])).toMatchObject({ composite: 40 })
  expect(officialOf([])).toBeUndefined()
})
