import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { migrate, openDatabase } from '#platform/database'
import { loadKeys } from '#platform/keys'
import { fileRoom } from '#resources'
import { loadDemo } from '../../seed/index.ts'
import type { AppOptions } from '../../src/app-options.ts'
import { testApp, type TestApp } from './app.ts'
import { databaseUrl, onServer } from './servers.ts'

/** The whole application on a database that holds the demo schools, as after the first start of a clone. */
export const demoApp = async (options: Partial<AppOptions> = {}): Promise<TestApp> => {
  const serverUrl = inject('serverUrl')
  const name = `xinglin_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = databaseUrl(serverUrl, name)
  const database = openDatabase({ url, pool: 2, role: await migrate(url) })
  const dataDir = inject('dataDir')
  await loadDemo(database, fileRoom(dataDir, loadKeys(dataDir)))
  await database.close()
  return testApp({ databaseUrl: url, ...options })
}
