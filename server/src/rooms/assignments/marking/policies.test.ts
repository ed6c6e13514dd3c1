import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOwnSubmission } from '@xinglin/contract/assignments'
import { changeTeachingRoster, getClassDetail, saveClassStaff } from '@xinglin/contract/classes'
import {
  decideWorks,
  getWork,
  keepWorkMark,
  listWorks,
  saveMarkingPolicy,
  defaultWorkRubric,
} from '@xinglin/contract/marking'
import { role } from '@xinglin/contract/identity'
import { makePerson } from '#identity'
import { newId } from '#platform/ids'
import {
  decideOn,
  handedWork,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  submissionItem,
  testApp,
  waitingWork,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let second: Visitor
let third: Visitor
let student: Visitor
let thirdId: string
let classId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const Kind = 'submission'
type Line = {
  Id: string
  Name: string
  Number: string
  PersonId: string
  HandedAt: string
  State: string
  Given: number
  GivenByMe: boolean
  Apart: number
}

const staff = async (...people: string[]) => {
  const { Version } = (await teacher.calls(getClassDetail, { Id: classId })).Data
  await teacher.calls(saveClassStaff, {
    ClassId: classId,
    Staff: people.map((PersonId) => ({ PersonId, Post: 'assistant', Rights: ['marking'] })),
    Version,
  })
}

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  second = await app.signedIn('teacher2')
  const schoolId = app.fixture.schools['a'] ?? ''
  thirdId = await app.database.within(schoolId, (db) =>
    makePerson(db, schoolId, {
      login: 'teacher3',
      password: app.fixture.password,
      number: 'N-teacher3',
      realName: 'a的teacher3',
      gender: 0,
      roleType: role.teacher,
    }),
  )
  third = await app.signedIn('teacher3')
  student = await app.signedIn('student1')
  classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
  await staff(person('teacher2'), thirdId)
}, 60_000)
afterAll(() => app.close())

const policy = (place: { Id: string; ItemId: string }, over: object, who = teacher) =>
  who.calls(saveMarkingPolicy, {
    Kind,
    GroupId: place.Id,
    ItemId: place.ItemId,
    Policy: { Anonymous: false, Markers: 1, Differ: 10, ...over },
  })
/** A mark with so many per cent of every criterion. */
const share = (per: number, Comment = '') => ({
  Points: Object.fromEntries(
    defaultWorkRubric.map(({ Id, Max }) => [Id, Math.round((Max * per) / 10) / 10]),
  ),
  Adjusted: [],
  Annotations: [],
  Comment,
})
const give = (who: Visitor, Id: string, per: number, over: object = {}) =>
  decideOn(who, Id, { Mark: share(per, `${per}`), ...over })
const lines = async (who: Visitor, GroupId: string) => {
  const { Data } = await who.calls(listWorks, { Kind, GroupId })
  return { list: Data.List as Line[], queue: Data.Queue as string[] }
}
const opened = async (who: Visitor, Id: string) =>
  (await who.calls(getWork, { Kind, Id, Version: 0 })).Data
const own = async (place: object) => (await student.calls(getOwnSubmission, place)).Data

test('two who are near enough come to the mean, and neither knew what the other gave', async () => {
  const { place, Id } = await waitingWork(teacher, classId, student)
  expect(await policy(place, { Markers: 2 })).toMatchObject({ Code: 0 })
  const first = await give(teacher, Id, 80)
  expect(first.Data).toMatchObject({ State: 'waiting', Score: null })
  // The student is told nothing, nor is the second marker.
  expect(await own(place)).toMatchObject({ State: 'waiting', Score: null })
  const blind = await opened(second, Id)
  expect(blind).toMatchObject({ Decided: null, Own: null, State: 'waiting', Apart: 0 })
  expect(JSON.stringify(blind)).not.toContain('"80"')
  expect((await lines(teacher, place.Id)).queue).toEqual([])
  expect((await lines(second, place.Id)).queue).toEqual([Id])
  expect((await lines(second, place.Id)).list).toMatchObject([{ Given: 1, GivenByMe: false }])
  const settled = await give(second, Id, 90)
  expect(settled.Data).toMatchObject({ State: 'marked', Score: 85 })
  const decided = (await opened(third, Id)).Decided
  expect(decided).toMatchObject({ By: '两位教师', Score: 85, Mark: { Comment: '80\n90' } })
})

test('two who differ too much wait for a third, whose mark counts', async () => {
  const { place, Id } = await waitingWork(teacher, classId, student)
  await policy(place, { Markers: 2, Differ: 15 })
  await give(teacher, Id, 50)
  expect((await give(second, Id, 80)).Data).toMatchObject({ State: 'waiting', Score: null })
  expect((await lines(third, place.Id)).list).toMatchObject([{ Given: 2, Apart: 30 }])
  expect((await opened(third, Id)).Apart).toBe(30)
  expect((await give(third, Id, 70)).Data).toMatchObject({ State: 'marked', Score: 70 })
})

