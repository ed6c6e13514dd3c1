import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as contract from '@xinglin/contract/simulations/experiment'
import { getAttemptDetail, getTrainingResult } from '@xinglin/contract/learning'
import type { Visitor } from '#testing'
import { elsewhereApp } from './external-app-testing.ts'
import { aResult, externalExperiment } from './external-testing.ts'

let app: Awaited<ReturnType<typeof elsewhereApp>>
let there: Awaited<ReturnType<typeof externalExperiment>>
let CourseId: string
beforeAll(async () => {
  app = await elsewhereApp()
  there = await externalExperiment()
  ;({ CourseId } = app)
  await app.register()
})
afterAll(async () => {
  there.close()
  await app.close()
})

const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))
const detailOf = async ({ student, ProgressId }: { student: Visitor; ProgressId: string }) =>
  (await student.calls(getAttemptDetail, { ProgressId })).Data

describe('what a result does', () => {
  test('half of it is kept and told; finished it ends the round with its score, in one record', async () => {
    const round = await app.launched('student2')
    const { token, un } = await round.entered()
    const half = aResult(un, app.known.AppId, { originId: 'r-1', status: 2, score: 36 })
    expect(await app.upload(token, half)).toMatchObject({ http: 200, code: 0, originId: 'r-1' })
    expect(await round.mine()).toMatchObject([{ Finished: false, Score: 36 }])
    expect(await round.base()).toMatchObject({ CourseProgress: 0, AttemptState: 'active' })
    const whole = aResult(un, app.known.AppId, { originId: 'r-1' })
    for (let i = 0; i < 3; i += 1)
      expect(await app.upload(token, whole)).toMatchObject({ code: 0, originId: 'r-1' })
    expect(await round.mine()).toMatchObject([
      { Finished: true, Score: 86, Seconds: 300, Steps: [{ seq: 1, score: 36 }, { seq: 2 }] },
    ])
    expect(await round.base()).toMatchObject({ CourseProgress: 100, AttemptState: 'finished' })
    const { Attempt, Report, Events } = await detailOf(round)
    expect(Attempt).toMatchObject({ Composite: 86, Level: 'A', Progress: 100, DoneCount: 1 })
    expect(Report.Dimensions.filter((one: { Score: number | null }) => one.Score !== null)).toEqual(
      [
        {
          Name: '操作步骤',
          Score: 86,
          Evidence: '第 1 次外部实验，共 2 步',
        },
      ],
    )
    const texts = Events.map(({ Text }: { Text: string }) => Text)
    expect(texts.filter((text: string) => text.includes('成绩送达'))).toHaveLength(1)
    // What is finished is not changed, whoever says so.
    const better = { ...whole, score: 99 }
    expect(await app.upload(token, better)).toMatchObject({ code: 5 })
    expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 86 })
  })

  test('the best of several counts; both stay', async () => {
    const round = await app.launched('student2', 1)
    const { token, un } = await round.entered()
    await app.upload(token, aResult(un, app.known.AppId, { originId: 'r-2', score: 60 }))
    expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 86, Level: 'A' })
    await app.upload(token, aResult(un, app.known.AppId, { originId: 'r-3', score: 92.5 }))
    expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 92.5, Level: 'S' })
    expect(await round.mine()).toMatchObject([
      { Score: 92.5, Counts: true },
      { Score: 60, Counts: false },
      { Score: 86, Counts: false },
    ])
    const link = { ProgressId: round.ProgressId, Session: '' }
    expect((await round.student.calls(getTrainingResult, link)).Data.Report).toMatchObject({
      Composite: 92.5,
    })
  })

  test('of two that are worth the same the first that was begun counts, whichever arrived later', async () => {
    const round = await app.launched('student2', 3)
    const { token, un } = await round.entered()
    const first = aResult(un, app.known.AppId, { originId: 'first' })
    await app.upload(token, { ...first, status: 2 })
    await app.upload(token, { ...first, originId: 'second' })
    await app.upload(token, first)
    const scores = (await round.mine()).map((one: { Score: number; Counts: boolean }) => [
      one.Score,
      one.Counts,
    ])
    // The newest first: what was finished last is the one that was begun first.
    expect(scores).toEqual([
      [86, true],
      [86, false],
    ])
    expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 86 })
  })

  test('two results at once are both counted, and one that is sent twice at once is one', async () => {
    const round = await app.launched('student3')
    const { token, un } = await round.entered()
    const one = aResult(un, app.known.AppId)
    const sent = [70, 80, 70, 80, 80].map((score) =>
      app.upload(token, { ...one, originId: `t-${score}`, score }),
    )
    for (const answered of await Promise.all(sent))
      expect(answered).toMatchObject({ http: 200, code: 0 })
    expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 80 })
    expect(await round.mine()).toHaveLength(2)
  })

  test('what was committed later counts, even if its call began earlier', async () => {
    const round = await app.launched('student2', 3)
    const { token, un } = await round.entered()
    const one = aResult(un, app.known.AppId)
    const now = Date.now()
    const sendAt = async (at: number, score: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: at })
      const answer = await app.upload(token, { ...one, originId: `u-${score}`, score })
      vi.useRealTimers()
      return answer
    }
    expect(await sendAt(now, 70)).toMatchObject({ code: 0 })
    expect(await sendAt(now - 40, 75)).toMatchObject({ code: 0 })
    expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 75 })
    expect(await sendAt(now, 80)).toMatchObject({ code: 0 })
    expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 80 })
    expect(await round.mine()).toHaveLength(3)
  })

  test('what comes for a round that was begun anew stays with it and changes nothing', async () => {
    const old = await app.launched('student3', 1)
    const { token, un } = await old.entered()
    const fresh = await app.launched('student3', 3)
    expect(fresh.ProgressId).not.toBe(old.ProgressId)
    const late = aResult(un, app.known.AppId, { originId: 'late', score: 99 })
    expect(await app.upload(token, late)).toMatchObject({ code: 0 })
    const { Attempt, Closed } = await detailOf(old)
    expect([Attempt.Composite, Attempt.State, Closed]).toEqual([
      80,
      'superseded',
      '历史记录，不可进入',
    ])
    expect(await old.mine()).toHaveLength(3)
    expect((await detailOf(fresh)).Attempt).toMatchObject({ Progress: 0, State: 'active' })
    expect(await fresh.mine()).toEqual([])
    const again = { CourseId, ProgressId: old.ProgressId }
    expect(await old.student.calls(contract.launchElsewhere, again)).toMatchObject({
      Code: -10011,
      Msg: '该次学习已转为历史记录，请从课程页重新开始',
    })
  })

  test('a teacher tries the own course, marked as such, and counted nowhere', async () => {
    const { entered } = await app.launched('teacher1')
    const { token, un } = await entered()
    await app.upload(token, aResult(un, app.known.AppId, { title: '试做' }))
    const { List, Count } = (await app.teacher.calls(contract.elsewhereResults, { CourseId })).Data
    expect(List[0]).toMatchObject({ Title: '试做', Tester: true, Learner: 'a的teacher1' })
    const exported = (await app.teacher.calls(contract.stepScores, { CourseId })).Data
    expect(exported.Count).toBe(Count - 1)
    expect(exported.List[0]).toMatchObject({ status: 1, score: 99, username: 'a的student3' })
    expect(exported.List[0].steps).toHaveLength(2)
    expect(JSON.stringify(exported.List)).not.toContain('试做')
  })
})

