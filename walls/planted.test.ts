import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './tree.ts'

/** Each wall is shown to catch what it is for: a violation is planted where it would stand, and the linter must say so. */
const planted: readonly (readonly [what: string, file: string, code: string, rule: string])[] = [
  [
    'a room that calls upward',
    'server/src/rooms/courses/planted.ts',
    `import '#learning'\n`,
    'no-restricted-imports',
  ],
  [
    'a room that calls to its right',
    'server/src/rooms/schools/planted.ts',
    `import '#identity'\n`,
    'no-restricted-imports',
  ],
  [
    'a room of learning that knows a kind of simulation',
    'server/src/rooms/learning/planted.ts',
    `import '#simulations/operation'\n`,
    'no-restricted-imports',
  ],
  [
    'a room that knows the calls of a higher one',
    'server/src/rooms/courses/planted.ts',
    `import '@xinglin/contract/learning'\n`,
    'no-restricted-imports',
  ],
  [
    'a room that knows the tests',
    'server/src/rooms/courses/planted.ts',
    `import '#testing'\n`,
    'no-restricted-imports',
  ],
  [
    'the wiring that knows the demo',
    'server/src/wiring/planted.ts',
    `import '../../seed/index.ts'\n`,
    'no-restricted-imports',
  ],
  [
    'a room left by ../',
    'server/src/rooms/courses/planted.ts',
    `import '../teachers/store.ts'\n`,
    'no-restricted-imports',
  ],
  [
    'a part of a room that leaves it by ../../',
    'server/src/rooms/simulations/consultation/turns/planted.ts',
    `import '../../courses/store.ts'\n`,
    'no-restricted-imports',
  ],
  [
    'a part of a room that leaves it by a way round',
    'server/src/rooms/simulations/consultation/turns/planted.ts',
    `import '../session/../../courses/store.ts'\n`,
    'no-restricted-imports',
  ],
  [
    'SQL outside a store of a part',
    'server/src/rooms/simulations/consultation/turns/planted.ts',
    `import 'drizzle-orm'\n`,
    'no-restricted-imports',
  ],
  [
    'a part of a feature that leaves it by ../../',
    'web/src/features/simulations/consultation/stage/planted.ts',
    `import '../../../learning/index.ts'\n`,
    'no-restricted-imports',
  ],
  [
    'SQL outside a store',
    'server/src/rooms/courses/planted.ts',
    `import 'drizzle-orm'\n`,
    'no-restricted-imports',
  ],
  [
    'a platform that knows a room',
    'server/src/platform/ids/planted.ts',
    `import '#courses'\n`,
    'no-restricted-imports',
  ],
  [
    'a server that knows the browser',
    'server/src/rooms/courses/planted.ts',
    `import 'react'\n`,
    'no-restricted-imports',
  ],
  [
    'the environment read elsewhere',
    'server/src/rooms/courses/planted.ts',
    `export const port = process.env['PORT']\n`,
    'no-process-env',
  ],
  [
    'a contract that sees a database',
    'contract/src/call/planted.ts',
    `import 'pg'\n`,
    'no-restricted-imports',
  ],
  [
    'a core that reads the clock',
    'simulation/src/assessment/planted.ts',
    `export const now = () => Date.now()\n`,
    'no-restricted-globals',
  ],
  [
    'a core that sees a contract',
    'simulation/src/assessment/planted.ts',
    `import '@xinglin/contract/courses'\n`,
    'no-restricted-imports',
  ],
  [
    'an apparatus that knows an experiment',
    'simulation/src/experiment/circulation/planted.ts',
    `import '#experiment/arterial-pressure'\n`,
    'no-restricted-imports',
  ],
  [
    'a form of cases that knows the engine',
    'simulation/src/cases/planted.ts',
    `import '#consultation'\n`,
    'no-restricted-imports',
  ],
  [
    'a core that uses Math.exp',
    'simulation/src/assessment/planted.ts',
    `export const e = Math.exp(1)\n`,
    'no-restricted-properties',
  ],
  [
    'a core whose folder is left by ../',
    'simulation/src/assessment/planted.ts',
    `import '../understanding/text.ts'\n`,
    'no-restricted-imports',
  ],
  [
    'features that meet',
    'web/src/features/courses/planted.ts',
    `import '#learning'\n`,
    'no-restricted-imports',
  ],
  [
    'what features share entering a feature',
    'web/src/features/simulations/kernel/planted.ts',
    `import '#simulations/operation'\n`,
    'no-restricted-imports',
  ],
  [
    'a domain word in ui',
    'web/src/ui/planted.ts',
    `import '@xinglin/contract/courses'\n`,
    'no-restricted-imports',
  ],
  [
    'a part of ui that leaves it by ../../',
    'web/src/ui/forms/planted.ts',
    `import '../../call/index.ts'\n`,
    'no-restricted-imports',
  ],
  [
    'a second fetch',
    'web/src/features/courses/planted.ts',
    `export const get = () => fetch('/api')\n`,
    'no-restricted-globals',
  ],
  [
    'a default export',
    'server/src/rooms/courses/planted.ts',
    `export default 1\n`,
    'no-default-export',
  ],
  [
    'any',
    'server/src/rooms/courses/planted.ts',
    `export const x = (y: any) => y\n`,
    'no-explicit-any',
  ],
  [
    'a long file',
    'server/src/rooms/courses/planted.ts',
    `export {}\n${'// line\n'.repeat(251)}`,
    'max-lines',
  ],
  [
    'a file name in camel case',
    'server/src/rooms/courses/plantedFile.ts',
    `export {}\n`,
    'filename-case',
  ],
  [
    'a cycle of types',
    'server/src/rooms/courses/planted.ts',
    `import type { Two } from './planted-two.ts'\nexport type One = Two\n`,
    'no-cycle',
  ],
]

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
