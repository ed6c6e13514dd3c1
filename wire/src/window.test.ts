import { expect, test } from 'vitest'
import { refusalOf } from './refusal-testing.ts'
import { checkTime } from './window.ts'

const now = 1_767_225_600_000

test.each([
  [-300_001, 'outsideWindow'],
  [300_001, 'outsideWindow'],
  [-300_000, 'accepted'],
  [300_000, 'accepted'],
  [0, 'accepted'],
])('a request signed %i ms away is %s', (away, outcome) => {
  expect(refusalOf(() => checkTime({ TimeStamp: String(now + away) }, now))).toBe(outcome)
})
