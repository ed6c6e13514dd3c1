import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '../../tests/testing/demo.ts'
import type { TestApp } from '#testing'
import { grow } from './grow.ts'

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await demoApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
}, 180_000)
afterAll(async () => {
  await client.end()
  await app.close()
})

test('a school that is ten times as large holds ten of everything, and what belongs together still does', async () => {
  const { rows } = await client.query<{ id: string }>(`select id from school where key = 'qinghe'`)
  const schoolId = rows[0]?.id ?? ''
  const count = async (from: string): Promise<number> => {
    const { rows: counted } = await client.query<{ n: string }>(`select count(*) as n from ${from}`)
    return Number(counted[0]?.n)
  }
  const joined = `attempt_event e join attempt a using (school_id) join person p on p.id = a.person_id and p.school_id = a.school_id
    join course c on c.id = a.course_id and c.school_id = a.school_id where e.attempt_id = a.id and a.school_id = '${schoolId}'`
  const before = await count(joined)
  const began = Date.now()
  await grow(client, schoolId, 10)
  const { rows: sizes } = await client.query<{ relname: string; reltuples: number }>(
    'select relname, reltuples from pg_class where relkind = $1 and reltuples > 500 order by 2 desc',
    ['r'],
  )
  process.stdout.write(
    `${Date.now() - began} ms\n${sizes.map((s) => `${s.relname} ${s.reltuples}`).join('\n')}\n`,
  )
  expect(before).toBeGreaterThan(100)
  expect(await count(joined)).toBe(before * 10)
}, 300_000)
