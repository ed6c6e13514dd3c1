import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getQrCode } from '@xinglin/contract/sign-in-methods'
import { keepAlive, login, savePreferences, userLoginNew } from '@xinglin/contract/identity'
import { testApp, type TestApp } from '#testing'

let app: TestApp
let proxied: TestApp
beforeAll(async () => {
  app = await testApp()
  proxied = await testApp({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => Promise.all([app.close(), proxied.close()]))

const foreign = { http: 400, Code: -10004 }
const calls = [userLoginNew, login, keepAlive, savePreferences, getQrCode]

describe('refused, whatever is called', () => {
  test.each([
    ['another port', () => `http://a.localhost:${app.port + 1}`],
    ['no port', () => 'http://a.localhost'],
    ['another scheme', () => `https://a.localhost:${app.port}`],
    ['another school', () => `http://b.localhost:${app.port}`],
    ['a host for files', () => `http://files.a.localhost:${app.port}`],
    ['a path', () => `http://a.localhost:${app.port}/`],
    ['a page of nobody', () => 'null'],
    ['nothing', () => ''],
    ['no address', () => 'not an origin'],
  ])('%s', async (_what, origin) => {
    const student = await app.signedIn('student1')
    for (const call of calls)
      expect(await student.calls(call, {}, { headers: { origin: origin() } })).toMatchObject(
        foreign,
      )
  })
})

describe('served', () => {
  const entering = (headers: Record<string, string>, host?: string) =>
    app
      .visitor(host)
      .calls(
        userLoginNew,
        { UserName: 'student1', PassWord: app.fixture.password },
        { headers, ...(host === undefined ? {} : { host }) },
      )

  test('the visited port, and who says nothing', async () => {
    expect(await entering({ origin: `http://a.localhost:${app.port}` })).toMatchObject({ Code: 0 })
    expect(await entering({})).toMatchObject({ Code: 0 })
  })

  test('a default port, which browsers leave out', async () =>
    expect(await entering({ origin: 'http://a.localhost' }, 'a.localhost:80')).toMatchObject({
      Code: 0,
    }))
})

describe('behind a trusted proxy, what it says was visited counts', () => {
  const through = (origin: string, headers: Record<string, string>, host = 'inside:8081') =>
    proxied
      .visitor()
      .calls(
        userLoginNew,
        { UserName: 'student1', PassWord: proxied.fixture.password },
        { host, headers: { origin, 'x-forwarded-proto': 'https', ...headers } },
      )
  test.each([
    ['https://a.localhost', { 'x-forwarded-host': 'a.localhost' }, 0],
    ['https://a.localhost', { 'x-forwarded-host': 'a.localhost:443' }, 0],
    ['https://a.localhost:8443', { 'x-forwarded-host': 'a.localhost:8443' }, 0],
    ['https://a.localhost:8443', { 'x-forwarded-host': 'a.localhost' }, -10004],
    ['http://a.localhost', { 'x-forwarded-host': 'a.localhost' }, -10004],
    ['https://b.localhost', { 'x-forwarded-host': 'a.localhost' }, -10004],
  ])('%s of %j is answered %d', async (origin, headers, Code) =>
    expect(await through(origin, headers)).toMatchObject({ Code }),
  )

  test('a proxy that hands on the host without its port stands at the default one', async () => {
    expect(await through('https://a.localhost', {}, 'a.localhost')).toMatchObject({ Code: 0 })
    expect(await through('https://a.localhost:8443', {}, 'a.localhost')).toMatchObject(foreign)
  })

  test('nobody else may say so', async () =>
    expect(
      await app.visitor().calls(
        keepAlive,
        {},
        {
          headers: { origin: 'https://a.localhost', 'x-forwarded-proto': 'https' },
          host: 'a.localhost',
        },
      ),
    ).toMatchObject(foreign))
})
