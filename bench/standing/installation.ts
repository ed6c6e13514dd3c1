import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import serverProcess from '../../scripts/server-process.json' with { type: 'json' }
import { startPostgres } from '../../server/src/platform/embedded-postgres/index.ts'
import { socketFolder } from '../../server/src/platform/embedded-postgres/lock.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A module of `broken/` that is loaded before the server, by its name; none for a sound one. */
export type Broken = string | undefined

/** A server process that is started again when it ends, as systemd would. */
export type Supervised = {
  readonly port: number
  readonly pid: () => number
  readonly kill: (signal: NodeJS.Signals) => void
  /** How long each start took until it was ready, ms. */
  readonly starts: readonly number[]
  /** Resolves when it is ready. */
  readonly ready: () => Promise<void>
  readonly stop: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status === 200
    },
    () => false,
  )

/** Runs the product as `npm start` does, on a port of its own, again whenever it ends. */
export const supervise = async (
  env: Readonly<Record<string, string>>,
  broken: Broken,
  profiles?: string,
): Promise<Supervised> => {
  const port = await freePort()
  const starts: number[] = []
  let isStopping = false
  let child: ChildProcess | undefined
  const preload = broken && existsSync(join(root, 'bench/broken', `${broken}.ts`))
  const args = [
    ...serverProcess.flags,
    ...(preload ? ['--import', join(root, 'bench/broken', `${broken}.ts`)] : []),
    ...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []),
    join(root, 'server/dist/main.mjs'),
  ]
  const ready = async (): Promise<void> => {
    const until = performance.now() + 120_000
    while (!(await isReady(port))) {
      if (performance.now() > until) throw new Error('a server did not become ready')
      await pause(100)
    }
  }
  const start = (): void => {
    const began = performance.now()
    child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...serverProcess.environment,
        ...process.env,
        LOG_LEVEL: 'silent',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('exit', () => void (isStopping || start()))
    void ready().then(
      () => starts.push(performance.now() - began),
      () => undefined,
    )
  }
  start()
  await ready()
  return {
    port,
    starts,
    ready,
    pid: () => child?.pid ?? 0,
    kill: (signal) => void child?.kill(signal),
    stop: async () => {
      isStopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The product with its database, in a folder that goes when it ends. */
export type Installation = {
  readonly folder: string
  readonly databaseUrl: string
  readonly servers: readonly Supervised[]
  /** Kills the database with all its processes. */
  readonly killDatabase: () => void
  readonly close: () => Promise<void>
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        const [, parent] =
          readFileSync(`/proc/${one}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return Number(parent) === pid
      } catch {
        return false
      }
    })

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Of all processes together, as docs/deploy.md has it. */
const connections = 20

/** With `processes` at 0 one server runs its own embedded database, else so many share one. */
export const openInstallation = async ({
  processes = 0,
  folder = mkdtempSync(join(tmpdir(), 'xinglin-proof-')),
  broken,
  env = {},
  profiles,
}: {
  processes?: number
  folder?: string
  broken?: Broken
  env?: Readonly<Record<string, string>>
  profiles?: string | undefined
}): Promise<Installation> => {
  mkdirSync(folder, { recursive: true })
  // As root the database runs as nobody, who must be able to walk here.
  chmodSync(folder, 0o755)
  const own = { DATA_DIR: folder, DEMO: 'on', ...env }
  const postgres = processes > 0 ? await startPostgres(folder) : undefined
  const servers: Supervised[] = []
  const one = (more: object) => supervise({ ...own, ...more }, broken, profiles)
  // The first one migrates and loads the demo.
  const pool = String(Math.ceil(connections / Math.max(processes, 1)))
  const shared = postgres ? { DATABASE_URL: postgres.url, DATABASE_POOL: pool } : {}
  while (servers.length < Math.max(processes, 1)) servers.push(await one(shared))
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // Whoever ends a trial leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  const sockets = join(socketFolder(folder), 'pg')
  return {
    folder,
    servers,
    databaseUrl:
      postgres?.url ??
      `postgres://postgres@localhost/postgres?host=${encodeURIComponent(sockets)}&port=5432`,
    killDatabase: () => {
      const lock = join(sockets, '.s.PGSQL.5432.lock')
      if (!existsSync(lock)) return
      const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
      for (const each of [...childrenOf(pid), pid]) kill(each)
    },
    close,
  }
}
