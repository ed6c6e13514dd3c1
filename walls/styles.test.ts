import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../web/src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const textOf = (endings: RegExp) =>
  files
    .filter((name) => endings.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n')

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))

test('a style names no property that nothing gives', () => {
  const sheets = textOf(/\.css$/)
  const given = new Set([
    ...namesIn(sheets, /(--[a-z0-9-]+)\s*:/g),
    ...namesIn(textOf(/\.tsx?$/), /['"`](--[a-z0-9-]+)['"`]/g),
  ])
  // A property with a value to fall back on may be absent.
  const used = namesIn(sheets, /var\(\s*(--[a-z0-9-]+)\s*\)/g)
  expect([...used].filter((name) => !given.has(name))).toEqual([])
})