test('our own way of sending scores fits our own way of taking them, over two servers', async () => {
  there.known = {
    address: `http://localhost:${app.port}`,
    appId: app.known.AppId,
    secret: app.known.Secret,
  }
  const path = await inSchool(
    sql`update course set experiment_path = ${`${there.address}/lab?lang=zh`} where id = ${CourseId} returning id`,
  )
  expect(path.rows).toHaveLength(1)
  const round = await app.launched('student1')
  const { Url } = await round.launch()
  expect(Url).toMatch(/\/lab\?lang=zh&ticket=[\w-]{43}&appid=[0-9a-f]{16}$/)
  expect(await (await fetch(Url)).text()).toContain('完成实验')
  expect(await (await fetch(Url)).text()).toContain('ticket 无效')
  const at = there.entries.length - 1
  const done = await fetch(`${there.address}/finish?entry=${at}`, { method: 'POST' })
  expect(await done.text()).toContain('成绩已上传')
  expect(await round.base()).toMatchObject({ CourseProgress: 100 })
  expect((await detailOf(round)).Attempt).toMatchObject({ Composite: 86 })
  // Whoever made the experiment is told nothing by which the student is known elsewhere.
  expect(there.entries[at]?.account).toMatch(/^s[0-9a-f]{24}$/)
})
