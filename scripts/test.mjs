// npm test [-- --quick] [-- --also-debian]: everything that must hold, each as an error.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
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

const check = (name, ...args) => {
  if (run(name, args)) passed += 1
  else failures.push(name)
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

check('format', program('oxfmt', 'bin', 'oxfmt'), '--check', '.')
check('lint and walls', program('oxlint', 'bin', 'oxlint'), '--type-aware')
for (const part of [
  'wire',
  'contract',
  'simulation',
  'language',
  'anatomy',
  'content',
  'server',
  'web',
  'e2e',
  'bench',
  'walls',
]) {
  check(`types of ${part}`, program('typescript', 'bin', 'tsc'), '-p', part)
}
check('nothing unused', program('knip', 'bin', 'knip.js'))
check('generated files are fresh', join(root, 'scripts', 'fresh.ts'))
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
