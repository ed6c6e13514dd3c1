import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteSsoProvider,
  listSsoProviders,
  saveSsoProvider,
  testSsoProvider,
} from '@xinglin/contract/sign-in-methods'
import { searchAudit } from '@xinglin/contract/audit'
import { keepAlive, logout } from '@xinglin/contract/identity'
import { casServer, type CasServer, type Visitor } from '#testing'
import { ssoApp } from './sso-testing.ts'

let app: Awaited<ReturnType<typeof ssoApp>>
let there: CasServer
let [second, third] = ['', '']

beforeAll(async () => {
  app = await ssoApp()
  there = await casServer((user) => (user === 'lin' ? 'N-student1' : 'N-nobody'))
  const about = { Address: there.address, ClientId: '', Unknown: 'refuse' }
  second = (await app.save({ ...about, Kind: 'cas2', Name: 'CAS 2' })).Data.Id
  third = (await app.save({ ...about, Kind: 'cas3', Name: 'CAS 3', Attribute: 'employeeNumber' }))
    .Data.Id
})
afterAll(async () => {
  there.close()
  await app.close()
})

const through = async (provider: string, user: string, visitor = app.visitor()) => {
  const { Data } = await app.start(visitor, provider)
  return { visitor, back: there.signIn(Data.Url, user) }
}
const comesIn = async (provider: string, user: string) => {
  const { visitor, back } = await through(provider, user)
  const answered = await app.finish(visitor, back)
  visitor.session = answered.Data?.Session ?? undefined
  return { visitor, answered, ticket: back.searchParams.get('ticket') ?? '' }
}
const refused = { Code: -10012, Msg: '统一身份认证未通过，请重新登录' }

describe('a service ticket', () => {
  test('of CAS 2 is the user’s own name, of CAS 3 the attribute that holds the number', async () => {
    const { answered } = await comesIn(second, 'N-student2')
    expect(answered.Data.Session.UserId).toBe(app.fixture.people['a.student2'])
    const other = await comesIn(third, 'lin')
    expect(other.answered.Data).toMatchObject({
      Name: '同学 lin',
      Session: { UserId: app.fixture.people['a.student1'] },
    })
  })

  test('of somebody whom the school does not know is turned away', async () => {
    const { answered } = await comesIn(third, 'stranger')
    expect(answered).toMatchObject({ Code: -1, Msg: expect.stringContaining('尚未在本校登记') })
  })

  test('that was made up, is none, or was given for another trip is refused', async () => {
    const person = await through(third, 'lin')
    person.back.searchParams.set('ticket', 'ST-1-made-up')
    expect(await app.finish(person.visitor, person.back)).toMatchObject(refused)
    const none = await through(third, 'lin')
    none.back.searchParams.set('ticket', '<x>')
    const before = there.validations()
    expect(await app.finish(none.visitor, none.back)).toMatchObject(refused)
    expect(there.validations()).toBe(before)
    const [mine, other] = [await through(third, 'lin'), await through(third, 'lin')]
    mine.back.searchParams.set('ticket', other.back.searchParams.get('ticket') ?? '')
    expect(await app.finish(mine.visitor, mine.back)).toMatchObject(refused)
  })

  test('cannot be checked when the server is away: the person is told, and nothing is opened', async () => {
    const about = {
      Kind: 'cas3',
      Name: '无人应答',
      ClientId: '',
      Address: 'http://127.0.0.1:1/cas',
    }
    const { Data } = await app.save(about)
    const { visitor, back } = await through(Data.Id, 'lin')
    expect(await app.finish(visitor, back)).toMatchObject({
      Code: -1,
      Msg: '统一身份认证服务暂时无法连接，请稍后重试，或使用账号密码登录',
    })
    await app.admin.calls(deleteSsoProvider, { Id: Data.Id })
  })
})

