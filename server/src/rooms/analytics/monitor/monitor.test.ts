import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { remindLearners, watchCourse, type WatchedLearner } from '@xinglin/contract/analytics'
import { changeClassCourses, changeTeachingRoster } from '@xinglin/contract/classes'
import { logout } from '@xinglin/contract/identity'
import { heartbeat, saveItemProgress, submitQuiz } from '@xinglin/contract/learning'
import { listMessages } from '@xinglin/contract/messages'
import {
  newTeachingClass,
  newTerm,
  openCourse,
  testApp,
  Watching,
  Visitor,
  type TestApp,
  type StreamLine,
} from '#testing'

let app: TestApp
let author: Visitor
let colleague: Visitor
let admin: Visitor
let classId: string
let CourseId: string
let quiz: string
let text: string
let student: Visitor
let ProgressId: string
const open: Watching[] = []
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const watching = (who: Visitor, more: object = {}): Watching => {
  const one = new Watching(who, watchCourse, { CourseId, ...more })
  open.push(one)
  return one
}

beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  author = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
  const opened = await openCourse(app, 'student1')
  student = opened.visitor
  quiz = opened.quiz
  text = opened.text
  ProgressId = opened.ProgressId
  classId = await newTeachingClass(colleague, await newTerm(admin))
  await colleague.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
  await colleague.calls(changeClassCourses, { ClassId: classId, Add: [CourseId], Drop: [] })
})
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})
afterAll(() => app.close())

const rowsIn = ({ Data }: StreamLine): WatchedLearner[] => Data?.Rows ?? []
const has = (name: string, is: (row: WatchedLearner) => boolean) => (line: StreamLine) =>
  rowsIn(line).some((row) => row.Number === `N-${name}` && is(row))
const rowOf = (line: StreamLine, name: string) =>
  rowsIn(line).find((row) => row.Number === `N-${name}`)

test('nobody watches a course of which they teach neither the course nor a class', async () => {
  const stranger = await app.signedIn('teacher1', 'b.localhost')
  expect((await watching(stranger).until(() => true)).Code).toBeLessThan(0)
  const line = await watching(author, { ClassId: person('student1') }).until(() => true)
  expect(line).toMatchObject({ Code: -404, Msg: '数据不存在' })
})

test('everything comes first, whoever never began included, then every change', async () => {
  const stream = watching(colleague)
  const all = await stream.until(({ Data }) => Data.Kind === 'all')
  expect(all.Data).toMatchObject({ Count: 2 })
  expect(all.Data.Head.Items[1]).toMatchObject({ Title: '测一测', Kind: 'quiz' })
  const first = await stream.until(({ Data }) => Data.Kind === 'rows')
  expect(rowOf(first, 'student2')).toMatchObject({ State: 'new', At: -1, Classes: ['诊断学 1班'] })
  expect(rowOf(first, 'student1')?.Cells[1]).toBe('-')
  const began = performance.now()
  await student.calls(submitQuiz, {
    ProgressId,
    ItemId: quiz,
    Answers: { q1: [0], q2: [0, 1, 2] },
  })
  const line = await stream.until(has('student1', ({ Cells: cells }) => cells[1] === 'd'))
  expect(line.at - began).toBeLessThan(5_000)
  expect(rowsIn(line)).toHaveLength(1)
  expect(rowOf(line, 'student1')?.At).toBe(1)
  expect(rowOf(line, 'student1')?.Scores.split(',')[1]).toBe('100')
}, 30_000)

test('taken up by its number, what was missed is told and nothing else; by a number of elsewhere everything', async () => {
  const stream = watching(author)
  const { Data } = await stream.until(({ Data: line }) => line.Kind === 'rows' && line.Left === 0)
  stream.close()
  await student.calls(saveItemProgress, {
    ProgressId,
    ItemId: text,
    Seq: 50,
    Position: { depth: 0.5 },
    Device: '',
  })
  const again = watching(author, { From: Data.No })
  const missed = await again.until(has('student1', ({ Cells: cells }) => cells[0] === 'b'))
  expect(rowsIn(missed)).toHaveLength(1)
  expect(again.lines.some(({ Data: line }) => line.Kind === 'all')).toBe(false)
  for (const From of ['nothing', 'elsewhere:7', `${String(Data.No).split(':')[0]}:x`]) {
    const other = await watching(author, { From }).until(() => true)
    expect(other.Data.Kind).toBe('all')
  }
}, 30_000)

