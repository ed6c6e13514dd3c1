import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepAlive, logout, userLoginNew } from '@xinglin/contract/identity'
import { getSchoolByDomain } from '@xinglin/contract/schools'
import { testApp, type TestApp } from '#testing'

// What goes with every kind of answer, as a browser behind a proxy with TLS gets it.

let app: TestApp
const dist = mkdtempSync(join(tmpdir(), 'xinglin-policy-'))
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>__TITLE__</title>')
  writeFileSync(join(dist, 'assets', 'a-1234.js'), 'export {}')
  app = await testApp({ dist, trustedProxies: ['127.0.0.1'] })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true, force: true })
})

type HttpAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders }

const from = (over: Record<string, string> = {}) => ({
  host: 'a.localhost',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '198.51.100.7',
  'sec-fetch-site': 'same-origin',
  ...over,
})

const fetchFrom = (
  path: string,
  {
    method = 'GET',
    over = {},
    body,
  }: { method?: string; over?: Record<string, string>; body?: string } = {},
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: app.port, method, path, headers: from(over), setHost: false },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** One of our calls, over TLS. */
const called = async (call: typeof keepAlive | typeof getSchoolByDomain): Promise<HttpAnswer> => {
  const { http, headers } = await app.visitor().calls(call, {}, { headers: from() })
  return { status: http, headers }
}

const kinds: readonly (readonly [string, number, () => Promise<HttpAnswer>])[] = [
  ['a page', 200, () => fetchFrom('/')],
  ['a page deep within', 200, () => fetchFrom('/Course?key=%3Cscript%3E')],
  ['a page of no school', 404, () => fetchFrom('/', { over: { host: 'nobody.example' } })],
  [
    'a redirect from plain HTTP',
    308,
    () => fetchFrom('/login', { over: { 'x-forwarded-proto': 'http' } }),
  ],
  ['an answer', 200, () => called(getSchoolByDomain)],
  ['a refusal for want of a session', 401, () => called(keepAlive)],
  [
    'an unsigned call',
    400,
    () => fetchFrom('/api/UserManage/KeepAlive', { method: 'POST', body: '{}' }),
  ],
  [
    'a call that there is not',
    404,
    () => fetchFrom('/api/Nothing/AtAll', { method: 'POST', body: '{}' }),
  ],
  ['another method', 405, () => fetchFrom('/api/UserManage/KeepAlive', { method: 'DELETE' })],
  [
    'a body that is too large',
    413,
    () => fetchFrom('/api/UserManage/KeepAlive', { method: 'POST', body: 'x'.repeat(200_000) }),
  ],
  ['a script', 200, () => fetchFrom('/assets/a-1234.js')],
  ['a script that there is not', 404, () => fetchFrom('/assets/b-1234.js')],
  ['a file that nobody signed', 404, () => fetchFrom('/f/01a205db-3328-7d37-8741-7f25f67aa7f6')],
  ['readiness, from outside', 404, () => fetchFrom('/readyz')],
]

describe.each(kinds)('%s (%i)', (kind, status, ask) => {
  let answer: HttpAnswer
  beforeAll(async () => (answer = await ask()))

  test('is what it should be', () => expect(answer.status).toBe(status))

  test('is taken for nothing but what it says it is', () => {
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    if (answer.headers['content-length'] !== '0')
      expect(answer.headers['content-type']).toMatch(/^(?:text|application)\//)
  })

  test('tells strangers no address, and no program', () => {
    expect(answer.headers['referrer-policy']).toBe('same-origin')
    expect(answer.headers['server']).toBeUndefined()
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  test('asks for TLS from now on, over TLS alone', () => {
    const hsts = answer.headers['strict-transport-security']
    if (kind.includes('plain HTTP')) expect(hsts).toBeUndefined()
    else expect(hsts).toMatch(/^max-age=(\d{8,})/)
  })

  test('is kept by nobody but where it is the same for all', () => {
    const kept = answer.headers['cache-control']
    if (kind === 'a script') expect(kept).toMatch(/public, max-age=31536000, immutable/)
    else expect(kept).toBe('no-store')
  })

  test('gives no other origin anything', () => {
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('has a policy that runs nothing foreign, and is framed by no stranger', () => {
    if (kind.includes('script') || answer.headers['content-length'] === '0') return
    const policy = String(answer.headers['content-security-policy'] ?? '')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/frame-ancestors '(?:self|none)'|sandbox/)
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|script-src[^;]*\*/)
    if (!kind.startsWith('a page')) return
    for (const part of [
      "script-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin')
  })
})

describe('cookies', () => {
  const entered = async () => {
    const visitor = app.visitor()
    const credentials = { LoginType: 2, UserName: 'student1', PassWord: app.fixture.password }
    const answered = await visitor.calls(userLoginNew, credentials, { headers: from() })
    visitor.session = answered.Data
    return { visitor, cookies: (answered.headers['set-cookie'] ?? []) as string[] }
  }

  test('there are two, and no script and no other site ever gets them', async () => {
    const { cookies } = await entered()
    const parts = cookies.map((cookie) => cookie.split('; '))
    expect(parts.map(([pair]) => pair)).toEqual([
      expect.stringMatching(/^__Host-bind=[\w-]{20,}$/),
      expect.stringMatching(/^__Host-device=[\w~-]{60,}$/),
    ])
    const own = ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']
    expect(parts.map(([, ...attributes]) => attributes.toSorted())).toEqual([
      own,
      ['HttpOnly', 'Max-Age=15552000', ...own.slice(1)],
    ])
  })

  test('a session that was taken from a browser is of no use without it, and its owner’s goes on', async () => {
    const { visitor, cookies } = await entered()
    const [own = ''] = cookies.map((one) => one.split(';')[0])
    const alive = async (cookie: string) =>
      (await visitor.calls(keepAlive, {}, { headers: from(cookie ? { cookie } : {}) })).Code
    expect(await alive(own)).toBe(0)
    const stranger = await entered()
    const [theirs = ''] = stranger.cookies.map((one) => one.split(';')[0])
    for (const cookie of ['', theirs, '__Host-bind=', 'bind=x', `x${own}`, own.toUpperCase()])
      expect(await alive(cookie)).toBe(-401)
    // Over TLS a neighbour's plain cookie counts for nothing.
    expect(await alive(own.replace('__Host-', ''))).toBe(-401)
    expect(await alive(own)).toBe(0)
    expect((await visitor.calls(logout, {}, { headers: from({ cookie: own }) })).Code).toBe(0)
    expect(await alive(own)).toBe(-401)
  })
})
