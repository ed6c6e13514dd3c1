import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { getSensitiveWord } from '@xinglin/contract/dictionaries'
import { keepAlive, logout, userLoginNew } from '@xinglin/contract/identity'
import { getRecentLearning } from '@xinglin/contract/learning'
import { getSchoolCourseStatistic } from '@xinglin/contract/statistics'
import { signOf, writeBundle } from '@xinglin/wire'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
})
afterAll(() => app.close())

const unknown = { path: '/api/Course/NoSuchCall', method: 'POST' } as const
const text = (value: string) => new TextEncoder().encode(value)

describe('the order of checks', () => {
  test('an unknown host comes before everything', async () =>
    expect(await app.visitor('evil.localhost').raw('POST', '/api/%2f', {})).toMatchObject({
      http: 404,
      Code: -10404,
    }))

  test.each([
    '/api/Skill%2fList',
    '/api/UserManage/../System/GetSensitiveWord',
    '/api//x',
    '/api/System/GetSensitiveWord/',
  ])('the path %s does not exist', async (path) =>
    expect(await student.raw('POST', path, {})).toMatchObject({ http: 404, Code: -10404 }),
  )

  test('a broken address does not exist for a call, and is home for a page', async () => {
    expect(await student.raw('GET', '/api/%E5%8', {})).toMatchObject({ http: 404, Code: -10404 })
    const page = await student.raw('GET', '/Course/%E5%8', { accept: 'text/html,*/*' })
    expect(page).toMatchObject({ http: 302, headers: { location: '/' } })
  })

  test('an unknown path comes before a missing bundle', async () =>
    expect(await student.raw('POST', unknown.path, {})).toMatchObject({ http: 404, Code: -10404 }))

  test('another method', async () =>
    expect(await student.calls(keepAlive, {}, { method: 'PUT' })).toMatchObject({
      http: 405,
      Code: -10405,
    }))

  test('a missing bundle comes before a wrong signature', async () =>
    expect(await student.raw('POST', keepAlive.path, { 'x-auth-sign': 'x' })).toMatchObject({
      http: 400,
      Code: -10007,
    }))

  test('time comes before the signature, and tells the server’s', async () => {
    const late = await student.calls(
      keepAlive,
      {},
      { bundle: { TimeStamp: String(Date.now() - 301_000) }, headers: { 'x-auth-sign': 'x' } },
    )
    expect(late).toMatchObject({ http: 400, Code: -10005, mode: 'plain' })
    expect(Math.abs(late.Data.ServerTime - Date.now())).toBeLessThan(5_000)
    expect(Number(late.headers['x-server-time'])).toBeGreaterThan(0)
  })

  test('the signature comes before the session', async () => {
    const stranger = { TokenId: 'A'.repeat(43) }
    expect(
      await student.calls(
        keepAlive,
        {},
        { bundle: stranger, headers: { 'x-auth-sign': '0'.repeat(32) } },
      ),
    ).toMatchObject({ http: 400, Code: -10004 })
    expect(await student.calls(keepAlive, {}, { bundle: stranger })).toMatchObject({
      http: 401,
      Code: -401,
      Msg: '登录信息过期，请重新登录！',
    })
  })

  test('a wrong MAC is refused although the signature holds', async () =>
    expect(
      await student.calls(keepAlive, {}, { headers: { 'x-auth-mac': 'A'.repeat(43) } }),
    ).toMatchObject({ http: 400, Code: -10004 }))

  test('a session that promised the MAC is refused without it', async () => {
    const promised = app.visitor()
    await promised.signIn('student3', app.fixture.password, { Mac: 1 })
    expect(
      await promised.calls(keepAlive, {}, { headers: { 'x-auth-mac': undefined } }),
    ).toMatchObject({ http: 400, Code: -10004 })
    expect(await promised.calls(keepAlive)).toMatchObject({ http: 200, Code: 0 })
  })

  test('the same request twice, and on another path', async () => {
    const bundle = { TimeStamp: String(Date.now()), Random: '012345' }
    expect((await student.calls(keepAlive, {}, { bundle })).Code).toBe(0)
    expect(await student.calls(keepAlive, {}, { bundle })).toMatchObject({
      http: 409,
      Code: -10003,
    })
    expect(await student.calls(getSensitiveWord, {}, { bundle })).toMatchObject({
      http: 409,
      Code: -10003,
    })
  })

  test('a bad body spends the nonce and is refused without a reason', async () => {
    const refused = await student.calls(getRecentLearning, {}, { body: text('not base64!') })
    expect(refused).toMatchObject({ http: 400, Code: -10006, Data: null, mode: 'plain' })
  })

  test('plain JSON on an encrypted path is a downgrade', async () =>
    expect(await student.calls(getRecentLearning, {}, { body: text('{}') })).toMatchObject({
      http: 400,
      Code: -10006,
    }))

  test('more than any call needs', async () =>
    expect(
      await student.calls(getRecentLearning, {}, { body: new Uint8Array(131_073).fill(65) }),
    ).toMatchObject({ http: 413, Code: -10413 }))
})