test('one of two who thinks again ends a difference', async () => {
  const { place, Id } = await waitingWork(teacher, classId, student)
  await policy(place, { Markers: 2 })
  await give(teacher, Id, 50)
  const { Revision } = (await give(second, Id, 80)).Data
  expect((await give(second, Id, 55, { Revision })).Data).toMatchObject({
    State: 'marked',
    Score: 52.5,
  })
})

test('a mark that is changed before the other is there counts only when it is given anew', async () => {
  const { place, Id } = await waitingWork(teacher, classId, student)
  await policy(place, { Markers: 2 })
  const { Revision } = (await give(teacher, Id, 80)).Data
  const kept = { Kind, Id, Version: 1, Revision, Mark: { ...share(80), Points: {} } }
  expect(await teacher.calls(keepWorkMark, kept)).toMatchObject({ Code: 0 })
  expect((await give(second, Id, 90)).Data).toMatchObject({ State: 'waiting', Score: null })
})

test('two at once settle it once', async () => {
  const { place, Id } = await waitingWork(teacher, classId, student)
  await policy(place, { Markers: 2 })
  const both = await Promise.all([give(teacher, Id, 80), give(second, Id, 84)])
  const states = both.map(({ Data }) => Data.State as string)
  expect(new Set(states)).toEqual(new Set(['marked', 'waiting']))
  expect(await opened(third, Id)).toMatchObject({ State: 'marked', Decided: { Score: 82 } })
})

test('whose a work is stays unknown until it is released, by name, number, file and moment', async () => {
  const task = await publishedAssignment(teacher, classId, { Items: [submissionItem()] })
  const place = { Id: task.Id as string, ItemId: task.Items[0].Id as string }
  const { Id } = await handedWork(teacher, student, place)
  await handedWork(teacher, await app.signedIn('student2'), place)
  await policy(place, { Anonymous: true })
  const { list } = await lines(second, place.Id)
  expect(list).toHaveLength(2)
  for (const one of list) {
    expect(one).toMatchObject({ Number: '', PersonId: '', HandedAt: '' })
    expect(one.Name).toMatch(/^匿名 [0-9A-F]{6}$/)
  }
  const search = await second.calls(listWorks, { Kind, GroupId: place.Id, SearchKey: 'student1' })
  expect(search.Data.Count).toBe(0)
  const hidden = JSON.stringify(await opened(second, Id))
  for (const name of ['student1', person('student1'), 'N-student1'])
    expect(hidden).not.toContain(name)
  await give(second, Id, 90, { Release: true })
  expect(await opened(second, Id)).toMatchObject({ Name: 'a的student1' })
})

test('several are marked alike; what a colleague has begun is left to them', async () => {
  const task = await publishedAssignment(teacher, classId, { Items: [submissionItem()] })
  const place = { Id: task.Id as string, ItemId: task.Items[0].Id as string }
  const first = await handedWork(teacher, student, place)
  const other = await handedWork(teacher, await app.signedIn('student2'), place)
  await second.calls(keepWorkMark, {
    Kind,
    Id: other.Id,
    Version: 1,
    Revision: 0,
    Mark: share(60),
  })
  const alike = (over: object) =>
    teacher.calls(decideWorks, {
      Kind,
      GroupId: place.Id,
      Ids: [first.Id, other.Id, newId()],
      Outcome: 'marked',
      Share: 100,
      Comment: '完成得很好',
      Release: true,
      ...over,
    })
  expect(await alike({ Outcome: 'returned', Comment: ' ' })).toMatchObject({
    Code: -10008,
    Msg: '退回时请写明评语',
  })
  // Nobody has given these points yet: nothing is decided without any.
  expect((await alike({ Share: null })).Data).toEqual({ Decided: 0, Left: 3 })
  expect((await alike({})).Data).toEqual({ Decided: 1, Left: 2 })
  expect(await own(place)).toMatchObject({ State: 'released', Score: 100 })
  expect(await opened(teacher, other.Id)).toMatchObject({ State: 'waiting' })
})

test('two mark only where there are two, and only whoever sets the task says so', async () => {
  const { place } = await waitingWork(teacher, classId, student)
  expect(await policy(place, { Anonymous: true }, second)).toMatchObject({ Code: -10002 })
  expect(await policy({ ...place, ItemId: newId() }, {})).toMatchObject({ Code: -404 })
  expect(await policy(place, { Markers: 2, Differ: 0 })).toMatchObject({ Code: -10008 })
  await staff()
  expect(await policy(place, { Markers: 2 })).toMatchObject({ Code: -10008, Msg: /不足两人/ })
})
