import type { OutboundFetch } from '#platform/outbound'

/** WeChat said no: the code is none, or was used. */
export class WeChatRefused extends Error {
  override readonly name = 'WeChatRefused'
}

/** What the doors need of WeChat. */
export type WeChat = {
  /** Nobody is asked: for trying, and never in production. */
  readonly pretends: boolean
  /** Where a browser within WeChat goes to be known; it comes back to `to` with `code` and `state`. */
  readonly authorize: (trip: {
    readonly appId: string
    readonly to: string
    readonly state: string
    /** Stable for one browser: what the one that pretends tells telephones apart by. */
    readonly browser: string
  }) => string
  /** The openid behind a code, once. */
  readonly openidOf: (
    app: { readonly appId: string; readonly secret: string },
    code: string,
  ) => Promise<string>
}

/** WeChat itself; `api` is its address for servers. */
export const weChat = (outbound: OutboundFetch, api: string): WeChat => ({
  pretends: false,
  authorize: ({ appId, to, state }) => {
    const query = new URLSearchParams({
      appid: appId,
      redirect_uri: to,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
    })
    return `https://open.weixin.qq.com/connect/oauth2/authorize?${query.toString()}#wechat_redirect`
  },
  async openidOf({ appId, secret }, code) {
    const query = new URLSearchParams({
      appid: appId,
      secret,
      code,
      grant_type: 'authorization_code',
    })
    const answered = await outbound(`${api}/sns/oauth2/access_token?${query.toString()}`)
    if (answered.status !== 200) throw new Error(`WeChat answered ${answered.status}`)
    // It answers JSON as text/plain.
    const body = JSON.parse(await answered.text()) as { openid?: unknown; errcode?: unknown }
    if (typeof body.openid !== 'string' || body.openid === '')
      throw new WeChatRefused(`WeChat refused the code: ${String(body.errcode)}`)
    return body.openid
  },
})

/** Pretends that every browser is a telephone of its own with WeChat on it, so that the doors can be tried without it. */
export const pretendedWeChat = (): WeChat => ({
  pretends: true,
  authorize: ({ to, state, browser }) =>
    `${to}?${new URLSearchParams({ code: `pretended-${browser}`, state }).toString()}`,
  async openidOf(_app, code) {
    if (!/^pretended-.+$/.test(code)) throw new WeChatRefused('no code of the pretended WeChat')
    return code
  },
})
