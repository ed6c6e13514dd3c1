import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  finishSso,
  finishSsoTrial,
  listSsoProviders,
  saveSsoProvider,
  type SsoProvider,
  trySso,
} from '@xinglin/contract/sign-in-methods'
import { getGuide } from '@xinglin/contract/schools'
import { oidcServer, walkThrough, type OidcServer, type Visitor } from '#testing'
import { ssoApp } from './sso-testing.ts'

let app: Awaited<ReturnType<typeof ssoApp>>
let there: OidcServer
let id = ''
const numbers: Readonly<Record<string, string>> = {
  lin: 'N-student1',
  chief: 'N-admin1',
  stranger: 'N-nobody',
}
const asBrowser = { headers: { 'sec-fetch-site': 'same-origin' } }

beforeAll(async () => {
  app = await ssoApp()
  there = await oidcServer(app.origin, (account) => numbers[account] ?? '')
  const saved = await app.save({
    Address: there.issuer,
    Secret: there.clientSecret,
    Enabled: false,
  })
  id = saved.Data.Id
})
afterAll(async () => {
  there.close()
  await app.close()
})

const kept = async (): Promise<SsoProvider> =>
  (await app.admin.calls(listSsoProviders)).Data.find(({ Id }: SsoProvider) => Id === id)

/** Begins a trial, signs in over there and comes back; answers what the page would send. */
const through = async (account: string) => {
  const started = await app.admin.calls(trySso, { ProviderId: id, Origin: app.origin }, asBrowser)
  const [cookie] = [started.headers['set-cookie']].flat()
  if (typeof cookie === 'string') app.admin.cookie = cookie.split(';')[0] ?? ''
  const back = await walkThrough(started.Data.Url, account, (url) =>
    url.startsWith(`${app.origin}/login`),
  )
  return { State: back.searchParams.get('state') ?? '', Query: back.search.slice(1) }
}
const finish = (input: object, who: Visitor = app.admin) =>
  who.calls(finishSsoTrial, input, asBrowser)

test('a provider that is not open yet is tried: whom it vouches for and who that is here, and nobody is signed in', async () => {
  expect((await kept()).Tried).toBeNull()
  const before = app.admin.session?.TokenId
  const { Data } = await finish(await through('lin'))
  expect(Data).toMatchObject({
    Provider: '统一身份认证',
    Ok: true,
    Number: 'N-student1',
    Text: expect.stringMatching(/^试登录成功，对应本校账号 .+（学生）$/),
  })
  expect(app.admin.session?.TokenId).toBe(before)
  expect((await kept()).Tried).toMatchObject({ Ok: true, Text: Data.Text })
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('select count(*)::int as n from sso_session'),
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('what would refuse people is told as such', async () => {
  expect((await finish(await through('chief'))).Data).toMatchObject({
    Ok: false,
    Text: expect.stringContaining('管理员只能用账号密码登录'),
  })
  expect((await finish(await through('stranger'))).Data).toMatchObject({
    Ok: true,
    Text: '试登录成功，本校没有这个学号/工号，将请本人绑定一次账号',
  })
  expect((await finish(await through('unknown-number'))).Data.Text).toMatch(
    /没有告知学号|本校没有这个学号/,
  )
})

test('a trial signs nobody in, ends once, and is its administrator’s alone', async () => {
  const asSignIn = await through('lin')
  const guest = app.visitor()
  guest.cookie = app.admin.cookie
  expect((await guest.calls(finishSso, asSignIn, asBrowser)).Code).toBe(-1)
  const once = await through('lin')
  const operator = await app.signedIn('operator1')
  operator.cookie = app.admin.cookie
  expect(await finish(once, operator)).toMatchObject({ Code: -1 })
  const again = await through('lin')
  expect((await finish(again)).Code).toBe(0)
  expect(await finish(again)).toMatchObject({ Code: -1, Msg: '试登录已超时或已使用，请重新开始' })
})

test('the guide counts a way in once it was tried as it is', async () => {
  const door = async () =>
    (await app.admin.calls(getGuide)).Data.Steps.find(({ Key }: { Key: string }) => Key === 'doors')
  const save = async (Enabled: boolean) =>
    app.admin.calls(saveSsoProvider, { ...(await kept()), Secret: '', Enabled })
  await save(true)
  expect(await door()).toMatchObject({
    State: 'todo',
    Text: '统一身份认证尚未用测试账号试登录成功',
  })
  await finish(await through('lin'))
  expect(await door()).toMatchObject({ State: 'done' })
  await save(true)
  expect(await door()).toMatchObject({ State: 'todo' })
})
