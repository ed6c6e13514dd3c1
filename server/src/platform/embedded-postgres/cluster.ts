import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/startup-error'
import { reachable, type RunAs } from './binaries.ts'

const major = '18'

/** Where the cluster lies: in the data directory, or as root under /var/lib when `nobody` cannot walk there. */
export const clusterFolder = (dataDir: string, as: RunAs): string => {
  if (!as || reachable(dataDir)) return join(dataDir, 'postgres')
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)
  return join('/var/lib/xinglin', `data-${name}`, 'postgres')
}

const enoughRoom = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < 100 * 1024 * 1024) {
    throw new StartupError(`The disk that holds ${folder} is full: less than 100 MB are free.`)
  }
}

const owned = (folder: string, as: RunAs): void => {
  mkdirSync(folder, { recursive: true })
  if (as) chownSync(folder, as.uid, as.gid)
  chmodSync(folder, 0o700)
}

/** What initdb says of the fault itself: its last line tells only that it cleans up. */
export const reasonIn = (output: string): string => {
  const lines = output.split('\n').flatMap((line) => line.trim() || [])
  const statements = lines.filter((line) => !line.startsWith('initdb: removing '))
  return (
    statements.find((line) => /denied|cannot|could not|error|fatal/i.test(line)) ??
    statements.at(-1) ??
    ''
  )
}

/** Makes the cluster when there is none; refuses one of another major, and touches nothing then. */
export const prepareCluster = (bin: string, folder: string, as: RunAs): void => {
  const parent = join(folder, '..')
  mkdirSync(parent, { recursive: true })
  if (as) chmodSync(parent, 0o755)
  enoughRoom(parent)
  const version = join(folder, 'PG_VERSION')
  if (existsSync(version)) {
    const dataVersion = readFileSync(version, 'utf8').trim()
    if (dataVersion === major) return
    throw new StartupError(
      `${folder} was made by PostgreSQL ${dataVersion}, this release brings PostgreSQL ${major}. Run that version and set DATABASE_URL, or restore a backup into a new DATA_DIR; nothing was touched.`,
    )
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartupError(
      `${folder} is not empty and not a database; nothing was touched. Set another DATA_DIR.`,
    )
  }
  owned(folder, as)
  const initdb = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      folder,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { cwd: '/', encoding: 'utf8', ...as },
  )
  if (initdb.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    const reason = reasonIn(`${initdb.stderr ?? ''}\n${initdb.error?.message ?? ''}`)
    throw new StartupError(
      /No space left/.test(initdb.stderr ?? '')
        ? `The disk that holds ${folder} is full.`
        : `The embedded database could not be made: ${reason}`,
    )
  }
}
