import { expect, test } from 'vitest'
import { onePress } from './one-press.ts'

const pressedAt = (...presses: readonly (readonly [number, unknown])[]) => {
  let now = 0
  const isNew = onePress(() => now)
  return presses.map(([at, deed]) => {
    now = at
    return isNew(deed)
  })
}
const dose = { type: 'do', deed: 'adrenaline', values: { ml: 0.3 } }

test('one press is one dose: a double click and a held key are one, a second decision is another', () => {
  expect(pressedAt([0, dose], [180, dose])).toEqual([true, false])
  expect(pressedAt([0, dose], [400, dose], [800, dose], [1200, dose])).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(pressedAt([0, dose], [500, dose])).toEqual([true, true])
})

test('other deeds, and other doses of the same, are not held up', () =>
  expect(
    pressedAt(
      [0, dose],
      [50, { ...dose, values: { ml: 0.5 } }],
      [100, { type: 'wait', seconds: 60 }],
      [150, dose],
    ),
  ).toEqual([true, true, true, true]))
