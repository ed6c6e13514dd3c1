import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Board } from './board.ts'

type Row = { readonly PersonId: string; readonly n: number }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A board over rows that a test changes. */
const boardOf = async (rows: Map<string, number>) => {
  const queriedTopics: (readonly string[] | undefined)[] = []
  const fault = vi.fn<(error: unknown) => void>()
  let isAway = false
  const board = new Board<Row>(async (people) => {
    queriedTopics.push(people)
    if (isAway) throw new Error('away')
    return [...rows]
      .filter(([id]) => !people || people.includes(id))
      .map(([PersonId, n]) => ({ PersonId, n }))
  }, fault)
  await board.begin()
  return { board, queriedTopics, fault, away: (now: boolean) => void (isAway = now) }
}

test('whoever has seen everything is told what changed, each once, the newest state', async () => {
  const rows = new Map([
    ['a', 1],
    ['b', 1],
  ])
  const { board, queriedTopics } = await boardOf(rows)
  const { no } = board.after(0, 10)
  expect(board.after(no, 10).rows).toEqual([])
  for (let n = 2; n < 50; n += 1) {
    rows.set('a', n)
    board.changed('a')
  }
  await vi.advanceTimersByTimeAsync(150)
  expect(board.after(no, 10)).toMatchObject({ rows: [{ PersonId: 'a', n: 49 }], gone: [], left: 0 })
  expect(queriedTopics).toEqual([undefined, ['a']])
  // Nothing of it changed: nobody is told.
  board.changed('a')
  await vi.advanceTimersByTimeAsync(150)
  expect(board.after(no + 1, 10).rows).toEqual([])
  board.close()
})

test('in portions, whoever left among them, and the last number is where one goes on', async () => {
  const rows = new Map(['a', 'b', 'c'].map((id) => [id, 1]))
  const { board } = await boardOf(rows)
  rows.delete('b')
  board.readAll()
  await vi.advanceTimersByTimeAsync(150)
  const first = board.after(0, 2)
  expect(first).toMatchObject({ rows: [{ PersonId: 'a' }, { PersonId: 'c' }], left: 1 })
  expect(board.after(first.no, 2)).toMatchObject({ rows: [], gone: ['b'], left: 0 })
  expect(board.size).toBe(2)
  board.close()
})

test('what could not be read is read as a whole as soon as it can be', async () => {
  const rows = new Map([['a', 1]])
  const { board, queriedTopics, fault, away } = await boardOf(rows)
  const { no } = board.after(0, 10)
  away(true)
  rows.set('a', 2)
  board.changed('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fault).toHaveBeenCalled()
  away(false)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(board.after(no, 10).rows).toEqual([{ PersonId: 'a', n: 2 }])
  expect(queriedTopics.at(-1)).toBeUndefined()
  board.close()
})

test('what changes while rows are read is read right after them', async () => {
  const rows = new Map([['a', 1]])
  let release: () => void = () => undefined
  let isSlow = false
  const board = new Board<Row>(
    async () => {
      const read = [...rows].map(([PersonId, n]) => ({ PersonId, n }))
      if (isSlow) await new Promise<void>((resolve) => (release = resolve))
      return read
    },
    () => undefined,
  )
  await board.begin()
  isSlow = true
  board.changed('a')
  await vi.advanceTimersByTimeAsync(150)
  rows.set('a', 2)
  board.changed('a')
  isSlow = false
  release()
  const { no } = board.after(0, 10)
  await vi.advanceTimersByTimeAsync(250)
  expect(board.after(no, 10).rows).toEqual([{ PersonId: 'a', n: 2 }])
  board.close()
})

test('a hint that was lost is made good within a minute', async () => {
  const rows = new Map([['a', 1]])
  const { board } = await boardOf(rows)
  const { no } = board.after(0, 10)
  rows.set('a', 2)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(board.after(no, 10).rows).toEqual([{ PersonId: 'a', n: 2 }])
  board.close()
})
