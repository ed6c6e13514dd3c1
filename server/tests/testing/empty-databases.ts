import { databaseUrl, onServer } from './servers.ts'

let count = 0

/** Makes empty databases on a server, each of a role that the tenant policies bind, as a hosted PostgreSQL gives one. */
export const emptyDatabases = (serverUrl: string) => {
  const names: { database: string; owner: string }[] = []
  return {
    async make(): Promise<string> {
      count += 1
      const name = {
        database: `kept_${count}_${process.pid}`,
        owner: `keeper_${count}_${process.pid}`,
      }
      names.push(name)
      await onServer(serverUrl, `create role ${name.owner} login nosuperuser nobypassrls`)
      await onServer(serverUrl, `create database ${name.database} owner ${name.owner}`)
      const url = new URL(databaseUrl(serverUrl, name.database))
      url.username = name.owner
      return url.href
    },
    async drop(): Promise<void> {
      for (const { database, owner } of names) {
        await onServer(serverUrl, `drop database if exists ${database} with (force)`)
        await onServer(serverUrl, `drop role if exists ${owner}`)
      }
    },
  }
}
