import { expect, test } from 'vitest'
import { callsByRoom, callsOf7, everyCall, routesOf2 } from '@xinglin/contract/specification'
import {
  contractAlso,
  coinedInServer,
  coinedNames,
  drawers,
  rooms,
  roomsInParts,
  sharedFeatures,
  webParts,
  withoutCalls,
  withoutScreens,
} from './floors.ts'
import { codeFiles, foldersIn, read, roomsIn } from './tree.ts'

const sorted = (names: readonly string[]) => names.toSorted()
const without = (names: readonly string[], some: readonly string[]) =>
  names.filter((name) => !some.includes(name))

test('the server’s rooms are the rooms of the floors', () =>
  expect(sorted(roomsIn('server/src/rooms'))).toEqual(sorted(rooms)))

test('contract and web have the same rooms as the server', () => {
  expect(sorted(roomsIn('contract/src'))).toEqual(
    sorted([...without(rooms, withoutCalls), ...contractAlso]),
  )
  expect(sorted(roomsIn('web/src/features'))).toEqual(sorted(without(rooms, withoutScreens)))
})

test('what features share are features or parts of them, with a door', () =>
  expect(
    sharedFeatures.filter((name) => !codeFiles().includes(`web/src/features/${name}/index.ts`)),
  ).toEqual([]))

test('every room of the contract is among those whose calls are listed', () =>
  expect(sorted(Object.keys(callsByRoom))).toEqual(sorted(without(rooms, withoutCalls))))

test('the web client has no other parts', () =>
  expect(sorted(foldersIn('web/src'))).toEqual(sorted(webParts)))

test.each(rooms)('the room %s has a door, or its parts have', (room) => {
  const doors = roomsInParts.includes(room)
    ? foldersIn(`server/src/rooms/${room}`).map((part) => `${room}/${part}`)
    : [room]
  expect(doors.length).toBeGreaterThan(0)
  for (const door of doors) expect(codeFiles()).toContain(`server/src/rooms/${door}/index.ts`)
})

test('no drawers', () => {
  const names = codeFiles().flatMap((path) =>
    path.split('/').map((part) => part.split('.')[0] ?? ''),
  )
  expect(names.filter((name) => drawers.includes(name))).toEqual([])
})

const product = /^(?:contract|simulation|web|server)\//

test('files have standard names', () => {
  const coined = codeFiles().filter((path) => {
    const names = [...coinedNames, ...(path.startsWith('server/') ? coinedInServer : [])]
    return (
      product.test(path) && path.split('/').some((part) => names.includes(part.split('.')[0] ?? ''))
    )
  })
  expect(coined).toEqual([])
})

test('what a file exports, and each of its types, has a standard name', () => {
  const declared = /^(?:export (?:async )?(?:const|function)|(?:export )?(?:type|class)) (\w+)/gm
  const coined = codeFiles()
    .filter((path) => /^(?:bench|content)\//.test(path) || product.test(path))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(declared)]
        .filter(([, name = '']) => [...coinedNames, 'place'].includes(name.toLowerCase()))
        .map(([, name]) => `${path}: ${name}`),
    )
  expect(coined).toEqual([])
})

