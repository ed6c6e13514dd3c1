import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAssignment, getOwnSubmission, releaseTask } from '@xinglin/contract/assignments'
import { changeTeachingRoster, getClassDetail, saveClassStaff } from '@xinglin/contract/classes'
import { getWork, listWorks, saveWorkRubric, defaultWorkRubric } from '@xinglin/contract/marking'

import { newId } from '#platform/ids'
import {
  decideOn,
  handedWork,
  waitingWork,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  submissionItem,
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

test('an assistant marks their own class alone, and sets no rubric', async () => {
  await staff('assistant', ['marking'])
  const task = await publishedAssignment(teacher, classId, {
    Items: [submissionItem()],
    Targets: [
      { Kind: 'teaching', Id: classId },
      { Kind: 'person', Id: person('student3') },
    ],
  })
  const place = { Id: task.Id as string, ItemId: task.Items[0].Id as string }
  const third = await handedWork(teacher, await app.signedIn('student3'), place)
  const first = await handedWork(teacher, student, place)
  const { List, Queue } = (await other.calls(listWorks, { Kind, GroupId: place.Id })).Data
  expect(List.map(({ Name }: { Name: string }) => Name)).toEqual(['a的student1'])
  expect(Queue).toEqual([first.Id])
  expect(await other.calls(getWork, { Kind, Id: third.Id })).toMatchObject({ Code: -404 })
  const rubric = { Kind, GroupId: place.Id, ItemId: place.ItemId, Rubric: defaultWorkRubric }
  expect(await other.calls(saveWorkRubric, rubric)).toMatchObject({ Code: -10002 })
  expect((await decide(other, first.Id)).Code).toBe(0)
  await staff('assistant', ['members'])
  expect(await other.calls(getWork, { Kind, Id: first.Id })).toMatchObject({ Code: -404 })
})

test('a rubric is a hundred points with levels that go down; what is marked keeps its own', async () => {
  const { place, Id } = await waiting()
  const save = (Rubric: object[]) =>
    teacher.calls(saveWorkRubric, { Kind, GroupId: place.Id, ItemId: place.ItemId, Rubric })
  const one = { Id: 'all', Name: '总评', Note: '', Max: 100 }
  expect(await save([{ ...one, Max: 90 }])).toMatchObject({ Code: -10008 })
  const upward = [
    { Name: '中', Points: 60, Note: '' },
    { Name: '优', Points: 100, Note: '' },
  ]
  expect(await save([{ ...one, Levels: upward }])).toMatchObject({
    Msg: '等级的分数须从高到低，且不超过该项满分',
  })
  expect(await save([{ ...one, Levels: upward.toReversed() }])).toMatchObject({ Code: 0 })
  expect((await opened(teacher, Id)).Rubric[0].Levels).toHaveLength(2)
  await decide(teacher, Id, { Mark: { ...empty, Points: { all: 77.7 } } })
  await save([{ ...one, Id: 'other' }])
  expect((await opened(teacher, Id)).Rubric[0].Id).toBe('all')
  expect(await save([one, { ...one, Id: 'x' }])).toMatchObject({ Code: -10008 })
  expect(
    await teacher.calls(saveWorkRubric, {
      Kind,
      GroupId: place.Id,
      ItemId: newId(),
      Rubric: [one],
    }),
  ).toMatchObject({ Code: -404 })
})

test('the marks of a task are released together, and from then on each as it is given', async () => {
  const { place, Id } = await waiting()
  const second = await app.signedIn('student2')
  const later = await handedWork(teacher, second, place)
  await decide(teacher, Id)
  expect((await teacher.calls(getAssignment, { Id: place.Id })).Data.ReleasedAt).toBeNull()
  expect((await teacher.calls(releaseTask, { Id: place.Id })).Data).toMatchObject({ Released: 1 })
  expect((await teacher.calls(getAssignment, { Id: place.Id })).Data.ReleasedAt).toEqual(
    expect.any(String),
  )
  expect(await own(student, place)).toMatchObject({ State: 'released', Score: 100 })
  expect((await decide(teacher, later.Id)).Data.State).toBe('released')
  expect(await own(second, place)).toMatchObject({ State: 'released' })
})
