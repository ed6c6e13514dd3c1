import { expect, test } from 'vitest'
import type { Part } from './part.ts'
import { withoutRepeats, withoutDoubtful } from './sift-parts.ts'

const part = (intent: string, confidence: number): Part => ({
  text: intent,
  verdict: 'understood',
  meanings: [{ intent }],
  confidence,
})
const intentsOf = (parts: readonly Part[]) => parts.flatMap(({ meanings }) => meanings)

test.each([
  ['comfort that is sure', [part('empathy', 0.9)], ['empathy']],
  ['comfort that is doubtful', [part('empathy', 0.4)], []],
  ['a doubtful question', [part('smoking', 0.4)], ['smoking']],
  ['a plan half sure, alone', [part('explain_plan', 0.52)], ['explain_plan']],
  [
    'a plan half sure, beside a question',
    [part('explain_plan', 0.52), part('smoking', 0.9)],
    ['smoking'],
  ],
  ['an answer of the doctor’s own, alone', [part('acknowledge', 0.9)], ['acknowledge']],
  [
    'an answer of the doctor’s own, beside anything',
    [part('acknowledge', 0.9), part('smoking', 0.9)],
    ['smoking'],
  ],
])('%s', (_what, parts, expected) => {
  expect(intentsOf(withoutDoubtful(parts)).map(({ intent }) => intent)).toEqual(expected)
})

test('the same asked twice is asked once', () => {
  expect(
    withoutRepeats([part('sleep', 0.9), part('smoking', 0.9), part('sleep', 0.8)]),
  ).toHaveLength(2)
})
