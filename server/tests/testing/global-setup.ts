import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '#platform/database'
import { startPostgres } from '#platform/embedded-postgres'
import { fillFixture, type Fixture } from './fixture.ts'
import { databaseUrl, demoTemplateName, onServer, templateName } from './servers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    dataDir: string
    role: string
    fixture: Fixture
  }
}

/** One PostgreSQL for the run (the embedded one, or TEST_DATABASE_URL), with a filled template that each test file copies. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'xinglin-test-'))
  const given = process.env['TEST_DATABASE_URL']
  // A copy lives for seconds: neither a crash of the machine nor vacuuming concerns it.
  const postgres = given
    ? undefined
    : await startPostgres(dataDir, ['fsync=off', 'full_page_writes=off', 'autovacuum=off'])
  const serverUrl = given ?? postgres?.url ?? ''
  for (const name of [templateName, demoTemplateName])
    await onServer(serverUrl, `drop database if exists ${name}`)
  await onServer(serverUrl, `create database ${templateName}`)
  const url = databaseUrl(serverUrl, templateName)
  const role = await migrate(url)
  const database = openDatabase({ url, pool: 4, role })
  const fixture = await fillFixture(database)
  await database.close()
  project.provide('serverUrl', serverUrl)
  project.provide('dataDir', dataDir)
  project.provide('role', role ?? '')
  project.provide('fixture', fixture)
  return async () => {
    for (const name of [templateName, demoTemplateName])
      await onServer(serverUrl, `drop database if exists ${name}`)
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
