import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '#platform/startup-error'
import { binaries, runAs, type RunAs } from './binaries.ts'
import { clusterFolder, prepareCluster } from './cluster.ts'
import { socketFolder } from './lock.ts'
import { beganAt } from './running.ts'

/** A running embedded PostgreSQL; `stop` waits until everything is on disk. */
export type Postgres = {
  /** As the owner, for migrations. */
  readonly url: string
  /** As a role of it, for requests: not even `set role` leads back to the owner. */
  readonly urlAs: (role: string | undefined) => string
  readonly stop: () => Promise<void>
}

const pollMs = 25

/** A database whose server process was killed lives on; the directory lock proved that nobody uses it, so it is stopped cleanly. */
const stopOrphan = async (cluster: string): Promise<void> => {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const [pid, folder] = readFileSync(file, 'utf8').split('\n')
  const id = Number(pid)
  const isOurs = folder === cluster && id > 1 && beganAt(id) !== ''
  const command = existsSync(`/proc/${id}/cmdline`)
    ? readFileSync(`/proc/${id}/cmdline`, 'utf8')
    : 'postgres'
  if (!isOurs || !command.includes('postgres')) return
  process.kill(id, 'SIGINT')
  for (let waited = 0; beganAt(id) !== ''; waited += pollMs) {
    if (waited > 20_000)
      throw new StartupError(
        `An earlier database (process ${id}) on ${cluster} does not stop. Stop it and start again.`,
      )
    await pause(pollMs)
  }
}

/** True when a data directory has a database, or the beginning of one. */
export const hasCluster = (dataDir: string): boolean => existsSync(clusterFolder(dataDir, runAs()))

/** Stops and removes the database of a data directory that this process has locked. */
export const removeCluster = async (dataDir: string): Promise<void> => {
  const cluster = clusterFolder(dataDir, runAs())
  await stopOrphan(cluster)
  rmSync(cluster, { recursive: true, force: true })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

/** A large database takes its time to recover; one that cannot ends by itself. */
const patienceMs = 600_000

const ready = async (url: string, child: ChildProcess, log: string): Promise<void> => {
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    if (hasEnded(child)) {
      const logTail = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
      throw new StartupError(
        /No space left/.test(logTail)
          ? `The disk is full: ${log}`
          : `The embedded database did not start: ${logTail}`,
      )
    }
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(pollMs)
    }
  }
  throw new StartupError(`The embedded database did not become ready; see ${log}.`)
}

const openSocketFolder = (dataDir: string, as: RunAs): string => {
  const folder = join(socketFolder(dataDir), 'pg')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!lstatSync(folder).isDirectory())
    throw new StartupError(`${folder} is not a folder. Remove it.`)
  // Whoever reaches the socket is the database's superuser: nobody but its owner may.
  chmodSync(folder, 0o700)
  if (as) chownSync(folder, as.uid, as.gid)
  return folder
}

const begin = (program: string, args: readonly string[], log: string, as: RunAs): ChildProcess => {
  const out = openSync(log, 'a', 0o600)
  // Detached: Ctrl-C reaches the whole group, and the database must outlive the server's own shutdown.
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', out, out],
    ...as,
  })
  closeSync(out)
  // One that cannot even be started (no memory, no processes left) has ended.
  child.on('error', () => child.emit('exit', 1, null))
  return child
}

const longestPauseMs = 2_000

/** Keeps a database running: when it ends unasked, it is started again until it answers. */
const kept = async (
  first: ChildProcess,
  again: () => Promise<ChildProcess>,
  tell: (line: string) => void,
): Promise<() => Promise<void>> => {
  let child = first
  let isStopping = false
  let mending: Promise<void> | undefined
  const mend = async (): Promise<void> => {
    tell('The embedded database ended unasked; it is started again.')
    let pauseMs = 50
    while (true) {
      if (isStopping) return
      try {
        // Refused as long as a process of the one that was killed is still there, or the disk is full.
        watch(await again())
        return
      } catch (error) {
        tell((error as Error).message)
        await pause(pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
    }
  }
  const watch = (one: ChildProcess): void => {
    child = one
    one.unref()
    const ended = (): void => void (isStopping || (mending = mend()))
    if (hasEnded(one)) ended()
    else one.once('exit', ended)
  }
  watch(first)
  return async () => {
    isStopping = true
    await mending
    if (hasEnded(child)) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    child.kill('SIGINT')
    await ended
  }
}

const urlOf = (sockets: string, role = 'postgres'): string =>
  `postgres://${role}@localhost/postgres?host=${encodeURIComponent(sockets)}&port=5432`

/** Where the database of a data directory listens while a server runs it; undefined where none has. */
export const standingUrl = (dataDir: string): string | undefined => {
  const sockets = join(socketFolder(dataDir), 'pg')
  return existsSync(join(sockets, '.s.PGSQL.5432')) ? urlOf(sockets) : undefined
}

/**
 * Starts the database of a data directory, making it first when there is none, and starts it again when it ends unasked;
 * `extra` are settings for tests, `tell` hears what happened to it.
 */
export const startPostgres = async (
  dataDir: string,
  extra: readonly string[] = [],
  tell: (line: string) => void = () => undefined,
): Promise<Postgres> => {
  const as = runAs()
  const bin = binaries(as)
  const cluster = clusterFolder(dataDir, as)
  prepareCluster(bin, cluster, as)
  await stopOrphan(cluster)
  const sockets = openSocketFolder(dataDir, as)
  const log = join(dataDir, 'postgres.log')
  rmSync(log, { force: true })
  // The socket alone: the bundled libraries are old, and nothing on the network needs this server.
  const where = ['-h', '', '-k', sockets, '-p', '5432']
  const settings = [
    'unix_socket_permissions=0700',
    'max_connections=120',
    'synchronous_commit=on',
    // After a kill everything is flushed first: file by file that took most of the recovery (4 s of 4.6).
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    ...extra,
  ]
  const args = ['-D', cluster, ...where, ...settings.flatMap((one) => ['-c', one])]
  const urlAs = (role: string | undefined) => urlOf(sockets, role)
  const url = urlOf(sockets)
  const launch = async (): Promise<ChildProcess> => {
    rmSync(join(sockets, '.s.PGSQL.5432.lock'), { force: true })
    const child = begin(join(bin, 'postgres'), args, log, as)
    await ready(url, child, log)
    return child
  }
  return { url, urlAs, stop: await kept(await launch(), launch, tell) }
}
