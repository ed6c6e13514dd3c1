import { expect, test } from 'vitest'
import { choosePage, chooseRow } from './choosing.ts'
import { moved } from './moved.ts'

const keys = ['a', 'b', 'c', 'd']
const set = (...some: string[]) => new Set(some)

test('the box above a page adds all of it, and takes it away when all of it was chosen', () => {
  expect(choosePage(set('x', 'a'), keys)).toEqual(set('x', ...keys))
  expect(choosePage(set('x', ...keys), keys)).toEqual(set('x'))
  expect(choosePage(set('x'), keys, 3)).toEqual(set('x', 'a', 'b'))
})

test('a row is chosen and let go; with Shift the rows between follow', () => {
  expect(chooseRow(set(), keys, { key: 'b' })).toEqual(set('b'))
  expect(chooseRow(set('b'), keys, { key: 'b' })).toEqual(set())
  expect(chooseRow(set('b'), keys, { key: 'd', from: 'b' })).toEqual(set('b', 'c', 'd'))
  expect(chooseRow(set('b'), keys, { key: 'a', from: 'gone' })).toEqual(set('b', 'a'))
  expect(chooseRow(set('a', 'b', 'c'), keys, { key: 'a', from: 'c' })).toEqual(set())
})

test.each([
  [0, 2, 'bacd'],
  [0, 4, 'bcda'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 2, 'abcd'],
  [-1, 2, 'abcd'],
])('what stood at %i is put before %i: %s', (from, to, after) =>
  expect(moved(keys, from, to).join('')).toBe(after),
)
