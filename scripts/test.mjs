// npm test [-- --quick] [-- --also-debian]: everything that must hold, each as an error.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { build, environment, install, node, root } from './workplace.mjs'

const options = new Set(process.argv.slice(2))
let passed = 0
/** What failed, told once more at the very end: of a long log the last lines are read, or kept, first. */
const failures = []
const reports = join(root, '.cache', 'reports')

const program = (...path) => join(root, 'node_modules', ...path)

const run = (name, args, env = {}) => {
  process.stdout.write(`\n── ${name}\n`)
  const begun = Date.now()
  const done = spawnSync(node(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
  })
  process.stdout.write(
    `── ${name}: ${done.status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`,
  )
  return done.status === 0
}

/** Runs one check beside others, and tells what it printed when it has ended. */
const check = ({ name, args }) =>
  new Promise((resolve) => {
    const begun = Date.now()
    const child = spawn(node(), args, { cwd: root, env: environment })
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('close', (code) => {
      const outcome = `${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`
      process.stdout.write(
        `\n── ${name}\n${Buffer.concat(parts).toString()}── ${name}: ${outcome}\n`,
      )
      if (code === 0) passed += 1
      else failures.push(name)
      resolve()
    })
  })

/** Runs checks, as many at once as there are processors. */
const checkAll = async (checks) => {
  const waiting = [...checks]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Runs a suite and adds up what its report counts; a suite that died without a report has failed. */
const suite = (name, args, { report, count, env = {} }) => {
  const file = join(reports, report)
  rmSync(file, { force: true })
  const ok = run(name, args, env)
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')))
    passed += counted.passed
    failures.push(...counted.failed)
    if (!ok && counted.failed.length === 0) failures.push(`${name}: ended badly`)
  } catch {
    failures.push(`${name}: no report`)
  }
}

const vitest = (name, report, more = [], env = {}) =>
  suite(
    name,
    [
      program('vitest', 'vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, report)}`,
      ...more,
    ],
    {
      report,
      env,
      count: (counted) => ({
        passed: counted.numPassedTests,
        failed: failuresOfVitest(counted),
      }),
    },
  )

install()
// The server is tested as it is started: with the pages it serves.
build()
mkdirSync(reports, { recursive: true })

const parts = [
  'server',
  'web',
  'e2e',
  'bench',
  'walls',
  'simulation',
  'content',
  'contract',
  'wire',
  'language',
  'anatomy',
]
// The longest first: what remains at the end then is short.
await checkAll([
  { name: 'lint and walls', args: [program('oxlint', 'bin', 'oxlint'), '--type-aware'] },
  ...parts.map((part) => ({
    name: `types of ${part}`,
    args: [program('typescript', 'bin', 'tsc'), '-p', part],
  })),
  { name: 'generated files are fresh', args: [join(root, 'scripts', 'fresh.ts')] },
  { name: 'nothing unused', args: [program('knip', 'bin', 'knip.js')] },
  { name: 'format', args: [program('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
])
vitest('unit and HTTP', 'vitest.json')

if (options.has('--also-debian')) {
  const { debianPostgres } = await import('./debian-postgres.mjs')
  const postgres = debianPostgres()
  // Every call as every role, and every table's policies: that is each statement once, at a fifth of the whole suite's time.
  const everyStatement = ['rights', 'permission', 'tenancy', 'row-level', 'plans']
  vitest(
    'every call on Debian’s PostgreSQL 15',
    'debian.json',
    ['--project', 'server', ...everyStatement],
    { TEST_DATABASE_URL: postgres.url },
  )
  postgres.stop()
}

if (!options.has('--quick')) {
  const { browser } = await import('./browser.mjs')
  const { freePorts } = await import('./free-port.mjs')
  // The server of the journeys, and the gateway of messages beside it.
  const port = process.env.E2E_PORT ?? String(await freePorts(18_080, 2))
  suite(
    'journeys in Chromium',
    [program('@playwright', 'test', 'cli.js'), 'test', '--config', 'e2e'],
    {
      report: 'journeys.json',
      env: {
        CHROMIUM: browser(),
        E2E_PORT: port,
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json'),
      },
      count: (report) => ({ passed: report.stats.expected, failed: failuresOfPlaywright(report) }),
    },
  )
}

for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exit(failures.length === 0 ? 0 : 1)
