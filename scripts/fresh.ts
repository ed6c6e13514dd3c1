// Makes anew what is generated and fails when it differs from what is committed; `--write` keeps it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packVersions } from '../content/src/packs.ts'
import { settings } from '../server/src/config.ts'
import { caseIds } from './case-ids.ts'
import { decisionIndex } from './decision-index.ts'
import { openApi } from './openapi.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const write = process.argv.includes('--write')
const stale: string[] = []

const compare = (file: string, wanted: (now: string) => string): void => {
  const path = join(root, file)
  const now = readFileSync(path, 'utf8')
  const fresh = wanted(now)
  if (fresh === now) return
  if (write) writeFileSync(path, fresh)
  else stale.push(file)
}

/** The table of the environment in docs/deploy.md, between its two marks. */
const settingsTable = (): string => {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const usual = schema.safeParse(undefined)
    const value =
      usual.success && usual.data !== ''
        ? `\`${typeof usual.data === 'boolean' ? (usual.data ? 'on' : 'off') : String(usual.data)}\``
        : ''
    return `| \`${name}\` | ${value} | ${schema.description ?? ''} |`
  })
  return ['| variable | default | what it does |', '| --- | --- | --- |', ...rows].join('\n')
}

const begin = '<!-- settings: made by npm run fresh -->'
const end = '<!-- /settings -->'

/** The migrations as they are, and one more when the tables have moved on: then they are stale. */
const migrationsAreFresh = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-migrations-'))
  cpSync(join(root, 'server', 'migrations'), folder, { recursive: true })
  const before = readdirSync(folder).length
  const config = join(root, 'server', 'drizzle.config.ts')
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'drizzle-kit', 'bin.cjs'), 'generate', '--config', config],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, MIGRATIONS: folder },
    },
  )
  const same = done.status === 0 && readdirSync(folder).length === before
  rmSync(folder, { recursive: true, force: true })
  return same
}

compare('docs/openapi.json', openApi)
compare('content/IDS.md', caseIds)
compare('content/packs/versions.json', packVersions)
compare('docs/decisions/README.md', decisionIndex)
compare('docs/deploy.md', (now) =>
  now.replace(new RegExp(`${begin}[\\s\\S]*${end}`), `${begin}\n${settingsTable()}\n${end}`),
)
const making = [join(root, 'anatomy', 'src', 'make.ts'), ...(write ? ['--write'] : [])]
if (spawnSync(process.execPath, making, { stdio: 'ignore' }).status !== 0)
  stale.push('anatomy/models (run npm run models)')
// Minutes of learning, so only where what it learns from is newer than the model.
const understanding = join(root, 'language', 'src', 'make.ts')
const learn = (...how: string[]) =>
  spawnSync(process.execPath, [understanding, ...how], { stdio: 'ignore' }).status === 0
if (!learn() && !(write && learn('--write'))) stale.push('language/model (run npm run language)')
if (!migrationsAreFresh()) stale.push('server/migrations (run npm run migration)')

for (const file of stale) process.stderr.write(`${file} is stale: run npm run fresh\n`)
process.exit(stale.length === 0 ? 0 : 1)
