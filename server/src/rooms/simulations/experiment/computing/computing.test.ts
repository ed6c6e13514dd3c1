import { expect, test } from 'vitest'
import { allowanceOf } from './allowance.ts'
import { turnsOf } from './fair-queue.ts'
import type { JobResult, Task } from './job.ts'

// Work is counted in slices here: a slice is a millisecond of the clock that counts what was computed.

const over: JobResult = { kind: 'not-replayed', zh: 'over' }

const counted = (turnMs: number, longestMs = Infinity) => {
  let [slices, passed] = [0, 0]
  const turns = turnsOf({ busy: () => slices, wall: () => passed }, { turnMs, longestMs })
  const done: { name: string; spent: number; came: JobResult }[] = []
  const add = (name: string, length: number): void => {
    function* going(): Generator<undefined, JobResult> {
      for (let slice = 0; slice < length; slice += 1) {
        slices += 1
        passed += 1
        yield undefined
      }
      return over
    }
    const task: Task = { going: going(), stopped: () => ({ kind: 'unfinished', kept: undefined }) }
    turns.add(
      task,
      (came, spent) => done.push({ name, spent, came }),
      (error) => {
        throw error
      },
    )
  }
  return { turns, done, add, slices: () => slices }
}

test('what is short is done beside what is long, however much of that was before it', () => {
  const { turns, done, add, slices } = counted(4)
  add('an hour', 100_000)
  for (let turn = 0; turn < 500; turn += 1) turns.turn()
  const before = slices()
  for (let one = 0; one < 20; one += 1) add(`short ${one}`, 3)
  while (done.length < 20) turns.turn()
  expect(done.map(({ name }) => name)).not.toContain('an hour')
  // Twenty times three slices, and none of the long one’s between them.
  expect(slices() - before).toBe(60)
})

test('jobs of one length have their turns alike, and what each took is told', () => {
  const { turns, done, add } = counted(4)
  for (const name of ['a', 'b', 'c']) add(name, 40)
  while (turns.turn());
  expect(done.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  for (const { spent } of done) expect(spent).toBe(40)
})

test('what takes longer than it may is stopped between two slices', () => {
  const { turns, done, add } = counted(4, 50)
  add('endless', Infinity)
  while (turns.turn());
  expect(done).toEqual([
    { name: 'endless', spent: 51, came: { kind: 'unfinished', kept: undefined } },
  ])
})

test('who computed as much as is allowed is told to come later, nobody else is, and it passes', () => {
  const { check, charge } = allowanceOf({ most: 100, aSecond: 10 })
  check('one', 0)
  charge('one', 130, 0)
  expect(() => check('one', 2_900)).toThrow(expect.objectContaining({ code: -10429, http: 429 }))
  check('other', 2_900)
  check('one', 3_100)
  // Waiting saves no more than the allowance.
  charge('one', 101, 3_600_000)
  expect(() => check('one', 3_600_000)).toThrow('计算过多')
})
