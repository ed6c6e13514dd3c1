import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getDeliveryChannels,
  getMessagePreferences,
  listDeliveries,
  listMessages,
  readMessages,
  saveDeliveryChannel,
  saveMessagePreferences,
  sendAgain,
} from '@xinglin/contract/messages'
import { newId } from '#platform/ids'
import { loadKeys } from '#platform/keys'
import { outboundFetch } from '#platform/outbound'
import { dayIn } from '#platform/visit'
import { testApp, type TestApp, type Visitor } from '#testing'
import { deliveryRound } from './deliver.ts'
import { tellOfFailures } from './failures.ts'
import { notify } from './notify.ts'

type Posted = { readonly to: string; readonly channel: string; readonly text: string }

let app: TestApp
let admin: Visitor
let schoolId: string
const posts: Posted[] = []
let status = 200
let pauseMs = 0
const key = 'a shared key'
const gateway = createServer((request, answer) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const at = String(request.headers['x-timestamp'])
    const signature = createHmac('sha256', key).update(`${at}\n${body}`).digest('hex')
    const isSigned = request.headers['x-signature'] === signature
    setTimeout(() => {
      if (isSigned && status === 200) posts.push(JSON.parse(body) as Posted)
      answer.writeHead(isSigned ? status : 401).end()
    }, pauseMs)
  })
})
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
/** Noon of tomorrow: nobody is woken, and whatever is told today is due. */
const noon = () =>
  new Date(Date.parse(`${dayIn('Asia/Shanghai', new Date())}T12:00:00+08:00`) + 86_400_000)

/** As many processes as are named look once at the same time. */
const look = (processes = 1, now = noon) =>
  Promise.all(
    Array.from({ length: processes }, () =>
      deliveryRound({
        database: app.database,
        keys: loadKeys(app.dataDir),
        outbound: outboundFetch(['localhost']),
        sms: undefined,
        logger: pino({ level: 'silent' }),
        onFailure: tellOfFailures,
        now,
      })(new AbortController().signal),
    ),
  )
const tell = (to: readonly string[], title: string, subjectId = newId()) =>
  app.database.within(schoolId, (db) =>
    notify({ db, school: { id: schoolId } }, new Date(), {
      kind: 'task-published',
      subjectId,
      title,
      to: to.map(person),
    }),
  )
const wish = (who: Visitor, Outside: ('sms' | 'email' | 'wechat')[]) =>
  who.calls(saveMessagePreferences, { List: [{ Tab: 'task', Inbox: true, Outside }] })
const execute = (statement: string) => app.database.within(schoolId, (db) => db.execute(statement))
const deliveries = async (State = 'all') =>
  (await admin.calls(listDeliveries, { State })).Data as {
    List: { State: string; Reason: string; Count: number; Name: string; Id: string }[]
    Counts: Record<string, number>
  }

beforeAll(async () => {
  app = await testApp({ ssoHosts: ['localhost'] })
  schoolId = app.fixture.schools['a'] ?? ''
  admin = await app.signedIn('admin1')
  await new Promise<void>((listening) => gateway.listen(0, 'localhost', listening))
  const { port } = gateway.address() as AddressInfo
  const saved = await admin.calls(saveDeliveryChannel, {
    Channel: 'email',
    Enabled: true,
    Url: `http://localhost:${port}/messages`,
    Key: key,
    Version: 0,
  })
  expect(saved).toMatchObject({ Code: 0 })
  for (const name of ['student1', 'student2', 'student3']) {
    await execute(`update person set email = '${name}@example.com' where id = '${person(name)}'`)
    await wish(await app.signedIn(name), ['email'])
  }
}, 60_000)
beforeEach(async () => {
  await execute('delete from message_delivery')
  await execute('delete from message')
  posts.length = 0
  status = 200
  pauseMs = 0
})
afterAll(async () => {
  await app.close()
  gateway.close()
})

test('what belongs together is one message, however many processes look', async () => {
  await tell(['student1', 'student2', 'student3'], '第七周')
  await tell(['student1'], '第八周')
  pauseMs = 60
  await look(3)
  expect(posts).toHaveLength(3)
  expect(new Set(posts.map(({ to }) => to)).size).toBe(3)
  const first = posts.find(({ to }) => to === 'student1@example.com')
  expect(first?.text).toMatch(/^您有2条新消息：/)
  expect(posts.find(({ to }) => to === 'student2@example.com')?.text).toBe(
    '老师布置了任务：第七周。请登录平台查看。',
  )
  expect((await deliveries()).Counts).toMatchObject({ sent: 3, waiting: 0 })
  await look(2)
  expect(posts).toHaveLength(3)
})

