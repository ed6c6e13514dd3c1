import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/startup-error'
import { refuseUnfinishedRestore } from '../../src/unfinished-restore.ts'
import { copyFiles, filesIn } from './files.ts'
import { writeRowFile } from './row-files.ts'
import { adding, linesOf, oneMoment, schemaOf, tablesOf, type RowsDigest } from './rows.ts'
import { openStanding } from './standing.ts'

/** What a backup says of itself; written last, so that one without it is not whole. */
export type Manifest = {
  readonly madeAt: string
  readonly schema: string
  readonly tables: Readonly<Record<string, RowsDigest>>
  readonly files: Readonly<Record<string, string>>
}

/** The file of a backup that tells what it holds. */
export const manifestName = 'backup.json'

/** Writes everything of an installation into an empty folder; the server may run meanwhile, one moment is kept. */
export const backup = async (
  dataDir: string,
  databaseUrl: string,
  to: string,
): Promise<Manifest> => {
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new StartupError(`${to} is not empty; nothing was written.`)
  refuseUnfinishedRestore(dataDir)
  const { client, close } = await openStanding(dataDir, databaseUrl)
  try {
    mkdirSync(join(to, 'rows'), { recursive: true, mode: 0o700 })
    await oneMoment(client)
    const tables: Record<string, RowsDigest> = {}
    for (const table of await tablesOf(client)) {
      const sum = adding()
      const rows = async function* () {
        for await (const some of linesOf(client, table)) {
          for (const line of some) sum.add(line)
          yield some
        }
      }
      await writeRowFile(join(to, 'rows', `${table.name}.gz`), rows())
      tables[table.name] = sum.digest()
    }
    // After the rows: a file is there before the row that names it, and none is ever taken away.
    const files = await copyFiles(dataDir, to, filesIn(dataDir))
    const manifest = {
      madeAt: new Date().toISOString(),
      schema: await schemaOf(client),
      tables,
      files,
    }
    await client.query('commit')
    const draft = join(to, `${manifestName}.part`)
    writeFileSync(draft, JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
    renameSync(draft, join(to, manifestName))
    return manifest
  } catch (error) {
    // It was empty: the next backup finds it so.
    for (const name of existsSync(to) ? readdirSync(to) : [])
      rmSync(join(to, name), { recursive: true, force: true })
    throw error
  } finally {
    await close()
  }
}
