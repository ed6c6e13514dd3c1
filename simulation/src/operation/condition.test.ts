import { describe, expect, test } from 'vitest'
import type { Condition } from '#procedures'
import type { Action } from './action.ts'
import { holds } from './condition.ts'
import { doing, sampleSetup, through } from './sample-procedure.ts'

const tools: Action = { type: 'prepare', tools: ['needle', 'lidocaine'] }
const insert = (depth: number): Action => doing('insert', { depth, angle: 90 }, 'right')
const met = (condition: Condition, ...actions: Action[]): boolean =>
  holds(through(sampleSetup(), tools, ...actions).state, condition) !== undefined

describe('a list says whether one of its names is meant or each', () => {
  const both = ['wash', 'comfort']
  test.each<[Condition, number, boolean]>([
    [{ did: both, join: 'any' }, 1, true],
    [{ did: both, join: 'all' }, 1, false],
    [{ did: both, join: 'all' }, 2, true],
    // As versions meant it that were published before it was said.
    [{ did: both }, 1, true],
    [{ prepared: ['needle', 'spoon'] }, 0, false],
    [{ prepared: ['needle', 'spoon'], join: 'any' }, 0, true],
    [{ had: ['vasovagal', 'infection'] }, 0, false],
  ])('%j after %i of two', (condition, done, expected) =>
    expect(met(condition, ...[doing('wash'), doing('comfort')].slice(0, done))).toBe(expected),
  )

  test('each is held to the same details', () => {
    const condition: Condition = { did: ['wash', 'comfort'], join: 'all', before: ['insert'] }
    expect(met(condition, doing('wash'), doing('comfort'), insert(1))).toBe(true)
    expect(met(condition, doing('wash'), insert(1), doing('comfort'))).toBe(false)
  })
})

describe('when it was done', () => {
  test('since the last of something, or at any time where it was never done', () => {
    const condition: Condition = { did: ['wash'], since: ['comfort'] }
    expect(met(condition, doing('wash'))).toBe(true)
    expect(met(condition, doing('wash'), doing('comfort'))).toBe(false)
    expect(met(condition, doing('wash'), doing('comfort'), doing('wash'), doing('comfort'))).toBe(
      false,
    )
    expect(met(condition, doing('comfort'), doing('wash'))).toBe(true)
  })

  test('while something was set, whatever was set later', () => {
    const comforted: Condition = { did: ['wash'], while: ['comforted'] }
    const not: Condition = { did: ['wash'], whileNot: ['comforted'] }
    expect([
      met(comforted, doing('comfort'), doing('wash')),
      met(not, doing('comfort'), doing('wash')),
    ]).toEqual([true, false])
    expect([
      met(comforted, doing('wash'), doing('comfort')),
      met(not, doing('wash'), doing('comfort')),
    ]).toEqual([false, true])
  })

  test('how far beyond the beginning of a layer the tip stood', () => {
    const inside: Condition = { did: ['insert'], at: ['effusion'], beyond: { from: 0.5, to: 2 } }
    const { state } = through(sampleSetup(), tools, insert(2.5))
    const beyond = state.done.at(-1)?.beyond ?? -1
    expect(beyond).toBeGreaterThan(0)
    expect(beyond).toBeLessThan(2.5)
    expect(met(inside, insert(1))).toBe(false)
    expect(
      met({ ...inside, beyond: { from: beyond - 0.01, to: beyond + 0.01 } }, insert(2.5)),
    ).toBe(true)
  })
})

test.each([
  ['gender', 0],
  ['age', 0],
  ['weight', 1],
])('the patient’s %s can be asked for', (measure, from) => {
  expect(met({ measure, from })).toBe(true)
  expect(met({ measure, from: 999 })).toBe(false)
})
