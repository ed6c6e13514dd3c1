import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindAccount, deleteSsoProvider, testSsoProvider } from '@xinglin/contract/sign-in-methods'
import { keepAlive, logout } from '@xinglin/contract/identity'
import { oidcServer, walkThrough, type OidcServer } from '#testing'
import { ssoApp } from './sso-testing.ts'

let app: Awaited<ReturnType<typeof ssoApp>>
let there: OidcServer
let id = ''
const numbers: Readonly<Record<string, string>> = {
  lin: 'N-student1',
  zhou: 'N-student2',
  chief: 'N-admin1',
  boss: 'N-operator1',
}
const isBack = (url: string) => url.startsWith(`${app.origin}/login`)
const through = async (account: string, visitor = app.visitor()) => {
  const { Data } = await app.start(visitor, id)
  return { visitor, back: await walkThrough(Data.Url, account, isBack) }
}
const comesIn = async (account: string) => {
  const { visitor, back } = await through(account)
  return { visitor, answered: await app.finish(visitor, back) }
}

beforeAll(async () => {
  app = await ssoApp()
  there = await oidcServer(app.origin, (account) => numbers[account] ?? '')
  const saved = await app.save({ Address: there.issuer, Secret: there.clientSecret })
  id = saved.Data.Id
})
afterAll(async () => {
  there.close()
  await app.close()
})

describe('what does not lead in', () => {
  const over = { Code: -1, Msg: '登录已超时或已使用，请重新登录' }

  test('a provider of another school, and one that is switched off', async () => {
    const elsewhere = app.visitor('b.localhost')
    const Origin = `http://b.localhost:${app.port}`
    expect(await app.start(elsewhere, id, { Origin })).toMatchObject({ Code: -404 })
    const { Data } = await app.save({ Address: there.issuer, Name: '停用', Enabled: false })
    expect(await app.start(app.visitor(), Data.Id)).toMatchObject({ Code: -404 })
    expect((await app.providers()).map((one: { Name: string }) => one.Name)).toEqual([
      '统一身份认证',
    ])
  })

  test.each([
    'https://evil.example',
    'http://evil.example',
    'http://a.localhost:1',
    'http://a.localhost',
    'javascript:alert(1)',
    '',
  ])('a page at %j', async (Origin) =>
    expect(await app.start(app.visitor(), id, { Origin })).toMatchObject({ Code: -10008 }),
  )

  test('a state that nobody gave out, that was used, or that is ten minutes old', async () => {
    const address = new URL(`${app.origin}/login?code=x&state=made-up`)
    expect(await app.finish(app.visitor(), address)).toMatchObject(over)
    const { visitor, back } = await through('lin')
    expect(await app.finish(visitor, back)).toMatchObject({ Code: 0 })
    visitor.session = undefined
    expect(await app.finish(visitor, back)).toMatchObject(over)
    const late = await through('lin')
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update sso_state set expires_at = now() - interval '1 s'`),
    )
    expect(await app.finish(late.visitor, late.back)).toMatchObject(over)
  })

  test('what somebody else began: their browser’s cookie is not mine', async () => {
    const { back } = await through('lin')
    const victim = app.visitor()
    expect(await app.finish(victim, back)).toMatchObject(over)
  })

  test('a code that was changed, or an error of the provider', async () => {
    const refused = { Code: -10012, Msg: '统一身份认证未通过，请重新登录' }
    const first = await through('lin')
    first.back.searchParams.set('code', 'another')
    expect(await app.finish(first.visitor, first.back)).toMatchObject(refused)
    const second = await through('lin')
    second.back.searchParams.delete('code')
    second.back.searchParams.set('error', 'access_denied')
    expect(await app.finish(second.visitor, second.back)).toMatchObject(refused)
  })

  test('a code that was asked for with another nonce, or without its verifier', async () => {
    for (const column of ['nonce', 'verifier'] as const) {
      const { visitor, back } = await through('lin')
      const changed = 'x'.repeat(43)
      await app.database.within(app.fixture.schools.a, (db) =>
        db.execute(`update sso_state set ${column} = '${changed}'`),
      )
      expect((await app.finish(visitor, back)).Code, column).toBe(-10012)
    }
  })

  test.each(['chief', 'boss'])('an account that runs the school: %s', async (account) => {
    const { answered } = await comesIn(account)
    expect(answered).toMatchObject({
      Code: -1,
      Msg: '该账号不能使用此方式登录，请使用账号密码登录',
    })
  })
})

describe('whoever the provider vouches for', () => {
  test('comes in by the number, to where they wanted', async () => {
    const { visitor, answered } = await comesIn('lin')
    expect(answered.Data).toMatchObject({
      Session: { UserId: app.fixture.people['a.student1'], RoleType: 4, LoginType: 2 },
      Ticket: '',
      Redirect: '/PersonalInfo/MyCourse',
    })
    visitor.session = answered.Data.Session
    expect((await visitor.calls(keepAlive)).Code).toBe(0)
  })

  test('is the same person there from then on, whatever becomes of the number', async () => {
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update person set number_norm = 'other' where number = 'N-student1'`),
    )
    const { answered } = await comesIn('lin')
    expect(answered.Data.Session.UserId).toBe(app.fixture.people['a.student1'])
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update person set number_norm = 'n-student1' where number = 'N-student1'`),
    )
  })

  test('leaves there, too', async () => {
    const { visitor, answered } = await comesIn('lin')
    visitor.session = answered.Data.Session
    const { SsoLogoutUrl } = (await visitor.calls(logout)).Data
    const url = new URL(SsoLogoutUrl)
    expect(url.origin).toBe(there.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${app.origin}/login`)
    expect((await fetch(url)).status).toBe(200)
    expect((await visitor.calls(keepAlive)).Code).toBe(-401)
  })

  test('and whom the school does not know binds an account, once, and is known from then on', async () => {
    const { visitor, answered } = await comesIn('stranger')
    expect(answered.Data).toMatchObject({ Session: null, Name: '同学 stranger' })
    const bind = { Ticket: answered.Data.Ticket, UserName: 'student3' }
    const browser = { headers: { 'sec-fetch-site': 'same-origin' } }
    const tries = (PassWord: string, who = visitor) =>
      who.calls(bindAccount, { ...bind, PassWord }, browser)
    expect(await tries('wrong')).toMatchObject({ Code: -10012, Msg: '账号或密码错误' })
    expect(await tries(app.fixture.password, app.visitor())).toMatchObject({
      Code: -1,
      Msg: '绑定已超时，请重新登录',
    })
    expect((await tries(app.fixture.password)).Data).toMatchObject({
      UserId: app.fixture.people['a.student3'],
    })
    expect(await tries(app.fixture.password)).toMatchObject({ Code: -1 })
    const again = await comesIn('stranger')
    expect(again.answered.Data.Session.UserId).toBe(app.fixture.people['a.student3'])
  })

  test('does not bind an account that runs the school, or that is somebody else’s there', async () => {
    for (const [UserName, Msg] of [
      ['admin1', '该账号不能使用此方式登录，请使用账号密码登录'],
      ['student1', '该账号已绑定其他身份，请先在原账号解除绑定，或联系学校管理员'],
    ] as const) {
      const { visitor, answered } = await comesIn(`stranger of ${UserName}`)
      const input = { Ticket: answered.Data.Ticket, UserName, PassWord: app.fixture.password }
      const browser = { headers: { 'sec-fetch-site': 'same-origin' } }
      expect(await visitor.calls(bindAccount, input, browser)).toMatchObject({ Code: -1, Msg })
    }
  })

  test('is turned away where the school binds nobody', async () => {
    const version = await app.admin.calls(
      (await import('@xinglin/contract/sign-in-methods')).listSsoProviders,
    )
    const own = version.Data.find((one: { Id: string }) => one.Id === id)
    await app.save({ ...own, Secret: '', Unknown: 'refuse' })
    const { answered } = await comesIn('nobody')
    expect(answered).toMatchObject({
      Code: -1,
      Msg: '您的学号/工号尚未在本校登记，请联系学校管理员',
    })
  })
})

