import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import { callsByRoom } from '@xinglin/contract/specification'
import * as workshop from '@xinglin/contract/workshop'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

/** The permission matrix of cases (PlayWritings): A, G, S, T, M, V. Whose case it is stands below. */
const matrix: readonly (readonly [Call, string])[] = [
  [workshop.listCases, '–––✓✓✓'],
  [workshop.getCase, '–––✓✓✓'],
  [workshop.getVersions, '–––✓✓✓'],
  [workshop.getVersion, '–––✓✓✓'],
  [workshop.compareVersions, '–––✓✓✓'],
  [workshop.createCase, '–––✓✓✓'],
  [workshop.saveCase, '–––✓✓✓'],
  [workshop.deleteCase, '–––✓✓✓'],
  [workshop.moveCase, '–––✓✓✓'],
  [workshop.importCase, '–––✓✓✓'],
  [workshop.tryCase, '–––✓✓✓'],
  [workshop.coverCase, '–––✓✓✓'],
  [workshop.rehearseCase, '–––✓✓✓'],
]

let app: TestApp
const visitors = new Map<Who, Visitor>()
beforeAll(async () => {
  app = await testApp()
  for (const one of who)
    visitors.set(one, one === 'anonymous' ? app.visitor() : await app.signedIn(`${one}1`))
})
afterAll(() => app.close())

const rows = matrix.flatMap(([call, cells]) =>
  who.map((one, i) => [one, call.path, [...cells][i], call] as const),
)

test.each(rows)('%s, %s: %s', async (one, _path, cell, call) => {
  const { http } = (await visitors.get(one)?.calls(call, {})) ?? {}
  if (cell === '✓') expect([200, 400]).toContain(http)
  else expect(http).toBe(one === 'anonymous' ? 401 : 403)
})

test('every call of the room has its row', () =>
  expect(matrix.map(([{ path }]) => path).toSorted()).toEqual(
    Object.values(callsByRoom['workshop'] ?? {})
      .map(({ path }) => path)
      .toSorted(),
  ))

test('a draft of somebody else’s, or of another school, is not there by any call', async () => {
  const owner = await app.signedIn('teacher1')
  const CaseId = newId()
  const wanted = { Id: CaseId, Title: '别人看不到的病例', Department: '内科', From: '' }
  expect((await owner.calls(workshop.createCase, wanted)).Code).toBe(0)
  const calls: readonly (readonly [Call, object])[] = [
    [workshop.getCase, { CaseId }],
    [workshop.getVersions, { CaseId }],
    [workshop.getVersion, { CaseId, No: 1 }],
    [workshop.compareVersions, { CaseId, From: 0, To: 0 }],
    [workshop.saveCase, { CaseId, Parts: {}, Version: '' }],
    [workshop.moveCase, { CaseId, Action: 'submit' }],
    [workshop.tryCase, { CaseId, Said: ['您好'] }],
    [workshop.coverCase, { CaseId, Questions: [] }],
    [workshop.rehearseCase, { CaseId }],
    [workshop.createCase, { ...wanted, Id: newId(), From: CaseId }],
  ]
  const strangers = [
    await app.signedIn('teacher2'),
    await app.signedIn('teacher1', 'b.localhost'),
    await app.signedIn('admin1', 'b.localhost'),
  ]
  for (const stranger of strangers)
    for (const [call, input] of calls)
      expect(await stranger.calls(call, input), call.path).toMatchObject({ Code: -404, Data: null })
  // Another school may have the same id, and it is another case.
  expect(await strangers[0]?.calls(workshop.createCase, wanted)).toMatchObject({ Code: -404 })
  for (const stranger of strangers)
    expect((await stranger.calls(workshop.deleteCase, { CaseId })).Code).toBe(0)
  expect((await owner.calls(workshop.getCase, { CaseId })).Code).toBe(0)
})
