import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing'
import { movedColumns, stayingColumns } from '../src/wiring/person-columns.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What a column that holds a person is called. */
const ofPeople =
  /^(?:person|author|editor|teacher|head_teacher|sender|decider|marker|ref)_id$|_by$|^merged_into$/

test('every column that holds people either goes over when accounts are merged, or is known to stay', async () => {
  const { rows } = await app.database.global.execute<{ name: string; column: string }>(sql`
    select c.table_name || '.' || c.column_name as name, c.column_name as column
    from information_schema.columns c
    join information_schema.columns s on s.table_name = c.table_name and s.column_name = 'school_id'
    where c.table_schema = 'public' and c.data_type = 'uuid'`)
  const known = [
    ...movedColumns.map(({ table, column }) => `${table}.${column}`),
    ...stayingColumns,
  ]
  const there = rows.map(({ name }) => name)
  expect(known.filter((name) => !there.includes(name))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
  expect(
    rows
      .filter(({ name, column }) => ofPeople.test(column) && !known.includes(name))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([])
})
