import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerContestQuestion,
  askInContest,
  confirmContestNotice,
  deleteContestNotice,
  enrol,
  listContestMessages,
  listManagedNotices,
  saveContestNotice,
} from '@xinglin/contract/competitions'
import { listMessages } from '@xinglin/contract/messages'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { publishedContest } from './contest-testing.ts'

let app: TestApp
let holder: Visitor
let teacher: Visitor
let students: { a: Visitor; b: Visitor }
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  holder = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  students = { a: await app.signedIn('student1'), b: await app.signedIn('student1', 'b.localhost') }
})
afterAll(() => app.close())

/** A contest of two schools that a student of each entered. */
const entered = async () => {
  const SkillContestId = await publishedContest(holder, {
    NeedsReview: false,
    Schools: [{ SchoolId: app.fixture.schools.b, Area: '' }],
  })
  for (const student of [students.a, students.b])
    await student.calls(enrol, { Id: newId(), SkillContestId })
  return SkillContestId
}

const notice = (SkillContestId: string, over: object = {}) => ({
  SkillContestId,
  Id: newId(),
  Title: '比赛地点变更',
  Text: '决赛改在技能中心二楼。',
  IsPinned: true,
  MustConfirm: true,
  ...over,
})

const inbox = async (who: Visitor, kind: string) =>
  (await who.calls(listMessages, { Tab: 'contest' })).Data.List.filter(
    ({ Kind }: { Kind: string }) => Kind === kind,
  )

test('a notice reaches those who entered, at their own schools, and is confirmed', async () => {
  const SkillContestId = await entered()
  const saved = await holder.calls(saveContestNotice, notice(SkillContestId))
  expect(saved.Data.Notices).toMatchObject([{ Readers: 2, Confirmed: 0, IsPinned: true }])
  for (const student of [students.a, students.b]) {
    const [message] = await inbox(student, 'contest-notice')
    expect(message).toMatchObject({ MustRead: true })
    const { Data } = await student.calls(listContestMessages, { SkillContestId })
    expect(Data.Notices).toMatchObject([{ Title: '比赛地点变更', IsConfirmed: false }])
  }
  const [{ Id }] = saved.Data.Notices
  await students.b.calls(confirmContestNotice, { SkillContestId, Id })
  const managed = async () => (await holder.calls(listManagedNotices, { SkillContestId })).Data
  expect((await managed()).Notices).toMatchObject([{ Confirmed: 1 }])
  // Changed, it is to be confirmed anew.
  const changed = notice(SkillContestId, { Id, Text: '改在三楼。', Version: 1 })
  expect((await holder.calls(saveContestNotice, changed)).Data.Notices).toMatchObject([
    { Confirmed: 0, Version: 2 },
  ])
  expect(await holder.calls(saveContestNotice, { ...changed, Text: '改在四楼。' })).toMatchObject({
    Code: -10011,
  })
  expect(
    (await holder.calls(deleteContestNotice, { SkillContestId, Id, Version: 2 })).Data.Notices,
  ).toEqual([])
})

test('one to a school is read there alone', async () => {
  const SkillContestId = await entered()
  const { b } = app.fixture.schools
  const one = notice(SkillContestId, { Title: '仅限外校', SchoolIds: [b] })
  expect((await holder.calls(saveContestNotice, one)).Data.Notices).toMatchObject([{ Readers: 1 }])
  const titles = async (who: Visitor) =>
    (await who.calls(listContestMessages, { SkillContestId })).Data.Notices.length
  expect([await titles(students.a), await titles(students.b)]).toEqual([0, 1])
  expect(
    await students.a.calls(confirmContestNotice, { SkillContestId, Id: one.Id }),
  ).toMatchObject({ Code: -404 })
  expect(
    await holder.calls(saveContestNotice, notice(SkillContestId, { SchoolIds: [newId()] })),
  ).toMatchObject({ Msg: '请选择参赛学校' })
})

test('a question is answered to whoever asked, or to all without their name', async () => {
  const SkillContestId = await entered()
  const Id = newId()
  const question = { SkillContestId, Id, Text: '可以自带听诊器吗？' }
  expect((await students.b.calls(askInContest, question)).Code).toBe(0)
  expect((await students.b.calls(askInContest, question)).Code).toBe(0)
  const questions = (await holder.calls(listManagedNotices, { SkillContestId })).Data.Questions
  expect(questions).toMatchObject([{ SchoolName: '测试学校 b', AnsweredAt: null }])
  const [message] = await inbox(holder, 'contest-question')
  expect(message).toBeDefined()
  const seenBy = async (who: Visitor) =>
    (await who.calls(listContestMessages, { SkillContestId })).Data.Questions
  expect(await seenBy(students.a)).toEqual([])
  const answer = { SkillContestId, Id, Answer: '可以。', IsPublic: false }
  await holder.calls(answerContestQuestion, answer)
  expect(await seenBy(students.a)).toEqual([])
  expect(await seenBy(students.b)).toMatchObject([{ Answer: '可以。', IsOwn: true }])
  expect(await inbox(students.b, 'contest-answer')).toHaveLength(1)
  await holder.calls(answerContestQuestion, { ...answer, IsPublic: true })
  expect(await seenBy(students.a)).toMatchObject([{ Name: '', SchoolName: '', IsOwn: false }])
  expect(
    await students.b.calls(askInContest, { ...question, Id: newId(), Text: '？' }),
  ).toMatchObject({ Code: -10008 })
})

test('strangers read nothing, and nobody else tells anything', async () => {
  const SkillContestId = await entered()
  const stranger = await app.signedIn('student2')
  expect(await stranger.calls(listContestMessages, { SkillContestId })).toMatchObject({
    Msg: '报名后才能查看赛事通知',
  })
  expect(
    await stranger.calls(askInContest, { SkillContestId, Id: newId(), Text: '可以参加吗？' }),
  ).toMatchObject({ Code: -404 })
  const managerOfB = await app.signedIn('admin1', 'b.localhost')
  for (const who of [teacher, managerOfB]) {
    expect(await who.calls(listManagedNotices, { SkillContestId })).toMatchObject({ Code: -404 })
    expect(await who.calls(saveContestNotice, notice(SkillContestId))).toMatchObject({ Code: -404 })
  }
})
