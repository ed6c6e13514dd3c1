import { expect, test } from 'vitest'
import { actionsFrom, flow, isOpen, wasApproved } from './workflow.ts'

const runs = { runs: true, writes: true, approves: true, elsewhere: false }
const author = { runs: false, writes: true, approves: false, elsewhere: false }
const head = { runs: false, writes: false, approves: true, elsewhere: false }

test.each([
  ['a draft', 0, 0, null, ['submit', 'edit', 'content', 'delete']],
  ['one that waits', 1, 0, null, ['withdraw', 'approve', 'return', 'edit', 'content']],
  ['one that was returned', 3, 0, null, ['submit', 'edit', 'content', 'delete']],
  ['an approved one', 2, 0, null, ['publish', 'revise', 'edit', 'content']],
  ['a published one', 2, 1, null, ['takeDown', 'revise', 'edit', 'content']],
  ['one that was taken down', 2, 2, null, ['publish', 'revise', 'edit', 'content']],
  ['one under revision', 2, 1, 0, ['submit', 'takeDown', 'discard', 'edit', 'content']],
  [
    'one whose revision waits',
    2,
    1,
    1,
    ['withdraw', 'approve', 'return', 'takeDown', 'edit', 'content'],
  ],
  ['one whose revision was returned', 2, 2, 3, ['submit', 'publish', 'discard', 'edit', 'content']],
])('who runs the school, with %s', (_what, examineType, publishType, revision, actions) =>
  expect(actionsFrom({ examineType, publishType, revision }, runs)).toEqual(actions),
)

test.each([
  ['a draft', 0, 0, null, ['submit', 'edit', 'content', 'delete']],
  ['one that waits', 1, 0, null, ['withdraw', 'content']],
  ['an approved one', 2, 0, null, ['revise', 'content']],
  ['a published one', 2, 1, null, ['revise', 'content']],
  ['one under revision', 2, 1, 0, ['submit', 'discard', 'content']],
  ['one whose revision waits', 2, 1, 1, ['withdraw', 'content']],
])('its author, with %s', (_what, examineType, publishType, revision, actions) =>
  expect(actionsFrom({ examineType, publishType, revision }, author)).toEqual(actions),
)

test.each([
  ['a draft', 0, 0, null, []],
  ['one that waits', 1, 0, null, ['approve', 'return', 'content']],
  ['one that was returned', 3, 0, null, []],
  ['an approved one', 2, 0, null, ['content']],
  ['a published one', 2, 1, null, ['content']],
  ['one under revision', 2, 1, 0, []],
  ['one whose revision waits', 2, 1, 1, ['approve', 'return', 'content']],
])(
  'who examines it for its subject, with %s',
  (_what, examineType, publishType, revision, actions) =>
    expect(actionsFrom({ examineType, publishType, revision }, head)).toEqual(actions),
)

test('what is held elsewhere has no content to revise', () =>
  expect(
    actionsFrom({ examineType: 2, publishType: 1, revision: null }, { ...runs, elsewhere: true }),
  ).toEqual(['takeDown', 'edit']))

test('the way from a draft to the shelf and off it', () => {
  let at = { examineType: 0, publishType: 0, revision: null as number | null }
  const way = ['submit', 'withdraw', 'submit', 'return', 'submit', 'approve', 'publish'] as const
  for (const move of [...way, 'takeDown'] as const) {
    expect(flow[move].from(at), move).toBe(true)
    at = flow[move].to(at)
  }
  expect(at).toEqual({ examineType: 2, publishType: 2, revision: null })
})

test('a revision leaves what is on the shelf where it is, until it is approved or given up', () => {
  let at = { examineType: 2, publishType: 1, revision: null as number | null }
  for (const move of [
    'revise',
    'submit',
    'return',
    'submit',
    'approve',
    'revise',
    'discard',
  ] as const) {
    expect(flow[move].from(at), move).toBe(true)
    at = flow[move].to(at)
    expect(at).toMatchObject({ examineType: 2, publishType: 1 })
  }
  expect(at.revision).toBeNull()
})

test('what stands where may be written, and what learners may have met', () => {
  expect(isOpen({ examineType: 0, publishType: 0, revision: null })).toBe(true)
  expect(isOpen({ examineType: 2, publishType: 1, revision: null })).toBe(false)
  expect(isOpen({ examineType: 2, publishType: 1, revision: 3 })).toBe(true)
  expect(isOpen({ examineType: 2, publishType: 1, revision: 1 })).toBe(false)
  expect(wasApproved({ examineType: 3, publishType: 0, revision: null })).toBe(false)
  expect(wasApproved({ examineType: 2, publishType: 0, revision: 0 })).toBe(true)
  // It was on the shelf once: taken down, returned, it is still what somebody learnt.
  expect(wasApproved({ examineType: 3, publishType: 2, revision: null })).toBe(true)
})
