import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { getMyCourses } from '@xinglin/contract/learning'
import { saveOffering, withdrawOffering } from '@xinglin/contract/offerings'
import { newId } from '#platform/ids'
import { newTeachingClass, newTerm, proceed, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let student: Visitor
let TermId: string
let classId: string
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  student = await app.signedIn('student1')
  const teacher = await app.signedIn('teacher1')
  TermId = await newTerm(admin)
  classId = await newTeachingClass(teacher, TermId)
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [app.fixture.people['a.student1'] ?? ''],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const give = async (name: string, more: object = {}) => {
  const Id = newId()
  const given = await admin.calls(saveOffering, {
    Id,
    CourseId: app.fixture.courses[name] ?? '',
    TermId,
    Targets: [{ Kind: 'teaching', Id: classId, Excluded: false }],
    OpensAt: null,
    ClosesAt: null,
    ExamFrom: null,
    ExamUntil: null,
    MostRounds: 0,
    Deadlines: [],
    Version: 0,
    ...more,
  })
  expect(given).toMatchObject({ Code: 0 })
  return Id
}
const mine = async (who: Visitor, Tab = 'learning') => (await who.calls(getMyCourses, { Tab })).Data

test('what a class was given stands among one’s courses before it is begun, with its dates', async () => {
  expect((await mine(student)).List).toEqual([])
  const ClosesAt = inDays(30)
  const Id = await give('a.open', { ClosesAt })
  const { List, Counts } = await mine(student)
  expect(List).toMatchObject([
    { Name: 'a的open', ProgressId: null, Message: '', Period: { ClosesAt, Via: ['诊断学 1班'] } },
  ])
  expect(Counts).toMatchObject({ learning: 1, finished: 0, lapsed: 0 })
  expect((await mine(await app.signedIn('student2'))).List).toEqual([])
  // What opens later, and what is over, is not there to be learnt.
  await give('a.ecg', { OpensAt: inDays(2) })
  await give('a.media', { OpensAt: inDays(-9), ClosesAt: inDays(-2) })
  expect((await mine(student)).Counts.learning).toBe(1)
  await proceed(app, student, 'a.open')
  expect((await mine(student)).List).toMatchObject([{ ProgressId: expect.any(String) }])
  expect((await mine(student)).Counts.learning).toBe(1)
  await admin.calls(withdrawOffering, { Id })
  expect((await mine(student)).List).toMatchObject([{ Period: null }])
})
