import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bindAccount,
  confirmQrCode,
  getQrCode,
  getWeChatBinding,
  loginByWxCodeAes,
  scanQrCode,
  startWeChat,
  unbindWeChat,
} from '@xinglin/contract/sign-in-methods'
import { keepAlive } from '@xinglin/contract/identity'
import type { Visitor } from '#testing'
import { weChatApp } from './wechat-testing.ts'

let app: Awaited<ReturnType<typeof weChatApp>>
beforeAll(async () => {
  app = await weChatApp()
})
afterAll(() => app.close())

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
    const { Data } = await app.visitor().calls(startWeChat, { Origin: app.origin, Tutor: true })
    const url = new URL(Data.Url)
    expect(url.host).toBe('open.weixin.qq.com')
    expect(url.hash).toBe('#wechat_redirect')
    expect(url.searchParams.get('appid')).toBe('wx12')
    expect(url.searchParams.get('redirect_uri')).toBe(`${app.origin}/WeiXinTutor`)
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
    const { phone, Code, State } = await app.telephone('o-refused')
    const answered = await app.withCookie(phone, loginByWxCodeAes, { Code, State, ...over })
    expect(answered).toMatchObject({ Msg, Data: null })
  })

  test('a state is another browser’s, and good once', async () => {
    const { Code, State } = await app.telephone('o-other')
    const before = app.requests.length
    expect((await app.withCookie(app.visitor(), loginByWxCodeAes, { Code, State })).Code).toBe(-1)
    expect(app.requests).toHaveLength(before)
  })

  test('an openid that nobody is bound to binds an account once, and opens it from then on', async () => {
    const { phone, answered } = await app.opens('o-lin')
    expect(answered.Data).toMatchObject({ Session: null, NeedBind: true })
    const input = { Ticket: answered.Data.Ticket, UserName: 'student1', PassWord: 'wrong' }
    expect((await app.withCookie(phone, bindAccount, input)).Code).toBe(-10012)
    const right = { ...input, PassWord: app.fixture.password }
    expect((await app.withCookie(phone, bindAccount, right)).Data).toMatchObject({ RoleType: 4 })
    expect((await app.withCookie(phone, bindAccount, right)).Code).toBe(-1)
    const again = await app.opens('o-lin')
    expect(again.answered.Data).toMatchObject({
      NeedBind: false,
      Session: { UserId: app.fixture.people['a.student1'] },
    })
    expect((await again.phone.calls(getWeChatBinding)).Data).toEqual({ Bound: true })
  })

  test('a ticket ends after ten minutes; one account has one WeChat; administrators have none', async () => {
    const late = await app.opens('o-late')
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update bind_ticket set expires_at = now() - interval '1 s'`),
    )
    const input = { UserName: 'student2', PassWord: app.fixture.password }
    expect(
      await app.withCookie(late.phone, bindAccount, {
        ...input,
        Ticket: late.answered.Data.Ticket,
      }),
    ).toMatchObject({ Code: -1, Msg: '绑定已超时，请重新登录' })
    expect((await app.binds('o-second', 'student1')).bound).toMatchObject({ Code: -1 })
    expect((await app.binds('o-chief', 'admin1')).bound).toMatchObject({ Code: -1 })
  })

  test('unbinding leaves the account and takes the WeChat away', async () => {
    const { phone } = await app.binds('o-away', 'student3')
    expect((await phone.calls(unbindWeChat)).Data).toEqual({ Bound: false })
    expect((await app.opens('o-away')).answered.Data.NeedBind).toBe(true)
    expect((await phone.calls(keepAlive)).Code).toBe(0)
  })
})

describe('a code on a screen', () => {
  const screen = async () => {
    const visitor = app.visitor()
    const { Data } = await app.withCookie(visitor, getQrCode, { Origin: app.origin })
    return { visitor, SceneId: Data.SceneId as string, Data }
  }
  const polls = async (visitor: Visitor, SceneId: string) => {
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update qr_scene set polled_at = polled_at - interval '2 s'`),
    )
    return app.withCookie(visitor, getQrCode, { SceneId })
  }

  test('is waited for, scanned, agreed to, and opens the browser that shows it, once', async () => {
    const { visitor, SceneId, Data } = await screen()
    expect(Data).toMatchObject({
      QrUrl: `${app.origin}/WeiXin?scene=${SceneId}`,
      Expire: 120,
      State: 'waiting',
      Session: null,
    })
    expect((await polls(visitor, SceneId)).Data.State).toBe('waiting')
    const { phone } = await app.opens('o-lin')
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
    const { phone } = await app.opens('o-lin')
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
    const { phone } = await app.opens('o-lin')
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

  test('is not app.asked about again at once', async () => {
    const { visitor, SceneId } = await screen()
    await polls(visitor, SceneId)
    expect(await app.withCookie(visitor, getQrCode, { SceneId })).toMatchObject({
      http: 429,
      Code: -10429,
    })
  })
})
