import { finishSso, getDoors, saveSsoProvider, startSso } from '@xinglin/contract/sign-in-methods'
import { testApp, type Visitor } from '#testing'

/** A school with single sign-on, and what a test does with it. */
export const ssoApp = async () => {
  const app = await testApp({ ssoHosts: ['127.0.0.1'] })
  const admin = await app.signedIn('admin1')
  const usual = {
    Id: '',
    Kind: 'oidc',
    Name: '统一身份认证',
    ClientId: 'xinglin',
    Secret: '',
    Attribute: '',
    Unknown: 'bind',
    LogoutToo: true,
    LogoutUrl: '',
    Enabled: true,
    Version: 0,
  }
  /** As a browser: what begins in one comes back to the same. */
  const asBrowser = { headers: { 'sec-fetch-site': 'same-origin' } }
  const origin = `http://a.localhost:${app.port}`
  const keepCookie = (visitor: Visitor, headers: Readonly<Record<string, unknown>>) => {
    const [cookie] = [headers['set-cookie']].flat()
    if (typeof cookie === 'string') visitor.cookie = cookie.split(';')[0] ?? ''
  }
  return {
    ...app,
    admin,
    origin,
    save: (over: object) => admin.calls(saveSsoProvider, { ...usual, ...over }),
    providers: async () => (await app.visitor().calls(getDoors)).Data.Sso,
    async start(visitor: Visitor, ProviderId: string, over: object = {}) {
      const input = { ProviderId, Origin: origin, Redirect: '/PersonalInfo/MyCourse', ...over }
      const answered = await visitor.calls(startSso, input, asBrowser)
      keepCookie(visitor, answered.headers)
      return answered
    },
    async finish(visitor: Visitor, back: URL) {
      const State = back.searchParams.get('state') ?? back.searchParams.get('sso') ?? ''
      const input = { State, Query: back.search.slice(1) }
      const answered = await visitor.calls(finishSso, input, asBrowser)
      keepCookie(visitor, answered.headers)
      return answered
    },
  }
}
