import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { loadDemo, demoPasswords } from '../seed/index.ts'
import { serviceOf, smsSenderFor, weChatFor } from './wiring/outside-services.ts'
import { distFolder, makeApp } from './app.ts'
import { indexOld } from './wiring/administration.ts'
import { readConfig, type Config } from './config.ts'
import { migrate, openDatabase, type Database } from '#platform/database'
import { lockDirectory, startPostgres } from '#platform/embedded-postgres'
import { loadKeys } from '#platform/keys'
import { StartupError } from '#platform/startup-error'
import type { FileRoom } from '#resources'
import { hasSchool, schoolIds } from '#schools'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'

const dataDirectory = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new StartupError(
      `The data directory ${folder} cannot be made: ${(error as Error).message}.`,
    )
  }
}

const listening = async (
  app: Awaited<ReturnType<typeof makeApp>>,
  { PORT: port, HOST, DEMO }: Config,
): Promise<string> => {
  // The demo's passwords are published: alone with it, the server stays on this machine.
  const host = HOST || (DEMO ? 'localhost' : '::')
  try {
    await app.server.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is taken by another program. Stop it, or set PORT.`)
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this user. Set PORT to 1024 or more.`)
    throw new StartupError(
      `The server cannot listen on ${host}:${port}: ${(error as Error).message}.`,
    )
  }
  const address = app.server.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`
}

const greet = (address: string, demo: boolean): void => {
  const port = new URL(address).port
  const lines = [``, `  杏林 Xinglin   ${address}`]
  if (demo) {
    lines.push(
      ``,
      `  青禾医科大学          ${address}             ${demoPasswords['qinghe']}`,
      `  北岭卫生职业学院      http://b.localhost:${port}           ${demoPasswords['beiling']}`,
      `  accounts: student1 student2 teacher1 teacher2 admin1 guest1 operator1`,
    )
  }
  process.stdout.write(`${lines.join('\n')}\n\n  Ctrl-C stops the server and its database.\n\n`)
}

/** The demo goes into an empty installation, or one that holds it already; never beside a real school. */
const loadDemoInto = async (database: Database, files: FileRoom): Promise<boolean> => {
  const keys = Object.keys(demoPasswords)
  const there = await Promise.all(keys.map((key) => hasSchool(database.global, key)))
  if (there.every(Boolean)) return true
  const isReal = (await schoolIds(database.global)).length > there.filter(Boolean).length
  if (!isReal) await loadDemo(database, files)
  return !isReal
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const main = async (): Promise<void> => {
  const config = readConfig()
  const production = config.NODE_ENV === 'production'
  const demo = config.DEMO && !production
  if (!existsSync(join(distFolder, 'index.html'))) {
    throw new StartupError('The web client is not built: use npm start, or npm run build first.')
  }
  const logger = pino({ level: config.LOG_LEVEL })
  const sms = smsSenderFor(config, { demo, production, write: (line) => logger.warn(line) })
  const wechat = weChatFor(config, { demo, production })
  dataDirectory(config.DATA_DIR)
  refuseUnfinishedRestore(config.DATA_DIR)
  // With a database of their own several processes may share the folder of files and keys.
  const unlock = config.DATABASE_URL ? () => undefined : lockDirectory(config.DATA_DIR)
  const undo: ((drainMs: number) => Promise<void> | void)[] = [unlock]
  const stop = async (drainMs = 0): Promise<void> => {
    for (const step of undo.toReversed()) await step(drainMs)
  }
  let stoppingSince = 0
  const end = (signal: NodeJS.Signals): void => {
    // One Ctrl-C may arrive twice, from the terminal and from npm; a second one after that does not wait.
    if (stoppingSince > 0 && Date.now() - stoppingSince > 1_000) process.exit(1)
    if (stoppingSince > 0) return
    stoppingSince = Date.now()
    // Only who ends us from outside has others that could take over; Ctrl-C does not wait.
    void stop(signal === 'SIGTERM' ? config.DRAIN_SECONDS * 1_000 : 0).then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  try {
    const postgres = config.DATABASE_URL
      ? undefined
      : await startPostgres(config.DATA_DIR, [], (line) => logger.error(line))
    if (postgres) undo.push(postgres.stop)
    const url = postgres?.url ?? config.DATABASE_URL
    const role = await migrate(url)
    const pool = config.DATABASE_POOL
    const database = postgres
      ? openDatabase({ url: postgres.urlAs(role), pool, role: undefined })
      : openDatabase({ url, pool, role })
    undo.push(database.close)
    const app = await makeApp({
      database,
      keys: loadKeys(config.DATA_DIR, config.KEK_FILE || undefined),
      dataDir: config.DATA_DIR,
      encryption: config.ENCRYPTION,
      allowHttp: config.ALLOW_HTTP,
      demoAllowed: demo,
      trustedProxies: listed(config.TRUSTED_PROXIES),
      platformHosts: listed(config.PLATFORM_HOSTS.toLowerCase() || (demo ? 'localhost' : '')),
      ssoHosts: listed(config.SSO_HOSTS.toLowerCase()),
      logger,
      sms,
      wechat,
      ffmpeg: config.FFMPEG_PATH,
      languageModel: serviceOf(config),
      dist: distFolder,
    })
    undo.push((drainMs) => app.close(drainMs))
    await indexOld(database)
    const withDemo = demo && (await loadDemoInto(database, app.files))
    const address = await listening(app, { ...config, DEMO: demo })
    greet(address, withDemo)
  } catch (error) {
    await stop()
    throw error
  }
}

main().catch((error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  const full = code === 'ENOSPC' ? 'The disk is full.' : undefined
  const sentence =
    full ??
    (error instanceof StartupError || (error as Error).message?.startsWith('The setting')
      ? (error as Error).message
      : undefined)
  process.stderr.write(`\n  ${sentence ?? (error as Error).stack}\n\n`)
  process.exit(1)
})
