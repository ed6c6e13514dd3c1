import { anyone, call as declare } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { checkMac, checkSign, decodeBody, encodeBody, readBundle, solves } from '@xinglin/wire'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { learnServerTime, serverNow } from './clock.ts'
import { presentVisitor } from './visitor.ts'

const read = declare({
  path: '/api/Course/GeCoursePaginationClient',
  who: anyone,
  keyless: true,
  input: z.object({}),
  output: z.object({}),
})
const write = declare({
  path: '/api/Learn/Save',
  who: anyone,
  input: z.object({ A: z.optional(z.string()) }),
  output: z.object({}),
})
const fetchTiles = declare({
  path: '/api/Statistics/Tiles',
  method: 'GET',
  who: anyone,
  keyless: true,
  input: z.object({ year: z.number() }),
  output: z.object({}),
})

const key = 'c'.repeat(43)
const session = {
  TokenId: 't'.repeat(43),
  AccountName: '学生1',
  LoginType: 2,
  Key: 'A1b2C3d4E5f6G7h8',
  Iv: 'h8G7f6E5d4C3b2A1',
  MacKey: 'A'.repeat(43),
  UserId: 'u1',
  IsTourists: false,
} as Session

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }
const sent: Sent[] = []

const answer = (data: unknown, { status = 200, mode = 'plain', time = Date.now() } = {}) =>
  new Response(typeof data === 'string' ? data : JSON.stringify(data), {
    status,
    headers: { 'X-Body-Mode': mode, 'X-Server-Time': String(time), 'X-Trace-Id': 'trace-1' },
  })

const serverSays = (...answers: (() => Response | Promise<Response>)[]) =>
  vi.stubGlobal('fetch', (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return Promise.resolve((answers[sent.length - 1] ?? answers.at(-1))?.())
  })

const visitor = {
  session: (): Session | undefined => undefined,
  encryption: () => true,
  answered: vi.fn(),
  waits: vi.fn(),
  expired: vi.fn(),
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error as CallError,
  )

