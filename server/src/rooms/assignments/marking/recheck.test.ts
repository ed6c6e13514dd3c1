import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOwnSubmission } from '@xinglin/contract/assignments'
import { changeTeachingRoster, getClassDetail, saveClassStaff } from '@xinglin/contract/classes'
import { askRecheck, decideRecheck, getWork, defaultWorkRubric } from '@xinglin/contract/marking'
import { getToday } from '@xinglin/contract/today'
import { listMessages } from '@xinglin/contract/messages'
import {
  decideOn,
  newTeachingClass,
  newTerm,
  testApp,
  waitingWork,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let other: Visitor
let student: Visitor
let classId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const Kind = 'submission'
const full = Object.fromEntries(defaultWorkRubric.map(({ Id, Max }) => [Id, Max]))

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
  classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const staff = async (list: object[]) => {
  const { Version } = (await teacher.calls(getClassDetail, { Id: classId })).Data
  await teacher.calls(saveClassStaff, { ClassId: classId, Staff: list, Version })
}
const ask = (who: Visitor, Id: string, Reason = '第二项论证已写明，请再看') =>
  who.calls(askRecheck, { Kind, Id, Reason })
const decide = (who: Visitor, Id: string, Points: object, over: object = {}) =>
  who.calls(decideRecheck, {
    Kind,
    Id,
    Version: 1,
    Revision: 0,
    Mark: { Points, Adjusted: [], Annotations: [], Comment: '' },
    Note: '复核了论证部分',
    ...over,
  })
const lower = { ...full, reasoning: 30 }
const mark = { Points: lower, Adjusted: [], Annotations: [], Comment: '' }
const released = async () => {
  const one = await waitingWork(teacher, classId, student)
  await decideOn(teacher, one.Id, { Mark: mark, Release: true })
  return one
}

test('a re-check is asked for once, of one’s own released score, with a reason, within its days', async () => {
  const waiting = await waitingWork(teacher, classId, student)
  expect(await ask(student, waiting.Id)).toMatchObject({ Code: -1, Msg: '成绩发布后才能申请复核' })
  const { Id, place } = await released()
  expect(await ask(await app.signedIn('student2'), Id)).toMatchObject({ Code: -404 })
  expect(await ask(student, Id, ' ')).toMatchObject({ Code: -10008, Msg: '请填写复核理由' })
  expect(await ask(student, Id, '赌博')).toMatchObject({ Code: -10010 })
  expect((await student.calls(getOwnSubmission, place)).Data.RecheckUntil).toEqual(
    expect.any(String),
  )
  expect((await ask(student, Id)).Data).toMatchObject({ State: 'asked', Before: { Score: 90 } })
  expect(await ask(student, Id)).toMatchObject({ Code: -10011 })
  const old = await released()
  await app.database.within(app.fixture.schools['a'] ?? '', (db) =>
    db.execute(
      `update marked_work set released_at = now() - interval '15 days' where id = '${old.Id}'`,
    ),
  )
  expect(await ask(student, old.Id)).toMatchObject({ Code: -1, Msg: /超过14天/ })
})

test('somebody else than the marker decides where there is somebody; both scores stay readable', async () => {
  await staff([{ PersonId: person('teacher2'), Post: 'teacher', Rights: [] }])
  const { Id, place } = await released()
  expect(await decide(other, Id, full)).toMatchObject({ Msg: '没有待处理的复核申请' })
  await ask(student, Id)
  // It waits among what concerns whoever decides it, and nobody else.
  const today = async (who: Visitor) => JSON.stringify((await who.calls(getToday, {})).Data.List)
  expect(await today(other)).toContain('有学生申请复核成绩')
  for (const who of [teacher, student]) expect(await today(who)).not.toContain('申请复核成绩')
  expect(await decide(teacher, Id, full, { Revision: 1 })).toMatchObject({
    Code: -10002,
    Msg: '复核须由原批阅教师以外的教师处理',
  })
  expect(await decide(other, Id, { content: 1 })).toMatchObject({ Msg: '请为每个评分项给分' })
  expect(await decide(other, Id, full, { Note: '' })).toMatchObject({ Code: -10008 })
  expect((await other.calls(getWork, { Kind, Id })).Data).toMatchObject({
    MayRecheck: true,
    Recheck: { Reason: '第二项论证已写明，请再看' },
  })
  expect((await decide(other, Id, full)).Data).toMatchObject({ State: 'changed', After: 100 })
  expect((await student.calls(getOwnSubmission, place)).Data).toMatchObject({
    State: 'released',
    Score: 100,
    Recheck: {
      State: 'changed',
      Before: { Score: 90, By: 'a的teacher1' },
      After: 100,
      By: 'a的teacher2',
      Note: '复核了论证部分',
    },
  })
  expect(await decide(other, Id, lower, { Revision: 1 })).toMatchObject({ Code: -1 })
  const kindsOf = async (who: Visitor) =>
    (await who.calls(listMessages, {})).Data.List.map((one: { Kind: string }) => one.Kind)
  expect(await kindsOf(student)).toContain('recheck-decided')
  expect(await kindsOf(other)).toContain('recheck-asked')
})

test('where nobody else may mark, the marker decides; the same points leave the score', async () => {
  await staff([])
  const { Id } = await released()
  await ask(student, Id)
  expect((await decide(teacher, Id, lower, { Revision: 1 })).Data).toMatchObject({
    State: 'kept',
    After: 90,
  })
})
