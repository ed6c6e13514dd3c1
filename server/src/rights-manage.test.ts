import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Principal } from '@xinglin/contract/call'
import { everyCall } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

let app: TestApp
const visitors = new Map<Who, Visitor>()
beforeAll(async () => {
  app = await testApp()
  for (const one of who)
    visitors.set(one, one === 'anonymous' ? app.visitor() : await app.signedIn(`${one}1`))
})
afterAll(() => app.close())

/** What is for those who run the school: refused to everybody else, whatever is sent. */
const forManagers = everyCall.filter(
  ({ who: may }) => may.includes('operator') && !may.includes('teacher'),
)
const strangersToIt = forManagers.flatMap((call) =>
  who.filter((one) => !call.who.includes(one)).map((one) => [one, call.path, call] as const),
)

test.each(strangersToIt)(
  '%s may not %s, which is for those who run the school',
  async (one, _path, call) =>
    expect(await visitors.get(one)?.calls(call, {})).toMatchObject(
      one === 'anonymous'
        ? { http: 401, Code: -401 }
        : { http: 403, Code: -403, Msg: '你没有权限浏览此页面！' },
    ),
)

test('operators alone found and suspend schools', () =>
  expect(
    forManagers
      .filter(({ who: may }) => !may.includes('admin'))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/api/SynopsisSchool/ListSchools',
    '/api/SynopsisSchool/MakeSchool',
    '/api/SynopsisSchool/SuspendSchool',
  ]))