describe('what a provider tells elsewhere, or otherwise', () => {
  test.each([
    ['in the id_token', { openid: ['sub', 'employee_number'], profile: ['name'] }],
    ['at the userinfo endpoint', { openid: ['sub'], profile: ['name', 'employee_number'] }],
  ])('a number as a list %s, with a name that only userinfo has', async (_where, claims) => {
    const other = await oidcServer(app.origin, () => '', {
      claims,
      claimsOf: (account) => ({ employee_number: ['', `N-${account}`], name: [`姓名 ${account}`] }),
    })
    const about = { Address: other.issuer, Secret: other.clientSecret, Unknown: 'bind' }
    const saved = await app.save({ ...about, Name: '列表', Attribute: 'employee_number' })
    const comes = async (account: string) => {
      const visitor = app.visitor()
      const { Data } = await app.start(visitor, saved.Data.Id)
      return app.finish(visitor, await walkThrough(Data.Url, account, isBack))
    }
    expect((await comes('student3')).Data).toMatchObject({
      Name: '姓名 student3',
      Session: { UserId: app.fixture.people['a.student3'] },
    })
    expect((await comes('unknown')).Data).toMatchObject({ Name: '姓名 unknown', Session: null })
    other.close()
    await app.admin.calls(deleteSsoProvider, { Id: saved.Data.Id })
  })
})

describe('trying a provider', () => {
  const tries = (Address: string, Kind = 'oidc') =>
    app.admin.calls(testSsoProvider, { Id: '', Kind, Address, ClientId: 'x', Secret: '' })

  test('says what answers', async () =>
    expect((await tries(there.issuer)).Data).toEqual({
      Ok: true,
      Message: `已连接 ${there.issuer}，支持同时退出`,
    }))

  test.each([
    ['https://127.0.0.2/'],
    ['http://example.com/'],
    ['https://10.0.0.1/cas'],
    ['https://localhost/'],
    ['https://[::1]/'],
  ])('asks nobody inside the own network: %s', async (address) =>
    expect(await tries(address)).toMatchObject({
      Code: -10008,
      Msg: expect.stringContaining('内网'),
    }),
  )

  test('says so when what answers is no such server', async () => {
    expect((await tries(`${there.issuer}/nowhere`)).Data.Ok).toBe(false)
    expect((await tries('http://127.0.0.1:1')).Data.Ok).toBe(false)
    expect((await tries(there.issuer, 'cas3')).Data.Ok).toBe(false)
  })
})
