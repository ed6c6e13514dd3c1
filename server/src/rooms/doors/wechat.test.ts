import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bindAccount,
  confirmQrCode,
  getQrCode,
  getWeChatBinding,
  loginByWxCodeAes,
  saveDoorSettings,
  scanQrCode,
  startWeChat,
  unbindWeChat,
} from '@xinglin/contract/doors'
import { keepAlive } from '@xinglin/contract/identity'
import { outboundFetch } from '#platform/outbound'
import { testApp, type TestApp, type Visitor } from '#testing'
import { weChat } from './index.ts'

/** WeChat's server, as far as it is asked: codes are good once and belong to an app with its secret. */
const codes = new Map<string, string>()
let api: Server
let app: TestApp
let asked: URL[] = []

beforeAll(async () => {
  api = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://wx')
    asked.push(url)
    const { appid, secret, code = '', grant_type: grant } = Object.fromEntries(url.searchParams)
    const openid = codes.get(code)
    codes.delete(code)
    const isRight = appid === 'wx12' && secret === 'wx-hush' && grant === 'authorization_code'
    answer.setHeader('content-type', 'text/plain')
    answer.end(
      JSON.stringify(isRight && openid ? { openid, access_token: 'x' } : { errcode: 40029 }),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => api.once('listening', resolve))
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  app = await testApp({ wechat: weChat(outboundFetch(['127.0.0.1']), address) })
  const admin = await app.signedIn('admin1')
  const settings = { Sms: false, Reset: false, Register: '', Agreement: '', WeChat: true }
  const wechat = { WeChatAppId: 'wx12', WeChatSecret: '' }
  expect(await admin.calls(saveDoorSettings, { ...settings, ...wechat, Version: 0 })).toMatchObject(
    { Code: -10008, Msg: '开启微信登录须填写 AppID 与 AppSecret' },
  )
  const saved = await admin.calls(saveDoorSettings, {
    ...settings,
    ...wechat,
    WeChatSecret: 'wx-hush',
    Version: 0,
  })
  expect(saved.Data).toMatchObject({ WeChat: true, HasWeChatSecret: true })
  expect(JSON.stringify(saved.Data)).not.toContain('wx-hush')
})
afterAll(async () => {
  api.close()
  await app.close()
})
beforeEach(() => {
  asked = []
})

const browser = { headers: { 'sec-fetch-site': 'same-origin' } }
const withCookie = async (visitor: Visitor, ...given: Parameters<Visitor['calls']>) => {
  const [call, input] = given
  const answered = await visitor.calls(call, input, browser)
  const [cookie] = [answered.headers['set-cookie']].flat()
  if (typeof cookie === 'string') visitor.cookie = cookie.split(';')[0] ?? ''
  return answered
}
const origin = () => `http://a.localhost:${app.port}`

/** A telephone on which WeChat knows somebody. */
const telephone = async (openid: string) => {
  const phone = app.visitor()
  const { Data } = await withCookie(phone, startWeChat, { Origin: origin() })
  const State = new URL(Data.Url).searchParams.get('state') ?? ''
  const Code = `code-of-${openid}-${State.slice(0, 6)}`
  codes.set(Code, openid)
  return { phone, Code, State }
}
const opens = async (openid: string) => {
  const { phone, Code, State } = await telephone(openid)
  const answered = await withCookie(phone, loginByWxCodeAes, { Code, State })
  phone.session = answered.Data?.Session ?? undefined
  return { phone, answered, Code, State }
}
const binds = async (openid: string, UserName: string) => {
  const { phone, answered } = await opens(openid)
  const input = { Ticket: answered.Data.Ticket, UserName, PassWord: app.fixture.password }
  const bound = await withCookie(phone, bindAccount, input)
  phone.session = bound.Data ?? undefined
  return { phone, bound }
}

