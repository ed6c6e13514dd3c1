import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => {
  app = await demoApp()
}, 60_000)
afterAll(() => app.close())

test.each([
  ['a.localhost', 600],
  ['b.localhost', 40],
])('the bank of %s holds the questions of its own 科室', async (name, least) => {
  const { rows } = await app.database.global.execute<{ id: string }>(
    `select school_id as id from school_host where host = '${name}'`,
  )
  const bank = await app.database.within(rows[0]?.id ?? '', (db) =>
    db.execute(
      `select count(*)::int as count, count(*) filter (where state <> 'approved')::int as others
         from question`,
    ),
  )
  expect(bank.rows[0]?.['others']).toBe(0)
  expect(bank.rows[0]?.['count']).toBeGreaterThanOrEqual(least)
})
