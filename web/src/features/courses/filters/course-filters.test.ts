import { describe, expect, test } from 'vitest'
import {
  choicesIn,
  narrowed,
  noFilters,
  readFilters,
  readKey,
  writeFilters,
} from './course-filters.ts'
import { standIn } from './standing.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the choices in an address', () => {
  test('come back as they were written', () => {
    const filters = {
      ...noFilters,
      key: '心 电&',
      kind: 0 as const,
      audience: 3,
      order: 2,
      page: 7,
    }
    expect(readFilters(writeFilters(filters))).toEqual(filters)
    expect(writeFilters(noFilters).toString()).toBe('')
  })

  test.each([
    'type=9&applicable=-1&order=99&page=0',
    'type=x&applicable=1e9&order=1.5&page=-3',
    'type=&applicable=&order=&page=&key=%20%20',
    'page=99999999999999999999',
  ])('narrow nothing where they are not understood: %s', (query) =>
    expect(read(query)).toEqual(noFilters),
  )

  test('hold a key of at most 50 code points', () => {
    expect(readKey(new URLSearchParams({ key: ` ${'𠮷'.repeat(60)} ` }))).toBe('𠮷'.repeat(50))
  })
})

test('a choice begins at the first page, a page keeps the choices', () => {
  const filters = { ...noFilters, kind: 1 as const, page: 4 }
  expect(narrowed(filters, { order: 1 })).toEqual({ ...filters, order: 1, page: 1 })
  expect(narrowed(filters, { page: 5 })).toEqual({ ...filters, page: 5 })
})

test('choices are counted, a search and an order are none', () => {
  expect(choicesIn({ ...noFilters, key: 'x', order: 2, page: 3 })).toBe(0)
  expect(choicesIn({ ...noFilters, department: 'd', section: 's', kind: 0, audience: 1 })).toBe(3)
})

describe('a place in the tree', () => {
  const menu = [
    { Id: 'd1', Name: '急诊常用操作', Child: [{ Id: 's1', Name: '气道' }] },
    { Id: 'd2', Name: '护理', Child: [] },
  ]
  const at = (department: string, section: string) =>
    standIn(menu, { ...noFilters, kind: 2, department, section })

  test('has names, a trailing 常用操作 cut', () => {
    expect(at('d1', 's1')).toMatchObject({
      departmentName: '急诊',
      sectionName: '气道',
      lost: false,
    })
    expect(at('', '')).toMatchObject({ departmentName: '', lost: false })
  })

  test('of a section alone is that of its department', () =>
    expect(at('', 's1').filters).toMatchObject({ department: 'd1', section: 's1' }))

  test.each([
    ['x', ''],
    ['d2', 's1'],
    ['', 'x'],
  ])('that is unknown (%s/%s) is everywhere, the other choices kept', (department, section) => {
    const { filters, lost } = at(department, section)
    expect(lost).toBe(true)
    expect(filters).toMatchObject({ department: '', section: '', kind: 2 })
  })

  test('is taken at its word before the tree is there', () => {
    const { filters, lost } = standIn(undefined, { ...noFilters, department: 'x' })
    expect({ lost, department: filters.department }).toEqual({ lost: false, department: 'x' })
  })
})
