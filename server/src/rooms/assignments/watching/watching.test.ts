import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  confirmReading,
  remindAssigned,
  watchAssignment,
  type AssignedLearner,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { listMessages } from '@xinglin/contract/messages'
import {
  newTeachingClass,
  newTerm,
  publishedAssignment,
  testApp,
  Watching,
  type StreamLine,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let Id: string
let ItemId: string
const open: Watching[] = []
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const watching = (who: Visitor): Watching => {
  const one = new Watching(who, watchAssignment, { Id })
  open.push(one)
  return one
}
const rowOf = ({ Data }: StreamLine, name: string): AssignedLearner | undefined =>
  ((Data?.Rows ?? []) as AssignedLearner[]).find((row) => row.Number === `N-${name}`)

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  const classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
  const task = await publishedAssignment(teacher, classId)
  Id = task.Id
  ItemId = task.Items[0].Id
})
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})
afterAll(() => app.close())

test('who teaches none of its classes watches no task', async () => {
  const other = await app.signedIn('teacher2')
  expect(await watching(other).until(() => true)).toMatchObject({ Code: -404 })
  const refused = await other.calls(remindAssigned, { Id, PersonIds: [person('student1')] })
  expect(refused).toMatchObject({ Code: -404 })
})

test('everybody who has it comes first, then what each does', async () => {
  const stream = watching(teacher)
  const all = await stream.until(({ Data }) => Data.Kind === 'all')
  expect(all.Data).toMatchObject({ Count: 2, Head: { Items: [{ ItemId, Kind: 'reading' }] } })
  const first = await stream.until((line) => rowOf(line, 'student1') !== undefined)
  expect(rowOf(first, 'student1')).toMatchObject({ State: 'open', States: '1', Behind: '' })
  const student = await app.signedIn('student1')
  await student.calls(confirmReading, { Id, ItemId })
  const line = await stream.until((one) => rowOf(one, 'student1')?.State === 'done')
  expect(rowOf(line, 'student1')).toMatchObject({ States: '5', Scores: '100', Score: 100 })
  expect(line.Data.Rows).toHaveLength(1)
}, 30_000)

test('whoever has something to do is reminded once a day, and told how the task stands', async () => {
  const PersonIds = [person('student1'), person('student2'), person('student3')]
  const sent = await teacher.calls(remindAssigned, { Id, PersonIds })
  expect(sent).toMatchObject({ Code: 0, Data: { Reminded: 1, Already: 0, Left: 2 } })
  const again = await teacher.calls(remindAssigned, { Id, PersonIds })
  expect(again.Data).toMatchObject({ Reminded: 0, Already: 1, Left: 2 })
  const { List } = (await (await app.signedIn('student2')).calls(listMessages, {})).Data
  const own = List.filter(({ Kind }: { Kind: string }) => Kind === 'task-reminder')
  expect(own).toMatchObject([{ Count: 1, Title: '第三周任务' }])
}, 30_000)
