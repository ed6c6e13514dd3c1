import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { decisionIndex } from '../scripts/decision-index.ts'
import { root } from './tree.ts'

const pages = globSync('{*.md,{docs,content,language,findings}/**/*.md}', { cwd: root }).filter(
  (page) => !page.includes('node_modules'),
)

test('every link of a page to a file of the project leads to one', () => {
  expect(pages.length).toBeGreaterThan(60)
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to))
      .filter((to) => !existsSync(join(root, normalize(join(dirname(page), to)))))
      .map((to) => `${page}: ${to}`),
  )
  expect(broken).toEqual([])
})

test('every decision record has a number of its own, a day and a state, and stands in the index', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
  expect(index).toBe(decisionIndex())
  const numbers = [...index.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('each word of the product is a headword once', () => {
  const rows = readFileSync(join(root, 'docs/words.md'), 'utf8').matchAll(/^\| ([^|]+)\|/gm)
  const words = [...rows]
    .flatMap(([, heads = '']) => heads.split(','))
    .map((word) => word.trim())
    .filter((word) => /[a-z]/.test(word))
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
})