test('soon after one that was sent nothing more goes to the same person', async () => {
  await tell(['student1'], '第七周')
  await look()
  await execute(`update message_delivery set sent_at = now()`)
  await tell(['student1'], '第八周')
  const soon = () => new Date(Date.now() + 20 * 60_000)
  await look(1, soon)
  expect(posts).toHaveLength(1)
  await look()
  expect(posts).toHaveLength(2)
})

test('what was read meanwhile, or is no longer wished, is not sent', async () => {
  await tell(['student1', 'student2'], '第七周')
  const first = await app.signedIn('student1')
  const { List } = (await first.calls(listMessages, {})).Data as { List: { Id: string }[] }
  await first.calls(readMessages, { Ids: List.map(({ Id }) => Id) })
  const second = await app.signedIn('student2')
  await wish(second, [])
  await look()
  await wish(second, ['email'])
  expect(posts).toEqual([])
  const { List: rows } = await deliveries()
  expect(rows.map(({ State, Reason }) => [State, Reason])).toEqual([
    ['dropped', '已在站内阅读'],
    ['dropped', '已在站内阅读'],
  ])
})

test('a gateway that is away is tried again; what it refuses fails, and who runs the school is told once and sends it again', async () => {
  await tell(['student1'], '第七周')
  status = 503
  await look()
  expect((await deliveries()).List).toMatchObject([
    { State: 'waiting', Reason: '网关无法连接，或没有在时限内应答' },
  ])
  status = 400
  const later = () => new Date(noon().getTime() + 120_000)
  await look(1, later)
  const { List } = await deliveries('failed')
  expect(List).toMatchObject([{ State: 'failed', Reason: '网关拒绝（400）', Count: 0 }])
  const kinds = async () =>
    ((await admin.calls(listMessages, {})).Data.List as { Kind: string; State: string }[]).filter(
      ({ Kind }) => Kind === 'delivery-failed',
    )
  expect(await kinds()).toMatchObject([{ State: '1 条发送失败' }])
  status = 200
  expect((await admin.calls(sendAgain, { Id: List[0]?.Id })).Data).toEqual({ Waiting: 1 })
  expect(await admin.calls(sendAgain, { Id: List[0]?.Id })).toMatchObject({ Code: -10011 })
  expect(await admin.calls(sendAgain, { Id: newId() })).toMatchObject({ Code: -404 })
  await look(1, later)
  expect(posts).toHaveLength(1)
  expect(await kinds()).toMatchObject([{ State: '已处理' }])
})

test('what a process took and never came back with is not sent twice', async () => {
  await tell(['student1'], '第七周')
  await execute(
    `update message_delivery set state = 'sending', worker_id = '${newId()}', taken_at = now(), next_at = now()`,
  )
  await look(2)
  expect(posts).toEqual([])
  expect((await deliveries()).List).toMatchObject([
    { State: 'failed', Reason: '发送时中断，不知是否送达' },
  ])
})

test('nobody is woken: at night it waits for the morning', async () => {
  await tell(['student1'], '第七周')
  const night = () => new Date(noon().getTime() + 11 * 3_600_000)
  await look(1, night)
  expect(posts).toEqual([])
  expect((await deliveries()).List).toMatchObject([{ State: 'waiting' }])
})

test('a way is opened with a gateway outside and a key that stays secret; people are told whether it reaches them', async () => {
  const save = (over: object) =>
    admin.calls(saveDeliveryChannel, {
      Channel: 'wechat',
      Enabled: true,
      Url: 'https://gateway.example.com/in',
      Key: key,
      Version: 0,
      ...over,
    })
  expect(await save({ Url: 'http://10.0.0.1/in' })).toMatchObject({
    Msg: '网关地址须为 https 开头的公网地址',
  })
  expect(await save({ Key: '' })).toMatchObject({ Msg: '请填写网关的签名密钥' })
  expect(await save({ Url: '' })).toMatchObject({ Msg: '请先填写网关地址和密钥' })
  expect(await save({})).toMatchObject({ Code: 0 })
  expect(await save({})).toMatchObject({ Code: -10011 })
  // The key was given for that address alone.
  expect(await save({ Url: 'https://other.example.com/', Key: '', Version: 1 })).toMatchObject({
    Msg: '请填写网关的签名密钥',
  })
  const channels = (await admin.calls(getDeliveryChannels, {})).Data
  expect(JSON.stringify(channels)).not.toContain(key)
  expect(channels.List).toMatchObject([
    { Channel: 'sms', HasDefault: true, Enabled: false },
    { Channel: 'email', Enabled: true, HasKey: true },
    { Channel: 'wechat', Enabled: true, HasKey: true },
  ])
  const own = (await (await app.signedIn('student1')).calls(getMessagePreferences, {})).Data
  expect(own.Channels).toEqual([
    { Channel: 'email', IsReachable: true },
    { Channel: 'wechat', IsReachable: false },
  ])
  expect(await save({ Enabled: false, Version: 1 })).toMatchObject({ Code: 0 })
})
