import { StartupError } from '#platform/startup-error'
import { databaseOf } from '../installation-database.ts'
import { emptied, sameOrTrouble, digestsOf } from './restore.ts'
import {
  linesOf,
  oneMoment,
  schemaOf,
  tablesOf,
  digestOf,
  writeLines,
  type RowsDigest,
} from './rows.ts'
import { connected } from './standing.ts'
import { migrate } from '#platform/database'

/** Copies the embedded database into a server's that is empty, and compares every table; the embedded one stays as it was. */
export const move = async (dataDir: string, to: string): Promise<Record<string, RowsDigest>> => {
  // Takes the lock: nobody writes meanwhile.
  const postgres = await databaseOf(dataDir, '')
  try {
    await migrate(postgres.url)
    const source = await connected(postgres.url)
    const target = await emptied(to)
    try {
      if ((await schemaOf(source)) !== (await schemaOf(target)))
        throw new StartupError('The two databases are of different releases; nothing was written.')
      await oneMoment(source)
      await oneMoment(target)
      const digests: Record<string, RowsDigest> = {}
      const tables = await tablesOf(target)
      for (const table of await tablesOf(source)) {
        digests[table.name] = await digestOf(source, table)
        const there = tables.find(({ name }) => name === table.name) ?? table
        for await (const lines of linesOf(source, table)) await writeLines(target, there, lines)
      }
      sameOrTrouble('The rows', digests, await digestsOf(target, tables))
      await target.query('commit')
      await target.query('analyze')
      return digests
    } finally {
      await source.end()
      await target.end()
    }
  } finally {
    await postgres.stop()
  }
}