beforeEach(() => {
  sent.length = 0
  learnServerTime(Date.now())
  presentVisitor({ ...visitor, session: () => undefined, expired: () => Promise.resolve(false) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a call', () => {
  test('travels plain and signed while nobody is signed in', async () => {
    serverSays(() => answer({ Code: 0, Msg: '', Data: { List: [] } }))
    expect(await call(read, {})).toEqual({ List: [] })
    const { headers, body } = sent[0]!.init
    const bundle = readBundle(headers['X-Auth-Bundle'])
    expect(bundle).toMatchObject({ TokenId: '', AccountName: '', LoginType: '2' })
    checkSign(bundle, body as Uint8Array, headers['X-Auth-Sign'])
    expect(headers['X-Auth-Mac']).toBeUndefined()
    expect(new TextDecoder().decode(body as Uint8Array)).toBe('{}')
  })

  test('is encrypted and carries the MAC with a session, and reads an encrypted answer', async () => {
    presentVisitor({ ...visitor, session: () => session })
    const secret = encodeBody('aes', { Code: 0, Msg: '', Data: { Name: '心电图' } }, session)
    serverSays(() => answer(new TextDecoder().decode(secret), { mode: 'aes' }))
    expect(await call(write, { A: '值' })).toEqual({ Name: '心电图' })
    const { headers, body } = sent[0]!.init
    const bytes = body as Uint8Array
    expect(decodeBody('aes', bytes, session)).toEqual({ A: '值' })
    const input = {
      method: 'POST',
      host: window.location.host,
      path: write.path,
      query: '',
      mode: 'aes' as const,
      bundle: readBundle(headers['X-Auth-Bundle']),
      idempotencyKey: headers['Idempotency-Key'] ?? '',
      body: bytes,
    }
    checkMac(session.MacKey, input, headers['X-Auth-Mac'], true)
  })

  test('puts the input of a GET into the query, without a body or a key', async () => {
    serverSays(() => answer({ Code: 0, Msg: '', Data: {} }))
    await call(fetchTiles, { year: 2026 })
    expect(sent[0]!.url).toBe('/api/Statistics/Tiles?year=2026')
    expect(sent[0]!.init.body).toBeNull()
    expect(sent[0]!.init.headers['Idempotency-Key']).toBeUndefined()
  })

  test('that changes something carries an Idempotency-Key; one that only reads does not', async () => {
    serverSays(() => answer({ Code: 0, Msg: '', Data: {} }))
    await call(write, {})
    await call(read, {})
    await call(write, {}, { idempotencyKey: key })
    const keys = sent.map(({ init }) => init.headers['Idempotency-Key'])
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(keys[1]).toBeUndefined()
    expect(keys[2]).toBe(key)
  })

  test('corrects a wrong clock once, and signs with the server’s time from then on', async () => {
    const serverTime = Date.now() + 9_000_000
    const late = () =>
      answer(
        { Code: -10005, Msg: '', Data: { ServerTime: serverTime } },
        { status: 400, time: serverTime },
      )
    serverSays(late, () => answer({ Code: 0, Msg: '', Data: 1 }, { time: serverTime }))
    expect(await call(read, {})).toBe(1)
    expect(Number(readBundle(sent[1]!.init.headers['X-Auth-Bundle']).TimeStamp)).toBeGreaterThan(
      serverTime - 1000,
    )
    expect(serverNow()).toBeGreaterThan(serverTime - 1000)
    sent.length = 0
    serverSays(late)
    expect((await faultOf(call(read, {}))).code).toBe(-10005)
    expect(sent).toHaveLength(2)
  })

  test('whose outcome is unknown is repeated as a new request under the same key', async () => {
    serverSays(
      () => answer({ Code: -10003, Msg: '请求重复', Data: null }, { status: 409 }),
      () => answer({ Code: 0, Msg: '', Data: 'once' }),
    )
    expect(await call(write, {})).toBe('once')
    const [first, second] = sent.map(({ init }) => init.headers)
    expect(second!['Idempotency-Key']).toBe(first!['Idempotency-Key'])
    expect(second!['X-Auth-Bundle']).not.toBe(first!['X-Auth-Bundle'])
  })

  test('proves the work that is asked of it unseen, and gives up after the third riddle', async () => {
    const refused = { Code: -10013, Msg: '请先完成验证', Data: { ProofOfWork: 'one.2', Bits: 6 } }
    const riddle = () => answer(refused)
    serverSays(riddle, () => answer({ Code: 0, Msg: '', Data: 'served' }))
    expect(await call(write, {})).toBe('served')
    const [, proven] = sent.map(({ init }) => init.headers['X-Proof-Of-Work'])
    expect(solves('one.2', proven!.split(' ')[1]!, 6)).toBe(true)
    sent.length = 0
    serverSays(riddle)
    expect((await faultOf(call(write, {}))).message).toBe('请先完成验证')
    expect(sent).toHaveLength(4)
  })

  test.each([
    [403, { Code: -403, Msg: '别的话' }, '你没有权限浏览此页面！'],
    [500, { Code: -10500, Msg: '系统出现故障' }, '服务器超时！'],
    [502, '<html>', '502-网关错误'],
    [504, '<html>', '504-网关超时'],
    [418, '<html>', '错误:418'],
    [200, { Code: -1, Msg: '该课程已下架，无法继续学习' }, '该课程已下架，无法继续学习'],
    [200, { Code: -10002, Msg: '' }, '您没有权限操作'],
    [403, { Code: -10423, Msg: '学校已停用，请联系管理员' }, '学校已停用，请联系管理员'],
    [401, { Code: -401, Msg: '' }, '登录信息过期，请重新登录！'],
  ])('answered %i %j says what the specification says', async (status, body, sentence) => {
    serverSays(() => answer(body, { status }))
    const error = await faultOf(call(read, {}))
    expect(error).toBeInstanceOf(CallError)
    expect(error.message).toBe(sentence)
    expect(error.trace).toBe('trace-1')
  })

  test('that gets no answer in 35 s says so', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    const failing = faultOf(call(read, {}))
    await vi.advanceTimersByTimeAsync(35_000)
    expect((await failing).message).toBe('数据请求超时，请刷新重试！')
  })

  test('that finds no network promises that nothing typed is lost', async () => {
    serverSays(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await faultOf(call(read, {}))).message).toBe('网络已断开，已输入的内容会保留')
  })

  test('that was given up is silent about it', async () => {
    const giveUp = new AbortController()
    giveUp.abort(new Error('left'))
    serverSays(() => answer({ Code: 0 }))
    await expect(call(read, {}, { signal: giveUp.signal })).rejects.toThrow('left')
    expect(sent).toHaveLength(0)
  })

  test('on a session that is over is repeated with the renewed one, under the same key', async () => {
    let now = session
    presentVisitor({
      ...visitor,
      session: () => now,
      encryption: () => false,
      expired: () => {
        now = { ...session, TokenId: 'n'.repeat(43) }
        return Promise.resolve(true)
      },
    })
    serverSays(
      () => answer({ Code: -401, Msg: '', Data: null }, { status: 401 }),
      () => answer({ Code: 0, Msg: '', Data: 'saved' }),
    )
    expect(await call(write, {})).toBe('saved')
    expect(readBundle(sent[1]!.init.headers['X-Auth-Bundle']).TokenId).toBe('n'.repeat(43))
    expect(sent[1]!.init.headers['Idempotency-Key']).toBe(sent[0]!.init.headers['Idempotency-Key'])
  })

  test('to sign in never carries the session that is there', async () => {
    presentVisitor({ ...visitor, session: () => session })
    serverSays(() => answer({ Code: 0, Msg: '', Data: {} }))
    await call(read, {}, { asNobody: true })
    expect(readBundle(sent[0]!.init.headers['X-Auth-Bundle']).TokenId).toBe('')
  })
})
