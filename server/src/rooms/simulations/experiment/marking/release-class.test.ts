import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeClassCourses, changeTeachingRoster } from '@xinglin/contract/classes'
import {
  labReports,
  markTogether,
  releaseClassReports,
} from '@xinglin/contract/simulations/experiment'
import {
  experiment,
  newTeachingClass,
  newTerm,
  testApp,
  type Experimenting,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let inClass: Experimenting
let outside: Experimenting
let ClassId: string
let otherClass: string

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  inClass = await experiment(app, 'student1')
  outside = await experiment(app, 'student2')
  for (const one of [inClass, outside]) {
    await one.goTheGoldenWay()
    await one.submit()
  }
  const term = await newTerm(await app.signedIn('admin1'))
  ClassId = await newTeachingClass(teacher, term)
  otherClass = await newTeachingClass(teacher, term, { Name: '别的班' })
  await teacher.calls(changeTeachingRoster, {
    ClassId,
    Add: [app.fixture.people['a.student1'] ?? ''],
    AddClasses: [],
    Drop: [],
  })
  await teacher.calls(changeClassCourses, {
    ClassId,
    Add: [inClass.where.CourseId],
    Drop: [],
  })
  await teacher.calls(markTogether, {
    CourseId: inClass.where.CourseId,
    SessionIds: [inClass.SessionId, outside.SessionId],
    Share: 80,
    Comment: '',
    Release: false,
  })
}, 120_000)
afterAll(() => app.close())

test('the reports of a class are released, and nobody else’s', async () => {
  const CourseId = inClass.where.CourseId
  const release = (id: string, who = teacher) =>
    who.calls(releaseClassReports, { CourseId, ClassId: id })
  expect(await release(otherClass)).toMatchObject({ Code: -10008, Msg: '所选班级不学习这门课程' })
  expect(await release(ClassId, await app.signedIn('teacher2'))).toMatchObject({ Code: -10002 })
  expect((await release(ClassId)).Data).toEqual({ Released: 1 })
  expect((await release(ClassId)).Data).toEqual({ Released: 0 })
  const { List } = (await teacher.calls(labReports, { CourseId })).Data as {
    List: { SessionId: string; State: string }[]
  }
  const stateOf = (id: string) => List.find(({ SessionId }) => SessionId === id)?.State
  expect([stateOf(inClass.SessionId), stateOf(outside.SessionId)]).toEqual(['released', 'marked'])
})
