import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import {
  askInquiry,
  findSimilarInquiries,
  getInquiry,
  listCourseInquiries,
} from '@xinglin/contract/inquiries'
import { newId } from '#platform/ids'
import {
  experiment,
  newTeachingClass,
  newTerm,
  openCourse,
  operate,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const form = (over: object) => ({
  Id: newId(),
  Title: '这一步为什么要这样做',
  Body: '<p>想不通这一步的道理。</p>',
  Audience: 'course',
  ...over,
})
const get = (who: Visitor, Id: string) => who.calls(getInquiry, { Id })

test('a question about a step of an operation shows what was done there, to its asker and who teaches alone', async () => {
  const stage = await operate(app, 'student1')
  await stage.goTheGoldenWay('right-medium', 4)
  const { CourseId, ItemId } = stage.where
  const ask = (who: Visitor, at: number, over: object = {}) =>
    who.calls(
      askInquiry,
      form({
        CourseId,
        ItemId,
        Pin: { Kind: 'step', At: at, SessionId: stage.SessionId },
        ...over,
      }),
    )
  const { Data } = await ask(stage.visitor, 2)
  expect(Data.Turns.filter(({ IsIt }: { IsIt: boolean }) => IsIt)).toEqual([
    expect.objectContaining({ Text: expect.stringMatching(/^第 2 步　.{2,}/) }),
  ])
  expect(Data.Turns.length).toBeGreaterThan(1)
  const teacher = await app.signedIn('teacher1')
  expect((await get(teacher, Data.Id)).Data.Turns).toEqual(Data.Turns)
  // Of a fellow student the words are read, and what the asker did is not.
  const peer = await operate(app, 'student2')
  expect((await get(peer.visitor, Data.Id)).Data).toMatchObject({ Turns: [] })
  const none = { Msg: '所指的内容不存在' }
  expect(await ask(stage.visitor, 999)).toMatchObject(none)
  expect(await ask(peer.visitor, 2)).toMatchObject(none)
  expect(await ask(stage.visitor, 2, { ItemId: newId() })).toMatchObject(none)
})

test('and one about an event of an experiment', async () => {
  const bench = await experiment(app, 'student1')
  await bench.goTheGoldenWay(5)
  const { CourseId, ItemId } = bench.where
  const Pin = { Kind: 'event', At: bench.seq, SessionId: bench.SessionId }
  const answered = await bench.visitor.calls(askInquiry, form({ CourseId, ItemId, Pin }))
  expect(answered.Data.Turns.at(-1)).toMatchObject({
    IsIt: true,
    Text: expect.stringMatching(/^第 \d+ 步　.{2,}/),
  })
  // It is no operation.
  expect(
    await bench.visitor.calls(
      askInquiry,
      form({ CourseId, ItemId, Pin: { ...Pin, Kind: 'step' } }),
    ),
  ).toMatchObject({ Msg: '所指的内容不存在' })
})

test('what is asked before the class is read by classmates who learn the course, and by nobody else of it', async () => {
  const student = (await openCourse(app, 'student1')).visitor
  const peer = (await openCourse(app, 'student2')).visitor
  const CourseId = app.fixture.courses['a.open'] ?? ''
  const Title = '班里谁知道怎么量心电轴'
  const { Id } = (await student.calls(askInquiry, form({ CourseId, Title, Audience: 'class' })))
    .Data
  const listed = async (who: Visitor) =>
    JSON.stringify([
      (await who.calls(listCourseInquiries, { CourseId, PageSize: 100 })).Data,
      (await who.calls(findSimilarInquiries, { CourseId, Title })).Data,
    ])
  expect((await get(peer, Id)).Code).toBe(-404)
  expect(await listed(peer)).not.toContain(Id)
  expect((await get(await app.signedIn('teacher1'), Id)).Code).toBe(0)
  const teacher = await app.signedIn('teacher1')
  const classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  const people = ['student1', 'student2'].map((name) => app.fixture.people[`a.${name}`] ?? '')
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: people,
    AddClasses: [],
    Drop: [],
  })
  expect((await get(peer, Id)).Data).toMatchObject({ Title, Actions: ['reply'] })
  expect(await listed(peer)).toContain(Id)
})
