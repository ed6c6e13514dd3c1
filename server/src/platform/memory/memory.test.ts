import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memory } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer is remembered for its time', async () => {
  const kept = memory<number>(1_000, 10)
  let calls = 0
  const read = async () => (calls += 1)
  expect(await kept.get('a', read)).toBe(1)
  vi.advanceTimersByTime(999)
  expect(await kept.get('a', read)).toBe(1)
  vi.advanceTimersByTime(2)
  expect(await kept.get('a', read)).toBe(2)
})

test('its time begins with the reading: what changed meanwhile is known no later', async () => {
  const kept = memory<number>(1_000, 10)
  const slow = async () => {
    vi.advanceTimersByTime(700)
    return 1
  }
  expect(await kept.get('a', slow)).toBe(1)
  vi.advanceTimersByTime(301)
  expect(await kept.get('a', async () => 2)).toBe(2)
})

test('nobody waits for the reading of another', async () => {
  const kept = memory<number>(1_000, 10)
  const never = kept.get('a', () => new Promise<number>(() => undefined))
  expect(await kept.get('a', async () => 2)).toBe(2)
  void never
})

test('what is forgotten while it is read is not kept', async () => {
  const kept = memory<number>(1_000, 10)
  const read = kept.get('a', async () => {
    kept.forget('a')
    return 1
  })
  expect(await read).toBe(1)
  expect(await kept.get('a', async () => 2)).toBe(2)
})

test('a failure is not remembered', async () => {
  const kept = memory<number>(1_000, 10)
  const fail = () => Promise.reject(new Error('away'))
  await expect(kept.get('a', fail)).rejects.toThrow('away')
  expect(await kept.get('a', async () => 7)).toBe(7)
})

test('what begins so is forgotten, and no more is kept than may be', async () => {
  const kept = memory<number>(1_000, 2)
  const at = (key: string, value: number) => kept.get(key, async () => value)
  await at('x1', 1)
  await at('y1', 1)
  kept.forget('x')
  expect(await at('x1', 2)).toBe(2)
  expect(await at('z1', 1)).toBe(1)
  expect(await at('y1', 2)).toBe(2)
})
