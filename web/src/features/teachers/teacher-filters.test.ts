import { expect, test } from 'vitest'
import { allTeachers, readTeachers, teachersAddress } from './teacher-filters.ts'

test.each([
  [allTeachers, '/Teacher'],
  [{ department: 'd1', title: 5, page: 3 }, '/Teacher?department=d1&title=5&page=3'],
])('%j stands in the address and is read from it', (filters, address) => {
  expect(teachersAddress(filters)).toBe(address)
  expect(readTeachers(new URL(address, 'http://x').searchParams)).toEqual(filters)
})

test.each(['page=0', 'page=x', 'page=1e9', 'title=-3', 'title=5.5'])('%s is left out', (query) =>
  expect(readTeachers(new URLSearchParams(query))).toEqual(allTeachers),
)
