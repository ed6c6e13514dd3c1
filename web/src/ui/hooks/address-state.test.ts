import { expect, test } from 'vitest'
import { readState, writeState } from './address-state.ts'

const usual = { key: '', role: 0, state: 'all', wrong: false, page: 1 }
const allowed = { role: [0, 3, 4], state: ['all', 'active'] }
const read = (query: string) => readState(new URLSearchParams(query), usual, allowed)

test('a list is narrowed by what stands in the address', () => {
  expect(read('key=lin&role=4&state=active&wrong=1&page=3')).toEqual({
    key: 'lin',
    role: 4,
    state: 'active',
    wrong: true,
    page: 3,
  })
})

test.each([
  '',
  'role=9',
  'role=x',
  'state=none',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=1.5',
  'wrong=yes',
])('what makes no sense is as usual: %s', (query) => expect(read(query)).toEqual(usual))

test('what is as usual is left out of the address, and what is not of the list stays', () => {
  const before = new URLSearchParams('rows=5000&key=lin&page=2')
  const after = writeState(before, { ...usual, role: 4, wrong: true }, usual)
  expect(after.toString()).toBe('rows=5000&role=4&wrong=1')
})

test('writing and reading again changes nothing', () => {
  const state = { key: 'a=b&c 中文', role: 3, state: 'active', wrong: true, page: 12 }
  const written = writeState(new URLSearchParams(), state, usual).toString()
  expect(read(written)).toEqual(state)
})
