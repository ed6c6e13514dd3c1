import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  decideReport,
  getMarking,
  getSharing,
  linkPlatform,
  listPushes,
  pushAgain,
  saveSharing,
  usualRubric,
} from '@xinglin/contract/experiment'
import { loadKeys } from '#platform/keys'
import { outboundFetch } from '#platform/outbound'
import {
  experiment,
  sharingPlatform,
  testApp,
  type PlatformManner,
  type TestApp,
  type Visitor,
} from '#testing'
import { startDelivery } from './delivering.ts'

const appId = '100400'
const secret = 'VV22FRULu8=/secret'
let app: TestApp
let admin: Visitor
let teacher: Visitor
let there: Awaited<ReturnType<typeof sharingPlatform>>
beforeAll(async () => {
  app = await testApp({ ssoHosts: ['127.0.0.1'] })
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  there = await sharingPlatform(appId, secret)
})
afterAll(async () => {
  there.close()
  await app.close()
})
afterEach(() => {
  there.manner = 'well'
})

const setting = async () => (await admin.calls(getSharing)).Data
const save = async (over: object = {}) =>
  admin.calls(saveSharing, {
    Enabled: true,
    Address: there.address,
    AppId: appId,
    Secret: secret,
    TimeUnit: 'seconds',
    Version: (await setting()).Version,
    ...over,
  })
const pushes = async (State = 'all') => (await admin.calls(listPushes, { State })).Data
const newest = async () => (await pushes()).List[0]
const until = async (State: string) => {
  await vi.waitFor(async () => expect((await newest()).State).toBe(State), {
    timeout: 20_000,
    interval: 100,
  })
  return newest()
}
/** As time passes: what waits is due. */
const due = () =>
  app.database.within(app.fixture.schools.a, (db) =>
    db.execute(sql`update step_push set next_at = now() - interval '1 s'`),
  )
const points = Object.fromEntries(usualRubric.map(({ Id, Max }) => [Id, Max]))
const mark = async (SessionId: string) => {
  const { Data } = await teacher.calls(getMarking, { SessionId })
  return teacher.calls(decideReport, {
    SessionId,
    Version: Data.Version,
    Revision: Data.Revision,
    Outcome: 'marked',
    Release: true,
    Mark: { Points: points, Adjusted: [], Annotations: [], Comment: '' },
  })
}
const handsIn = async (login: string) => {
  const stage = await experiment(app, login)
  await stage.goTheGoldenWay(3)
  await stage.submit()
  return stage
}
const finished = async (login: string) => {
  const stage = await handsIn(login)
  expect(await mark(stage.SessionId)).toMatchObject({ Code: 0 })
  return stage
}

describe('what is refused', () => {
  test('addresses inside, half a registration, an older form', async () => {
    for (const Address of ['https://10.0.0.8', 'http://www.ilab-x.com', 'https://localhost'])
      expect(await save({ Address }), Address).toMatchObject({ Code: -10008, Msg: /内网/ })
    for (const Address of ['ftp://x.cn', 'https://user@x.cn', 'javascript:alert(1)'])
      expect(await save({ Address }), Address).toMatchObject({ Code: -10008, Msg: /https/ })
    expect(await save({ AppId: '' })).toMatchObject({ Code: -10008, Msg: /APPID/ })
    expect(await save({ Secret: '' })).toMatchObject({ Code: -10008, Msg: /SECRET/ })
    expect(await save({ Version: 9 })).toMatchObject({ Code: -10011 })
    expect(await setting()).toMatchObject({ Enabled: false, HasSecret: false, Version: 0 })
  })

  test('nothing is kept or sent before the school switches it on, and nobody is linked', async () => {
    const student = (await finished('student3')).visitor
    expect(await student.calls(linkPlatform, { Ticket: 'ticket-lin' })).toMatchObject({ Code: -1 })
    expect((await pushes()).Count).toBe(0)
    expect(there.asked).toBe(0)
  })

  test('the secret is told to nobody and lies wrapped; moving away forgets it', async () => {
    expect(await save()).toMatchObject({ Code: 0, Data: { Enabled: true, HasSecret: true } })
    expect(JSON.stringify(await setting())).not.toContain(secret)
    const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
      db.execute<{ secret: string }>(sql`select secret from step_sharing`),
    )
    expect(rows[0]?.secret).toMatch(/^[\w-]{40,}$/)
    const { Data } = await admin.calls(searchAudit, { Area: 'experiment' })
    expect(JSON.stringify(Data)).toContain('修改了步骤得分推送')
    expect(JSON.stringify(Data)).not.toContain(secret)
    expect(await save({ Address: 'https://elsewhere.example.cn', Secret: '' })).toMatchObject({
      Code: -10008,
    })
    const other = await app.signedIn('admin1', 'b.localhost')
    expect((await other.calls(getSharing)).Data).toMatchObject({ Enabled: false, Address: '' })
  })

  test('a ticket that the platform does not know, and a secret that is not its own', async () => {
    const student = await app.signedIn('student1')
    const refused = { Code: -10012, Msg: '共享平台未认可本次进入，请从平台重新进入' }
    expect(await student.calls(linkPlatform, { Ticket: '' })).toMatchObject(refused)
    expect(await student.calls(linkPlatform, { Ticket: 'made-up' })).toMatchObject(refused)
    await save({ Secret: 'wrong' })
    expect(await student.calls(linkPlatform, { Ticket: 'ticket-lin' })).toMatchObject(refused)
    await save()
  })
})

