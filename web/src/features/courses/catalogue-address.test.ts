import { expect, test } from 'vitest'
import { catalogueAddress, readCatalogue, wholeCatalogue } from './catalogue-address.ts'
import { noFilters } from './filters/course-filters.ts'

const nothing = new URLSearchParams()

test('a single space stands for all', () => {
  expect(wholeCatalogue).toBe('/Course/%20/%20')
  expect(catalogueAddress({ ...noFilters, department: 'd1', page: 2 })).toBe(
    '/Course/d1/%20?page=2',
  )
  expect(catalogueAddress({ ...noFilters, department: 'd1', section: 's1' })).toBe('/Course/d1/s1')
})

test.each([
  [' ', ' '],
  ['all', 'all'],
  ['all', ' '],
  [undefined, undefined],
])('everything is asked for by %s and %s', (psub, sub) =>
  expect(readCatalogue(psub, sub, nothing)).toEqual(noFilters),
)

test('ids are read in lower case', () =>
  expect(readCatalogue('AB', 'Cd', nothing)).toMatchObject({ department: 'ab', section: 'cd' }))
