import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))

/** The opening tags of elements that have no role by themselves. */
const opening = /<(?:div|span|p|Card)\b(?:[^>{]|\{[^{}]*\})*>/g

test('whatever waits has a role where it has a name: ARIA allows no name for an element without one', () => {
  const nameless = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
    (readFileSync(`${sources}/${file}`, 'utf8').match(opening) ?? [])
      .filter((tag) => /aria-label=/.test(tag) && !/\b(?:role|as)=/.test(tag))
      .map((tag) => `${file}: ${tag}`),
  )
  expect(nameless).toEqual([])
})
