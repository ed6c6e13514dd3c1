import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { AppOptions } from '../../src/app-options.ts'
import { makeApp } from '../../src/app.ts'
import { openDatabase, type Database } from '#platform/database'
import { loadKeys } from '#platform/keys'
import { forgetEverything } from '#platform/memory'
import type { Fixture } from './fixture.ts'
import { keptMessages, type SentMessage } from './messages.ts'
import { databaseUrl, onServer, templateName } from './servers.ts'
import { Visitor } from './visitor.ts'

/** The whole application on a database of its own, listening on a port of its own. */
export type TestApp = {
  readonly fixture: Fixture
  readonly database: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly port: number
  /** What would have gone out by telephone, the newest last. */
  readonly messages: readonly SentMessage[]
  /** Somebody who visits a host and has not signed in. */
  readonly visitor: (host?: string) => Visitor
  /** Somebody who has: by default at school A. */
  readonly signedIn: (login: string, host?: string) => Promise<Visitor>
  /** `keepDatabase` leaves it for another application to go on with, which drops it. */
  readonly close: (how?: { keepDatabase?: boolean }) => Promise<void>
}

/**
 * Starts the application on a fresh copy of the fixture; close it after the last test of the file.
 * A test asks as often as it likes: how fast a machine is decides nothing. `callsPerMinute: undefined` keeps the limit.
 */
export const testApp = async ({
  databaseUrl: kept,
  ...options
}: Partial<AppOptions> & { databaseUrl?: string } = {}): Promise<TestApp> => {
  const serverUrl = inject('serverUrl')
  const name = kept
    ? new URL(kept).pathname.slice(1)
    : `xinglin_test_${randomBytes(6).toString('hex')}`
  if (!kept) await onServer(serverUrl, `create database ${name} template ${templateName}`)
  const url = databaseUrl(serverUrl, name)
  // Files share their modules, and copies of one database hold the same ids: another begins here.
  forgetEverything()
  const dataDir = inject('dataDir')
  const sms = keptMessages()
  const database = openDatabase({ url, pool: 10, role: inject('role') || undefined })
  const app = await makeApp({
    database,
    keys: loadKeys(dataDir),
    dataDir,
    encryption: true,
    allowHttp: false,
    demoAllowed: true,
    trustedProxies: [],
    sms: sms.sender,
    callsPerMinute: Infinity,
    ...options,
  })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as { port: number }
  const fixture = inject('fixture')
  return {
    fixture,
    database,
    databaseUrl: url,
    dataDir,
    port,
    messages: sms.sent,
    visitor: (host = 'a.localhost') => new Visitor(port, host),
    async signedIn(login, host = 'a.localhost') {
      const visitor = new Visitor(port, host)
      await visitor.signIn(login, fixture.password)
      return visitor
    },
    async close({ keepDatabase = false } = {}) {
      await app.close()
      await database.close()
      if (!keepDatabase) await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
