// npm run test:upgrade: a school writes in the oldest shape while the schema is brought to the newest. See docs/deploy.md.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '../server/src/platform/database/index.ts'
import { startPostgres } from '../server/src/platform/embedded-postgres/index.ts'
import { fillOld, Writer } from './standing/old-shape.ts'
import { within } from './paced.ts'

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '200000' },
    writers: { type: 'string', default: '16' },
    /** The number of the migration that it begins at. */
    from: { type: 'string', default: '0' },
    /** `patience`: whoever migrates waits for a lock for ever. */
    break: { type: 'string', default: '' },
  },
})
const goalMs = 2_000
const held = 6_000
const say = (line: string): void => void process.stdout.write(`  ${line}\n`)

const newest = fileURLToPath(new URL('../server/migrations', import.meta.url))

/** The migrations up to one of them, as an old checkout had them. */
const oldFolder = (at: string, last: number): string => {
  const folder = join(at, 'migrations')
  cpSync(newest, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] }
  const entries = journal.entries.filter(({ idx }) => idx <= last)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}

const folder = mkdtempSync(join(tmpdir(), 'xinglin-upgrade-'))
const postgres = await startPostgres(folder)
let failed = 0
const verdict = (holds: boolean, what: string): void => {
  if (!holds) failed += 1
  say(`${holds ? 'holds ' : 'FAILS '}  ${what}`)
}
try {
  await migrate(postgres.url, { folder: oldFolder(folder, Number(values.from)) })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const before = await fillOld(client, Number(values.attempts))
  say('')
  say(
    `from migration ${values.from}: ${values.attempts} attempts, ${before} rows; ${values.writers} write on`,
  )
  if (values.break) say(`broken on purpose: ${values.break}; it must fail`)

  let isOver = false
  const writers = Array.from(
    { length: Number(values.writers) },
    (_, at) => new Writer(postgres.url, at),
  )
  const writing = Promise.all(writers.map((one) => one.write(() => isOver)))
  await pause(2_000)

  // Somebody looks at attempts and forgets to end the transaction: whoever asks for the table has to wait.
  const forgetful = new pg.Client({ connectionString: postgres.url })
  await forgetful.connect()
  await forgetful.query('begin')
  await forgetful.query('select count(*) from attempt')
  const ended = pause(held).then(async () => {
    await forgetful.query('commit')
    await forgetful.end()
  })
  const began = performance.now()
  await migrate(postgres.url, values.break === 'patience' ? { lockMs: 0 } : {})
  const tookMs = performance.now() - began
  await ended
  await pause(2_000)
  isOver = true
  await writing

  const journal = JSON.parse(readFileSync(join(newest, 'meta', '_journal.json'), 'utf8')) as {
    entries: object[]
  }
  const { rows: done } = await client.query<{ count: string }>(
    'select count(*) from migrations.__drizzle_migrations',
  )
  const { rows: after } = await client.query<{ count: string }>(
    `select count(*) from attempt_event where payload->>'writer' is null`,
  )
  const { rows: kept } = await client.query<{ mark: string }>(
    `select payload->>'mark' as mark from attempt_event where payload->>'writer' is not null`,
  )
  const marks = new Set(kept.map(({ mark }) => mark))
  const acknowledged = writers.flatMap((one) => one.acknowledged)
  const lost = acknowledged.filter((mark) => !marks.has(mark)).length
  const waits = writers.flatMap((one) => one.waits).toSorted((a, b) => a - b)
  const faults = writers.flatMap((one) => one.faults)
  await client.end()
  say(
    `        ${journal.entries.length} migrations in ${(tookMs / 1_000).toFixed(1)} s, ${held / 1_000} s of them behind a forgotten transaction`,
  )
  verdict(Number(done[0]?.count) === journal.entries.length, 'every migration is in')
  verdict(
    Number(after[0]?.count) === Number(values.attempts),
    `what was there is there: ${after[0]?.count} events`,
  )
  verdict(
    lost === 0 && marks.size === kept.length,
    `${acknowledged.length} acknowledged meanwhile, ${lost} lost, ${kept.length - marks.size} doubled`,
  )
  verdict(
    faults.length === 0,
    `no write of the old shape was refused${faults[0] ? `: ${faults[0]}` : ''}`,
  )
  verdict(
    (waits.at(-1) ?? 0) <= goalMs,
    `a write took p50 ${within(waits, 0.5).toFixed(1)}, p99 ${within(waits, 0.99).toFixed(1)}, at most ${(waits.at(-1) ?? 0).toFixed(0)} ms (goal ${goalMs})`,
  )
  say('')
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed === 0 ? 0 : 1)
