import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnswerKey,
  isBlank,
  misfit,
  type OptionKind,
  scoreAnswer,
  scoreByKeys,
  type ScoringPolicy,
} from './index.ts'

const policies: readonly ScoringPolicy[] = ['one', 'all', 'half', 'weights']
const options = (...kinds: OptionKind[]): AnswerKey => ({
  kind: 'options',
  options: kinds.map((kind, at) => ({ id: String(at), kind })),
})
const single = options('right', 'wrong', 'wrong', 'wrong', 'wrong')
const several = options('right', 'right', 'right', 'wrong', 'wrong')
const weighed = options('key', 'right', 'right', 'irrelevant', 'wrong', 'wrong', 'wrong')

// A sheet made by hand: the key, how the section scores, its most in tenths, what was chosen, what it is worth.
describe('a sheet by hand', () => {
  test.each<[string, AnswerKey, ScoringPolicy, number, string, string, number]>([
    ['A1 right', single, 'one', 10, '0', 'right', 10],
    ['A1 wrong', single, 'one', 10, '3', 'wrong', 0],
    ['A1 right and another', single, 'one', 10, '01', 'wrong', 0],
    ['X all', several, 'all', 20, '012', 'right', 20],
    ['X one missing', several, 'all', 20, '01', 'wrong', 0],
    ['X one too many', several, 'all', 20, '0123', 'wrong', 0],
    ['X half: one missing', several, 'half', 20, '01', 'partly', 10],
    ['X half: one alone', several, 'half', 20, '2', 'partly', 5],
    ['X half: complete', several, 'half', 20, '210', 'right', 20],
    ['X half: a wrong one', several, 'half', 20, '013', 'wrong', 0],
    ['X half: no more than there is', several, 'half', 4, '0', 'right', 4],
    ['案例: everything right', weighed, 'weights', 40, '012', 'right', 40],
    ['案例: the key alone', weighed, 'weights', 40, '0', 'partly', 20],
    ['案例: a right one alone', weighed, 'weights', 40, '1', 'partly', 10],
    ['案例: irrelevant costs nothing', weighed, 'weights', 40, '0123', 'right', 40],
    ['案例: a wrong one takes a point', weighed, 'weights', 40, '0124', 'partly', 30],
    ['案例: never below 0', weighed, 'weights', 40, '456', 'wrong', 0],
    ['案例: a share in tenths', weighed, 'weights', 15, '1', 'partly', 4],
  ])('%s', (_what, key, policy, most, chosen, state, tenths) =>
    expect(scoreAnswer(key, policy, most, { options: [...chosen] })).toEqual({ state, tenths }),
  )
})

const kind = fc.constantFrom<OptionKind>('right', 'key', 'irrelevant', 'wrong')
const anyKey = fc
  .array(kind, { minLength: 1, maxLength: 12 })
  .filter((kinds) => kinds.some((one) => one === 'right' || one === 'key'))
  .map((kinds) => options(...kinds) as Extract<AnswerKey, { kind: 'options' }>)
const sitting = fc.record({
  key: anyKey,
  policy: fc.constantFrom(...policies),
  most: fc.integer({ min: 1, max: 1_000 }),
  picks: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  seed: fc.integer(),
})
const chosenOf = (key: Extract<AnswerKey, { kind: 'options' }>, picks: readonly boolean[]) =>
  key.options.filter((_, at) => picks[at]).map(({ id }) => id)
const turned = <T>(all: readonly T[], by: number): T[] => {
  const at = ((by % all.length) + all.length) % all.length
  return [...all.slice(at), ...all.slice(0, at)].toReversed()
}

