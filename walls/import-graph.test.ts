import { expect, test } from 'vitest'
import { serverFloors } from './floors.ts'
import { circlesIn, importGraph, reachOf } from './import-graph.ts'

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

const learning = 'server/src/rooms/learning/'
const kindOf = (path: string): string | undefined =>
  /^server\/src\/rooms\/simulations\/(?!kernel\/)([a-z-]+)\//.exec(path)?.[1]

test('the room of learning stands on no kind of simulation, by whatever way', () => {
  const files = [...graph.keys()].filter((path) => path.startsWith(learning))
  expect(files.length).toBeGreaterThan(20)
  const known = new Set(files.flatMap((path) => reachOf(graph, path)))
  expect([...known].filter((path) => kindOf(path) !== undefined)).toEqual([])
})

test('kinds of simulation know neither one another nor the room that hosts them', () => {
  const known = [...graph].flatMap(([path, some]) => {
    const kind = kindOf(path)
    return kind === undefined
      ? []
      : [...some]
          .filter((to) => to.startsWith(learning) || ![undefined, kind].includes(kindOf(to)))
          .map((to) => `${path} → ${to}`)
  })
  expect(known).toEqual([])
})

/** Lower this when it can be; it never rises. */
const maxToStart = 190

test('who starts or resumes a course stands on few files', () =>
  expect(reachOf(graph, `${learning}start-or-resume.ts`).length).toBeLessThanOrEqual(maxToStart))
