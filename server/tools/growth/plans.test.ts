import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Principal } from '@xinglin/contract/call'
import { asker, probesFor } from '../../tests/attacks/example-inputs.ts'
import { demoPasswords } from '../../seed/index.ts'
import { demoApp } from '../../tests/testing/demo.ts'
import type { TestApp } from '#testing'
import { grow } from './grow.ts'
import { hearQueries, scannedBy, type RecordedQuery } from './plans.ts'

// A school forty times the demo; every call of the contract is made in it, and what the stores asked for meanwhile is
// explained. Nothing that comes with a request reads a table from end to end.

const times = 40
/** Rows from which reading a table from end to end is a fault. */
const manyRows = 2_000

let app: TestApp
let client: pg.Client
let recordedQueries: readonly RecordedQuery[]
let large: Set<string>

beforeAll(async () => {
  app = await demoApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ school_id: string; id: string }>(
    `select p.school_id, p.id from person p join account a on a.id = p.account_id join school s on s.id = p.school_id
     where s.key = 'qinghe' and a.login_norm = 'student1'`,
  )
  const [owner] = rows
  if (!owner) throw new Error('no demo')
  await grow(client, owner.school_id, times)
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [manyRows],
  )
  large = new Set(tables.map(({ name }) => name))
  const probes = await probesFor(client, { schoolId: owner.school_id, personId: owner.id }, 2)
  const ears = hearQueries()
  const as = async (who: Principal) => {
    const ask = asker(async () => {
      const visitor = app.visitor()
      if (who !== 'anonymous') await visitor.signIn(`${who}1`, demoPasswords['qinghe'] ?? '')
      return visitor
    })
    for (const probe of probes.filter(({ call }) => call.who.includes(who))) await ask(probe)
  }
  await Promise.all((['anonymous', 'student', 'teacher'] as const).map(as))
  // Who runs the school may lock the others out: last.
  await as('admin')
  recordedQueries = ears.stop()
}, 600_000)
afterAll(async () => {
  await client.end()
  await app.close()
})

/**
 * What may read every person of a school: the list of people in /manage and its count, narrowed by role and state, and the
 * chore that claims names for people of an earlier release. A school of the size here has some 2,500 people.
 */
const readsPeople = [
  /^select "account"\."school_id".* from "person" inner join "account" .*order by "person"\."created_at" desc/s,
  /^\s*select count\(\*\).* from "person" inner join "account" on [^?]*"person"\."role_type" = \$2 and "account"\."disabled" = \$3/s,
  /^\s*select p\.id, a\.login_norm as "loginNorm".* limit 1\) is null\s+limit \$2/s,
  // Everybody of a role: whom a questionnaire of the whole school asks, whom an announcement to all reaches.
  /^select "person"\."id", "person"\."number" from .*"person"\."role_type" = \$2 and "account"\."disabled" = \$3\)$/s,
  // The names of a class of hundreds by their ids: of a school of this size PostgreSQL 15 reads everybody for them.
  /^select "id", "real_name", "img_url", "gender", "number" from "person" where .*"person"\."id" in \(/s,
]
/** What may read all people of a school beside those: who studies a course, where a good part of the school does. */
const isRoster = ({ text }: RecordedQuery, tables: readonly string[]): boolean =>
  /^\s*with roster as \(/.test(text) && tables.every((name) => name === 'person')

/** The bank of questions is counted by place and type and searched by words that stand anywhere: a school has thousands, not millions. */
const isBank = (tables: readonly string[]): boolean =>
  tables.every((name) => name === 'question' || name === 'question_tag')

/** The ranking of a period adds up what everybody earned in it, at most once in five minutes for all who look at it. */
const isRanking = ({ text }: RecordedQuery, tables: readonly string[]): boolean =>
  /^select "point_entry"\."person_id", .*sum\("point_entry"\."points"\)/s.test(text) &&
  tables.every((name) => name === 'point_entry' || name === 'point_account')

/** Where a resource is used is read from the texts themselves, for who has the page of their resources before them; what is removed is looked for everywhere. */
const isUseOfFile = ({ text }: RecordedQuery): boolean =>
  /^\s*(?:with hit as materialized|select distinct wanted\.id from)/.test(text)

const mayReadPeople = ({ text }: RecordedQuery, tables: readonly string[]): boolean =>
  tables.every((name) => name === 'person' || name === 'account') &&
  readsPeople.some((query) => query.test(text))

const scans = async (queries: readonly RecordedQuery[]): Promise<string[]> => {
  const names = new Set<string>()
  for (const one of queries) {
    const tables = (await scannedBy(client, one, inject('role'))).filter((table) =>
      large.has(table),
    )
    const isKnown =
      mayReadPeople(one, tables) ||
      isRoster(one, tables) ||
      isBank(tables) ||
      isUseOfFile(one) ||
      isRanking(one, tables)
    if (tables.length > 0 && !isKnown) names.add(`${tables.join(', ')}: ${one.text}`)
  }
  return [...names]
}

test('the school is large enough to tell, and the calls asked for most of what there is', () => {
  expect(
    [...large].filter((name) =>
      /^(?:attempt|attempt_event|attempt_item|course|course_token|person|audit|session|review)$/.test(
        name,
      ),
    ).length,
  ).toBeGreaterThan(3)
  expect(new Set(recordedQueries.map(({ text }) => text)).size).toBeGreaterThan(250)
})

test('no query that comes with a request reads a large table from end to end', async () => {
  const all = await scans(recordedQueries)
  // A report shows how long a list is, and not what is in it.
  expect(all, all.join('\n')).toEqual([])
}, 300_000)

test('one that does would be told', async () => {
  const schoolId = recordedQueries.find((one) => one.schoolId)?.schoolId
  const lazy = {
    text: `select * from attempt_event where payload::text like $1`,
    values: ['%x%'],
    schoolId,
  }
  expect(await scans([lazy])).toHaveLength(1)
})
