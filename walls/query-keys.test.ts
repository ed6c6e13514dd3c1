import { expect, test } from 'vitest'
import { codeFiles, read, roomsIn } from './tree.ts'

// What is asked of the server is remembered under keys. A feature that wrote the key of another would go on asking for it
// anew after the other had named it otherwise, and nothing would tell: keys that several use are in `call/shared-keys.ts`.

const features = roomsIn('web/src/features')
const ownerOf = (path: string): string =>
  features.find((name) => path.startsWith(`web/src/features/${name}/`)) ??
  path.split('/').slice(2, 4).join('/')

const sources = codeFiles()
  .filter((path) => /^web\/src\/(?:call|features|pages)\/.*\.tsx?$/.test(path))
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ owner: ownerOf(path), text: read(path) }))

/** The words that a key begins with; screens of management name what they manage. */
const rootOf = (first = '', second = ''): string =>
  first === 'manage' ? `${first}/${second}` : first

const words = `\\[\\s*'([\\w-]+)'(?:,\\s*'([\\w-]+)')?`
const written = new RegExp(`(?:queryKey|mutationKey)(?::| =) ${words}`, 'g')
const named = new RegExp(`const (\\w+) = (?:\\([^)]*\\) => )?${words}[^\\]]*\\] as const`, 'g')

/** Who writes keys that begin so. */
const owners = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const keys = new Map<string, Set<string>>()
  const add = (root: string, owner: string) =>
    keys.set(root, (keys.get(root) ?? new Set()).add(owner))
  for (const { owner, text } of sources) {
    for (const [, first, second] of text.matchAll(written)) add(rootOf(first, second), owner)
    for (const [, name = '', first, second] of text.matchAll(named)) {
      const isKey = new RegExp(`(?:queryKey: |\\[\\.\\.\\.|\\{ queryKey: )${name}\\b`)
      if (owner === 'call/shared-keys.ts' || sources.some((one) => isKey.test(one.text)))
        add(rootOf(first, second), owner)
    }
  }
  return keys
}

test('nobody writes the query key of another', () => {
  const all = owners()
  expect(all.size).toBeGreaterThan(30)
  expect(all.get('learning')).toEqual(new Set(['call/shared-keys.ts']))
  expect([...all].filter(([, by]) => by.size > 1).map(([root, by]) => [root, ...by])).toEqual([])
})
