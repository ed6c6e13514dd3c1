import { expect, test } from 'vitest'
import { codeFiles, read } from './tree.ts'

// An administrator's account holds two sessions: a third ends the one that rests longest, in whichever journey that is.
const maxTests = 2

test('journeys that run beside others enter as administrators of their own', () => {
  const files = codeFiles().filter((path) => /^e2e\/journeys\/(?!manage-).*\.ts$/.test(path))
  const tests = files.flatMap((path) =>
    read(path)
      .split(/^test\(/m)
      .slice(1),
  )
  const uses = new Map<string, number>()
  for (const text of tests) {
    const unnamed = /enterManage\((?!.*login:)/.test(text) ? ['admin1'] : []
    const named = [...text.matchAll(/'(admin\d)'/g)].flatMap(([, login]) => login ?? [])
    for (const login of new Set([...unnamed, ...named])) uses.set(login, (uses.get(login) ?? 0) + 1)
  }
  expect(uses.size).toBeGreaterThan(4)
  expect(uses.get('admin1')).toBeUndefined()
  expect([...uses].filter(([, count]) => count > maxTests)).toEqual([])
})
