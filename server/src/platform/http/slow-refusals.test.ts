import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayOf, slowRefusals } from './slow-refusals.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  [0, 0],
  [1, 0],
  [20, 0],
  [21, 20],
  [70, 1_000],
  [120, 2_000],
  [250_000, 2_000],
])('refused %d times in a minute one waits %d ms to hear it', (excess, ms) =>
  expect(delayOf(excess)).toBe(ms),
)

test('of one who asks on a thousand connections a hundred and fifty wait, and others hear at once', async () => {
  const slow = slowRefusals()
  const all = Array.from({ length: 1_000 }, () => slow('greedy', 500))
  const answers = await Promise.all(all.slice(150))
  expect(answers.every((one) => !one)).toBe(true)
  expect(await slow('other', 1)).toBe(true)
})
