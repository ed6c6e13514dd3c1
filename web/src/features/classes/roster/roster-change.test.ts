import type { CheckedNumber } from '@xinglin/contract/classes'
import { expect, test } from 'vitest'
import { changeOf, countsOf, inOrder } from './roster-change.ts'

const row = (State: CheckedNumber['State']): CheckedNumber => ({
  Number: State,
  PersonId: `p-${State}`,
  RealName: '',
  ClassName: '',
  State,
})
const rows = (['here', 'new', 'elsewhere', 'unknown', 'notStudent', 'disabled'] as const).map(row)
const absent = [{ PersonId: 'gone' }]

test.each([
  [false, false, ['p-new'], []],
  [true, false, ['p-new', 'p-elsewhere'], []],
  [false, true, ['p-new'], ['gone']],
])('moving %s, in step %s', (move, sync, add, drop) =>
  expect(changeOf(rows, absent, { move, sync })).toEqual({ add, drop, move }),
)

test('what needs a look stands first, and each state is counted', () => {
  expect(inOrder(rows).map(({ State }) => State)).toEqual([
    'unknown',
    'notStudent',
    'disabled',
    'elsewhere',
    'new',
    'here',
  ])
  expect(countsOf([row('new'), row('here'), row('new')])).toEqual([
    { state: 'new', count: 2 },
    { state: 'here', count: 1 },
  ])
})
