import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import {
  bindAccount,
  loginByWxCodeAes,
  saveDoorSettings,
  startWeChat,
} from '@xinglin/contract/sign-in-methods'
import { outboundFetch } from '#platform/outbound'
import { testApp, type Visitor } from '#testing'
import { weChat } from './index.ts'

/** A school with WeChat, WeChat's server as far as it is asked (codes are good once and belong to an app with its secret), and what a telephone does. */
export const weChatApp = async () => {
  const codes = new Map<string, string>()
  const requests: URL[] = []
  const api = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://wx')
    requests.push(url)
    const {
      appid = '',
      secret,
      code = '',
      grant_type: grant,
    } = Object.fromEntries(url.searchParams)
    const openid = codes.get(code)
    codes.delete(code)
    const isApp = ['wx12', 'wx34'].includes(appid) && secret === 'wx-hush'
    answer.setHeader('content-type', 'text/plain')
    const isRight = isApp && grant === 'authorization_code' && openid
    answer.end(JSON.stringify(isRight ? { openid, access_token: 'x' } : { errcode: 40029 }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => api.once('listening', resolve))
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const app = await testApp({ wechat: weChat(outboundFetch(['127.0.0.1']), address) })
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

  const browser = { headers: { 'sec-fetch-site': 'same-origin' } }
  const withCookie = async (visitor: Visitor, ...given: Parameters<Visitor['calls']>) => {
    const [call, input] = given
    const answered = await visitor.calls(call, input, browser)
    const [cookie] = [answered.headers['set-cookie']].flat()
    if (typeof cookie === 'string') visitor.cookie = cookie.split(';')[0] ?? ''
    return answered
  }
  const origin = `http://a.localhost:${app.port}`
  /** A telephone on which WeChat knows somebody. */
  const telephone = async (openid: string) => {
    const phone = app.visitor()
    const { Data } = await withCookie(phone, startWeChat, { Origin: origin })
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
  return {
    ...app,
    admin,
    codes,
    /** What WeChat was asked. */
    requests,
    origin,
    browser,
    withCookie,
    telephone,
    opens,
    binds,
    close: async () => {
      api.close()
      await app.close()
    },
  }
}
