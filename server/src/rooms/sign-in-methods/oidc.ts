import * as client from 'openid-client'
import { memory } from '#platform/memory'
import type { OutboundFetch } from '#platform/outbound'
import { returnTo, SsoRefused, type SsoFound, type SsoProtocol } from './sso-protocol.ts'
import type { ProviderRow } from './sso-store.ts'

const known = memory<client.Configuration>(600_000, 200)
const scope = 'openid profile'

const askBy =
  (outbound: OutboundFetch): client.CustomFetch =>
  (url, { method, headers, body }) => {
    const text = body instanceof URLSearchParams ? body.toString() : body
    const sendable = typeof text === 'string' || text instanceof Uint8Array ? text : undefined
    return outbound(url, { method, headers, body: sendable })
  }

/** In the body where the server takes that, else in the header: the standard's default. */
const authentication = (secret: string): client.ClientAuth => {
  if (secret === '') return client.None()
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_post') ? inBody : inHeader)(server, ...rest)
  }
}

const discovered = (
  { address, clientId }: ProviderRow,
  secret: string,
  outbound: OutboundFetch,
): Promise<client.Configuration> =>
  client.discovery(new URL(address), clientId, undefined, authentication(secret), {
    [client.customFetch]: askBy(outbound),
    // Plain HTTP is refused by the outbound fetch unless the installation allows the host.
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
    timeout: 8,
  })

/** A fault of the way there, not of what was said. */
const isAway = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    const isOfNetwork = typeof code === 'string' && /^(?:E[A-Z]+|OAUTH_TIMEOUT)$/.test(code)
    if (isOfNetwork || /TooNear|AbortError|TimeoutError/.test(at.name)) return true
  }
  return false
}

/** A claim as text; of a list the first that says something, as directories keep every attribute as one. */
const textOf = (claim: unknown): string => {
  if (Array.isArray(claim)) return claim.map(textOf).find((one) => one !== '') ?? ''
  return typeof claim === 'string' || typeof claim === 'number' ? String(claim) : ''
}

/** OpenID Connect: authorization code with PKCE, state and nonce; the signature of the id_token is checked by the server's keys. */
export const oidc = (row: ProviderRow, secret: string, outbound: OutboundFetch): SsoProtocol => {
  const configuration = () =>
    known.get(`${row.id} ${row.version}`, () => discovered(row, secret, outbound))
  const attribute = row.attribute || 'preferred_username'
  return {
    async start({ state, nonce, verifier, origin }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo(origin),
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },
    async finish({ state, nonce, verifier, origin }, query): Promise<SsoFound> {
      const server = await configuration()
      try {
        const back = new URL(`${returnTo(origin)}?${query.toString()}`)
        const tokens = await client.authorizationCodeGrant(server, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const inToken = tokens.claims()
        if (!inToken) throw new SsoRefused('no id_token')
        const [number, name] = [textOf(inToken[attribute]), textOf(inToken['name'])]
        const more: Readonly<Record<string, unknown>> =
          (number === '' || name === '') && server.serverMetadata().userinfo_endpoint
            ? await client
                .fetchUserInfo(server, tokens.access_token, inToken.sub)
                .catch((error: unknown) => {
                  // For a name alone nobody is kept out.
                  if (number === '') throw error
                  return {}
                })
            : {}
        return {
          subject: inToken.sub,
          number: number || textOf(more[attribute]),
          name: name || textOf(more['name']),
          idToken: tokens.id_token ?? '',
        }
      } catch (error) {
        if (isAway(error)) throw error
        throw new SsoRefused(error instanceof Error ? error.message : 'refused', { cause: error })
      }
    },
    async leave(origin, idToken) {
      const server = await configuration()
      if (!server.serverMetadata().end_session_endpoint) return undefined
      return client.buildEndSessionUrl(server, {
        post_logout_redirect_uri: returnTo(origin),
        ...(idToken === '' ? {} : { id_token_hint: idToken }),
      }).href
    },
    async test() {
      const metadata = (await discovered(row, secret, outbound)).serverMetadata()
      const lacks = [
        ...(metadata.authorization_endpoint ? [] : ['authorization_endpoint']),
        ...(metadata.token_endpoint ? [] : ['token_endpoint']),
        ...(metadata.jwks_uri ? [] : ['jwks_uri']),
      ]
      if (lacks.length > 0) throw new SsoRefused(`缺少 ${lacks.join('、')}`)
      return `已连接 ${metadata.issuer}${metadata.end_session_endpoint ? '，支持同时退出' : ''}`
    },
  }
}