describe('the session', () => {
  test.each([
    ['another account name', { AccountName: 'student2' }],
    ['another login type', { LoginType: '0' }],
  ])('%s in the bundle is nobody', async (_what, bundle) =>
    expect(await student.calls(keepAlive, {}, { bundle })).toMatchObject({ http: 401, Code: -401 }),
  )

  test('a token of another school is nobody here', async () =>
    expect(await student.calls(keepAlive, {}, { host: 'b.localhost' })).toMatchObject({
      http: 401,
      Code: -401,
    }))

  test('protected calls need one', async () =>
    expect(await app.visitor().calls(keepAlive)).toMatchObject({
      http: 401,
      Code: -401,
      mode: 'plain',
    }))

  test('answers travel in the mode of the path, with the server’s time and never cached', async () => {
    const answered = await student.calls(getRecentLearning)
    expect(answered).toMatchObject({ Code: 0, Data: [], mode: 'aes' })
    expect(answered.headers['cache-control']).toBe('no-store')
    expect((await app.visitor().calls(getSchoolCourseStatistic)).mode).toBe('plain')
  })

  test('signing out works twice', async () => {
    const leaving = await app.signedIn('student2')
    expect((await leaving.calls(logout)).Code).toBe(0)
    const again = await leaving.calls(logout)
    expect(again.Code).toBe(0)
    expect((await leaving.calls(keepAlive)).Code).toBe(-401)
  })
})

test('twenty undecodable bodies in a minute end the session', async () => {
  const clumsy = await app.signedIn('student3')
  // Enough for one minute, also when the clock turns to the next in between.
  for (let i = 0; i < 45; i += 1) await clumsy.calls(getRecentLearning, {}, { body: text('%') })
  expect((await clumsy.calls(keepAlive)).Code).toBe(-401)
})

test('whatever bytes come, signed or not, there is an answer below 500', async () => {
  const visitor = app.visitor()
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (body, isSigned) => {
      const bundle = {
        TimeStamp: String(Date.now()),
        Random: String(Math.random()).slice(2, 8).padEnd(6, '0'),
        TokenId: '',
        AccountName: '',
        LoginType: '2',
      }
      const sign = isSigned ? signOf(bundle, body) : 'x'
      const answered = await visitor.raw(
        'POST',
        userLoginNew.path,
        { 'x-auth-bundle': writeBundle(bundle), 'x-auth-sign': sign },
        body,
      )
      expect(answered.http).toBeLessThan(500)
      expect(answered.Code).toBeLessThan(0)
    }),
    { numRuns: 60 },
  )
})

test('any JSON object as a body is answered or refused, never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
      const body = text(JSON.stringify(value))
      expect((await app.visitor().calls(userLoginNew, {}, { body })).http).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
})