test('a reader who takes nothing is told the newest state of each once, not every change', async () => {
  const stream = watching(author)
  await stream.until(({ Data }) => Data.Kind === 'rows')
  stream.stall(true)
  const before = stream.lines.length
  for (let Seq = 60; Seq < 90; Seq += 1)
    await student.calls(saveItemProgress, {
      ProgressId,
      ItemId: text,
      Seq,
      Position: { depth: Seq / 100 },
      Device: '',
    })
  stream.stall(false)
  await stream.until((line) => stream.lines.indexOf(line) >= before && rowsIn(line).length > 0)
  expect(stream.lines.length - before).toBeLessThan(10)
}, 30_000)

test('it ends with the right to it, and with the session', async () => {
  const stream = watching(colleague)
  await stream.until(({ Data }) => Data.Kind === 'rows')
  await colleague.calls(changeClassCourses, { ClassId: classId, Add: [], Drop: [CourseId] })
  const refused = await stream.until(({ Code }) => Code < 0)
  expect(refused).toMatchObject({ Code: -10002, Msg: '您没有权限操作' })
  await colleague.calls(changeClassCourses, { ClassId: classId, Add: [CourseId], Drop: [] })
  const leaving = await app.signedIn('teacher2')
  const other = watching(leaving)
  await other.until(({ Data }) => Data.Kind === 'rows')
  await leaving.calls(logout, {})
  expect(await other.until(({ Code }) => Code < 0)).toMatchObject({ Code: -401 })
}, 60_000)

test('a student is reminded once a day, whoever reminds them, and those who watch see it', async () => {
  const stream = watching(author)
  await stream.until(({ Data }) => Data.Kind === 'rows')
  const PersonIds = [person('student1'), person('student2'), person('student3')]
  const done = await colleague.calls(remindLearners, { CourseId, PersonIds })
  expect(done).toMatchObject({ Code: 0, Data: { Reminded: 2, Already: 0, Left: 1 } })
  await stream.until(has('student2', ({ RemindedAt }) => RemindedAt !== null))
  const again = await author.calls(remindLearners, { CourseId, PersonIds })
  expect(again.Data).toMatchObject({ Reminded: 0, Already: 2, Left: 1 })
  const { List } = (await (await app.signedIn('student2')).calls(listMessages, {})).Data
  const own = List.filter(({ Kind }: { Kind: string }) => Kind === 'learning-reminder')
  expect(own).toMatchObject([{ Count: 1, State: '还没有开始' }])
}, 30_000)

test('another process tells what happened here, and where it ends one goes on with everything', async () => {
  const second = await testApp({ databaseUrl: app.databaseUrl })
  const there = new Visitor(second.port, author.host)
  there.session = author.session
  const stream = watching(there)
  const first = await stream.until(({ Data }) => Data.Kind === 'rows' && Data.Left === 0)
  const before = rowOf(first, 'student1')?.LastAt
  await student.calls(heartbeat, { ProgressId, Seconds: 1, Device: '' })
  await stream.until(has('student1', ({ LastAt }) => LastAt !== before))
  await second.close({ keepDatabase: true })
  expect(stream.isOver).toBe(true)
  expect(stream.lines.every(({ Code }) => Code === 0)).toBe(true)
  const No = stream.lines.at(-1)?.Data.No as string
  const again = await watching(author, { From: No }).until(() => true)
  expect(again.Data.Kind).toBe('all')
}, 60_000)

test('nobody has more than six streams open, and others are not kept out by it', async () => {
  const many = Array.from({ length: 7 }, () => watching(admin))
  const first = await Promise.all(many.map((one) => one.until(() => true)))
  expect(first.map(({ Code }) => Code).toSorted((a, b) => b - a)).toEqual([
    ...Array.from({ length: 6 }, () => 0),
    -10429,
  ])
  expect((await watching(author).until(() => true)).Code).toBe(0)
}, 30_000)
