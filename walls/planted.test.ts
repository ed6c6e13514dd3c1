import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { planted } from './planted-violations.ts'
import { root } from './tree.ts'

// Each wall is shown to catch what it is for: a violation is planted where it would stand, and the linter must say so.
const second = join(root, 'server/src/rooms/courses/planted-two.ts')
const written: string[] = []

const plant = (file: string, code: string): void => {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  written.push(path)
}

afterEach(() => {
  for (const path of written.splice(0)) rmSync(path, { force: true })
})

test.each(planted)('the wall against %s stands', (_what, file, code, rule) => {
  plant(file, code)
  if (rule === 'no-cycle')
    plant(
      second.slice(root.length),
      `import type { One } from './planted.ts'\nexport type Two = One\n`,
    )
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', file],
    { cwd: root, encoding: 'utf8' },
  )
  expect(done.stdout).toMatch(new RegExp(`planted.*${rule}`, 'i'))
  expect(done.status).not.toBe(0)
})

test('a deep import does not resolve', () => {
  const deep = `import('#courses/store').then(() => process.exit(0), () => process.exit(7))`
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', deep], {
    cwd: join(root, 'server'),
    encoding: 'utf8',
  })
  expect(done.status).toBe(7)
  const other = `import('@xinglin/contract/src/call/call.ts').then(() => process.exit(0), () => process.exit(7))`
  expect(
    spawnSync(process.execPath, ['--input-type=module', '-e', other], { cwd: join(root, 'server') })
      .status,
  ).toBe(7)
})
