import { expect, test } from 'vitest'
import { readOnce } from './read-once.ts'

test('what is read is read once, also by two at the same time, and anew once it was forgotten', async () => {
  const { once, forget } = readOnce()
  let reads = 0
  const read = () => Promise.resolve((reads += 1))
  expect(await Promise.all([once('a', read), once('a', read)])).toEqual([1, 1])
  expect(await once('b', read)).toBe(2)
  expect(await once('a', read)).toBe(1)
  forget()
  expect(await once('a', read)).toBe(3)
})
