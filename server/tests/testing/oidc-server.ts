import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'

/** A real OpenID provider on a port of its own, at which everybody signs in by typing who they are. */
export type OidcServer = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly close: () => void
}

const clientId = 'xinglin'
const clientSecret = 'a-secret-of-this-test-and-of-no-other'

/** Which claims a scope has, those of `openid` in the id_token, and what is told of an account besides. */
type OidcClaims = {
  readonly claims: Record<string, string[]>
  readonly claimsOf: (account: string) => Record<string, unknown>
}

/** Starts the provider for pages at `origin`; `numberOf` says which student number an account has there. */
export const oidcServer = async (
  origin: string,
  numberOf: (account: string) => string,
  { claimsOf, claims }: Partial<OidcClaims> = {},
): Promise<OidcServer> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/login`],
        post_logout_redirect_uris: [`${origin}/login`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a-key-of-this-test'] },
    pkce: { required: () => true },
    claims: claims ?? { openid: ['sub'], profile: ['name', 'preferred_username'] },
    findAccount: async (_context, account) => ({
      accountId: account,
      claims: async () => ({
        sub: account,
        name: `同学 ${account}`,
        preferred_username: numberOf(account),
        ...claimsOf?.(account),
      }),
    }),
  }
  const provider = new Provider(issuer, configuration)
  server.on('request', (request, answer) => void provider.callback()(request, answer))
  return {
    issuer,
    clientId,
    clientSecret,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Follows redirects with cookies as a browser does, types into forms, and stops where the address leads back to a page. */
export const walkThrough = async (
  start: string,
  account: string,
  isBack: (url: string) => boolean,
): Promise<URL> => {
  const jar = new Map<string, string>()
  let url = start
  let form: URLSearchParams | undefined
  for (let steps = 0; steps < 20; steps += 1) {
    if (isBack(url)) return new URL(url)
    const answered = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: form } : {}),
    })
    form = undefined
    for (const cookie of answered.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const next = answered.headers.get('location')
    if (next) {
      url = new URL(next, url).href
      continue
    }
    const page = await answered.text()
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
    const [, action = url] = /action="([^"]+)"/.exec(page) ?? []
    if (!prompt)
      throw new Error(`neither form nor redirect: ${answered.status} ${page.slice(0, 300)}`)
    url = new URL(action, url).href
    form = new URLSearchParams({ prompt, login: account, password: 'x' })
  }
  throw new Error('no end of redirects')
}
