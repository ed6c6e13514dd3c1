import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  appeal,
  decideAppeal,
  finish,
  getAppeal,
  getAppealNews,
  getReport,
  reviewList,
} from '@xinglin/contract/simulations/consultation'
import { finishAttempt, getPlayer, getItem } from '@xinglin/contract/learning'
import { newId } from '#platform/ids'
import {
  authorsUnderstanding,
  consult,
  testApp,
  type Consulting,
  type TestApp,
  type Visitor,
} from '#testing'

const odd = '这毛病哪天找上你的'

let app: TestApp
let teacher: Visitor
let stage: Consulting
const students = ['student1', 'student2', 'student3']
beforeAll(async () => {
  app = await testApp({
    // One sentence that nobody understands, whatever the model learns.
    understand: (text, context) =>
      text === odd
        ? [{ text, verdict: 'unknown', meanings: [], confidence: 0 }]
        : authorsUnderstanding(text, context),
  })
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

/** A consultation in which something was said that was not understood, finished. */
const consulted = async (login: string): Promise<Consulting> => {
  const consultation = await consult(app, login)
  await consultation.ask('您好，请坐。')
  await consultation.ask(odd)
  return consultation
}

const reportOf = async (who: Visitor, { SessionId }: Consulting) =>
  (await who.calls(getReport, { SessionId })).Data

const sentence = { Kind: 'sentence', Seq: 2, Part: 0, Meant: 'onset_time' }
const wish = (about: object, more: object = {}) => ({
  Id: newId(),
  SessionId: stage.SessionId,
  About: about,
  Words: '我问的是什么时候开始的',
  ...more,
})

/** An item of the sheet that the golden question of the onset earns. */
const missedItem = (report: {
  Sheet: { dimensions: { no: number; items: { id: string; max: number; got: number }[] }[] }
}) => {
  const item = report.Sheet.dimensions[4]?.items.find(({ max, got }) => max > 0 && got === 0)
  if (!item) throw new Error('nothing was missed')
  return item
}

const queue = async (State = 'open') =>
  (await teacher.calls(reviewList, { CourseId: stage.where.CourseId, State })).Data

let at = 0
beforeEach(async () => {
  stage = await consulted(students[at % students.length] ?? '')
  at += 1
})

test('an accepted sentence is worth what it meant: in the report, in the course, and in the audit list', async () => {
  const { visitor, SessionId, where } = stage
  expect(await visitor.calls(appeal, wish(sentence))).toMatchObject({
    Code: -1,
    Msg: '问诊结束后才能申诉',
  })
  await visitor.calls(finish, { SessionId })
  const before = (await visitor.calls(finishAttempt, { ProgressId: where.ProgressId })).Data
  const report = await reportOf(visitor, stage)
  expect(report).toMatchObject({ Machine: null, Judged: [], Appeals: [], MayJudge: false })
  expect(Date.parse(report.AppealUntil) - Date.parse(report.EndedAt)).toBe(14 * 86_400_000)

  const wanted = wish(sentence)
  const sent = await visitor.calls(appeal, wanted)
  expect(sent.Data).toMatchObject({ Title: odd, State: 'open', About: sentence })
  expect((await visitor.calls(appeal, wanted)).Data).toEqual(sent.Data)
  const waiting = (await teacher.calls(getAppealNews)).Data
  expect(waiting.Waiting).toEqual([
    { CourseId: where.CourseId, CourseName: expect.any(String), Count: 1 },
  ])

  const [line] = (await queue()).List
  expect(line).toMatchObject({ Learner: 'a的student1', No: 1, SessionId })
  const full = (await teacher.calls(getAppeal, { Id: line.Id })).Data
  expect(full).toMatchObject({ MayDecide: true, Item: null })
  expect(full.Turns[1]).toMatchObject({ Seq: 2, Text: odd, Said: [{ Part: 0, Key: '' }] })
  expect(full.Turns[1].Answers).not.toEqual([])

  expect(await teacher.calls(decideAppeal, { Id: line.Id, Accept: true })).toMatchObject({
    Code: -10008,
    Msg: '请选择这句话应当理解为什么',
  })
  const done = await teacher.calls(decideAppeal, {
    Id: line.Id,
    Accept: true,
    Key: 'onset_time',
    Reason: '口语，问的是起病时间',
  })
  expect(done.Data).toMatchObject({ State: 'accepted', Key: 'onset_time' })

  expect((await visitor.calls(getAppealNews)).Data.Decided).toMatchObject([
    { SessionId, Accepted: 1, Declined: 0 },
  ])
  const after = await reportOf(visitor, stage)
  expect(after.Sheet.composite).toBeGreaterThan(report.Sheet.composite)
  expect(after.Machine.Sheet).toEqual(report.Sheet)
  expect(after.Machine.Understood).toEqual(report.Debrief.understood)
  expect(after.Debrief.understood[1].said).toMatchObject([{ key: 'onset_time' }])
  expect(after.Judged).toMatchObject([
    {
      By: 'a的teacher1',
      Appealed: true,
      Reason: '口语，问的是起病时间',
      About: { Kind: 'meaning', Seq: 2, Part: 0, Key: 'onset_time' },
      Before: report.Sheet.composite,
      After: after.Sheet.composite,
    },
  ])
  // Whoever read it is not told again.
  expect((await visitor.calls(getAppealNews)).Data.Decided).toEqual([])

  const { Report } = (await visitor.calls(getPlayer, { ProgressId: where.ProgressId })).Data
  expect(Report.Composite).toBe(after.Sheet.composite)
  expect(Report.Composite).toBeGreaterThan(before.Composite)
  expect(Report.Dimensions.map(({ Score }: { Score: number }) => Score)).toEqual(
    after.Sheet.dimensions.map(({ score }: { score: number }) => score),
  )
  const item = (await visitor.calls(getItem, where)).Data
  expect(item.Content.Sessions[0].Composite).toBe(after.Sheet.composite)

  const admin = await app.signedIn('admin1')
  const { List } = (await admin.calls(searchAudit, { Area: 'consultation' })).Data
  expect(List[0]).toMatchObject({
    Name: 'a的teacher1',
    Text: expect.stringContaining('接受了申诉'),
  })
})

test('an item is given what the rubric gives; a declined one tells why', async () => {
  const { visitor, SessionId } = stage
  await visitor.calls(finish, { SessionId })
  const report = await reportOf(visitor, stage)
  const item = missedItem(report)
  const about = { Kind: 'item', Dimension: 5, Item: item.id, Seq: 2 }
  const greeting = report.Sheet.dimensions[0].items.find(({ id }: { id: string }) => id === 'C01')
  expect(greeting.got).toBe(greeting.max)
  const refused: [object, object][] = [
    [{ ...about, Item: 'no-such-item' }, { Code: -404 }],
    [
      { ...about, Seq: 99 },
      { Code: -10008, Msg: '请选择您问到、做到的那一步' },
    ],
    [{ ...about, Seq: 3 }, { Code: -10008 }],
    [
      { ...about, Dimension: 1, Item: 'C01' },
      { Code: -1, Msg: '该项已得满分，不需要申诉' },
    ],
    [{ ...sentence, Part: 7 }, { Code: -404 }],
    [{ ...sentence, Seq: 3 }, { Code: -404 }],
    [{ ...sentence, Meant: 'no_such_meaning' }, { Code: -10008 }],
  ]
  for (const [of, answer] of refused)
    expect(await visitor.calls(appeal, wish(of)), JSON.stringify(of)).toMatchObject(answer)
  expect(
    await visitor.calls(appeal, wish({ ...sentence, Meant: '' }, { Words: '　' })),
  ).toMatchObject({ Code: -10008, Msg: '请选择您问的是什么，或写明说明' })
  expect(await visitor.calls(appeal, wish(about, { Words: '字'.repeat(201) }))).toMatchObject({
    Code: -10008,
  })
  expect(await visitor.calls(appeal, wish(about, { Words: '赌博' }))).toMatchObject({
    Code: -10010,
  })
  const stranger = await app.signedIn('student3')
  expect(await stranger.calls(appeal, wish(about))).toMatchObject({ Code: -404 })
  expect((await queue()).Count).toBe(0)

  const [one, other] = await Promise.all([
    visitor.calls(appeal, wish(about)),
    visitor.calls(appeal, wish(about)),
  ])
  expect([one.Code, other.Code].toSorted((a, b) => a - b)).toEqual([-1, 0])
  expect(await visitor.calls(appeal, wish(about))).toMatchObject({
    Code: -1,
    Msg: '该项已经申诉过，每项只能申诉一次',
  })
  await visitor.calls(appeal, wish(sentence))

  const { List } = await queue()
  expect(List).toHaveLength(2)
  const [ofItem, ofSentence] = List
  const shown = (await teacher.calls(getAppeal, { Id: ofItem.Id })).Data
  expect(shown.Item).toMatchObject({ id: item.id, got: 0, max: item.max })
  expect(await teacher.calls(decideAppeal, { Id: ofSentence.Id, Accept: false })).toMatchObject({
    Code: -10008,
    Msg: '请填写驳回的理由',
  })
  // Two at once: one decides, and it is decided once.
  const again = await app.signedIn('teacher1')
  const both = await Promise.all(
    [teacher, again, teacher].map((who) =>
      who.calls(decideAppeal, { Id: ofItem.Id, Accept: true }),
    ),
  )
  expect(both.map(({ Code }) => Code).toSorted((a, b) => b - a)).toEqual([0, -10009, -10009])
  const no = { Id: ofSentence.Id, Accept: false, Reason: '这句话问的不是起病时间' }
  expect((await teacher.calls(decideAppeal, no)).Data).toMatchObject({ State: 'declined' })
  const after = await reportOf(visitor, stage)
  expect(after.Judged).toHaveLength(1)
  expect(after.Judged[0].About).toMatchObject({ Kind: 'item', From: 0, To: item.max })
  expect(
    after.Sheet.dimensions[4].items.find(({ id }: { id: string }) => id === item.id),
  ).toMatchObject({ got: item.max, evidence: [2] })
  expect(after.Appeals).toMatchObject([
    { State: 'accepted' },
    { State: 'declined', Reason: '这句话问的不是起病时间', Decider: 'a的teacher1' },
  ])
  expect((await queue('declined')).Count).toBe(1)
})
