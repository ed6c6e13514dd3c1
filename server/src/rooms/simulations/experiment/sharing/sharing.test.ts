import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  getSharing,
  linkPlatform,
  listPushes,
  pushAgain,
} from '@xinglin/contract/simulations/experiment'
import type { PlatformManner } from '#testing'
import { appId, secret, sharingApp } from './sharing-testing.ts'

let app: Awaited<ReturnType<typeof sharingApp>>
let admin: Awaited<ReturnType<typeof sharingApp>>['admin']
let there: Awaited<ReturnType<typeof sharingApp>>['there']
beforeAll(async () => {
  app = await sharingApp()
  ;({ admin, there } = app)
})
afterAll(() => app.close())
afterEach(() => {
  there.manner = 'well'
})

const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))
/** As time passes: what waits is due. */
const due = () => inSchool(sql`update step_push set next_at = now() - interval '1 s'`)

describe('what is refused', () => {
  test('addresses inside, half a registration, an older form', async () => {
    for (const Address of ['https://10.0.0.8', 'http://www.ilab-x.com', 'https://localhost'])
      expect(await app.save({ Address }), Address).toMatchObject({ Code: -10008, Msg: /内网/ })
    for (const Address of ['ftp://x.cn', 'https://user@x.cn', 'javascript:alert(1)'])
      expect(await app.save({ Address }), Address).toMatchObject({ Code: -10008, Msg: /https/ })
    expect(await app.save({ AppId: '' })).toMatchObject({ Code: -10008, Msg: /APPID/ })
    expect(await app.save({ Secret: '' })).toMatchObject({ Code: -10008, Msg: /SECRET/ })
    expect(await app.save({ Version: 9 })).toMatchObject({ Code: -10011 })
    expect(await app.setting()).toMatchObject({ Enabled: false, HasSecret: false, Version: 0 })
  })

  test('nothing is kept or sent before the school switches it on, and nobody is linked', async () => {
    const student = (await app.finished('student3')).visitor
    expect(await student.calls(linkPlatform, { Ticket: 'ticket-lin' })).toMatchObject({ Code: -1 })
    expect((await app.pushes()).Count).toBe(0)
    expect(there.requestCount).toBe(0)
  })

  test('the secret is told to nobody and lies wrapped; moving away forgets it', async () => {
    expect(await app.save()).toMatchObject({ Code: 0, Data: { Enabled: true, HasSecret: true } })
    expect(JSON.stringify(await app.setting())).not.toContain(secret)
    const { rows } = await inSchool(sql`select secret from step_sharing`)
    expect(rows[0]?.['secret']).toMatch(/^[\w-]{40,}$/)
    const { Data } = await admin.calls(searchAudit, { Area: 'experiment' })
    expect(JSON.stringify(Data)).toContain('修改了步骤得分推送')
    expect(JSON.stringify(Data)).not.toContain(secret)
    expect(await app.save({ Address: 'https://elsewhere.example.cn', Secret: '' })).toMatchObject({
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
    await app.save({ Secret: 'wrong' })
    expect(await student.calls(linkPlatform, { Ticket: 'ticket-lin' })).toMatchObject(refused)
    await app.save()
  })
})

test('a student who never came from there is waited for; when they come, the score goes', async () => {
  const { visitor, SessionId } = await app.finished('student1')
  expect(await app.newest()).toMatchObject({ State: 'unlinked', Learner: 'a的student1', Tries: 0 })
  const { Id } = await app.newest()
  expect(await admin.calls(pushAgain, { Id })).toMatchObject({ Code: -1, Msg: /尚未从共享平台/ })
  const came = await visitor.calls(linkPlatform, { Ticket: 'ticket-lin' })
  expect(came).toMatchObject({ Code: 0, Data: { Account: 'lin' } })
  expect(await app.until('sent')).toMatchObject({ Tries: 1, Words: '', NextAt: null })
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
    const { Id } = await app.newest()
    expect(await admin.calls(pushAgain, { Id })).toMatchObject({ Code: 0 })
    await vi.waitFor(async () => expect((await app.newest()).Words).toMatch(words), 20_000)
    const waits = await app.newest()
    expect(waits).toMatchObject({ State: 'waiting', Tries: 1 })
    const seconds = (Date.parse(waits.NextAt) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(40)
    expect(seconds).toBeLessThan(61)
    expect(there.uploads.length - before).toBe(arrived)
    there.manner = 'well'
    await due()
    const delivery = app.another()
    await app.until('sent')
    await delivery.stop()
    expect(there.uploads.length - before).toBe(arrived + 1)
    expect(there.records.size).toBe(1)
  },
  40_000,
)

test('what the platform refuses is not tried again by itself, in its words; 重新推送 sends all that failed', async () => {
  there.manner = 'refuses'
  await admin.calls(pushAgain, { Id: (await app.newest()).Id })
  expect(await app.until('failed')).toMatchObject({
    Words: '步骤不少于10步（code 5）',
    NextAt: null,
  })
  expect((await app.pushes('failed')).Count).toBe(1)
  there.manner = 'well'
  expect(await admin.calls(pushAgain, { Id: '' })).toMatchObject({ Data: { Count: 1 } })
  await app.until('sent')
})

test('after the last try in vain it has failed', async () => {
  there.manner = 'broken'
  const { Id } = await app.newest()
  await admin.calls(pushAgain, { Id })
  await vi.waitFor(async () => expect((await app.newest()).Tries).toBe(1), 10_000)
  await inSchool(sql`update step_push set tries = 6, state = 'waiting', next_at = now()`)
  const delivery = app.another()
  expect((await app.until('failed')).Words).toMatch(/HTTP 500（已尝试 7 次）/)
  await delivery.stop()
})

test('several processes send each result once; another school’s administrator sees none of it', async () => {
  const student = await app.signedIn('student2')
  await student.calls(linkPlatform, { Ticket: 'ticket-zhou' })
  const { SessionId } = await app.handsIn('student2')
  const before = there.uploads.length
  const processes = [app.another(), app.another(), app.another()]
  // What failed before, and what becomes final now.
  expect(await admin.calls(pushAgain, { Id: '' })).toMatchObject({ Data: { Count: 1 } })
  await app.mark(SessionId)
  for (const process of processes) process.nudge()
  await vi.waitFor(async () => expect((await app.pushes('sent')).Count).toBe(2), 20_000)
  await Promise.all(processes.map((process) => process.stop()))
  const sent = there.uploads.slice(before).map(({ username }) => username)
  expect(sent.toSorted()).toEqual(['lin', 'zhou'])
  const other = await app.signedIn('admin1', 'b.localhost')
  expect((await other.calls(listPushes)).Data.Count).toBe(0)
  const { Id } = await app.newest()
  expect(await other.calls(pushAgain, { Id })).toMatchObject({ Code: -404 })
}, 60_000)

test('a token that ended is made anew; one that cannot be waits for the student', async () => {
  const ended = () => inSchool(sql`update step_link set expires_at = now()`)
  await ended()
  const { Id } = await app.newest()
  await admin.calls(pushAgain, { Id })
  await app.until('sent')
  await ended()
  there.forgetTokens()
  await admin.calls(pushAgain, { Id })
  expect((await app.until('unlinked')).Words).toMatch(/access_token 已失效/)
  expect(await admin.calls(pushAgain, { Id })).toMatchObject({ Code: -1 })
})

test('switched off, nothing goes', async () => {
  await app.save({ Enabled: false })
  const before = there.requestCount
  expect(await admin.calls(pushAgain, { Id: '' })).toMatchObject({ Code: -1, Msg: '推送尚未开启' })
  await due()
  const delivery = app.another()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await delivery.stop()
  expect(there.requestCount).toBe(before)
})
