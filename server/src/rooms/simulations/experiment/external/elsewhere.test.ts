import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import * as contract from '@xinglin/contract/simulations/experiment'
import { getAttemptDetail } from '@xinglin/contract/learning'
import { proceed, type Visitor } from '#testing'
import { signatureOf } from '../sharing/sharing-platform-client.ts'
import { elsewhereApp } from './external-app-testing.ts'
import { aResult } from './external-testing.ts'
import { forgetPasses } from './launch.ts'

const { elsewherePaths } = contract
let app: Awaited<ReturnType<typeof elsewhereApp>>
let teacher: Visitor
let CourseId: string
beforeAll(async () => {
  app = await elsewhereApp()
  ;({ teacher, CourseId } = app)
})
afterAll(() => app.close())

const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))
/** As time passes: nothing of a kind is good any more. */
const tooLate = (kind: 'ticket' | 'token') =>
  inSchool(sql`update elsewhere_pass set until = now() - interval '1 s' where kind = ${kind}`)
const detailOf = async ({ student, ProgressId }: { student: Visitor; ProgressId: string }) =>
  (await student.calls(getAttemptDetail, { ProgressId })).Data

describe('who registers', () => {
  test('nobody but the teacher of the course and those who run the school, and no course that is learnt here', async () => {
    const stranger = await app.signedIn('teacher2')
    const other = await app.signedIn('admin1', 'b.localhost')
    const fields = { CourseId, Enabled: true, TimeUnit: 'seconds', Version: 1 }
    for (const call of [
      contract.getElsewhere,
      contract.registerElsewhere,
      contract.saveElsewhere,
      contract.elsewhereResults,
    ]) {
      expect(await stranger.calls(call, fields), call.path).toMatchObject({ Code: -10002 })
      expect(await other.calls(call, fields), call.path).toMatchObject({ Code: -404 })
      const here = { ...fields, CourseId: app.fixture.courses['a.experiment'] }
      expect(await teacher.calls(call, here), call.path).toMatchObject({
        Code: -1,
        Msg: '该课程不是外部实验课程',
      })
    }
    expect(await teacher.calls(contract.saveElsewhere, fields)).toMatchObject({
      Code: -1,
      Msg: '请先生成 APPID 与 SECRET',
    })
  })

  test('a course that nobody registered is opened as it is written', async () => {
    const { launch } = await app.launched('student1')
    expect(await launch()).toEqual({ Url: 'https://lab.example.edu/rabbit', WithTicket: false })
  })

  test('the secret is told once and lies wrapped; another one ends what the first gave out', async () => {
    await app.register()
    const first = { ...app.known }
    const { token } = await (await app.launched('student1')).entered()
    const waits = await (await app.launched('student1')).ticket()
    const { Data } = await teacher.calls(contract.getElsewhere, { CourseId })
    expect(Data).toMatchObject({ Registered: true, Enabled: true, AppId: first.AppId, Version: 2 })
    expect(JSON.stringify(Data)).not.toContain(first.Secret)
    const { rows } = await inSchool(sql`select secret from elsewhere_registration`)
    expect(rows[0]?.['secret']).toMatch(/^[\w-]{60,}$/)
    await app.register()
    expect([app.known.AppId === first.AppId, app.known.Secret === first.Secret]).toEqual([
      true,
      false,
    ])
    expect(await app.enter(waits)).toMatchObject({ http: 200, code: 1 })
    expect(await app.upload(token, aResult('x', app.known.AppId))).toMatchObject({ code: 2 })
    const admin = await app.signedIn('admin1')
    const audit = JSON.stringify((await admin.calls(searchAudit, { Area: 'experiment' })).Data)
    expect(audit).toContain('更换了外部实验')
    expect(audit).not.toContain(app.known.Secret)
  })
})

