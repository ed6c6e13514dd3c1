import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64Prefixes, modeOf, normalPath, plainList } from './mode.ts'
import { refusalOf } from './refusal-testing.ts'

test.each([
  '',
  '/',
  'api/X',
  '/api/',
  '/api//X',
  '//api',
  '/api/./X',
  '/api/../X',
  '/api/..',
  '/./api',
  '/api/Skill%2fList',
  '/api/X?a=1',
  '/api/X#a',
  '/api/X\n',
  '/api\\X',
  '/api/X;a',
  '/api/课程',
  '/api/S\u212Aill/List',
  '/api/X Y',
  '/api/X+Y',
  '/api/~X',
])('refuses the path %j', (path) => {
  expect(refusalOf(() => normalPath(path))).toBe('unknownPath')
  expect(refusalOf(() => modeOf(path, true, true))).toBe('unknownPath')
})

test.each([
  ['/API/Course_Comment/Add-1', '/api/course_comment/add-1'],
  ['/a/.b/...', '/a/.b/...'],
  ['/x.json', '/x.json'],
])('%s becomes %s', (path, normal) => expect(normalPath(path)).toBe(normal))

test('a normal form is its own normal form, and holds no character that could be read twice', () => {
  const almostPath = fc
    .string({ unit: fc.constantFrom(...'/aZ0._-%2f?\\'), maxLength: 12 })
    .map((text) => `/${text}`)
  fc.assert(
    fc.property(almostPath, (path) => {
      if (refusalOf(() => normalPath(path)) !== 'accepted') return
      expect(normalPath(normalPath(path))).toBe(normalPath(path))
      expect(new URL(path, 'http://x').pathname).toBe(path)
    }),
    { numRuns: 3000 },
  )
})

test('a path that takes long to refuse does not exist', () => {
  const started = performance.now()
  for (const path of [
    '/a'.repeat(50_000) + '%',
    '/' + 'a'.repeat(100_000) + '%',
    '/.'.repeat(50_000),
  ])
    refusalOf(() => normalPath(path))
  expect(performance.now() - started).toBeLessThan(500)
})

const everyWay = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const

test('the plain and the Base64 list hold whatever the session and the switch, in any case', () => {
  for (const [session, on] of everyWay) {
    for (const path of plainList) expect(modeOf(path.toUpperCase(), session, on)).toBe('plain')
    for (const prefix of base64Prefixes) expect(modeOf(`${prefix}List`, session, on)).toBe('b64')
  }
})

test('every other path is encrypted exactly when there is a session and the switch is on', () => {
  const others = [
    '/api/Dictionary/GetDicDropDownList',
    '/api/Skill',
    '/api/SkillSet/List',
    '/wx/api/Skill/List',
    '/api/UserManage/LoginX',
    '/api/Course/Search',
  ]
  for (const path of others)
    expect(everyWay.map(([session, on]) => modeOf(path, session, on))).toEqual([
      'plain',
      'plain',
      'plain',
      'aes',
    ])
})
