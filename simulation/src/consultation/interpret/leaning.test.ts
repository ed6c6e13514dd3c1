import { expect, test } from 'vitest'
import type { Action } from '../state/action.ts'
import { asking } from '../session/golden.ts'
import { play } from '../fixtures/sample-session.ts'

/** What became of the last question. */
const last = (...actions: readonly Action[]) => {
  const turn = play(actions).state.turns.at(-1)
  return turn?.said.map(({ outcome }) => outcome)
}

const onset = asking('什么时候开始的', ['onset_time'])
const allergy = asking('对什么过敏', ['allergy'])
const when = asking('啥时候的事', ['onset_time'])

test('a few words after something beside the illness are put of that, once the illness was told', () => {
  expect(last(onset, allergy, when)).toEqual(['unknown'])
  // What brought nothing changes no topic.
  expect(last(onset, allergy, asking('…', ['other']), when)).toEqual(['unknown'])
})

test.each([
  ['was not told yet', [allergy, when]],
  ['was spoken of last', [allergy, onset, when]],
  [
    'came of something',
    [asking('怎么引起的', ['trigger']), allergy, asking('因为啥', ['trigger'])],
  ],
  ['is asked for in the same words again', [onset, allergy, onset]],
  [
    'is asked for at length',
    [onset, allergy, asking('这次生病是从什么时候开始的', ['onset_time'])],
  ],
] as const)('the illness is told of where it %s', (_, actions) => {
  expect(last(...actions)).not.toEqual(['unknown'])
})
