import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

describe('row-level security, the second wall', () => {
  const asApp = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const role = inject('role')
    const client = new pg.Client({
      connectionString: app.databaseUrl,
      ...(role ? { options: `-c role=${role}` } : {}),
    })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  test('the role of requests is bound by the policies', async () => {
    const { rows } = await asApp((client) =>
      client.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
  })

  test('every table with a school is under a forced policy, but the two that are read before the school is known', async () => {
    const { rows } = await asApp((client) =>
      client.query(`select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`),
    )
    expect(rows.map((row) => row.relname)).toEqual(['school_host', 'session'])
  })

  test('without a school there is nothing, with one its own rows alone', async () => {
    await asApp(async (client) => {
      expect((await client.query('select count(*)::int as n from course')).rows[0].n).toBe(0)
      await client.query(`select set_config('app.school_id', $1, false)`, [app.fixture.schools.a])
      const { rows } = await client.query('select distinct school_id from course')
      expect(rows).toEqual([{ school_id: app.fixture.schools.a }])
    })
  })

  test('a row of another school can be neither written nor moved', async () => {
    await asApp(async (client) => {
      await client.query(`select set_config('app.school_id', $1, false)`, [app.fixture.schools.a])
      const insert = client.query(
        `insert into total (school_id, metric, value) values ($1, 'x', 1)`,
        [app.fixture.schools.b],
      )
      await expect(insert).rejects.toThrow(/row-level security/)
      await expect(
        client.query('update course set school_id = $1', [app.fixture.schools.b]),
      ).rejects.toThrow(/row-level security/)
      expect(
        (await client.query('delete from course where school_id = $1', [app.fixture.schools.b]))
          .rowCount,
      ).toBe(0)
    })
  })
})
