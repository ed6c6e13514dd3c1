import { expect, test } from 'vitest'
import { columnsWord, fittingColumns, type ListColumn, shownColumns } from './list-columns.ts'

const column = (id: string, more: Partial<ListColumn<string>> = {}): ListColumn<string> => ({
  id,
  name: id,
  cell: (row) => row,
  width: 100,
  ...more,
})
const columns = [
  column('name', { fixed: true }),
  column('role'),
  column('place', { secondary: true }),
  column('phone', { extra: true }),
  column('state'),
]
const ids = (some: readonly ListColumn<string>[]) => some.map(({ id }) => id).join('.')

test.each([
  ['', 'name.role.place.state'],
  ['phone.role', 'name.role.phone'],
  // Columns of another time, or of somebody's fancy: as if nothing was chosen.
  ['gone.name', 'name.role.place.state'],
])('of the chosen columns “%s” these are shown: %s', (chosen, shown) =>
  expect(shownColumns(columns, chosen).join('.')).toBe(shown),
)

test('the usual columns have no word in the address, others have', () => {
  expect(columnsWord(columns, ['state', 'role', 'place'])).toBe('')
  expect(columnsWord(columns, ['phone', 'role', 'name'])).toBe('role.phone')
})

test.each([
  [0, 'name.role.place.phone.state'],
  [540, 'name.role.place.phone.state'],
  [539, 'name.role.phone.state'],
  [400, 'name.role.phone'],
  // What a row is known by stays however narrow it is.
  [90, 'name'],
])('of 500 pixels of columns beside 40, %i pixels fit %s', (width, fit) =>
  expect(ids(fittingColumns(columns, width, 40))).toBe(fit),
)
