import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getOwnAssignment,
  getOwnSubmission,
  openDraft,
  releaseTask,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster, getClassDetail, saveClassStaff } from '@xinglin/contract/classes'
import {
  decideWork,
  getWork,
  keepWorkMark,
  listWorks,
  releaseWorks,
  saveWorkRubric,
  defaultWorkRubric,
} from '@xinglin/contract/marking'
import { listMessages } from '@xinglin/contract/messages'
import { getToday } from '@xinglin/contract/today'

import {
  decideOn,
  waitingWork,
  newTeachingClass,
  newTerm,
  testApp,
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
const empty = { Points: {}, Adjusted: [], Annotations: [], Comment: '' }

const staff = async (Post: string, Rights: string[]) => {
  const { Version } = (await teacher.calls(getClassDetail, { Id: classId })).Data
  await teacher.calls(saveClassStaff, {
    ClassId: classId,
    Staff: [{ PersonId: person('teacher2'), Post, Rights }],
    Version,
  })
}

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

/** A work of a student's that waits to be marked. */
const waiting = (who = student) => waitingWork(teacher, classId, who)
const opened = async (who: Visitor, Id: string, Version = 0) =>
  (await who.calls(getWork, { Kind, Id, Version })).Data
const decide = decideOn
const own = async (who: Visitor, place: object) => (await who.calls(getOwnSubmission, place)).Data

describe('marking is refused', () => {
  test('to who does not teach with the task, whatever they ask', async () => {
    const { place, Id } = await waiting()
    const GroupId = place.Id
    const on = { Kind, Id, Version: 1, Revision: 0, Mark: empty }
    for (const [call, input] of [
      [listWorks, { Kind, GroupId }],
      [getWork, { Kind, Id }],
      [keepWorkMark, on],
      [decideWork, { ...on, Outcome: 'returned', Release: false }],
      [releaseWorks, { Kind, GroupId, Ids: [Id] }],
      [saveWorkRubric, { Kind, GroupId, ItemId: place.ItemId, Rubric: defaultWorkRubric }],
      [releaseTask, { Id: GroupId }],
    ] as const)
      expect(await other.calls(call, input), call.path).toMatchObject({ Code: -404 })
    const admin = await app.signedIn('admin1')
    expect(await opened(admin, Id)).toMatchObject({ MayMark: false, Name: 'a的student1' })
    expect(await admin.calls(keepWorkMark, on)).toMatchObject({ Code: -403 })
  })

  test.each([
    ['more points than there are', { Mark: { ...empty, Points: { content: 41 } } }, -10008],
    ['points of no criterion', { Mark: { ...empty, Points: { nothing: 1 } } }, -10008],
    ['hundredths', { Mark: { ...empty, Points: { content: 1.25 } } }, -10008],
    ['a sensitive word', { Mark: { ...empty, Points: full, Comment: '赌博' } }, -10010],
    ['a criterion that waits', { Mark: { ...empty, Points: { content: 1 } } }, -10008],
    ['a return without a reason', { Mark: empty, Outcome: 'returned' }, -10008],
    ['another version', { Version: 2 }, -10009],
    ['another tab’s revision', { Revision: 3 }, -10009],
    ['a day that is none', { AgainDays: 0 }, -10008],
  ])('with %s', async (_what, over, Code) => {
    const { Id } = await waiting()
    expect(await decide(teacher, Id, over)).toMatchObject({ Code })
    expect(await opened(teacher, Id)).toMatchObject({ State: 'waiting', Decided: null })
  })
})

test('returned with a reason, handed in again past its date, marked in tenths, released: each in its time', async () => {
  const { place, handing, Id } = await waiting()
  const task = async () => (await student.calls(getOwnAssignment, { Id: place.Id })).Data
  const back = await decide(teacher, Id, {
    Outcome: 'returned',
    Mark: { ...empty, Points: { [defaultWorkRubric[0]?.Id ?? '']: 5 }, Comment: '请写明鉴别诊断' },
    AgainDays: 3,
  })
  expect(back.Data).toMatchObject({ State: 'returned', Score: null })
  const { AgainUntil } = await own(student, place)
  expect(await task()).toMatchObject({
    Returned: true,
    AgainUntil,
    Items: [{ Work: { State: 'returned', AgainUntil } }],
  })
  expect((await student.calls(getToday, {})).Data.List).toContainEqual(
    expect.objectContaining({
      Text: expect.stringContaining('被退回，请修改后重新提交'),
      Due: AgainUntil,
    }),
  )
  expect(await own(student, place)).toMatchObject({
    State: 'returned',
    Locked: '',
    AgainUntil: expect.any(String),
    // What was thought of points before it was written anew is told to nobody who wrote it.
    Versions: [
      {
        Decided: {
          Outcome: 'returned',
          Score: null,
          Mark: { Comment: '请写明鉴别诊断', Points: {} },
        },
      },
    ],
  })
  // The task is over meanwhile: what was returned may still be handed in, and counts from when it was first.
  await app.database.within(app.fixture.schools['a'] ?? '', async (db) => {
    await db.execute(
      `update assignment set due_at = now() - interval '1 hour', closes_at = now() - interval '1 minute' where id = '${place.Id}'`,
    )
    await db.execute(
      `update assignment_submission set counts_at = now() - interval '2 hours' where item_id = '${place.ItemId}'`,
    )
  })
  const second = await app.signedIn('student2')
  expect(await second.calls(openDraft, place)).toMatchObject({ Msg: '已过截止时间，不能再提交' })
  expect(await handing.handIn()).toMatchObject({ Msg: '内容没有修改，请按评语修改后再提交' })
  await handing.write('<p>诊断与鉴别诊断。</p>')
  expect((await handing.handIn()).Data.No).toBe(2)
  const again = await opened(teacher, Id)
  expect(again).toMatchObject({ Version: 2, State: 'waiting', Decided: null })
  expect(again.Versions.map(({ Outcome }: { Outcome: string }) => Outcome)).toEqual([
    'returned',
    null,
  ])
  expect((await opened(teacher, Id, 1)).Parts[0].Html).toContain('下壁')

  const Points = { ...full, content: 38.3, reasoning: 35.4 }
  const marked = await decide(teacher, Id, { Version: 2, Mark: { ...empty, Points } })
  expect(marked.Data).toMatchObject({ State: 'marked', Score: 93.7 })
  // Marked is not told.
  expect(await own(student, place)).toMatchObject({ State: 'waiting', Score: null })
  expect((await task()).Items[0].Work).toMatchObject({ State: 'waiting', Score: null })
  expect(await handing.write('<p>再改</p>')).toMatchObject({ Code: -10011 })
  const release = () => teacher.calls(releaseWorks, { Kind, GroupId: place.Id, Ids: [Id] })
  expect((await release()).Data).toEqual({ Released: 1 })
  expect((await release()).Data).toEqual({ Released: 0 })
  expect(await own(student, place)).toMatchObject({
    State: 'released',
    Score: 93.7,
    Versions: [{ Decided: { Score: 93.7, By: 'a的teacher1' } }, {}],
  })
  expect((await task()).Items[0].Work).toMatchObject({ State: 'done', Score: 93.7, LateDays: 0 })
  const { List } = (await student.calls(listMessages, {})).Data
  expect(List.map(({ Kind: kind }: { Kind: string }) => kind)).toEqual(
    expect.arrayContaining(['work-returned', 'work-released']),
  )
})

test('two who mark at once are told, and neither loses what they gave', async () => {
  await staff('assistant', ['marking'])
  const { Id } = await waiting()
  const keep = (who: Visitor, Comment: string) =>
    who.calls(keepWorkMark, {
      Kind,
      Id,
      Version: 1,
      Revision: 0,
      Mark: { ...empty, Points: full, Comment },
    })
  expect((await keep(teacher, '老师的评语')).Data.Revision).toBe(1)
  expect((await keep(other, '助教的评语')).Data.Revision).toBe(1)
  expect(await opened(other, Id)).toMatchObject({
    Own: { Comment: '助教的评语' },
    Others: [{ Name: 'a的teacher1', Decided: false }],
  })
  await decide(teacher, Id, { Revision: 1 })
  const late = await decide(other, Id, { Revision: 1 })
  expect(late).toMatchObject({ Code: -10009, Data: { By: 'a的teacher1' } })
  expect(late.Msg).toContain('您给的分数和评语已保存')
  const seen = await opened(other, Id)
  expect(seen).toMatchObject({ Own: { Comment: '助教的评语' }, Decided: { By: 'a的teacher1' } })
  // Who has seen it may decide anew.
  const anew = await decide(other, Id, { Revision: 1, Seen: seen.Decided.At })
  expect(anew.Data).toMatchObject({ State: 'marked', Score: 100 })
})
