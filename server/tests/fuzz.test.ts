import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, anyone } from '@xinglin/contract/call'
import { userLoginNew } from '@xinglin/contract/identity'
import * as z from 'zod/mini'
import { fuzz } from './attacks/fuzz.ts'
import { testApp, type TestApp } from '#testing'

// The short form of `npm run test:fuzz`, which sends a hundred thousand to a server of its own.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const people = () => [
  ...['student1', 'student2', 'student3', 'teacher1', 'teacher2', 'admin1', 'guest1'].map(
    (login) => () => app.signedIn(login),
  ),
  () => Promise.resolve(app.visitor()),
  () => app.signedIn('operator1', 'b.localhost'),
]

test('two thousand malformed and half-right requests meet no fault, no trace of our code, no silence', async () => {
  const { courses, departments } = app.fixture
  const ids = [...Object.values(courses), ...Object.values(departments)]
  const { faults, codes } = await fuzz({ requests: 2_000, seed: 1, people: people(), ids })
  expect(faults).toEqual([])
  // They come through the envelope and into the rooms, or this would try the gate alone.
  expect(codes.get('200 0') ?? 0).toBeGreaterThan(100)
  expect(codes.get('200 -404') ?? 0).toBeGreaterThan(20)
  expect(codes.get('400 -10006') ?? 0).toBeGreaterThan(100)
}, 300_000)

test('a fault, a trace and a silence would be told', async () => {
  const definition = call({
    path: '/api/x/Y',
    who: anyone,
    input: z.object({}),
    output: z.object({}),
  })
  const failure = (http: number, Msg: string) => ({
    http,
    Code: http === 200 ? -1 : -10_500,
    Msg,
    Data: null,
    headers: { 'x-content-type-options': 'nosniff' },
    mode: 'plain',
  })
  const faultsIn = async (answer: () => Promise<unknown>) => {
    const visitor = app.visitor()
    Object.assign(visitor, { calls: answer })
    const enter = () => Promise.resolve(visitor)
    const { faults } = await fuzz({
      requests: 1,
      seed: 1,
      people: [enter],
      ids: [],
      calls: [definition],
    })
    return faults.map(({ what }) => what)
  }
  expect(await faultsIn(async () => failure(500, '系统繁忙'))).toEqual(['http 500 -10500 系统繁忙'])
  expect(await faultsIn(async () => failure(200, 'at handle (/app/x.ts:3:1)'))).toHaveLength(1)
  expect(await faultsIn(async () => ({ ...failure(200, ''), headers: {} }))).toEqual([
    'without nosniff',
  ])
  expect(await faultsIn(() => Promise.reject(new Error('socket hang up')))).toEqual([
    'Error: socket hang up',
  ])
  expect(await faultsIn(async () => failure(200, '数据不存在'))).toEqual([])
  expect((await app.visitor().calls(userLoginNew, {})).http).toBeLessThan(500)
})