// A stack trace, a profile and a search show the name of a function, and nothing of one without.
test('what answers a call is a named function', () => {
  const nameless = /\banswer\(\s*[\w.]+,\s*(?:async\s*)?(?:\(|\w+ =>|function\s*\()/
  const named = /\banswer\(\s*[\w.]+,\s*(?:async )?function handle[A-Z]\w+\(/
  const answering = codeFiles().filter(
    (path) => path.startsWith('server/src/rooms/') && !path.includes('.test.'),
  )
  expect(answering.filter((path) => named.test(read(path))).length).toBeGreaterThan(80)
  expect(answering.filter((path) => nameless.test(read(path)))).toEqual([])
})

test('no file is longer than 250 lines, whatever its kind', () => {
  const hand = codeFiles().filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
  expect(hand.filter((path) => read(path).split('\n').length > 251)).toEqual([])
})

test('colours are named in the theme alone', () => {
  const literal = /#[0-9a-f]{3,8}\b(?![^\n]*\bid=)|\b(?:rgba?|hsla?|oklch|lab)\(\s*[\d.]/i
  const allowed = /^web\/src\/ui\/theme\/(?:theme\.css|colour\.ts|oklch\.ts)$/
  const looked = codeFiles().filter(
    (path) => /^web\/src\/.*\.(?:css|tsx)$/.test(path) && !path.includes('.test.'),
  )
  expect(looked.filter((path) => !allowed.test(path) && literal.test(read(path)))).toEqual([])
})

test('no door lets everything out', () =>
  expect(
    codeFiles().filter((path) => /\.tsx?$/.test(path) && /^export \* /m.test(read(path))),
  ).toEqual([]))

// A page takes from the contract what it uses; a door that holds something itself brings along all that it opens.
test('a door of the contract onto several files only opens', () => {
  const files = codeFiles().filter((path) => /^contract\/src\/\w+\/[\w-]+\.ts$/.test(path))
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/'))
  const doors = files.filter(
    (path) =>
      path.endsWith('/index.ts') &&
      files.filter((other) => folder(other) === folder(path)).length > 1,
  )
  expect(doors.length).toBeGreaterThan(5)
  const statement = /export (?:type )?\{[^}]*\} from '[^']+'/g
  expect(doors.filter((path) => read(path).replaceAll(statement, '').trim() !== '')).toEqual([])
})

test('every call of the specification is answered', () => {
  const answered = callsOf7.map(([method, path]) => `${method} ${path}`)
  const named = new Set(callsOf7.map(([, path]) => path))
  const families = callsOf7.filter(([, path]) => path.endsWith('/*'))
  const isAnswered = (family: string) =>
    everyCall.some(({ path }) => path.startsWith(family.slice(0, -1)) && !named.has(path))
  const real = [
    ...everyCall
      .filter(({ path }) => named.has(path))
      .map(({ method, path }) => `${method} ${path}`),
    ...families.filter(([, path]) => isAnswered(path)).map(([method, path]) => `${method} ${path}`),
  ]
  expect(sorted(real)).toEqual(sorted(answered))
})

test('every route of the specification has its page, and no other is ours without being named', () => {
  // Some pages keep their own routes.
  const routes = codeFiles()
    .filter((path) => /^web\/src\/(?:routes|pages\/.*-pages)\.tsx?$/.test(path))
    .map(read)
    .join('\n')
  const placed = [...routes.matchAll(/path: '([^']+)'/g)].map(
    // What lies below a page of its own is that page's to name.
    ([, path]) => `/${(path ?? '').replace(/^\//, '').replace(/(?<=.)\/\*$/, '')}`,
  )
  const implied = ['/', '/:sub', '/CoursePreview/:courseid#source=']
  // What the product needs besides: the specification has calls for news and for cases and no addresses, and none for
  // what a teacher sees of consultations.
  const ours = [
    '/leave',
    // Where anybody verifies a certificate.
    '/Verify/:number?',
    '/News',
    '/News/:id',
    '/Consultations/:courseId',
    // What is taken once, its release, and grants of another attempt.
    '/CourseExaminations/:courseId',
    '/CaseWorkshop',
    '/CaseWorkshop/:caseId',
    '/ProcedureWorkshop',
    '/ProcedureWorkshop/:procedureId',
    '/ExperimentWorkshop',
    '/ExperimentWorkshop/:protocolId',
    '/ExperimentWorkshop/:protocolId/trial',
    '/Exams',
    '/Exams/:examId/regrade',
    '/Exams/:examId',
    '/Exams/:examId/analysis',
    '/Exams/:examId/marking',
    '/Exams/:examId/room',
    '/ExamPapers',
    '/ExamPapers/:paperId',
  ]
  expect(sorted([...new Set(placed)].filter((path) => path !== '/*'))).toEqual(
    sorted([...without(routesOf2, implied), ...ours]),
  )
})

/** What is said and heard between a student and a patient is the subject of these; elsewhere such a name tells nothing of what it holds. */
const aboutTalk =
  /^(?:language|content)\/|^simulation\/src\/(?:cases|consultation|understanding|wording)\/|\/consultation\//

test('variables are named by what they hold', () => {
  const declared = /\b(?:const|let|function) (told|found|heard|asked|made|desk|doings)\b/g
  const coined = codeFiles()
    .filter((path) => /\.tsx?$/.test(path) && !aboutTalk.test(path))
    .flatMap((path) => [...read(path).matchAll(declared)].map(([, name]) => `${path}: ${name}`))
  expect(coined).toEqual([])
})
