import { expect, test } from 'vitest'
import { flow, movesFrom } from './flow.ts'

test.each([
  ['a draft', 0, 0, ['submit', 'edit']],
  ['one that waits', 1, 0, ['approve', 'return', 'edit']],
  ['one that was returned', 3, 0, ['submit', 'edit']],
  ['an approved one', 2, 0, ['publish', 'edit']],
  ['a published one', 2, 1, ['takeDown', 'edit']],
  ['one that was taken down', 2, 2, ['publish', 'edit']],
])('%s', (_what, examineType, publishType, actions) =>
  expect(movesFrom({ examineType, publishType })).toEqual(actions),
)

test('the way from a draft to the shelf and off it', () => {
  let at = { examineType: 0, publishType: 0 }
  for (const move of ['submit', 'return', 'submit', 'approve', 'publish', 'takeDown'] as const) {
    expect(flow[move].from(at)).toBe(true)
    at = flow[move].to(at)
  }
  expect(at).toEqual({ examineType: 2, publishType: 2 })
})
