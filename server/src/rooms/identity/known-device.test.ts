import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { login, resetUserPws, userLoginNew } from '@xinglin/contract/identity'
import { testApp, type TestApp } from '#testing'
import { loginFailure } from './tables.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() =>
  app.database.within(app.fixture.schools.a, async (db) => void (await db.delete(loginFailure))),
)
afterEach(() => void vi.useRealTimers())

type Entering = {
  word?: string
  cookie?: string
  host?: string
  call?: typeof userLoginNew | typeof login
}

const enter = async (
  UserName: string,
  { word = app.fixture.password, cookie = '', host, call = userLoginNew }: Entering = {},
) => {
  const visitor = app.visitor(host)
  visitor.cookie = cookie
  const LoginType = call === login ? 0 : 2
  return visitor.calls(call, { LoginType, UserName, PassWord: word })
}

/** The cookie of the browser in which somebody signs in. */
const deviceOf = async (UserName: string, entering: Entering = {}): Promise<string> => {
  const { headers } = await enter(UserName, entering)
  const given = [headers['set-cookie']].flat().find((cookie) => cookie?.includes('device='))
  return given?.split(';')[0] ?? ''
}

const failing = async (UserName: string, entering: Entering = {}) => {
  for (let time = 0; time < 5; time += 1)
    expect(await enter(UserName, { ...entering, word: 'wrong' })).toMatchObject(refused)
}

const refused = { http: 200, Code: -10012, Msg: '账号或密码错误', Data: null }

describe('five wrong passwords of strangers lock out', () => {
  test('whoever brings no cookie', async () => {
    await failing('student1')
    expect(await enter('student1')).toMatchObject(refused)
  })

  test.each<[string, () => Promise<string>]>([
    ['made up', async () => `__Host-device=1900000000000~${'A'.repeat(22)}~${'A'.repeat(43)}`],
    ['empty', async () => '__Host-device='],
    ['of another account', () => deviceOf('student2')],
    [
      'of the account of that name in another school',
      () => deviceOf('student1', { host: 'b.localhost' }),
    ],
    [
      'whose life was made longer',
      async () => (await deviceOf('student1')).replace(/=\d{13}/, '=1999999999999'),
    ],
    [
      'whose number was changed, and with it the count',
      async () => (await deviceOf('student1')).replace(/~./, (two) => (two === '~A' ? '~B' : '~A')),
    ],
    [
      'behind more marks than a browser has',
      async () => (await deviceOf('student1')).replace('=', `=${'x.'.repeat(6)}`),
    ],
  ])('whoever brings a cookie that is %s', async (_what, cookieFrom) => {
    const cookie = await cookieFrom()
    await failing('student1')
    expect(await enter('student1', { cookie })).toMatchObject(refused)
  })

  test('whoever brings one of before the password was changed', async () => {
    const cookie = await deviceOf('teacher1')
    const own = await app.signedIn('teacher1')
    const word = 'Good-word-2026'
    const change = { OldPassWord: app.fixture.password, NewPassWord: word }
    expect(await own.calls(resetUserPws, change)).toMatchObject({ Code: 0 })
    await failing('teacher1')
    expect(await enter('teacher1', { cookie, word })).toMatchObject(refused)
  })

  test('whoever signed in there half a year ago', async () => {
    const cookie = await deviceOf('student1')
    const until = Date.now() + 180 * 86_400_000
    vi.useFakeTimers({ toFake: ['Date'], now: until - 60_000, shouldAdvanceTime: true })
    await failing('student1')
    expect(await enter('student1', { cookie })).toMatchObject({ Code: 0 })
    vi.useFakeTimers({ toFake: ['Date'], now: until + 60_000, shouldAdvanceTime: true })
    await failing('student1')
    expect(await enter('student1', { cookie })).toMatchObject(refused)
  })
})

test.each([
  ['student1', userLoginNew],
  ['teacher2', userLoginNew],
  ['admin1', login],
  ['operator1', login],
] as const)(
  '%s signs in where they did before, while strangers stay locked out',
  async (who, call) => {
    const cookie = await deviceOf(who, { call })
    await failing(who, { call })
    expect(await enter(who, { call })).toMatchObject(refused)
    expect(await enter(who, { call, cookie })).toMatchObject({ Code: 0 })
    // Nor does that forgive what strangers tried.
    expect(await enter(who, { call })).toMatchObject(refused)
  },
)

test.each([
  ['student1', userLoginNew],
  ['admin1', login],
] as const)(
  'a device that fails five times itself is locked for %s, and nobody else is',
  async (who, call) => {
    const cookie = await deviceOf(who, { call })
    const other = await deviceOf(who, { call })
    await failing(who, { call, cookie })
    expect(await enter(who, { call, cookie })).toMatchObject(refused)
    expect(await enter(who, { call, cookie: other })).toMatchObject({ Code: 0 })
    expect(await enter(who, { call })).toMatchObject({ Code: 0 })
  },
)

test('several who share a browser are each known there; whoever was there long ago is not', async () => {
  let cookie = ''
  const names = ['student1', 'student2', 'student3', 'teacher2']
  for (const name of names) cookie = await deviceOf(name, { cookie })
  // Signing in again takes the place of one's own mark alone.
  for (let time = 0; time < 6; time += 1) cookie = await deviceOf('student2', { cookie })
  for (const name of names) {
    await failing(name)
    expect(await enter(name, { cookie }), name).toMatchObject({ Code: 0 })
  }
  expect(cookie.split('.')).toHaveLength(names.length)
  for (const name of ['admin1', 'operator1', 'guest1']) cookie = await deviceOf(name, { cookie })
  expect(cookie.split('.')).toHaveLength(6)
  expect(await enter('student1', { cookie })).toMatchObject(refused)
  expect(await enter('student3', { cookie })).toMatchObject({ Code: 0 })
})

test('a password is changed where one is known although strangers have locked the account', async () => {
  const own = await app.signedIn('student3')
  own.cookie = await deviceOf('student3')
  await failing('student3')
  const change = { OldPassWord: app.fixture.password, NewPassWord: 'Better-word-2026' }
  expect(await own.calls(resetUserPws, change)).toMatchObject({ Code: 0 })
})

test('the cookie is for this host and no script, and tells nothing of whose it is', async () => {
  const { headers, Data } = await enter('student1')
  const cookie = [headers['set-cookie']].flat().find((one) => one?.includes('device=')) ?? ''
  expect(cookie).toMatch(
    /^__Host-device=[\w~-]+; Max-Age=15552000; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  )
  for (const about of ['student1', Data.AccountId, Data.UserId]) expect(cookie).not.toContain(about)
})
