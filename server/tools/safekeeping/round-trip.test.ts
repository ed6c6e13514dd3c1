import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/database'
import { startPostgres } from '#platform/embedded-postgres'
import { testApp, type TestApp } from '#testing'
import { emptyDatabases } from '../../tests/testing/empty-databases.ts'
import { backup } from './backup.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'
import { readRowFile, writeRowFile } from './row-files.ts'
import { linesOf, oneMoment } from './rows.ts'

let app: TestApp
let databases: ReturnType<typeof emptyDatabases>
const folders: string[] = []

const folder = (): string => {
  const keptFolder = mkdtempSync(join(tmpdir(), 'xinglin-kept-'))
  folders.push(keptFolder)
  return keptFolder
}

beforeAll(async () => {
  app = await testApp()
  databases = emptyDatabases(app.databaseUrl)
})

afterAll(async () => {
  await databases.drop()
  for (const one of folders) rmSync(one, { recursive: true, force: true })
  await app.close()
})

/** Does something with a connection of its own. */
const on = async <T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** Every character that PostgreSQL keeps: all code points but 0 and halves of surrogate pairs. */
const everyCharacter = (): string[] => {
  const blocks: string[] = []
  for (let from = 0; from < 0x11_00_00; from += 1_024) {
    const points = Array.from({ length: 1_024 }, (_, at) => from + at)
    const kept = points.filter((point) => point > 0 && (point < 0xd800 || point > 0xdfff))
    if (kept.length > 0) blocks.push(String.fromCodePoint(...kept))
  }
  return blocks
}

/** What separates, quotes, escapes or ends something in one of the forms that a row takes on its way. */
const separating = fc.oneof(
  fc.constantFrom('\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\t', '\u001a'),
  fc.constantFrom('\\', '\\n', '\\.', '\\N', '"', '""', "'", '(', ')', ',', '{', '}', 'NULL', ' '),
  fc.constantFrom(
    '\\u2028',
    '\\u0000',
    '$1',
    '%',
    '\u0001',
    '\u007f',
    '\ufeff',
    '\u{10ffff}',
    '病',
  ),
)

const texts = (): string[] => [
  ...everyCharacter(),
  ...fc
    .sample(fc.array(separating, { maxLength: 12 }), { numRuns: 500, seed: 20 })
    .map((some) => some.join('')),
  ...fc
    .sample(fc.string({ unit: 'binary', maxLength: 40 }), { numRuns: 500, seed: 26 })
    .map((text) => text.replaceAll('\0', '')),
]

/** A column of each type that the product's tables have, and what a text becomes in it. */
const samples: Readonly<Record<string, (text: string) => unknown>> = {
  text: (text) => text,
  'text[]': (text) => [text, '', 'NULL', text, null],
  json: (text) => `{ "a" : ${JSON.stringify(text)},"a":[1.0e2, "\\u0000"] }`,
  jsonb: (text) => JSON.stringify({ [text]: text, list: [text, null, 1e-7, 1e300] }),
  bytea: (text) => Buffer.from(text),
  uuid: (text) => `0000000${text.length % 10}-0000-7000-8000-000000000000`,
  'uuid[]': () => ['00000000-0000-7000-8000-000000000000'],
  boolean: (text) => text.length % 2 === 0,
  smallint: (text) => (text.length % 65_536) - 32_768,
  integer: (text) => text.length - 2_147_483_648,
  'smallint[]': (text) => [text.length % 9, null],
  'integer[]': (text) => [text.length, null, -1],
  bigint: (text) => `${9_223_372_036_854_775_807n - BigInt(text.length)}`,
  numeric: (text) => `-${text.length}.${'123456789'.repeat(4)}`,
  'double precision': (text) => Math.sqrt(text.length + 0.1) * 1e-300,
  date: (text) => `${1_000 + (text.length % 9_000)}-02-28`,
  'timestamp with time zone': (text) =>
    `2026-11-29 01:02:03.${100_000 + (text.length % 900_000)}+05:45`,
}

const typesOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ type: string }>(
    `select distinct format_type(a.atttypid, null) as type from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
  return rows.map(({ type }) => type)
}

const make = (client: pg.Client, types: readonly string[]) =>
  client.query(
    `create table of_every_type (n integer primary key, ${types.map((type, at) => `"Column, ""${at}""" ${type}`).join(', ')})`,
  )

/** Fills the table: each text in every column, and a row in which nothing is said. */
const fill = async (client: pg.Client, types: readonly string[]): Promise<void> => {
  const places = types.map((_, at) => `$${at + 2}`).join(', ')
  for (const [n, text] of ['', ...texts()].entries())
    await client.query(`insert into of_every_type values ($1, ${places})`, [
      n,
      ...types.map((type) => (n === 0 ? null : samples[type]?.(text))),
    ])
}

const rowsIn = (url: string) =>
  on(url, async (client) => {
    const { rows } = await client.query('select t::text from of_every_type t order by n')
    return rows
  })

/** An empty database in which the table waits. */
const waiting = async (types: readonly string[]): Promise<string> => {
  const url = await databases.make()
  await migrate(url)
  await on(url, (client) => make(client, types))
  return url
}

test('every character, in a column of every type, is restored as it was', async () => {
  const types = await on(app.databaseUrl, async (client) => {
    const columnTypes = await typesOf(client)
    await make(client, columnTypes)
    await fill(client, columnTypes)
    return columnTypes
  })
  expect(types.filter((type) => !samples[type])).toEqual([])
  const to = join(folder(), 'backup')
  const { tables } = await backup(folder(), app.databaseUrl, to)
  expect(tables['of_every_type']?.rows).toBeGreaterThan(2_000)
  const url = await waiting(types)
  await restore(folder(), url, to)
  expect(await rowsIn(url)).toEqual(await rowsIn(app.databaseUrl))
}, 120_000)

test('every character is moved as it was, and after a failed move the same database takes a good one', async () => {
  const data = folder()
  mkdirSync(data, { recursive: true })
  const postgres = await startPostgres(data, ['fsync=off'])
  await migrate(postgres.url)
  const types = await on(postgres.url, async (client) => {
    const columnTypes = await typesOf(client)
    await make(client, columnTypes)
    await fill(client, columnTypes)
    return columnTypes
  })
  const before = await rowsIn(postgres.url)
  await postgres.stop()
  const url = await waiting(types)
  await on(url, (client) => client.query('alter table of_every_type add check (n < 7)'))
  await expect(move(data, url)).rejects.toThrow('violates check constraint')
  await on(url, (client) =>
    client.query('alter table of_every_type drop constraint of_every_type_n_check'),
  )
  await move(data, url)
  expect(await rowsIn(url)).toEqual(before)
}, 120_000)

test('large rows are taken a few at a time', async () => {
  await on(app.databaseUrl, async (client) => {
    await client.query('create table of_pictures (bytes bytea)')
    await client.query(
      `insert into of_pictures select decode(repeat('ab', 2500000), 'hex') from generate_series(1, 8)`,
    )
    await oneMoment(client)
    const sizes: number[] = []
    const table = { name: 'of_pictures', columns: ['bytes'], bySchool: false }
    for await (const some of linesOf(client, table)) sizes.push(some.length)
    expect(sizes).toEqual([3, 3, 2])
    const path = join(folder(), 'of_pictures.gz')
    await writeRowFile(path, linesOf(client, table))
    const again: number[] = []
    for await (const some of readRowFile(path)) again.push(some.length)
    expect(again).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    await client.query('rollback')
    await client.query('drop table of_pictures')
  })
})

/** A note that was written in another program, with the two marks that end a line nowhere but in JavaScript. */
const nasty = '先看 II 导\u2028再看 V1\u2029\r\n"\\N",{NULL}\\.\u0085\ufeff'

test('what people write, in every text that the product keeps, is restored as it was', async () => {
  const written = await on(app.databaseUrl, async (client) => {
    await client.query('drop table if exists of_every_type')
    const { rows } = await client.query<{ name: string; column: string; type: string }>(
      `select c.relname as name, a.attname as column, format_type(a.atttypid, null) as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and a.attgenerated = '' and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb')`,
    )
    let count = 0
    for (const { name, column, type } of rows) {
      const value =
        type === 'text' ? nasty : type === 'text[]' ? [nasty, nasty] : JSON.stringify([nasty])
      const changed = await client
        .query(
          `update "${name}" set "${column}" = $1 where ctid = (select ctid from "${name}" limit 1)`,
          [value],
        )
        // Some say themselves what may stand there: a kind, a key of another table.
        .catch(() => ({ rowCount: 0 }))
      count += changed.rowCount ?? 0
    }
    return count
  })
  expect(written).toBeGreaterThan(60)
  const to = join(folder(), 'backup')
  const { tables } = await backup(folder(), app.databaseUrl, to)
  const url = await databases.make()
  const again = await restore(folder(), url, to)
  expect(again.tables).toEqual(tables)
}, 120_000)
