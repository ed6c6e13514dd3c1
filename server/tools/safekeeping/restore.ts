import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { migrate } from '#platform/database'
import {
  hasCluster,
  lockDirectory,
  removeCluster,
  startPostgres,
} from '#platform/embedded-postgres'
import { StartupError } from '#platform/startup-error'
import { beginRestore, endRestore, isRestoreUnfinished } from '../../src/unfinished-restore.ts'
import { manifestName, type Manifest } from './backup.ts'
import { copyFiles, filesIn, folders } from './files.ts'
import { readRowFile } from './row-files.ts'
import {
  oneMoment,
  schemaOf,
  tablesOf,
  digestOf,
  writeLines,
  type Table,
  type RowsDigest,
} from './rows.ts'
import { connected } from './standing.ts'

/** The manifest of a whole backup. */
const manifestIn = (from: string): Manifest => {
  const path = join(from, manifestName)
  if (!existsSync(path))
    throw new StartupError(`${from} holds no whole backup: ${manifestName} is missing.`)
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

const refill = async (client: pg.Client, from: string, table: Table): Promise<void> => {
  const path = join(from, 'rows', `${table.name}.gz`)
  for await (const lines of readRowFile(path)) await writeLines(client, table, lines)
}

/** Throws one sentence that names what differs. */
export const sameOrTrouble = (
  what: string,
  wanted: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
): void => {
  const names = new Set([...Object.keys(wanted), ...Object.keys(actual)])
  const differing = [...names].filter(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(actual[name]),
  )
  if (differing.length > 0)
    throw new StartupError(
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
    throw new StartupError('The database to write into holds schools already; nothing was written.')
  }
  return client
}

/** Hashes of every table as they are now. */
export const digestsOf = async (
  client: pg.Client,
  tables: readonly Table[],
): Promise<Record<string, RowsDigest>> => {
  const digests: Record<string, RowsDigest> = {}
  for (const table of tables) digests[table.name] = await digestOf(client, table)
  return digests
}

const fill = async (url: string, dataDir: string, from: string): Promise<void> => {
  const manifest = manifestIn(from)
  const client = await emptied(url)
  try {
    if ((await schemaOf(client)) !== manifest.schema)
      throw new StartupError(
        'The backup was made by another release: restore it with that release, then start this one, which brings it up to date.',
      )
    const tables = await tablesOf(client)
    await oneMoment(client)
    for (const table of tables) await refill(client, from, table)
    sameOrTrouble('The rows', manifest.tables, await digestsOf(client, tables))
    const files = await copyFiles(from, dataDir, Object.keys(manifest.files))
    sameOrTrouble('The files', manifest.files, files)
    await client.query('commit')
    endRestore(dataDir)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Takes away what a restore wrote that did not end. */
const clear = async (dataDir: string): Promise<void> => {
  await removeCluster(dataDir)
  for (const name of [...folders, 'postgres.log'])
    rmSync(join(dataDir, name), { recursive: true, force: true })
  endRestore(dataDir)
}

/**
 * Makes an installation of a backup in a folder and database that hold none, and compares it by hash before it counts.
 * One that fails leaves them as they were.
 */
export const restore = async (
  dataDir: string,
  databaseUrl: string,
  from: string,
): Promise<Manifest> => {
  const manifest = manifestIn(from)
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDirectory(dataDir)
  try {
    if (isRestoreUnfinished(dataDir)) await clear(dataDir)
    if (hasCluster(dataDir) || filesIn(dataDir).length > 0)
      throw new StartupError(`${dataDir} holds an installation already; nothing was written.`)
    beginRestore(dataDir)
    try {
      const postgres = databaseUrl ? undefined : await startPostgres(dataDir)
      try {
        await fill(postgres?.url ?? databaseUrl, dataDir, from)
      } finally {
        await postgres?.stop()
      }
    } catch (error) {
      if (isRestoreUnfinished(dataDir)) await clear(dataDir)
      throw error
    }
  } finally {
    unlock()
  }
  return manifest
}
