import { expect, test, vi } from 'vitest'
import { everyPage, inPortions } from './outcomes.ts'

test('a portion that fails tells why of each of its rows, and those after it are still tried', async () => {
  const listener = vi.fn()
  const outcomes = await inPortions(
    ['a', 'b', 'c', 'd', 'e'],
    { size: 2, keyOf: (row) => row, onProgress: listener },
    async (some) => {
      if (some.includes('c')) throw new Error('不可以')
      return some.map((key) => ({ key, done: true }))
    },
  )
  expect(outcomes.map(({ key, done, note }) => `${key}${done ? '+' : `-${note}`}`)).toEqual([
    'a+',
    'b+',
    'c-不可以',
    'd-不可以',
    'e+',
  ])
  expect(listener.mock.calls.flat()).toEqual([2, 4, 5])
})

test.each([
  [5, Number.POSITIVE_INFINITY, 5, 3],
  // A last page that is full is followed by an empty one.
  [4, Number.POSITIVE_INFINITY, 4, 3],
  [50, 4, 4, 2],
])('of %i rows, at most %i, %i come in %i pages', async (there, most, come, pages) => {
  const pageOf = vi.fn(async (page: number) =>
    Array.from({ length: there }, (_, at) => at).slice((page - 1) * 2, page * 2),
  )
  const rows = await everyPage(pageOf, { size: 2, most, onProgress: () => undefined })
  expect(rows).toHaveLength(come)
  expect(pageOf).toHaveBeenCalledTimes(pages)
})
