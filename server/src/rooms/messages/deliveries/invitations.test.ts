import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  acceptInvitation,
  type Invitation,
  listInvitations,
  makeInvitation,
  resendInvitation,
  revokeInvitation,
} from '@xinglin/contract/identity'
import { saveDeliveryChannel } from '@xinglin/contract/messages'
import { loadKeys } from '#platform/keys'
import { outboundFetch } from '#platform/outbound'
import { dayIn } from '#platform/visit'
import { testApp, type TestApp, type Visitor } from '#testing'
import { deliveryRound } from './deliver.ts'

// Invitations that are sent by the gateways of the school.

type Posted = { readonly to: string; readonly channel: string; readonly text: string }

let app: TestApp
let admin: Visitor
let posts: Posted[] = []
let status = 200
const key = 'a shared key'
const gateway = createServer((request, answer) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const at = String(request.headers['x-timestamp'])
    const signature = createHmac('sha256', key).update(`${at}\n${body}`).digest('hex')
    const isSigned = request.headers['x-signature'] === signature
    if (isSigned && status === 200) posts.push(JSON.parse(body) as Posted)
    answer.writeHead(isSigned ? status : 401).end()
  })
})

const dayMs = 86_400_000
const today = dayIn('Asia/Shanghai', new Date())
const at = (hour: string, days = 1) =>
  new Date(Date.parse(`${today}T${hour}:00+08:00`) + days * dayMs)

const look = (now = at('12:00'), processes = 1) =>
  Promise.all(
    Array.from({ length: processes }, () =>
      deliveryRound({
        database: app.database,
        keys: loadKeys(app.dataDir),
        outbound: outboundFetch(['localhost']),
        sms: undefined,
        logger: pino({ level: 'silent' }),
        onFailure: async () => undefined,
        now: () => now,
      })(new AbortController().signal),
    ),
  )

const make = async (SendTo: readonly string[], more: object = {}) =>
  admin.calls(makeInvitation, { Note: '', Uses: 5, Days: 7, SendTo, ...more })
const delivery = async (id: string) =>
  (await admin.calls(listInvitations)).Data.List.find(({ Id }: Invitation) => Id === id)?.Delivery

const kept = async () =>
  (
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute<{ text: string; state: string }>('select text, state from address_delivery'),
    )
  ).rows

const open = async (Channel: string, Enabled: boolean, Version: number) => {
  const { port } = gateway.address() as AddressInfo
  const Url = `http://localhost:${port}/messages`
  const wanted = { Channel, Enabled, Url, Key: key, Version }
  expect(await admin.calls(saveDeliveryChannel, wanted)).toMatchObject({ Code: 0 })
}

beforeAll(async () => {
  app = await testApp({ ssoHosts: ['localhost'] })
  admin = await app.signedIn('admin1')
  await new Promise<void>((listening) => gateway.listen(0, 'localhost', listening))
})
beforeEach(async () => {
  posts = []
  status = 200
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('delete from address_delivery'),
  )
})
afterAll(async () => {
  await app.close()
  gateway.close()
})

test('nothing is sent by a way that the school has not opened, and nothing is made', async () => {
  const before = (await admin.calls(listInvitations)).Data.Count
  expect(await make(['13800138000'])).toMatchObject({
    Code: -1,
    Msg: '学校没有开启这种发送方式，请复制链接发送',
  })
  expect((await admin.calls(listInvitations)).Data.Count).toBe(before)
})

test('what is no address, and more people than may join, are refused', async () => {
  for (const bad of ['12345', '张三', 'a@b', `${'a'.repeat(120)}@example.com`, ''])
    expect(await make([bad]), bad).toMatchObject({ Code: -10008, Msg: '手机号或邮箱格式不正确' })
  const two = ['a@example.com', 'b@example.com']
  expect(await make(two, { Uses: 1 })).toMatchObject({
    Code: -10008,
    Msg: '发送的人数不能多于可加入的人数',
  })
})

test('each address is sent the link once, however many processes look; whoever opens it joins', async () => {
  await open('email', true, 0)
  await open('sms', true, 0)
  const { Data } = await make(['xu@example.com', '13800138000', 'xu@example.com'])
  expect(await delivery(Data.Id)).toMatchObject({ Waiting: 2, Sent: 0, Failed: 0 })
  // The code lies wrapped in the outbox, and is gone from it once it was sent.
  expect((await kept()).every(({ text }) => text !== '' && !text.includes(Data.Code))).toBe(true)
  await look(at('12:00'), 3)
  expect(new Set(posts.map(({ to, channel }) => `${channel} ${to}`))).toEqual(
    new Set(['email xu@example.com', 'sms 13800138000']),
  )
  expect(posts).toHaveLength(2)
  expect(await delivery(Data.Id)).toMatchObject({ Waiting: 0, Sent: 2, Failed: 0 })
  expect((await kept()).map(({ text }) => text)).toEqual(['', ''])
  const [, code = ''] = /\/Invitation#(\S+)$/.exec(posts[0]?.text ?? '') ?? []
  expect(code).toBe(Data.Code)
  const joined = await app.visitor().calls(acceptInvitation, {
    Code: code,
    RealName: '许知远',
    Number: 'T-sent-1',
    PassWord: 'Spring-rain-26',
  })
  expect(joined.Code).toBe(0)
})

test('nobody is woken: at night it waits for the morning', async () => {
  const { Data } = await make(['xu@example.com'])
  await look(at('23:30'))
  expect(posts).toEqual([])
  expect(await delivery(Data.Id)).toMatchObject({ Waiting: 1 })
  await look(at('07:01', 2))
  expect(posts).toHaveLength(1)
})

test('what the gateway refuses is told with its reason and sent again when somebody asks', async () => {
  status = 422
  const { Data } = await make(['xu@example.com'])
  expect(await admin.calls(resendInvitation, { Id: Data.Id })).toMatchObject({ Code: -10011 })
  await look()
  expect(await delivery(Data.Id)).toEqual({
    Waiting: 0,
    Sent: 0,
    Failed: 1,
    Failures: [{ To: 'xu@example.com', Reason: '网关拒绝（422）' }],
  })
  status = 200
  expect(await admin.calls(resendInvitation, { Id: Data.Id })).toMatchObject({
    Data: { Waiting: 1 },
  })
  await look()
  expect(posts).toHaveLength(1)
  expect(await delivery(Data.Id)).toMatchObject({ Sent: 1, Failures: [] })
})

test('a gateway that is away is tried again, and given up after an hour and a half', async () => {
  status = 503
  const { Data } = await make(['xu@example.com'])
  const noon = at('12:00').getTime()
  for (const minutes of [0, 2, 8, 25, 90]) await look(new Date(noon + minutes * 60_000))
  expect(await delivery(Data.Id)).toMatchObject({
    Failed: 1,
    Failures: [{ Reason: '网关无法连接，或没有在时限内应答（已尝试 5 次）' }],
  })
})

test('what is revoked, or over, is not sent', async () => {
  const { Data: revoked } = await make(['xu@example.com'])
  await admin.calls(revokeInvitation, { Id: revoked.Id })
  const { Data: over } = await make(['lin@example.com'], { Days: 1 })
  await look(at('12:00', 3))
  expect(posts).toEqual([])
  expect(await kept()).toEqual([
    { text: '', state: 'dropped' },
    { text: '', state: 'dropped' },
  ])
  expect(await admin.calls(resendInvitation, { Id: revoked.Id })).toMatchObject({ Code: -10011 })
  expect(await delivery(over.Id)).toMatchObject({ Waiting: 0, Sent: 0 })
})
