import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmReading,
  copyAssignment,
  findAssignmentItems,
  getAssignment,
  getOwnAssignment,
  listAssignments,
  listOwnAssignments,
  moveAssignment,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster, getClassDetail, saveClassStaff } from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import {
  assignmentForm,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  readingItem,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let other: Visitor
let student: Visitor
let termId: string
let classId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

const roster = (ClassId: string, more: object) =>
  teacher.calls(changeTeachingRoster, { ClassId, Add: [], AddClasses: [], Drop: [], ...more })
const own = async (who: Visitor, Id: string) => (await who.calls(getOwnAssignment, { Id })).Data

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
  termId = await newTerm(admin)
  classId = await newTeachingClass(teacher, termId)
  await roster(classId, { Add: [person('student1'), person('student2')] })
})
afterAll(() => app.close())

describe('who teaches', () => {
  test('an assistant looks when they may mark and changes nothing; who teaches the class too changes it', async () => {
    const { Id } = await publishedAssignment(teacher, classId)
    const detail = async () => (await teacher.calls(getAssignment, { Id })).Data
    const staff = async (Post: string, Rights: string[]) => {
      const { List } = (await teacher.calls(listAssignments, {})).Data
      expect(List.length).toBeGreaterThan(0)
      const Version = await version()
      await teacher.calls(saveClassStaff, {
        ClassId: classId,
        Staff: [{ PersonId: person('teacher2'), Post, Rights }],
        Version,
      })
    }
    const version = async () => {
      return (await teacher.calls(getClassDetail, { Id: classId })).Data.Version as number
    }
    await staff('assistant', ['members'])
    expect((await other.calls(getAssignment, { Id })).Code).toBe(-404)
    await staff('assistant', ['marking'])
    expect((await other.calls(getAssignment, { Id })).Data).toMatchObject({
      CanEdit: false,
      OwnClasses: [classId],
    })
    expect(await other.calls(moveAssignment, { Id, Action: 'archive' })).toMatchObject({
      Code: -10002,
      Msg: '您没有权限操作',
    })
    await staff('teacher', [])
    expect((await other.calls(getAssignment, { Id })).Data.CanEdit).toBe(true)
    expect((await detail()).CanEdit).toBe(true)
    const listed = (await other.calls(listAssignments, { ClassId: classId })).Data.List
    expect(listed.map((one: { Id: string }) => one.Id)).toContain(Id)
  })

  test('copies it to another class with its dates moved, without what was done', async () => {
    const task = await publishedAssignment(teacher, classId)
    await student.calls(confirmReading, { Id: task.Id, ItemId: task.Items[0].Id })
    const next = await newTeachingClass(teacher, termId, { Name: '下学期' })
    await roster(next, { Add: [person('student1')] })
    const NewId = newId()
    const copy = {
      Id: task.Id,
      NewId,
      TermId: termId,
      Targets: [{ Kind: 'teaching', Id: next }],
      ShiftDays: 7,
    }
    const copied = await teacher.calls(copyAssignment, copy)
    expect(copied.Data).toMatchObject({ Id: NewId, State: 'draft', TermId: termId })
    expect(Date.parse(copied.Data.DueAt) - Date.parse(task.DueAt)).toBe(7 * 86_400_000)
    expect(copied.Data.Items[0].Id).not.toBe(task.Items[0].Id)
    expect((await teacher.calls(copyAssignment, copy)).Code).toBe(-10011)
    await teacher.calls(moveAssignment, { Id: NewId, Action: 'publish' })
    expect(await own(student, NewId)).toMatchObject({ State: 'open', DoneCount: 0 })
  })

  test('finds courses and what stands in them', async () => {
    const find = async (Kind: string, SearchKey = '') =>
      (await teacher.calls(findAssignmentItems, { Kind, SearchKey })).Data.List
    expect(await find('course', 'a的open')).toMatchObject([
      { CourseId: app.fixture.courses['a.open'], ItemId: '' },
    ])
    for (const kind of ['case', 'operation', 'experiment', 'report']) {
      const [one] = await find(kind)
      expect(one).toMatchObject({ Title: expect.any(String) })
      const saved = await teacher.calls(
        saveAssignment,
        assignmentForm(classId, {
          Items: [readingItem({ Kind: kind, CourseId: one.CourseId, ItemId: one.ItemId })],
        }),
      )
      expect(saved).toMatchObject({ Code: 0, Data: { Items: [{ ItemId: one.ItemId }] } })
    }
  })
})

test('a student’s list says how many stand where, and is narrowed by class and words', async () => {
  const mine = async (more: object) => (await student.calls(listOwnAssignments, more)).Data
  const all = await mine({})
  expect(Object.values(all.Counts as Record<string, number>).reduce((sum, n) => sum + n, 0)).toBe(
    all.Count,
  )
  expect((await mine({ SearchKey: '没有这样的任务' })).Count).toBe(0)
  expect((await mine({ ClassId: newId() })).Count).toBe(0)
  expect((await mine({ ClassId: classId })).Count).toBeGreaterThan(0)
  expect((await mine({ State: 'done' })).Count).toBe(all.Counts.done)
})
