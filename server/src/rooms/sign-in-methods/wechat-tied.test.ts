import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bindAccount,
  confirmQrCode,
  getDoorSettings,
  getQrCode,
  loginByWxCodeAes,
  saveDoorSettings,
  scanQrCode,
  startWeChat,
} from '@xinglin/contract/sign-in-methods'
import { weChatApp } from './wechat-testing.ts'

let app: Awaited<ReturnType<typeof weChatApp>>
beforeAll(async () => {
  app = await weChatApp()
})
afterAll(() => app.close())

describe('a client that is no browser', () => {
  test('gets a ticket, a trip and a code that are of no use in anybody’s browser', async () => {
    const own = { UserName: 'student2', PassWord: app.fixture.password }
    const over = { Code: -1, Msg: '绑定已超时，请重新登录' }
    // A mini-program has no trip to end.
    app.codes.set('code-of-a-program', 'o-program')
    const program = app.visitor()
    const { Data } = await program.calls(loginByWxCodeAes, { Code: 'code-of-a-program', State: '' })
    const input = { ...own, Ticket: Data.Ticket }
    expect(await app.withCookie(app.visitor(), bindAccount, input)).toMatchObject(over)
    const { phone } = await app.telephone('o-victim')
    expect(await app.withCookie(phone, bindAccount, input)).toMatchObject(over)
    expect(await app.visitor().calls(bindAccount, input)).toMatchObject(over)

    const begun = await app.visitor().calls(startWeChat, { Origin: app.origin })
    const State = new URL(begun.Data.Url).searchParams.get('state') ?? ''
    app.codes.set('code-of-an-attacker', 'o-lin')
    const ended = { Code: 'code-of-an-attacker', State }
    expect((await app.withCookie(phone, loginByWxCodeAes, ended)).Data).toBeNull()
    expect((await app.visitor().calls(loginByWxCodeAes, ended)).Data).toBeNull()

    const { SceneId } = (await app.visitor().calls(getQrCode, { Origin: app.origin })).Data
    const owner = (await app.binds('o-lin', 'student1')).phone
    await owner.calls(scanQrCode, { SceneId })
    await owner.calls(confirmQrCode, { SceneId })
    for (const who of [app.visitor(), phone])
      for (const how of [app.browser, {}]) {
        const answer = await who.calls(getQrCode, { SceneId }, how)
        expect(answer.Data).toMatchObject({ State: 'expired', Session: null })
      }
  })
})

describe('another AppID', () => {
  test('ends tickets and trips of the one before; whoever was bound binds again', async () => {
    const student = { UserName: 'student1', PassWord: app.fixture.password }
    const before = await app.opens('o-waiting')
    const onTheWay = await app.telephone('o-on-the-way')
    const { admin } = app
    const now = (await admin.calls(getDoorSettings)).Data
    const change = (over: object) =>
      admin.calls(saveDoorSettings, { ...now, WeChatSecret: '', ...over })
    expect((await change({ WeChatAppId: 'wx34' })).Data).toMatchObject({ WeChatAppId: 'wx34' })
    const late = { UserName: 'student2', PassWord: app.fixture.password }
    expect(
      await app.withCookie(before.phone, bindAccount, {
        ...late,
        Ticket: before.answered.Data.Ticket,
      }),
    ).toMatchObject({ Code: -1, Msg: '绑定已超时，请重新登录' })
    const { phone, Code, State } = onTheWay
    expect((await app.withCookie(phone, loginByWxCodeAes, { Code, State })).Data).toBeNull()
    // The same person has another openid with another AppID.
    const again = await app.opens('o-lin-of-wx34')
    expect(again.answered.Data.NeedBind).toBe(true)
    const bound = { ...student, Ticket: again.answered.Data.Ticket }
    expect((await app.withCookie(again.phone, bindAccount, bound)).Code).toBe(0)
    expect((await app.opens('o-lin-of-wx34')).answered.Data.NeedBind).toBe(false)
    // The old one is nobody’s: AppIDs may share what looks like an openid.
    expect((await app.opens('o-lin')).answered.Data.NeedBind).toBe(true)
  })
})