test('a student who never came from there is waited for; when they come, the score goes', async () => {
  const { visitor, SessionId } = await finished('student1')
  expect(await newest()).toMatchObject({ State: 'unlinked', Learner: 'a的student1', Tries: 0 })
  const { Id } = await newest()
  expect(await admin.calls(pushAgain, { Id })).toMatchObject({ Code: -1, Msg: /尚未从共享平台/ })
  const came = await visitor.calls(linkPlatform, { Ticket: 'ticket-lin' })
  expect(came).toMatchObject({ Code: 0, Data: { Account: 'lin' } })
  expect(await until('sent')).toMatchObject({ Tries: 1, Words: '', NextAt: null })
  expect([...there.records.keys()]).toEqual([SessionId.replaceAll('-', '')])
  const [arrived] = there.uploads
  expect(arrived).toMatchObject({ username: 'lin', appid: appId, status: 1 })
  const steps = arrived?.['steps'] as { seq: number; maxScore: number; timeUsed: number }[]
  expect(steps.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBe(100)
  expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, at) => at + 1))
  expect(steps.every(({ timeUsed }) => timeUsed >= 1)).toBe(true)
  const taken = await (await app.signedIn('student3')).calls(linkPlatform, { Ticket: 'ticket-lin' })
  expect(taken).toMatchObject({ Code: -1, Msg: /已关联本校其他学生/ })
})

test.each<[PlatformManner, RegExp, number]>([
  ['broken', /HTTP 500/, 0],
  ['nonsense', /不是接口规范的格式/, 0],
  ['drops', /没有在时限内回答/, 1],
  ['slow', /没有在时限内回答/, 1],
])(
  'a platform that is %s is tried again later, and keeps one record',
  async (manner, words, arrived) => {
    const before = there.uploads.length
    there.manner = manner
    const { Id } = await newest()
    expect(await admin.calls(pushAgain, { Id })).toMatchObject({ Code: 0 })
    await vi.waitFor(async () => expect((await newest()).Words).toMatch(words), 20_000)
    const waits = await newest()
    expect(waits).toMatchObject({ State: 'waiting', Tries: 1 })
    const seconds = (Date.parse(waits.NextAt) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(40)
    expect(seconds).toBeLessThan(61)
    expect(there.uploads.length - before).toBe(arrived)
    there.manner = 'well'
    await due()
    const delivery = another()
    await until('sent')
    await delivery.stop()
    expect(there.uploads.length - before).toBe(arrived + 1)
    expect(there.records.size).toBe(1)
  },
  40_000,
)

/** Another process on the same database. */
const another = () =>
  startDelivery({
    database: app.database,
    keys: loadKeys(app.dataDir),
    outbound: outboundFetch(['127.0.0.1']),
    logger: pino({ level: 'silent' }),
    everyMs: 20,
  })

test('what the platform refuses is not tried again by itself, in its words; 重新推送 sends all that failed', async () => {
  there.manner = 'refuses'
  await admin.calls(pushAgain, { Id: (await newest()).Id })
  expect(await until('failed')).toMatchObject({ Words: '步骤不少于10步（code 5）', NextAt: null })
  expect((await pushes('failed')).Count).toBe(1)
  there.manner = 'well'
  expect(await admin.calls(pushAgain, { Id: '' })).toMatchObject({ Data: { Count: 1 } })
  await until('sent')
})

test('after the last try in vain it has failed', async () => {
  there.manner = 'broken'
  const { Id } = await newest()
  await admin.calls(pushAgain, { Id })
  await vi.waitFor(async () => expect((await newest()).Tries).toBe(1), 10_000)
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(sql`update step_push set tries = 6, state = 'waiting', next_at = now()`),
  )
  const delivery = another()
  expect((await until('failed')).Words).toMatch(/HTTP 500（已尝试 7 次）/)
  await delivery.stop()
})

test('several processes send each result once; another school’s administrator sees none of it', async () => {
  const student = await app.signedIn('student2')
  await student.calls(linkPlatform, { Ticket: 'ticket-zhou' })
  const { SessionId } = await handsIn('student2')
  const before = there.uploads.length
  const processes = [another(), another(), another()]
  // What failed before, and what becomes final now.
  expect(await admin.calls(pushAgain, { Id: '' })).toMatchObject({ Data: { Count: 1 } })
  await mark(SessionId)
  for (const process of processes) process.nudge()
  await vi.waitFor(async () => expect((await pushes('sent')).Count).toBe(2), 20_000)
  await Promise.all(processes.map((process) => process.stop()))
  const sent = there.uploads.slice(before).map(({ username }) => username)
  expect(sent.toSorted()).toEqual(['lin', 'zhou'])
  const other = await app.signedIn('admin1', 'b.localhost')
  expect((await other.calls(listPushes)).Data.Count).toBe(0)
  const { Id } = await newest()
  expect(await other.calls(pushAgain, { Id })).toMatchObject({ Code: -404 })
}, 60_000)

test('a token that ended is made anew; one that cannot be waits for the student', async () => {
  const ended = () =>
    app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update step_link set expires_at = now()`),
    )
  await ended()
  const { Id } = await newest()
  await admin.calls(pushAgain, { Id })
  await until('sent')
  await ended()
  there.forgetTokens()
  await admin.calls(pushAgain, { Id })
  expect((await until('unlinked')).Words).toMatch(/access_token 已失效/)
  expect(await admin.calls(pushAgain, { Id })).toMatchObject({ Code: -1 })
})

test('switched off, nothing goes', async () => {
  await save({ Enabled: false })
  const before = there.asked
  expect(await admin.calls(pushAgain, { Id: '' })).toMatchObject({ Code: -1, Msg: '推送尚未开启' })
  await due()
  const delivery = another()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await delivery.stop()
  expect(there.asked).toBe(before)
})
