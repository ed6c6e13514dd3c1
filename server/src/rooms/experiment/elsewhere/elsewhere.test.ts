import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import * as contract from '@xinglin/contract/experiment'
import { getAttemptDetail, getTrainingResult } from '@xinglin/contract/learning'
import { proceed, testApp, type TestApp, type Visitor } from '#testing'
import { signatureOf } from '../sharing/platform.ts'
import { aResult, externalExperiment } from './external-testing.ts'

const { elsewherePaths } = contract
let app: TestApp
let teacher: Visitor
let there: Awaited<ReturnType<typeof externalExperiment>>
let CourseId: string
let known: { AppId: string; Secret: string }

beforeAll(async () => {
  app = await testApp()
  there = await externalExperiment()
  teacher = await app.signedIn('teacher1')
  CourseId = app.fixture.courses['a.external'] ?? ''
})
afterAll(async () => {
  there.close()
  await app.close()
})

const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))

const register = async () => {
  const { Data } = await teacher.calls(contract.registerElsewhere, { CourseId })
  known = { AppId: Data.Setting.AppId, Secret: Data.Secret }
}

type Said = { readonly http: number } & Readonly<Record<string, unknown>>
const ask = async (
  method: string,
  path: string,
  query: Record<string, string>,
  body?: unknown,
  host = 'a.localhost',
): Promise<Said> => {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const { http, Msg, headers } = await app
    .visitor(host)
    .raw(method, `${path}?${new URLSearchParams(query).toString()}`, {}, Buffer.from(sent ?? ''))
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  return { http, ...(JSON.parse(Msg) as object) }
}

const signed = (name: 'ticket' | 'access_token', given: string, secret = known.Secret) => ({
  [name]: given,
  appid: known.AppId,
  signature: signatureOf(given, known.AppId, secret),
})
const enter = (ticket: string, host?: string) =>
  ask('GET', elsewherePaths.token, signed('ticket', ticket), undefined, host)
const refresh = (token: string) => ask('GET', elsewherePaths.refresh, signed('access_token', token))
const upload = (token: string, body: unknown, host?: string) =>
  ask('POST', elsewherePaths.upload, { access_token: token }, body, host)

/** Somebody who opened a round, and what they were sent there with. */
const launched = async (login: string, Proceed = 0) => {
  const student = await app.signedIn(login)
  const { ProgressId } = (await proceed(app, student, 'a.external', Proceed)).Data
  const launch = async () =>
    (await student.calls(contract.launchElsewhere, { CourseId, ProgressId })).Data
  const ticketOf = (data: { Url: string }) => new URL(data.Url).searchParams.get('ticket') ?? ''
  return {
    student,
    ProgressId: ProgressId as string,
    launch,
    ticket: async () => ticketOf(await launch()),
    /** Who they are there, by a token of their own. */
    async entered() {
      const answered = await enter(ticketOf(await launch()))
      return { token: String(answered['access_token']), un: String(answered['un']) }
    },
    async base() {
      return (await student.calls(getRetCourseBaseClient, { CourseId })).Data
    },
    mine: async () => (await student.calls(contract.myElsewhere, { ProgressId })).Data,
    detail: async () => (await student.calls(getAttemptDetail, { ProgressId })).Data,
  }
}

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
    const { launch } = await launched('student1')
    expect(await launch()).toEqual({ Url: 'https://lab.example.edu/rabbit', Signed: false })
  })

  test('the secret is told once and lies wrapped; another one ends what the first gave out', async () => {
    await register()
    const first = known
    const { token } = await (await launched('student1')).entered()
    const waits = await (await launched('student1')).ticket()
    const { Data } = await teacher.calls(contract.getElsewhere, { CourseId })
    expect(Data).toMatchObject({ Registered: true, Enabled: true, AppId: first.AppId, Version: 1 })
    expect(JSON.stringify(Data)).not.toContain(first.Secret)
    const { rows } = await inSchool(sql`select secret from elsewhere_registration`)
    expect(rows[0]?.['secret']).toMatch(/^[\w-]{60,}$/)
    await register()
    expect([known.AppId === first.AppId, known.Secret === first.Secret]).toEqual([true, false])
    expect(await enter(waits)).toMatchObject({ http: 200, code: 1 })
    expect(await upload(token, aResult('x', known.AppId))).toMatchObject({ code: 2 })
    const admin = await app.signedIn('admin1')
    const audit = JSON.stringify((await admin.calls(searchAudit, { Area: 'experiment' })).Data)
    expect(audit).toContain('更换了外部实验')
    expect(audit).not.toContain(known.Secret)
  })
})

