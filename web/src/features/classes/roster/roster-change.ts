import type { CheckedNumber } from '@xinglin/contract/classes'

/** What somebody agreed to: who comes, who goes, and whether those of other classes are moved. */
export type RosterChange = {
  readonly add: readonly string[]
  readonly drop: readonly string[]
  readonly move: boolean
}

/** What each state of a number is called. */
export const stateNames: Readonly<Record<CheckedNumber['State'], string>> = {
  new: '将加入',
  here: '已在本班',
  elsewhere: '在其他班',
  unknown: '查无此人',
  notStudent: '不是学生',
  disabled: '账号已停用',
}

/** How each state looks. */
export const stateTones: Readonly<
  Record<CheckedNumber['State'], 'success' | 'neutral' | 'warning' | 'danger'>
> = {
  new: 'success',
  here: 'neutral',
  elsewhere: 'warning',
  unknown: 'danger',
  notStudent: 'danger',
  disabled: 'danger',
}

/** What needs a look stands first. */
const order: readonly CheckedNumber['State'][] = [
  'unknown',
  'notStudent',
  'disabled',
  'elsewhere',
  'new',
  'here',
]

/** Numbers in the order in which they want to be looked at. */
export const inOrder = (rows: readonly CheckedNumber[]): readonly CheckedNumber[] =>
  rows.toSorted((one, other) => order.indexOf(one.State) - order.indexOf(other.State))

/** How many there are of each state, those that there are. */
export const countsOf = (rows: readonly CheckedNumber[]) =>
  order.flatMap((state) => {
    const count = rows.filter(({ State }) => State === state).length
    return count === 0 ? [] : [{ state, count }]
  })

/** What a checked list comes to. */
export const changeOf = (
  rows: readonly CheckedNumber[],
  absent: readonly { readonly PersonId: string }[],
  { move, sync }: { readonly move: boolean; readonly sync: boolean },
): RosterChange => ({
  add: rows
    .filter(({ State }) => State === 'new' || (move && State === 'elsewhere'))
    .map(({ PersonId }) => PersonId),
  drop: sync ? absent.map(({ PersonId }) => PersonId) : [],
  move,
})
