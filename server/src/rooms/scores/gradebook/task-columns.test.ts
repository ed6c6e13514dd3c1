import { afterAll, beforeAll, expect, test } from 'vitest'
import { overrideDates, releaseTask } from '@xinglin/contract/assignments'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import {
  getGradeBook,
  getOwnGrade,
  publishGrades,
  saveGradeBook,
  typeScores,
} from '@xinglin/contract/scores'
import { newId } from '#platform/ids'
import {
  daysAhead,
  decideOn,
  handedWork,
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
let student: Visitor
let ClassId: string
let termId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const columnId = newId()

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  termId = await newTerm(await app.signedIn('admin1'))
  ClassId = await newTeachingClass(teacher, termId)
  await teacher.calls(changeTeachingRoster, {
    ClassId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const book = async () => (await teacher.calls(getGradeBook, { ClassId })).Data
const save = async (TaskIds: string[], over: object = {}) =>
  teacher.calls(saveGradeBook, {
    ClassId,
    Scale: 'hundred',
    Decimals: 1,
    Columns: [
      {
        Id: columnId,
        Kind: 'task',
        CourseId: null,
        TaskIds,
        Name: '平时任务',
        Weight: 100,
        Rule: 'mean',
        Missing: 'zero',
        ...over,
      },
    ],
    Version: (await book()).Version,
  })
const publish = async () =>
  teacher.calls(publishGrades, { ClassId, Version: (await book()).Version })
const task = async (item: object = {}, over: object = {}) => {
  const one = await publishedAssignment(teacher, ClassId, {
    Items: [submissionItem(item)],
    ...over,
  })
  return { Id: one.Id as string, ItemId: one.Items[0].Id as string }
}
const scoresOf = async (name: string) =>
  (await book()).Rows.find((row: { PersonId: string }) => row.PersonId === person(name))

test('tasks count by their rule with their late penalties, and what is not marked is not published', async () => {
  const [first, second] = [await task(), await task({ LateRule: 'penalty', Penalty: 10 })]
  const elsewhere = await publishedAssignment(
    teacher,
    await newTeachingClass(teacher, termId, { Name: '2班' }),
  )
  expect(await save([])).toMatchObject({ Code: -10008, Msg: '请选择布置给本班的任务' })
  expect(await save([elsewhere.Id])).toMatchObject({ Code: -10008 })
  expect(await save([first.Id, first.Id])).toMatchObject({ Msg: '同一个任务不能出现两次' })
  expect((await book()).Tasks.map(({ Id }: { Id: string }) => Id).toSorted()).toEqual(
    [first.Id, second.Id].toSorted(),
  )
  expect((await save([first.Id, second.Id])).Code).toBe(0)

  const one = await handedWork(teacher, student, first)
  await teacher.calls(overrideDates, {
    Id: second.Id,
    To: [{ Kind: 'person', Id: person('student1') }],
    Dates: [{ Field: 'due', At: daysAhead(-1.5) }],
    Reason: '约定',
  })
  const other = await handedWork(teacher, student, second)
  await decideOn(teacher, one.Id)
  // Handed in, marked, not told: no score yet, and no nought either.
  expect(await scoresOf('student1')).toMatchObject({ Scores: [null] })
  expect((await book()).Unmarked).toBe(1)
  expect(await publish()).toMatchObject({
    Code: -1,
    Msg: '成绩项里还有没有批阅或公布的作业或考试，请先批阅并公布',
  })
  await decideOn(teacher, other.Id)
  for (const { Id } of [first, second]) await teacher.calls(releaseTask, { Id })
  // 100 in time and 100 that was two days late: 80.
  expect(await scoresOf('student1')).toMatchObject({ Scores: [90], Total: 90 })
  await save([first.Id, second.Id], { Rule: 'last' })
  expect(await scoresOf('student1')).toMatchObject({ Scores: [80] })
  await save([first.Id, second.Id], { Rule: 'best' })
  expect(await scoresOf('student1')).toMatchObject({ Scores: [100] })
  expect(await scoresOf('student2')).toMatchObject({ Scores: [null], Total: 0 })

  expect((await publish()).Data.State).toBe('published')
  // A date that is moved after that changes nothing that is published.
  await teacher.calls(overrideDates, {
    Id: first.Id,
    To: [{ Kind: 'person', Id: person('student1') }],
    Dates: [{ Field: 'due', At: daysAhead(-3) }],
    Reason: '约定',
  })
  expect((await scoresOf('student1')).Published).toBe('100.0')
})

test('who was excluded from a task is not given nought for it; who leaves the class keeps their published grade', async () => {
  const classId = await newTeachingClass(teacher, termId, { Name: '3班' })
  const roster = (over: object) =>
    teacher.calls(changeTeachingRoster, {
      ClassId: classId,
      Add: [],
      AddClasses: [],
      Drop: [],
      ...over,
    })
  await roster({ Add: [person('student1'), person('student2')] })
  const one = await publishedAssignment(teacher, classId, {
    Items: [submissionItem()],
    Targets: [
      { Kind: 'teaching', Id: classId, Excluded: false },
      { Kind: 'person', Id: person('student2'), Excluded: true },
    ],
  })
  const column = (over: object) => ({
    Id: newId(),
    Kind: 'manual',
    CourseId: null,
    TaskIds: [],
    Name: '平时',
    Weight: 50,
    Rule: 'best',
    Missing: 'zero',
    ...over,
  })
  const ManualId = newId()
  const Columns = [
    column({ Id: ManualId }),
    column({ Kind: 'task', TaskIds: [one.Id], Name: '任务' }),
  ]
  const Version = async () => (await teacher.calls(getGradeBook, { ClassId: classId })).Data.Version
  await teacher.calls(saveGradeBook, {
    ClassId: classId,
    Scale: 'hundred',
    Decimals: 0,
    Columns,
    Version: await Version(),
  })
  await teacher.calls(typeScores, {
    ClassId: classId,
    ColumnId: ManualId,
    Scores: ['student1', 'student2'].map((name) => ({ PersonId: person(name), Score: 80 })),
    Version: await Version(),
  })
  const rows = async () =>
    Object.fromEntries(
      (await teacher.calls(getGradeBook, { ClassId: classId })).Data.Rows.map(
        (row: { PersonId: string }) => [row.PersonId, row],
      ),
    )
  expect(await rows()).toMatchObject({
    [person('student1')]: { Scores: [80, null], Exempt: [], Total: 40 },
    [person('student2')]: { Scores: [80, null], Exempt: [1], Total: 80 },
  })
  const own = (who: Visitor) => who.calls(getOwnGrade, { ClassId: classId })
  expect(await own(student)).toMatchObject({ Code: -404, Msg: '成绩还没有发布' })
  await teacher.calls(publishGrades, { ClassId: classId, Version: await Version() })
  expect((await own(student)).Data).toMatchObject({
    Grade: '40',
    Parts: [
      { Name: '平时', Weight: 50, Score: 80, Exempt: false },
      { Name: '任务', Weight: 50, Score: null, Missing: 'zero', Exempt: false },
    ],
  })
  const other = await app.signedIn('student2')
  expect((await own(other)).Data.Parts[1]).toMatchObject({ Score: null, Exempt: true })
  expect((await own(await app.signedIn('student3'))).Code).toBe(-404)
  await roster({ Drop: [person('student1')] })
  expect(await rows()).toMatchObject({
    [person('student1')]: { Left: true, Scores: [80, null], Total: 40, Published: '40' },
    [person('student2')]: { Left: false, Published: '80' },
  })
})
