// npm run sbom: the bill of materials (CycloneDX) of what is delivered, from the lock file alone, to sbom.json or the file named.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { root } from './workplace.mjs'

const [to = 'sbom.json'] = process.argv.slice(2)
const result = spawnSync(
  'npm',
  [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--omit',
    'dev',
    '--sbom-type',
    'application',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_048_576 },
)
if (result.status !== 0) {
  process.stderr.write(result.stderr)
  process.exit(1)
}
const { components } = JSON.parse(result.stdout)
writeFileSync(to, result.stdout)
process.stdout.write(
  `\n  ${components.length} packages are listed in ${to}, each with its version, hash and licence.\n\n`,
)
