import { fork, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import serverProcess from '../scripts/server-process.json' with { type: 'json' }
import { startPostgres } from '../server/src/platform/embedded-postgres/index.ts'

/** With BENCH_PROFILE the server, as `npm start` runs it, leaves a CPU profile in that folder when it ends. */
const folderOfProfiles = process.env['BENCH_PROFILE']
const profiled = folderOfProfiles ? ['--cpu-prof', `--cpu-prof-dir=${folderOfProfiles}`] : []

const root = fileURLToPath(new URL('..', import.meta.url))

/** With BENCH_HEAP a server collects once a minute and notes in that file what is left. */
const noting = (): readonly string[] =>
  process.env['BENCH_HEAP']
    ? ['--expose-gc', '--import', join(root, 'bench/heap-after-collection.ts')]
    : []

/** A free port of this machine. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The product with a real database, in a folder of its own that goes when it ends. */
export type House = {
  readonly port: number
  /** Of all server processes; the first is `port`. */
  readonly ports: readonly number[]
  readonly databaseUrl: string
  readonly schoolId: string
  readonly serverPid: () => number
  readonly serverPids: () => readonly number[]
  /** A reference in a process of its own; answers its port. */
  readonly reference: (kind: 'pg' | 'memory' | 'turn' | 'save') => Promise<number>
  /** Ends all server processes as an update would; nobody is answered until `start`. */
  readonly stop: () => Promise<void>
  /** Starts them on the same ports. */
  readonly start: () => Promise<void>
  /** Both, one after the other. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    child.exitCode === null ? child.once('exit', () => resolve()) : resolve(),
  )

const answers = async (port: number): Promise<void> => {
  for (let waited = 0; waited < 120_000; waited += 100) {
    const there = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
    if (there) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not begin to answer')
}

/** Connections of all processes together, as docs/deploy.md has it. */
const connections = 20

/** Starts database, demo and so many server processes; `fill` runs between them, when the demo is there. */
export const openHouse = async (
  fill?: (databaseUrl: string) => Promise<void>,
  processes = 1,
): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-bench-'))
  const postgres = await startPostgres(folder)
  const children: ChildProcess[] = []
  const start = async (port: number): Promise<ChildProcess> => {
    const pool = processes > 1 ? { DATABASE_POOL: String(Math.ceil(connections / processes)) } : {}
    const own = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: postgres.url, ...pool }
    const env = { ...serverProcess.environment, ...process.env, ...own }
    const child = spawn(
      process.execPath,
      [...serverProcess.flags, ...profiled, ...noting(), 'server/dist/main.mjs'],
      {
        cwd: root,
        env: { ...env, DEMO: 'on', LOG_LEVEL: 'error' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    await answers(port)
    return child
  }
  const port = await freePort()
  if (fill) {
    const child = await start(port)
    child.kill('SIGTERM')
    await ended(child)
    await fill(postgres.url)
  }
  const ports = [port]
  while (ports.length < processes) ports.push(await freePort())
  /** The first migrates; the others find that done. */
  const startAll = async (): Promise<readonly ChildProcess[]> => {
    const first = await start(port)
    return [first, ...(await Promise.all(ports.slice(1).map(start)))]
  }
  let servers = await startAll()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(`select id from school where key = 'qinghe'`)
  await client.end()
  const schoolId = rows[0]?.id ?? ''
  const stop = async (): Promise<void> => {
    for (const server of servers) server.kill('SIGTERM')
    await Promise.all(servers.map(ended))
  }
  const startAgain = async (): Promise<void> => {
    servers = await startAll()
  }
  return {
    port,
    ports,
    databaseUrl: postgres.url,
    schoolId,
    serverPid: () => servers[0]?.pid ?? 0,
    serverPids: () => servers.flatMap(({ pid }) => pid ?? []),
    reference: (kind) =>
      new Promise((resolve) => {
        const reference = fork(join(root, 'bench/reference.ts'), [kind, postgres.url, schoolId])
        children.push(reference)
        reference.once('message', (line) => resolve(Number(line)))
      }),
    stop,
    start: startAgain,
    async restart() {
      await stop()
      await startAgain()
    },
    async close() {
      const all = [...servers, ...children]
      for (const one of all) one.kill('SIGTERM')
      await Promise.all(all.map(ended))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