describe('within WeChat', () => {
  test('is closed where the school has not opened it', async () => {
    const elsewhere = app.visitor('b.localhost')
    const closed = { Code: -1, Msg: '本校未开放微信登录' }
    const input = { Origin: `http://b.localhost:${app.port}` }
    expect(await elsewhere.calls(startWeChat, input)).toMatchObject(closed)
    expect(await elsewhere.calls(getQrCode, input)).toMatchObject(closed)
    expect(await elsewhere.calls(loginByWxCodeAes, { Code: 'x' })).toMatchObject(closed)
  })

  test('one goes to WeChat with the school’s app, and comes back to the school', async () => {
    const { Data } = await app.visitor().calls(startWeChat, { Origin: origin(), Tutor: true })
    const url = new URL(Data.Url)
    expect(url.host).toBe('open.weixin.qq.com')
    expect(url.hash).toBe('#wechat_redirect')
    expect(url.searchParams.get('appid')).toBe('wx12')
    expect(url.searchParams.get('redirect_uri')).toBe(`${origin()}/WeiXinTutor`)
    expect(
      await app.visitor().calls(startWeChat, { Origin: 'https://evil.example' }),
    ).toMatchObject({ Code: -10008 })
  })

  test.each([
    ['a state that nobody gave out', { State: 'x' }, '登录已超时或已使用，请重新登录'],
    ['no state, from a browser', { State: '' }, '登录已超时或已使用，请重新登录'],
    ['a code that is none', { Code: 'y' }, '微信登录未通过，请重新登录'],
    ['no code', { Code: '' }, '微信登录未通过，请重新登录'],
  ])('%s is refused', async (_what, over, Msg) => {
    const { phone, Code, State } = await telephone('o-refused')
    const answered = await withCookie(phone, loginByWxCodeAes, { Code, State, ...over })
    expect(answered).toMatchObject({ Msg, Data: null })
  })

  test('a state is another browser’s, and good once', async () => {
    const { Code, State } = await telephone('o-other')
    expect((await withCookie(app.visitor(), loginByWxCodeAes, { Code, State })).Code).toBe(-1)
    expect(asked).toEqual([])
  })

  test('an openid that nobody is bound to binds an account once, and opens it from then on', async () => {
    const { phone, answered } = await opens('o-lin')
    expect(answered.Data).toMatchObject({ Session: null, NeedBind: true })
    const input = { Ticket: answered.Data.Ticket, UserName: 'student1', PassWord: 'wrong' }
    expect((await withCookie(phone, bindAccount, input)).Code).toBe(-10012)
    const right = { ...input, PassWord: app.fixture.password }
    expect((await withCookie(phone, bindAccount, right)).Data).toMatchObject({ RoleType: 4 })
    expect((await withCookie(phone, bindAccount, right)).Code).toBe(-1)
    const again = await opens('o-lin')
    expect(again.answered.Data).toMatchObject({
      NeedBind: false,
      Session: { UserId: app.fixture.people['a.student1'] },
    })
    expect((await again.phone.calls(getWeChatBinding)).Data).toEqual({ Bound: true })
  })

  test('a ticket ends after ten minutes; one account has one WeChat; administrators have none', async () => {
    const late = await opens('o-late')
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update bind_ticket set expires_at = now() - interval '1 s'`),
    )
    const input = { UserName: 'student2', PassWord: app.fixture.password }
    expect(
      await withCookie(late.phone, bindAccount, { ...input, Ticket: late.answered.Data.Ticket }),
    ).toMatchObject({ Code: -1, Msg: '绑定已超时，请重新登录' })
    expect((await binds('o-second', 'student1')).bound).toMatchObject({ Code: -1 })
    expect((await binds('o-chief', 'admin1')).bound).toMatchObject({ Code: -1 })
  })

  test('unbinding leaves the account and takes the WeChat away', async () => {
    const { phone } = await binds('o-away', 'student3')
    expect((await phone.calls(unbindWeChat)).Data).toEqual({ Bound: false })
    expect((await opens('o-away')).answered.Data.NeedBind).toBe(true)
    expect((await phone.calls(keepAlive)).Code).toBe(0)
  })
})

describe('a code on a screen', () => {
  const screen = async () => {
    const visitor = app.visitor()
    const { Data } = await withCookie(visitor, getQrCode, { Origin: origin() })
    return { visitor, SceneId: Data.SceneId as string, Data }
  }
  const polls = async (visitor: Visitor, SceneId: string) => {
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update qr_scene set polled_at = polled_at - interval '2 s'`),
    )
    return withCookie(visitor, getQrCode, { SceneId })
  }

  test('is waited for, scanned, agreed to, and opens the browser that shows it, once', async () => {
    const { visitor, SceneId, Data } = await screen()
    expect(Data).toMatchObject({
      QrUrl: `${origin()}/WeiXin?scene=${SceneId}`,
      Expire: 120,
      State: 'waiting',
      Session: null,
    })
    expect((await polls(visitor, SceneId)).Data.State).toBe('waiting')
    const { phone } = await opens('o-lin')
    expect((await phone.calls(scanQrCode, { SceneId })).Data).toMatchObject({
      School: '测试学校 a',
      Address: '127.0.0.*',
    })
    expect((await polls(visitor, SceneId)).Data.State).toBe('scanned')
    expect((await phone.calls(confirmQrCode, { SceneId })).Code).toBe(0)
    const done = await polls(visitor, SceneId)
    expect(done.Data).toMatchObject({
      State: 'confirmed',
      Session: { UserId: app.fixture.people['a.student1'] },
    })
    expect((await polls(visitor, SceneId)).Data).toMatchObject({ State: 'expired', Session: null })
  })

  test('is nobody’s who saw it: neither another browser nor another telephone', async () => {
    const { visitor, SceneId } = await screen()
    const { phone } = await opens('o-lin')
    await phone.calls(scanQrCode, { SceneId })
    const other = await app.signedIn('student2')
    const over = { Code: -1, Msg: '二维码已过期，请在电脑上刷新后重新扫描' }
    expect(await other.calls(scanQrCode, { SceneId })).toMatchObject(over)
    expect(await other.calls(confirmQrCode, { SceneId })).toMatchObject(over)
    await phone.calls(confirmQrCode, { SceneId })
    expect((await polls(app.visitor(), SceneId)).Data.State).toBe('expired')
    expect((await polls(visitor, SceneId)).Data.State).toBe('confirmed')
  })

  test('is not agreed to unseen, nor by an administrator, nor after two minutes', async () => {
    const { visitor, SceneId } = await screen()
    const { phone } = await opens('o-lin')
    expect((await phone.calls(confirmQrCode, { SceneId })).Code).toBe(-1)
    const admin = await app.signedIn('admin1')
    expect(await admin.calls(confirmQrCode, { SceneId })).toMatchObject({
      Code: -1,
      Msg: '该账号不能使用此方式登录，请使用账号密码登录',
    })
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update qr_scene set expires_at = now() - interval '1 s'`),
    )
    expect((await phone.calls(scanQrCode, { SceneId })).Code).toBe(-1)
    expect((await polls(visitor, SceneId)).Data.State).toBe('expired')
  })

  test('is not asked about again at once', async () => {
    const { visitor, SceneId } = await screen()
    await polls(visitor, SceneId)
    expect(await withCookie(visitor, getQrCode, { SceneId })).toMatchObject({
      http: 429,
      Code: -10429,
    })
  })
})
