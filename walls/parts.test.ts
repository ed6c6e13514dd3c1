import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles, read, roomsIn } from './tree.ts'

/** The folder within a room that a file stands in; empty for the room's own files. */
const partOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : ''

/** Which parts of a room each of its parts knows, and by which file; tests may look about. */
const knownIn = (room: string): Map<string, Map<string, string>> => {
  const known = new Map<string, Map<string, string>>()
  const files = codeFiles().filter(
    (path) => path.startsWith(`${room}/`) && /\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  for (const path of files) {
    const file = path.slice(room.length + 1)
    for (const [, to = ''] of read(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const [from, part] = [partOf(file), partOf(posix.join(posix.dirname(file), to))]
      if (from !== part) known.set(from, (known.get(from) ?? new Map()).set(part, file))
    }
  }
  return known
}

/** Ways on which parts of a room know one another in a circle. */
const circlesIn = (room: string): string[] => {
  const known = knownIn(room)
  const walk = (part: string, way: readonly string[]): string[] =>
    way.includes(part)
      ? [[...way.slice(way.indexOf(part)), part].join(' → ')]
      : [...(known.get(part)?.keys() ?? [])].flatMap((next) => walk(next, [...way, part]))
  return [...new Set([...known.keys()].flatMap((part) => walk(part, [])))]
}

const rooms = [
  ...['server/src/rooms', 'web/src/features'].flatMap((folder) =>
    roomsIn(folder).map((room) => `${folder}/${room}`),
  ),
  'web/src/ui',
  'simulation/src/understanding',
  'simulation/src/consultation',
]

test.each(rooms)('the parts of %s know one another one way only', (room) =>
  expect(circlesIn(room)).toEqual([]),
)

test('a room in parts is looked at', () =>
  expect(
    knownIn('server/src/rooms/simulations/consultation').get('appeals')?.get('session'),
  ).toBeDefined())

test('what a doctor or a case wrote is read in one part of a consultation', () => {
  const expression =
    /(?<=(?:^|[=(,:?&|![{;]|=>|return)\s*)\/(?![*/])[^\n]+\/[dgimsuvy]*[\s,;.)\]]|new RegExp\(/m
  const reads = (path: string): boolean => expression.test(read(path))
  const files = codeFiles().filter(
    (path) =>
      path.startsWith('simulation/src/consultation/') &&
      !/\.test\.ts$|\/fixtures\//.test(path) &&
      reads(path),
  )
  expect(files.length).toBeGreaterThan(8)
  expect(files.filter((path) => !path.includes('/interpret/'))).toEqual([])
})
