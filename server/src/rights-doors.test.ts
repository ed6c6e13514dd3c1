import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import * as doors from '@xinglin/contract/doors'
import { callsByRoom } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

/** The permission matrix of the doors: A, G, S, T, M, V. Whom a door opens to, the room's own tests decide. */
const matrix: readonly (readonly [Call, string])[] = [
  [doors.getDoors, '✓✓✓✓✓✓'],
  [doors.getSmsCode, '✓✓✓✓✓✓'],
  [doors.loginBySms, '✓✓✓✓✓✓'],
  [doors.regedit, '✓✓✓✓✓✓'],
  [doors.startSso, '✓✓✓✓✓✓'],
  [doors.finishSso, '✓✓✓✓✓✓'],
  [doors.bindAccount, '✓✓✓✓✓✓'],
  [doors.getQrCode, '✓✓✓✓✓✓'],
  [doors.startWeChat, '✓✓✓✓✓✓'],
  [doors.loginByWxCodeAes, '✓✓✓✓✓✓'],
  [doors.scanQrCode, '––✓✓✓✓'],
  [doors.confirmQrCode, '––✓✓✓✓'],
  [doors.getWeChatBinding, '––✓✓✓✓'],
  [doors.unbindWeChat, '––✓✓✓✓'],
  [doors.listSsoProviders, '––––✓✓'],
  [doors.saveSsoProvider, '––––✓✓'],
  [doors.deleteSsoProvider, '––––✓✓'],
  [doors.testSsoProvider, '––––✓✓'],
  [doors.bindPhone, '––✓✓✓✓'],
  [doors.getDoorSettings, '––––✓✓'],
  [doors.saveDoorSettings, '––––✓✓'],
  [doors.listRegistrations, '––––✓✓'],
  [doors.decideRegistration, '––––✓✓'],
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
  const refused = one === 'anonymous' ? 401 : 403
  if (cell === '✓') expect([200, 400]).toContain(http)
  else expect(http).toBe(refused)
})

test('a link to one course opens none of them', () =>
  expect(
    matrix.filter(([call]) => call !== doors.getDoors && call.who.includes('preview')),
  ).toEqual([]))

test('every call of the room has its row', () =>
  expect(matrix.map(([{ path }]) => path).toSorted()).toEqual(
    Object.values(callsByRoom['doors'] ?? {})
      .map(({ path }) => path)
      .toSorted(),
  ))
