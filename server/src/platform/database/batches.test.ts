import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gather, inBatchesOrAlone } from '#platform/database'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const numbers = Array.from({ length: 50 }, (_, no) => no)

test('what is asked at the same time is worked on together; each has its own answer', async () => {
  const sizes: number[] = []
  const ask = gather<number, number>(
    async (inputs) => {
      sizes.push(inputs.length)
      return inputs.map((no) => no * 2)
    },
    { maxInputs: 20, maxBatches: 1 },
  )
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((no) => no * 2))
  expect(sizes).toEqual([20, 20, 10])
})

test('where a batch fails in the database nothing of it stays, each is answered undefined, and the fault is told once', async () => {
  const { a } = app.fixture.schools
  const faults: string[] = []
  const ask = inBatchesOrAlone<number, number>(
    {
      database: app.database,
      report: (what, fault) => void faults.push(`${what}: ${String(fault)}`),
    },
    async ({ db, school }, inputs) => {
      await db.execute(
        sql`insert into total (school_id, metric, value) values (${school.id}, ${`batch ${inputs[0]}`}, 1)`,
      )
      if (inputs.includes(0)) await db.execute(sql`select 1 / 0`)
      return inputs
    },
    { maxInputs: 25, maxBatches: 1 },
  )
  const answers = await Promise.all(numbers.map((no) => ask(a, no)))
  expect(answers).toEqual([...Array(25).fill(undefined), ...numbers.slice(25)])
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^a batch is done one by one: .*Failed query/)
  const { rows } = await app.database.within(a, (db) =>
    db.execute(sql`select metric from total where metric like 'batch %'`),
  )
  expect(rows).toEqual([{ metric: 'batch 25' }])
})