describe('whatever the question', () => {
  test('the order of options, and of choosing them, makes no difference', () =>
    fc.assert(
      fc.property(sitting, ({ key, policy, most, picks, seed }) => {
        const chosen = chosenOf(key, picks)
        const other: AnswerKey = { kind: 'options', options: turned(key.options, seed) }
        expect(scoreAnswer(other, policy, most, { options: chosen.toReversed() })).toEqual(
          scoreAnswer(key, policy, most, { options: chosen }),
        )
      }),
    ))

  test('points are whole tenths from 0 to the most, and say what their state says', () =>
    fc.assert(
      fc.property(sitting, ({ key, policy, most, picks }) => {
        const chosen = chosenOf(key, picks)
        const { state, tenths } = scoreAnswer(key, policy, most, { options: chosen })
        expect(Number.isInteger(tenths) && (tenths ?? -1) >= 0 && (tenths ?? -1) <= most).toBe(true)
        expect(state === 'unanswered').toBe(chosen.length === 0)
        expect(state === 'right').toBe(tenths === most)
      }),
    ))

  test('exactly the right options are worth everything where a policy can give it', () =>
    fc.assert(
      fc.property(sitting, ({ key, policy, most }) => {
        const rights = key.options.filter((one) => one.kind === 'right' || one.kind === 'key')
        if (policy === 'one' && rights.length > 1) return
        expect(scoreAnswer(key, policy, most, { options: rights.map(({ id }) => id) })).toEqual({
          state: 'right',
          tenths: most,
        })
      }),
    ))

  test('a wrong option more is never worth more', () =>
    fc.assert(
      fc.property(sitting, ({ key, policy, most, picks }) => {
        const chosen = chosenOf(key, picks)
        const wrong = key.options.find((one) => one.kind === 'wrong' && !chosen.includes(one.id))
        if (!wrong) return
        const before = scoreAnswer(key, policy, most, { options: chosen }).tenths ?? 0
        const after = scoreAnswer(key, policy, most, { options: [...chosen, wrong.id] }).tenths ?? 0
        expect(after).toBeLessThanOrEqual(before)
      }),
    ))
})

describe('nothing is 0 without being said', () => {
  const people: AnswerKey = { kind: 'people' }
  test.each([
    ['nothing at all', single, undefined],
    ['no option', single, { options: [] }],
    ['a text of spaces', people, { text: '  ' }],
    ['no blank', { kind: 'blanks', blanks: [{ kind: 'text', forms: ['肺'] }] }, { blanks: [''] }],
  ] as const)('%s is unanswered', (_what, key, answer) => {
    expect(isBlank(answer)).toBe(true)
    expect(scoreAnswer(key, 'all', 10, answer)).toEqual({ state: 'unanswered', tenths: 0 })
  })

  test('what people mark has no points before they did', () =>
    expect(scoreAnswer(people, 'all', 100, { text: '答' })).toEqual({
      state: 'unmarked',
      tenths: null,
    }))

  test.each([
    ['no right option', options('wrong', 'irrelevant'), 10, { options: ['0'] }],
    ['no blank', { kind: 'blanks', blanks: [] }, 10, { blanks: [] }],
    ['no points', single, 0, { options: ['0'] }],
    ['parts of tenths', single, 1.5, { options: ['0'] }],
    ['an option of another question', single, 10, { options: ['9'] }],
    ['a text for options', single, 10, { text: '0' }],
  ] as const)('%s is an error, not a score', (_what, key, most, answer) =>
    expect(() => scoreAnswer(key, 'all', most, answer)).toThrow(RangeError),
  )

  test.each([
    [single, { options: ['0'] }, undefined],
    [single, { options: ['0', '0'] }, 'shape'],
    [single, { options: ['x'] }, 'option'],
    [single, { blanks: ['0'] }, 'shape'],
    [people, { options: [] }, 'shape'],
    [{ kind: 'blanks', blanks: [] }, { blanks: ['1'] }, 'shape'],
  ] as const)('%j with %j: %s', (key, answer, fault) => expect(misfit(key, answer)).toBe(fault))
})

describe('several keys that are accepted', () => {
  test('one more of them never takes a point away, and the best of all counts', () =>
    fc.assert(
      fc.property(sitting, anyKey, ({ key, policy, most, picks }, other) => {
        const also = {
          kind: 'options' as const,
          options: key.options.map(({ id }, at) => ({
            id,
            kind: other.options[at]?.kind ?? ('wrong' as const),
          })),
        }
        if (!also.options.some((one) => one.kind === 'right' || one.kind === 'key')) return
        const answer = { options: chosenOf(key, picks) }
        const [one, two] = [key, also].map((by) => scoreAnswer(by, policy, most, answer).tenths)
        const both = scoreByKeys([key, also], policy, most, answer)
        expect(both.tenths).toBe(Math.max(one ?? 0, two ?? 0))
        expect(scoreByKeys([also, key], policy, most, answer).tenths).toBe(both.tenths)
      }),
    ))

  test('of X two whole sets are right, and their mixture is not', () => {
    const keys = [options('right', 'right', 'wrong'), options('wrong', 'right', 'right')] as const
    const worth = (chosen: string) => scoreByKeys(keys, 'all', 20, { options: [...chosen] }).tenths
    expect(['01', '12', '012', '02', ''].map(worth)).toEqual([20, 20, 0, 0, 0])
  })
})
