import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { migrate } from '#platform/database'
import { Trouble } from '#platform/trouble'
import { databaseOf } from '../standing-database.ts'
import { manifestName, type Manifest } from './backup.ts'
import { copyFiles, filesIn } from './files.ts'
import { oneMoment, schemaOf, tablesOf, toldOf, writeLines, type Table, type Told } from './rows.ts'
import { connected } from './standing.ts'

const atOnce = 500

/** The manifest of a whole backup. */
const manifestIn = (from: string): Manifest => {
  const path = join(from, manifestName)
  if (!existsSync(path))
    throw new Trouble(`${from} holds no whole backup: ${manifestName} is missing.`)
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

const refill = async (client: pg.Client, from: string, table: Table): Promise<void> => {
  const read = createReadStream(join(from, 'rows', `${table.name}.gz`)).pipe(createGunzip())
  let some: string[] = []
  const flush = async (): Promise<void> => {
    if (some.length > 0) await writeLines(client, table, some)
    some = []
  }
  for await (const line of createInterface({ input: read, crlfDelay: Infinity })) {
    some.push(JSON.parse(line) as string)
    if (some.length >= atOnce) await flush()
  }
  await flush()
}

/** Throws one sentence that names what differs. */
export const sameOrTrouble = (
  what: string,
  wanted: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): void => {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)])
  const differing = [...names].filter(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(found[name]),
  )
  if (differing.length > 0)
    throw new Trouble(
      `${what} differ from what they should be: ${differing.slice(0, 5).join(', ')}.`,
    )
}

/** A migrated database with nothing in it, or one sentence why it is not. */
export const emptied = async (url: string): Promise<pg.Client> => {
  await migrate(url)
  const client = await connected(url)
  const { rows } = await client.query<{ count: string }>('select count(*) from school')
  if (Number(rows[0]?.count) > 0) {
    await client.end()
    throw new Trouble('The database to write into holds schools already; nothing was written.')
  }
  return client
}

/** Hashes of every table as they are now. */
export const toldOfAll = async (
  client: pg.Client,
  tables: readonly Table[],
): Promise<Record<string, Told>> => {
  const found: Record<string, Told> = {}
  for (const table of tables) found[table.name] = await toldOf(client, table)
  return found
}

/** Makes an installation of a backup in a folder and database that hold none, and compares it by hash before it counts. */
export const restore = async (
  dataDir: string,
  databaseUrl: string,
  from: string,
): Promise<Manifest> => {
  const manifest = manifestIn(from)
  const isTaken = existsSync(join(dataDir, 'postgres')) || filesIn(dataDir).length > 0
  if (isTaken) throw new Trouble(`${dataDir} holds an installation already; nothing was written.`)
  mkdirSync(dataDir, { recursive: true })
  const postgres = await databaseOf(dataDir, databaseUrl)
  try {
    const client = await emptied(postgres.url)
    try {
      if ((await schemaOf(client)) !== manifest.schema)
        throw new Trouble(
          'The backup was made by another release: restore it with that release, then start this one, which brings it up to date.',
        )
      const tables = await tablesOf(client)
      await oneMoment(client)
      for (const table of tables) await refill(client, from, table)
      sameOrTrouble('The rows', manifest.tables, await toldOfAll(client, tables))
      const files = await copyFiles(from, dataDir, Object.keys(manifest.files))
      sameOrTrouble('The files', manifest.files, files)
      await client.query('commit')
      await client.query('analyze')
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
  }
  return manifest
}
