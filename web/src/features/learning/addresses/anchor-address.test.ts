import { expect, test } from 'vitest'
import { placeAddress, readAnchor } from './anchor-address.ts'

const where = { progressId: 'p1', itemId: 'i1' }
const queryOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')

test.each([{ second: 31 }, { page: 3 }, {}])('the address of %o leads back to it', (anchor) =>
  expect(readAnchor(queryOf(placeAddress('c1', where, anchor)))).toEqual(anchor),
)

test('what is no place is none', () => {
  expect(readAnchor(new URLSearchParams('second=-1&page=x'))).toEqual({})
})