describe('signing out', () => {
  const post = (path: string, body: string, host = `a.localhost:${app.port}`) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: app.port,
          path,
          method: 'POST',
          setHost: false,
          headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  const isIn = async (visitor: Visitor) => (await visitor.calls(keepAlive)).Code === 0

  test('there ends the session that the ticket opened, and no other', async () => {
    const first = await comesIn(third, 'lin')
    const other = await comesIn(second, 'N-student2')
    expect(await post('/login?sso=x', there.logoutRequest(first.ticket))).toBe(204)
    expect([await isIn(first.visitor), await isIn(other.visitor)]).toEqual([false, true])
  })

  test('by a ticket that is nobody’s, of another school, or in no form ends none', async () => {
    const { visitor, ticket } = await comesIn(third, 'lin')
    expect(await post('/login', there.logoutRequest('ST-1-other'))).toBe(204)
    const elsewhere = `b.localhost:${app.port}`
    expect(await post('/login', there.logoutRequest(ticket), elsewhere)).toBe(204)
    for (const body of ['', 'logoutRequest=', 'logoutRequest=<x', '{"a":1}', 'x'.repeat(60_000)])
      expect(await post('/login', body)).toBe(204)
    expect(await isIn(visitor)).toBe(true)
  })

  test('here leads there', async () => {
    const { visitor } = await comesIn(third, 'lin')
    expect((await visitor.calls(logout)).Data.SsoLogoutUrl).toBe(
      `${there.address}/logout?service=${encodeURIComponent(`${app.origin}/login`)}`,
    )
    const plain = await app.signedIn('student1')
    expect((await plain.calls(logout)).Data).toEqual({})
  })
})

describe('setting it up', () => {
  test('needs an address and, for OIDC, a client; keeps the secret to itself', async () => {
    expect(await app.save({ Address: '' })).toMatchObject({ Code: -10008, Msg: '请填写服务地址' })
    expect(await app.save({ Address: 'javascript:x' })).toMatchObject({ Code: -10008 })
    expect(await app.save({ Address: 'https://sso.example.edu.cn', ClientId: '' })).toMatchObject({
      Code: -10008,
      Msg: '请填写客户端 ID',
    })
    const saved = await app.save({
      Address: 'https://sso.example.edu.cn',
      Secret: 'hush-hush',
      Enabled: false,
    })
    expect(saved.Data).toMatchObject({ HasSecret: true })
    expect(JSON.stringify(saved.Data)).not.toContain('hush')
    const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`select secret from sso_provider where id = '${saved.Data.Id}'`),
    )
    expect(JSON.stringify(rows)).not.toContain('hush')
    const moved = { ...saved.Data, Secret: '', Address: 'https://other.example.edu.cn' }
    expect((await app.save(moved)).Data).toMatchObject({ HasSecret: false })
    expect(await app.save(moved)).toMatchObject({ Code: -10011, Data: { Version: 2 } })
    expect((await app.admin.calls(deleteSsoProvider, { Id: saved.Data.Id })).Code).toBe(0)
    expect((await app.admin.calls(deleteSsoProvider, { Id: saved.Data.Id })).Code).toBe(-404)
  })

  test('is tried before it is saved', async () => {
    const input = { Id: '', Kind: 'cas3', Address: there.address, ClientId: '', Secret: '' }
    expect((await app.admin.calls(testSsoProvider, input)).Data).toMatchObject({ Ok: true })
    const wrong = { ...input, Address: `${there.address}/elsewhere` }
    expect((await app.admin.calls(testSsoProvider, wrong)).Data).toMatchObject({ Ok: false })
  })

  test('is the school’s own, and written down', async () => {
    const ofB = await app.signedIn('admin1', 'b.localhost')
    expect((await ofB.calls(listSsoProviders)).Data).toEqual([])
    expect(await ofB.calls(deleteSsoProvider, { Id: third })).toMatchObject({ Code: -404 })
    const own = (await app.admin.calls(listSsoProviders)).Data[0]
    expect(await ofB.calls(saveSsoProvider, { ...own, Secret: '' })).toMatchObject({ Code: -404 })
    const { Data } = await app.admin.calls(searchAudit, { Area: 'doors' })
    expect(Data.List.map((one: { Text: string }) => one.Text)).toContain(
      '新增了统一身份认证“CAS 3”',
    )
  })
})
