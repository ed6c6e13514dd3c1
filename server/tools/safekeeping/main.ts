import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '#platform/startup-error'
import { readConfig } from '../../src/config.ts'
import { noteBackup } from '../../src/last-backup.ts'
import { backup, type Manifest } from './backup.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'
import type { RowsDigest } from './rows.ts'

const usage =
  'Use: npm run backup -- --to FOLDER, npm run restore -- --from FOLDER, or npm run move -- --to postgres://…'

const rowsOf = (tables: Readonly<Record<string, RowsDigest>>): string =>
  `${Object.keys(tables).length} tables with ${Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)} rows`

const contents = ({ tables, files }: Manifest): string =>
  `${rowsOf(tables)} and ${Object.keys(files).length} files`

const main = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  })
  const { DATA_DIR: dataDir, DATABASE_URL: url } = readConfig()
  const { to, from } = values
  const [what] = positionals
  if (what === 'backup' && to) {
    const manifest = await backup(dataDir, url, resolve(to))
    noteBackup(dataDir, manifest.madeAt)
    return `${contents(manifest)} are in ${to}. It holds the keys: keep it as safe as the installation.`
  }
  if (what === 'restore' && from)
    return `${contents(await restore(dataDir, url, resolve(from)))} are restored, each compared by its hash.`
  if (what === 'move' && to?.startsWith('postgres')) {
    if (url)
      throw new StartupError(
        'DATABASE_URL is set: what is moved is the embedded database of DATA_DIR.',
      )
    return `${rowsOf(await move(dataDir, to))} are moved, each table compared by its hash. Set DATABASE_URL from now on; keep DATA_DIR, where files and keys are. The embedded database stays as it was.`
  }
  throw new StartupError(usage)
}

main().then(
  (message) => {
    process.stdout.write(`\n  ${message}\n\n`)
    process.exit(0)
  },
  (error: unknown) => {
    process.stderr.write(
      `\n  ${error instanceof StartupError ? error.message : (error as Error).stack}\n\n`,
    )
    process.exit(1)
  },
)
