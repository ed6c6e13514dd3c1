import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, openDatabase } from '#platform/database'
import { loadKeys } from '#platform/keys'
import { fileRoom } from '#resources'
import { loadDemo } from '../../seed/index.ts'
import type { AppOptions } from '../../src/app-options.ts'
import { testApp, type TestApp } from './app.ts'
import { databaseUrl, demoTemplateName, onServer } from './servers.ts'

const fillTemplate = async (serverUrl: string): Promise<void> => {
  const name = `${demoTemplateName}_filling`
  await onServer(serverUrl, `drop database if exists ${name} with (force)`)
  await onServer(serverUrl, `create database ${name}`)
  const url = databaseUrl(serverUrl, name)
  const database = openDatabase({ url, pool: 2, role: await migrate(url) })
  const dataDir = inject('dataDir')
  await loadDemo(database, fileRoom(dataDir, loadKeys(dataDir)))
  await database.close()
  await onServer(serverUrl, `alter database ${name} rename to ${demoTemplateName}`)
}

/** A database with the demo schools. The first of a run is filled, the others are copies: filling takes twelve seconds. */
const demoDatabase = async (serverUrl: string): Promise<string> => {
  const name = `xinglin_test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // Test files run in several processes: one fills, the others wait.
    await client.query(`select pg_advisory_lock(hashtext('${demoTemplateName}'))`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      demoTemplateName,
    ])
    if (rowCount === 0) await fillTemplate(serverUrl)
    await client.query(`create database ${name} template ${demoTemplateName}`)
  } finally {
    await client.end()
  }
  return databaseUrl(serverUrl, name)
}

/** The whole application on a database that holds the demo schools, as after the first start of a clone. */
export const demoApp = async (options: Partial<AppOptions> = {}): Promise<TestApp> =>
  testApp({ databaseUrl: await demoDatabase(inject('serverUrl')), ...options })
