import { expect, test } from 'vitest'
import { serverFloors } from './floors.ts'
import { circlesIn, importGraph } from './import-graph.ts'

const graph = importGraph()

test('the graph knows most files, and a circle is one', () => {
  expect([...graph.values()].filter((known) => known.size > 0).length).toBeGreaterThan(2_000)
  const planted = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(circlesIn(planted)).toEqual([['a', 'b', 'c']])
})

test('no files know one another in a circle, lazily neither', () =>
  expect(circlesIn(graph)).toEqual([]))

const floorOf = (path: string): number =>
  serverFloors.findIndex((some) => some.some((one) => path === one || path.startsWith(`${one}/`)))

test('no file of the server knows one of a higher floor', () => {
  const upward: string[] = []
  for (const [path, known] of graph) {
    if (!path.startsWith('server/src/')) continue
    expect({ path, floor: floorOf(path) }).not.toEqual({ path, floor: -1 })
    for (const to of known)
      if (to.startsWith('server/src/') && floorOf(to) > floorOf(path))
        upward.push(`${path} → ${to}`)
  }
  expect(upward).toEqual([])
})