describe('what is refused, in the form of the interface', () => {
  test('a ticket without its signature, of another secret, of nobody, of another school', async () => {
    const ticket = await (await app.launched('student1')).ticket()
    const wrong = { http: 200, code: 3, msg: 'appid 未登记、对接已停用或签名错误' }
    const query = app.signed('ticket', ticket)
    for (const over of [
      { signature: signatureOf(ticket, app.known.AppId, 'x') },
      { signature: '签名' },
      { appid: 'nobody' },
      { ticket: 'other' },
    ])
      expect(await app.ask('GET', elsewherePaths.token, { ...query, ...over })).toMatchObject(wrong)
    for (const name of ['ticket', 'appid', 'signature'])
      expect(await app.ask('GET', elsewherePaths.token, { ...query, [name]: '' })).toMatchObject({
        code: 4,
        msg: `缺少参数 ${name}`,
      })
    for (const host of ['b.localhost', 'off.localhost', 'nowhere.localhost'])
      expect(await app.enter(ticket, { host }), host).toMatchObject({ code: 3 })
    expect(await app.enter(ticket, { host: 'skills.example.edu.cn' })).toMatchObject({
      code: 4,
      msg: '须使用 https',
    })
    expect(await app.enter('made-up')).toMatchObject({ code: 1 })
    // None of that used it up.
    expect(await app.enter(ticket)).toMatchObject({ code: 0 })
  })

  test('a ticket for the second time, in two tabs at once, and after ten minutes', async () => {
    const { ticket } = await app.launched('student1')
    const one = await ticket()
    const both = await Promise.all([app.enter(one), app.enter(one), app.enter(one)])
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(both.filter(({ code }) => code === 1)).toHaveLength(2)
    const late = await ticket()
    await tooLate('ticket')
    expect(await app.enter(late)).toMatchObject({ code: 1 })
    const { rows } = await inSchool(sql`select encode(hash, 'hex') as hash from elsewhere_pass`)
    expect(JSON.stringify(rows)).not.toContain(one)
  })

  test('a result by no token, an old one, another host, another’s name or registration', async () => {
    const round = await app.launched('student1')
    const { token, un } = await round.entered()
    const other = await (await app.launched('student2')).entered()
    const good = aResult(un, app.known.AppId)
    expect(await app.upload('', good)).toMatchObject({ code: 4 })
    expect(await app.upload('made-up', good)).toMatchObject({ code: 2 })
    expect(await app.upload(token, good, { host: 'b.localhost' })).toMatchObject({ code: 2 })
    expect(await app.upload(token, aResult(other.un, app.known.AppId))).toMatchObject({
      code: 4,
      msg: 'username 须为换取 access_token 时返回的 un',
    })
    expect(await app.upload(token, aResult('student1', app.known.AppId))).toMatchObject({ code: 4 })
    expect(await app.upload(token, aResult(un, '9'))).toMatchObject({ code: 3 })
    await tooLate('token')
    expect(await app.upload(token, good)).toMatchObject({ code: 2 })
    expect(await round.mine()).toEqual([])
    expect((await detailOf(round)).Attempt).toMatchObject({ Progress: 0, State: 'active' })
  })

  test('a body that is too large, none, or no result; never a fault', async () => {
    const { entered, mine } = await app.launched('student1')
    const { token, un } = await entered()
    const huge = aResult(un, app.known.AppId, { filler: 'x'.repeat(300_000) })
    expect(await app.upload(token, huge)).toMatchObject({ http: 413, code: 4 })
    for (const body of ['', '{', 'null', '[]', '{"score":1}', '\u0000'])
      expect(await app.upload(token, body), body).toMatchObject({ http: 200, code: 4 })
    for (const over of [{ score: 101 }, { steps: 'x' }, { status: '1' }])
      expect(await app.upload(token, aResult(un, app.known.AppId, over))).toMatchObject({ code: 4 })
    expect(await mine()).toEqual([])
  })

  test('everything while the school has switched it off; tokens that were made anew too long', async () => {
    const { entered, launch, ticket } = await app.launched('student1')
    const { token, un } = await entered()
    const waits = await ticket()
    const { Version } = (await teacher.calls(contract.getElsewhere, { CourseId })).Data
    const fields = { CourseId, TimeUnit: 'seconds', Version }
    const off = await teacher.calls(contract.saveElsewhere, { ...fields, Enabled: false })
    expect(off.Data).toMatchObject({ Enabled: false, Version: Version + 1 })
    expect(await launch()).toMatchObject({ WithTicket: false })
    expect(await app.enter(waits)).toMatchObject({ code: 3 })
    expect(await app.refresh(token)).toMatchObject({ code: 3 })
    expect(await app.upload(token, aResult(un, app.known.AppId))).toMatchObject({ code: 3 })
    expect(await teacher.calls(contract.saveElsewhere, { ...fields, Enabled: true })).toMatchObject(
      { Code: -10011, Data: { Version: Version + 1 } },
    )
    await teacher.calls(contract.saveElsewhere, {
      ...fields,
      Enabled: true,
      Version: Version + 1,
    })
    await tooLate('token')
    const fresh = await app.refresh(token)
    expect(fresh).toMatchObject({ code: 0, un })
    await inSchool(sql`update elsewhere_pass set launched_at = now() - interval '31 d'`)
    expect(await app.refresh(String(fresh['access_token']))).toMatchObject({ code: 2 })
  })

  test('a launch into another’s round, another course, a round that was begun anew', async () => {
    const { ProgressId } = await app.launched('student1')
    const other = await app.signedIn('student2')
    const elsewhere = (input: object) => other.calls(contract.launchElsewhere, input)
    expect(await elsewhere({ CourseId, ProgressId })).toMatchObject({ Code: -404 })
    const mine = (await proceed(app, other, 'a.experiment')).Data.ProgressId
    const here = app.fixture.courses['a.experiment']
    expect(await elsewhere({ CourseId, ProgressId: mine })).toMatchObject({ Code: -404 })
    expect(await elsewhere({ CourseId: here, ProgressId: mine })).toMatchObject({ Code: -404 })
    expect(await other.calls(contract.myElsewhere, { ProgressId })).toMatchObject({ Code: -404 })
  })
})

test('what speaks for nobody any more is forgotten, and nothing else', async () => {
  const { entered, ticket } = await app.launched('student1')
  await entered()
  await ticket()
  const kept = async () => (await inSchool(sql`select from elsewhere_pass`)).rowCount ?? 0
  const keepHouse = (at: Date) =>
    app.database.within(app.fixture.schools.a, (db) =>
      forgetPasses({ db, school: { id: app.fixture.schools.a } }, at),
    )
  const before = await kept()
  await inSchool(
    sql`update elsewhere_pass set launched_at = now() - interval '31 d' where kind = 'token'`,
  )
  await keepHouse(new Date())
  const after = await kept()
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before)
  await keepHouse(new Date(Date.now() + 31 * 86_400_000))
  expect(await kept()).toBe(0)
})

test('one address that asks without end is told to wait', async () => {
  let waits: readonly object[] = []
  // Counted by the minute of the clock, which may end in the midst of it.
  for (let i = 0; i < 100 && waits.length === 0; i += 1) {
    const some = await Promise.all(Array.from({ length: 20 }, () => app.enter('x')))
    waits = some.filter(({ http }) => http !== 200)
  }
  expect(waits[0]).toMatchObject({ http: 429, code: 429 })
}, 60_000)
