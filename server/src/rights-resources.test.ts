import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import * as courses from '@xinglin/contract/courses'
import * as resources from '@xinglin/contract/resources'
import { callsByRoom } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

/** The permission matrix of uploads and videos: A, G, S, T, M, V. Whose video it is, the room's own tests decide. */
const matrix: readonly (readonly [Call, string])[] = [
  [resources.uploadInit, '–––✓✓✓'],
  [resources.uploadPart, '–––✓✓✓'],
  [resources.uploadComplete, '–––✓✓✓'],
  [resources.listResources, '–––✓✓✓'],
  [resources.transcodeState, '––✓✓✓✓'],
  [resources.transcodeRetry, '–––✓✓✓'],
  [resources.removeResource, '–––✓✓✓'],
  [courses.uploadCover, '––––✓✓'],
  [courses.removeCover, '––––✓✓'],
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

test('every call of the room but the loaders has its row', () => {
  const wanted = Object.values(callsByRoom['resources'] ?? {}).map(({ path }) => path)
  const paths = new Set(matrix.map(([{ path }]) => path))
  expect(wanted.filter((path) => !path.includes('DropDown') && !paths.has(path))).toEqual([])
})
