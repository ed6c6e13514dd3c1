import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const endOthers = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

test('a connection that is lost between two queries fails its call and nothing else', async () => {
  const { a } = app.fixture.schools
  const broken = app.database.within(a, async (db) => {
    await db.execute('select 1')
    await endOthers()
    await pause(200)
    return db.execute('select 2')
  })
  await expect(broken).rejects.toThrow(/terminat|closed|Failed query/i)
  const after = await app.database.within(a, (db) => db.execute('select 3 as n'))
  expect(after.rows).toEqual([{ n: 3 }])
})

test('what throws is rolled back', async () => {
  const { a } = app.fixture.schools
  const failed = app.database.within(a, async (db) => {
    await db.execute(`insert into total (school_id, metric, value) values ('${a}', 'lost', 1)`)
    throw new Error('after all')
  })
  await expect(failed).rejects.toThrow('after all')
  const { rows } = await app.database.within(a, (db) =>
    db.execute(`select 1 from total where metric = 'lost'`),
  )
  expect(rows).toEqual([])
})

test('a query after the end of its transaction is refused, and holds no connection', async () => {
  const { a } = app.fixture.schools
  let late: Parameters<Parameters<typeof app.database.within>[1]>[0] | undefined
  await app.database.within(a, async (db) => {
    late = db
  })
  await expect(late?.execute('select 1')).rejects.toMatchObject({
    cause: { message: 'a query after the end of its transaction' },
  })
})

/** Ends them from another process, while this one stands still: it has heard nothing of it when it goes on. */
const endOthersUnheard = (): void => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '-e',
      `const { Client } = require(process.argv[1])
      const client = new Client({ connectionString: process.argv[2] })
      client.connect().then(() => client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')).then(() => client.end())`,
      createRequire(import.meta.url).resolve('pg'),
      app.databaseUrl,
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}

test('a call that is given a connection which the database has ended meanwhile takes another', async () => {
  const { a } = app.fixture.schools
  const ask = () => app.database.within(a, (db) => db.execute('select 1 as n'))
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 4 }, ask))
    endOthersUnheard()
    const answers = await Promise.allSettled(Array.from({ length: 8 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 8 }, () => 'fulfilled'),
    )
  }
})

test('what is asked at once is answered each by its own, in one transaction, also on a connection that was lost meanwhile', async () => {
  const { a } = app.fixture.schools
  const numbers = [1, 2, 3, 4, 5]
  const ask = () =>
    app.database.within(a, async (db) => {
      const answers = await Promise.all(
        numbers.map((n) =>
          db.execute(sql`select ${n}::int as n, current_setting('app.school_id') as school,
            pg_current_xact_id()::text as transaction`),
        ),
      )
      return answers.map(({ rows }) => rows[0])
    })
  for (let round = 0; round < 3; round += 1) {
    for (const rows of await Promise.all(Array.from({ length: 4 }, ask))) {
      expect(rows.map((row) => row?.['n'])).toEqual(numbers)
      expect(new Set(rows.map((row) => row?.['school']))).toEqual(new Set([a]))
      expect(new Set(rows.map((row) => row?.['transaction'])).size).toBe(1)
    }
    endOthersUnheard()
  }
})

test('of queries that are asked at once one fails: nothing of its transaction stays, and the next one is served', async () => {
  const { a } = app.fixture.schools
  const database = openDatabase({ url: app.databaseUrl, pool: 1, role: undefined })
  try {
    const insert = (metric: string) =>
      `insert into total (school_id, metric, value) values ('${a}', '${metric}', 1)`
    const failed = database.within(a, (db) =>
      Promise.all([
        db.execute(insert('before')),
        db.execute('select 1 / 0'),
        db.execute(insert('after')),
      ]),
    )
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } })
    const { rows } = await database.within(a, (db) =>
      db.execute(`select metric from total where metric in ('before', 'after')`),
    )
    expect(rows).toEqual([])
  } finally {
    await database.close()
  }
})

test('a connection that is lost before its first use ends no process', async () => {
  const { a } = app.fixture.schools
  for (let round = 0; round < 5; round += 1) {
    const queries = Array.from({ length: 20 }, () =>
      app.database.within(a, (db) => db.execute('select 1')).catch(() => undefined),
    )
    await endOthers()
    await Promise.all(queries)
  }
  const after = await app.database.within(a, (db) => db.execute('select 3 as n'))
  expect(after.rows).toEqual([{ n: 3 }])
})

test('only the id of a school opens a transaction', async () =>
  expect(app.database.within(`x'; drop table school; --`, async () => 1)).rejects.toThrow(
    'not the id',
  ))

test('an address with options of its own loosens none of ours', async () => {
  const glue = app.databaseUrl.includes('?') ? '&' : '?'
  const loose = encodeURIComponent(
    '-c synchronous_commit=off -c statement_timeout=0 -c role=none -c work_mem=5MB',
  )
  const database = openDatabase({
    url: `${app.databaseUrl}${glue}options=${loose}`,
    pool: 1,
    role: 'xinglin_app',
  })
  const { rows } = await database.global.execute(`select current_user as who,
    current_setting('synchronous_commit') as commits, current_setting('statement_timeout') as most,
    current_setting('work_mem') as memory`)
  await database.close()
  expect(rows).toEqual([{ who: 'xinglin_app', commits: 'on', most: '10s', memory: '5MB' }])
})

test('what is done apart holds no connection, and cannot be after something was written', async () => {
  const { a } = app.fixture.schools
  const database = openDatabase({ url: app.databaseUrl, pool: 1, role: undefined })
  try {
    const seen = await database.within(a, async (db, apart) => {
      const before = await db.execute('select 1 as n')
      // With one connection in all, this would wait for itself.
      const meanwhile = await apart(() =>
        database.within(a, (other) => other.execute('select 2 as n')),
      )
      const after = await db.execute(`select current_setting('app.school_id') as n`)
      return [before, meanwhile, after].map(({ rows }) => rows[0]?.['n'])
    })
    expect(seen).toEqual([1, 2, a])
    for (const writing of [
      `insert into total (school_id, metric, value) values ('${a}', 'apart', 1)`,
      'select 1 from school for update',
    ]) {
      const failed = database.within(a, async (db, apart) => {
        await db.execute(writing)
        return apart(async () => undefined)
      })
      await expect(failed).rejects.toThrow('written before the connection was given back')
    }
    const { rows } = await database.within(a, (db) =>
      db.execute(`select 1 from total where metric = 'apart'`),
    )
    expect(rows).toEqual([])
  } finally {
    await database.close()
  }
})