describe('what is refused, in the form of the interface', () => {
  test('a ticket without its signature, of another secret, of nobody, of another school', async () => {
    const ticket = await (await launched('student1')).ticket()
    const wrong = { http: 200, code: 3, msg: 'appid 未登记、对接已停用或签名错误' }
    const asked = signed('ticket', ticket)
    for (const over of [
      { signature: signatureOf(ticket, known.AppId, 'x') },
      { signature: '签名' },
      { appid: 'nobody' },
      { ticket: 'other' },
    ])
      expect(await ask('GET', elsewherePaths.token, { ...asked, ...over })).toMatchObject(wrong)
    for (const name of ['ticket', 'appid', 'signature'])
      expect(await ask('GET', elsewherePaths.token, { ...asked, [name]: '' })).toMatchObject({
        code: 4,
        msg: `缺少参数 ${name}`,
      })
    for (const host of ['b.localhost', 'off.localhost', 'nowhere.localhost'])
      expect(await enter(ticket, host), host).toMatchObject({ code: 3 })
    expect(await enter('made-up')).toMatchObject({ code: 1 })
    // None of that used it up.
    expect(await enter(ticket)).toMatchObject({ code: 0 })
  })

  test('a ticket for the second time, in two tabs at once, and after ten minutes', async () => {
    const { ticket } = await launched('student1')
    const one = await ticket()
    const both = await Promise.all([enter(one), enter(one), enter(one)])
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1, 1])
    const late = await ticket()
    await inSchool(
      sql`update elsewhere_pass set until = now() - interval '1 s' where used_at is null`,
    )
    expect(await enter(late)).toMatchObject({ code: 1 })
    const { rows } = await inSchool(sql`select encode(hash, 'hex') as hash from elsewhere_pass`)
    expect(JSON.stringify(rows)).not.toContain(one)
  })

  test('a result by no token, an old one, another host, another’s name or registration', async () => {
    const { entered, mine, detail } = await launched('student1')
    const { token, un } = await entered()
    const other = await (await launched('student2')).entered()
    const good = aResult(un, known.AppId)
    expect(await upload('', good)).toMatchObject({ code: 4 })
    expect(await upload('made-up', good)).toMatchObject({ code: 2 })
    expect(await upload(token, good, 'b.localhost')).toMatchObject({ code: 2 })
    expect(await upload(token, aResult(other.un, known.AppId))).toMatchObject({
      code: 4,
      msg: 'username 须为换取 access_token 时返回的 un',
    })
    expect(await upload(token, aResult('student1', known.AppId))).toMatchObject({ code: 4 })
    expect(await upload(token, aResult(un, '9'))).toMatchObject({ code: 3 })
    await inSchool(
      sql`update elsewhere_pass set until = now() - interval '1 s' where kind = 'token'`,
    )
    expect(await upload(token, good)).toMatchObject({ code: 2 })
    expect(await mine()).toEqual([])
    expect((await detail()).Attempt).toMatchObject({ Progress: 0, State: 'active' })
  })

  test('a body that is too large, none, or no result; never a fault', async () => {
    const { entered, mine } = await launched('student1')
    const { token, un } = await entered()
    const huge = aResult(un, known.AppId, { filler: 'x'.repeat(300_000) })
    expect(await upload(token, huge)).toMatchObject({ http: 413, code: 4 })
    for (const body of ['', '{', 'null', '[]', '{"score":1}', '\u0000'])
      expect(await upload(token, body), body).toMatchObject({ http: 200, code: 4 })
    for (const over of [{ score: 101 }, { steps: 'x' }, { status: '1' }])
      expect(await upload(token, aResult(un, known.AppId, over))).toMatchObject({ code: 4 })
    expect(await mine()).toEqual([])
  })

  test('everything while the school has switched it off; tokens that were made anew too long', async () => {
    const { entered, launch, ticket } = await launched('student1')
    const { token, un } = await entered()
    const waits = await ticket()
    const { Version } = (await teacher.calls(contract.getElsewhere, { CourseId })).Data
    const fields = { CourseId, TimeUnit: 'seconds', Version }
    const off = await teacher.calls(contract.saveElsewhere, { ...fields, Enabled: false })
    expect(off.Data).toMatchObject({ Enabled: false, Version: Version + 1 })
    expect(await launch()).toMatchObject({ Signed: false })
    expect(await enter(waits)).toMatchObject({ code: 3 })
    expect(await refresh(token)).toMatchObject({ code: 3 })
    expect(await upload(token, aResult(un, known.AppId))).toMatchObject({ code: 3 })
    expect(await teacher.calls(contract.saveElsewhere, { ...fields, Enabled: true })).toMatchObject(
      { Code: -10011, Data: { Version: Version + 1 } },
    )
    await teacher.calls(contract.saveElsewhere, {
      ...fields,
      Enabled: true,
      Version: Version + 1,
    })
    await inSchool(
      sql`update elsewhere_pass set until = now() - interval '1 s' where kind = 'token'`,
    )
    const fresh = await refresh(token)
    expect(fresh).toMatchObject({ code: 0, un })
    await inSchool(sql`update elsewhere_pass set launched_at = now() - interval '31 d'`)
    expect(await refresh(String(fresh['access_token']))).toMatchObject({ code: 2 })
  })

  test('a launch into another’s round, another course, a round that was begun anew', async () => {
    const { ProgressId } = await launched('student1')
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

describe('what a result does', () => {
  test('half of it is kept and told; finished it ends the round with its score, in one record', async () => {
    const round = await launched('student2')
    const { token, un } = await round.entered()
    const half = aResult(un, known.AppId, { originId: 'r-1', status: 2, score: 36 })
    expect(await upload(token, half)).toMatchObject({ http: 200, code: 0, originId: 'r-1' })
    expect(await round.mine()).toMatchObject([{ Finished: false, Score: 36 }])
    expect(await round.base()).toMatchObject({ CourseProgress: 0, AttemptState: 'active' })
    const whole = aResult(un, known.AppId, { originId: 'r-1' })
    for (let i = 0; i < 3; i += 1)
      expect(await upload(token, whole)).toMatchObject({ code: 0, originId: 'r-1' })
    expect(await round.mine()).toMatchObject([
      { Finished: true, Score: 86, Seconds: 300, Steps: [{ seq: 1, score: 36 }, { seq: 2 }] },
    ])
    expect(await round.base()).toMatchObject({ CourseProgress: 100, AttemptState: 'finished' })
    const { Attempt, Report, Events } = await round.detail()
    expect(Attempt).toMatchObject({ Composite: 86, Level: 'A', Progress: 100 })
    expect(Report.Dimensions.filter((one: { Score: number | null }) => one.Score !== null)).toEqual(
      [
        {
          Name: '操作步骤',
          Score: 86,
          Evidence: '第 1 次外部实验“家兔血压（外部）”的成绩，步骤 2 项',
        },
      ],
    )
    const told = Events.map(({ Text }: { Text: string }) => Text)
    expect(told.filter((text: string) => text.includes('成绩送达'))).toHaveLength(1)
    // What is finished is not changed, whoever says so.
    const better = { ...whole, score: 99 }
    expect(await upload(token, better)).toMatchObject({ code: 5 })
    expect((await round.detail()).Attempt).toMatchObject({ Composite: 86 })
  })

  test('the best of several counts; both stay', async () => {
    const round = await launched('student2', 1)
    const { token, un } = await round.entered()
    await upload(token, aResult(un, known.AppId, { originId: 'r-2', score: 60 }))
    expect((await round.detail()).Attempt).toMatchObject({ Composite: 86, Level: 'A' })
    await upload(token, aResult(un, known.AppId, { originId: 'r-3', score: 92.5 }))
    expect((await round.detail()).Attempt).toMatchObject({ Composite: 92.5, Level: 'S' })
    expect((await round.mine()).map(({ Score }: { Score: number }) => Score)).toEqual([
      92.5, 60, 86,
    ])
    const link = { ProgressId: round.ProgressId, Session: '' }
    expect((await round.student.calls(getTrainingResult, link)).Data.Report).toMatchObject({
      Composite: 92.5,
    })
  })

  test('two results at once are both counted', async () => {
    const round = await launched('student3')
    const { token, un } = await round.entered()
    const both = [70, 80].map((score) =>
      upload(token, aResult(un, known.AppId, { originId: `t-${score}`, score })),
    )
    for (const one of await Promise.all(both)) expect(one).toMatchObject({ code: 0 })
    expect((await round.detail()).Attempt).toMatchObject({ Composite: 80 })
    expect(await round.mine()).toHaveLength(2)
  })

  test('what comes for a round that was begun anew stays with it and changes nothing', async () => {
    const old = await launched('student3', 1)
    const { token, un } = await old.entered()
    const fresh = await launched('student3', 3)
    expect(fresh.ProgressId).not.toBe(old.ProgressId)
    const late = aResult(un, known.AppId, { originId: 'late', score: 99 })
    expect(await upload(token, late)).toMatchObject({ code: 0 })
    const { Attempt, Closed } = await old.detail()
    expect([Attempt.Composite, Attempt.State, Closed]).toEqual([
      80,
      'superseded',
      '历史记录，不可进入',
    ])
    expect(await old.mine()).toHaveLength(3)
    expect((await fresh.detail()).Attempt).toMatchObject({ Progress: 0, State: 'active' })
    expect(await fresh.mine()).toEqual([])
    const again = { CourseId, ProgressId: old.ProgressId }
    expect(await old.student.calls(contract.launchElsewhere, again)).toMatchObject({
      Code: -10011,
      Msg: '该次学习已转为历史记录，请从课程页重新开始',
    })
  })

  test('a teacher tries the own course, marked as such, and counted nowhere', async () => {
    const { entered } = await launched('teacher1')
    const { token, un } = await entered()
    await upload(token, aResult(un, known.AppId, { title: '试做' }))
    const { List, Count } = (await teacher.calls(contract.elsewhereResults, { CourseId })).Data
    expect(List[0]).toMatchObject({ Title: '试做', Tester: true, Learner: 'a的teacher1' })
    const exported = (await teacher.calls(contract.stepScores, { CourseId })).Data
    expect(exported.Count).toBe(Count - 1)
    expect(exported.List[0]).toMatchObject({ status: 1, score: 99, username: 'a的student3' })
    expect(exported.List[0].steps).toHaveLength(2)
    expect(JSON.stringify(exported.List)).not.toContain('试做')
  })
})

test('our own way of sending scores fits our own way of taking them, over two servers', async () => {
  there.known = {
    address: `http://localhost:${app.port}`,
    appId: known.AppId,
    secret: known.Secret,
  }
  const path = await inSchool(
    sql`update course set experiment_path = ${`${there.address}/lab?lang=zh`} where id = ${CourseId} returning id`,
  )
  expect(path.rows).toHaveLength(1)
  const round = await launched('student1')
  const { Url } = await round.launch()
  expect(Url).toMatch(/\/lab\?lang=zh&ticket=[\w-]{43}&appid=[0-9a-f]{16}&signature=[0-9A-F]{32}$/)
  expect(await (await fetch(Url)).text()).toContain('完成实验')
  expect(await (await fetch(Url)).text()).toContain('ticket 无效')
  const at = there.entries.length - 1
  const done = await fetch(`${there.address}/finish?entry=${at}`, { method: 'POST' })
  expect(await done.text()).toContain('成绩已上传')
  expect(await round.base()).toMatchObject({ CourseProgress: 100 })
  expect((await round.detail()).Attempt).toMatchObject({ Composite: 86 })
  // Whoever made the experiment is told nothing by which the student is known elsewhere.
  expect(there.entries[at]?.account).toMatch(/^s[0-9a-f]{24}$/)
})

test('one address that asks without end is told to wait', async () => {
  const answers = []
  for (let i = 0; i < 700; i += 1) answers.push(await enter('x'))
  expect(answers.at(-1)).toMatchObject({ http: 429, code: 429 })
}, 60_000)
