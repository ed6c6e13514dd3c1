import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { makeMac, modeOf, signedContent, signOf, writeBundle } from '@xinglin/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import { everyCall } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

// Whoever may not come is told so before a body is read: each head here promises a body of which no byte is ever sent.

let app: TestApp
let student: Visitor
let other: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  other = await app.signedIn('student2')
})
afterAll(() => app.close())

const posted = everyCall.filter(({ method }) => method === 'POST')
const promised = ({ bodyBytes = 131_072 }: Call): number => Math.min(bodyBytes, 2_000_000)

let drawn = 0
const headOf = (call: Call, visitor: Visitor, more: Record<string, string> = {}): string => {
  const { session, host } = visitor
  const bundle = {
    TimeStamp: String(Date.now()),
    Random: String((drawn += 1)).padStart(6, '0'),
    TokenId: session?.TokenId ?? '',
    AccountName: session?.AccountName ?? '',
    LoginType: String(session?.LoginType ?? 2),
  }
  const digest = 'a'.repeat(64)
  const body = signedContent(digest)
  const { path, method } = call
  const mode = modeOf(path, session !== undefined, true)
  const parts = { method, host, path, query: '', mode, bundle, idempotencyKey: '', body }
  const headers = {
    Host: host,
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(promised(call)),
    'X-Auth-Bundle': writeBundle(bundle),
    'X-Auth-Sign': signOf(bundle, body),
    ...(session && { 'X-Auth-Mac': makeMac(session.MacKey, parts) }),
    ...(call.fileBody && { 'X-Content-Sha256': digest }),
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

const opened: Socket[] = []
/** Sends a head, and the status that comes back without a body; undefined where the server goes on to wait for it. */
const answeredTo = async (head: string, waitMs = 4_000): Promise<number | undefined> => {
  const socket = connect(app.port, '127.0.0.1')
  opened.push(socket)
  socket.on('error', () => undefined)
  socket.write(head)
  const answered = new Promise<number>((resolve) =>
    socket.on('data', (part: Buffer) => resolve(Number(part.toString().split(' ')[1]))),
  )
  return Promise.race([answered, pause(waitMs).then(() => undefined)])
}
const hangUp = async (): Promise<void> => {
  for (const socket of opened.splice(0)) socket.destroy()
  await pause(300)
}

describe('each call that takes a body', () => {
  const forMembers = posted.filter(({ who }) => !who.includes('anonymous'))
  const forStaff = posted.filter(({ who }) => !who.includes('student'))

  test.each(forMembers.map((call) => [call.path, call] as const))(
    '%s is refused to strangers',
    async (_, call) =>
      // Where a sentence asks to sign in first, it is an answer of the call.
      expect(await answeredTo(headOf(call, app.visitor()))).toBe(call.signInFirst ? 200 : 401),
  )

  test.each(forStaff.map((call) => [call.path, call] as const))(
    '%s is refused to a student',
    async (_, call) => expect(await answeredTo(headOf(call, student))).toBe(403),
  )
})

describe('a body is not read of a head', () => {
  const [file] = posted.filter(({ fileBody }) => fileBody)
  if (!file) throw new Error('no call takes a file')
  test.each<[string, number, () => string]>([
    ['to another host', 404, () => headOf(file, app.visitor('nowhere.localhost'))],
    ['without a bundle', 400, () => headOf(file, student, { 'X-Auth-Bundle': '' })],
    [
      'with a signature that is none',
      400,
      () => headOf(file, student, { 'X-Auth-Sign': 'A'.repeat(32) }),
    ],
    [
      'to no call',
      404,
      () => headOf({ ...file, path: '/api/Nothing/AtAll', bodyBytes: 100_000 }, student),
    ],
  ])('%s (%i)', async (_, status, head) => expect(await answeredTo(head())).toBe(status))
})

test('one session sends six large bodies at once, and nobody else waits for it', async () => {
  const call =
    posted.find(
      ({ who, bodyBytes, fileBody }) => who.includes('student') && bodyBytes && !fileBody,
    ) ?? posted.find(({ who }) => who.includes('student'))
  if (!call) throw new Error('students send nothing')
  const six = await Promise.all(
    Array.from({ length: 6 }, () => answeredTo(headOf(call, student), 500)),
  )
  expect(six).toEqual(Array.from({ length: 6 }))
  expect(await answeredTo(headOf(call, student))).toBe(429)
  expect(await answeredTo(headOf(call, other), 500)).toBeUndefined()
  await hangUp()
  expect(await answeredTo(headOf(call, student), 500)).toBeUndefined()
  await hangUp()
})

test('all who are nobody send so much together, and members do not wait for them', async () => {
  const call = posted.find(
    ({ who, bodyBytes = 0 }) => who.includes('anonymous') && bodyBytes >= 1_000_000,
  )
  if (!call) throw new Error('strangers send nothing large')
  const many = await Promise.all(
    Array.from({ length: 20 }, () => answeredTo(headOf(call, app.visitor()), 1_000)),
  )
  expect(many.filter((status) => status === undefined)).toHaveLength(16)
  expect(many.filter((status) => status === 429)).toHaveLength(4)
  expect(await answeredTo(headOf(call, student), 500)).toBeUndefined()
  await hangUp()
})
