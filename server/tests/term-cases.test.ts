import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getAssignmentProgress,
  getOwnAssignment,
  getOwnSubmission,
  openDraft,
  overrideDates,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster, getClassDetail, saveClassStaff } from '@xinglin/contract/classes'
import { askRecheck, decideRecheck, defaultWorkRubric, getWork } from '@xinglin/contract/marking'
import { getGradeBook, getMyScores, makeTranscript, saveGradeBook } from '@xinglin/contract/scores'
import { verifyCertificate } from '@xinglin/contract/certificates'
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

// Cases that broke comparable products, over every view in which a student, a marker or a registrar would meet them.

let app: TestApp
let teacher: Visitor
let other: Visitor
let student: Visitor
let ClassId: string
const Kind = 'submission'
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
  ClassId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  await teacher.calls(changeTeachingRoster, {
    ClassId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
  const { Version } = (await teacher.calls(getClassDetail, { Id: ClassId })).Data
  const Staff = [{ PersonId: person('teacher2'), Post: 'teacher', Rights: [] }]
  await teacher.calls(saveClassStaff, { ClassId, Staff, Version })
})
afterAll(() => app.close())

const task = async (item: object) => {
  const one = await publishedAssignment(teacher, ClassId, { Items: [submissionItem(item)] })
  return { Id: one.Id as string, ItemId: one.Items[0].Id as string }
}
/** Lets time go by: what was due in a week is over. */
const end = ({ Id }: { Id: string }) =>
  app.database.within(app.fixture.schools['a'] ?? '', (db) =>
    db.execute(
      `update assignment set due_at = now() - interval '1 day', closes_at = now() - interval '1 hour' where id = '${Id}'`,
    ),
  )
const count = async ({ Id }: { Id: string }) =>
  teacher.calls(saveGradeBook, {
    ClassId,
    Scale: 'hundred',
    Decimals: 1,
    Columns: [
      {
        Id: newId(),
        Kind: 'task',
        CourseId: null,
        TaskIds: [Id],
        Name: '作业',
        Weight: 100,
        Rule: 'best',
        Missing: 'zero',
      },
    ],
    Version: (await teacher.calls(getGradeBook, { ClassId })).Data.Version,
  })

/** What each view says of a student's work: by how many days it is late, and what it is worth. */
const views = async (place: { Id: string; ItemId: string }, workId: string) => {
  const own = (await student.calls(getOwnSubmission, place)).Data
  const mine = (await student.calls(getOwnAssignment, { Id: place.Id })).Data.Items[0].Work
  const progress = (await teacher.calls(getAssignmentProgress, { Id: place.Id })).Data.List.find(
    (row: { PersonId: string }) => row.PersonId === person('student1'),
  ).Works[0]
  const work = (await teacher.calls(getWork, { Kind, Id: workId })).Data
  const book = (await teacher.calls(getGradeBook, { ClassId })).Data.Rows.find(
    (row: { PersonId: string }) => row.PersonId === person('student1'),
  )
  const scores = (await student.calls(getMyScores, { Kind: 'work' })).Data.List.find(
    (line: { Id: string }) => line.Id === place.ItemId,
  )
  return {
    late: [own.LateDays, mine.LateDays, progress.LateDays, work.LateDays],
    scores: [own.Counted, mine.Score, progress.Score, book.Scores[0], scores?.Score],
  }
}

test('N3: time that is given after the end opens a task for that student alone, and every view agrees that the work is in time', async () => {
  const place = await task({})
  await end(place)
  const closed = { Code: -10011, Msg: '已过截止时间，不能再提交' }
  expect(await student.calls(openDraft, place)).toMatchObject(closed)
  const given = await teacher.calls(overrideDates, {
    Id: place.Id,
    To: [{ Kind: 'person', Id: person('student1') }],
    Dates: [
      { Field: 'due', At: daysAhead(1) },
      { Field: 'closes', At: daysAhead(2) },
    ],
    Reason: '住院',
  })
  expect(given.Code).toBe(0)
  expect(await (await app.signedIn('student2')).calls(openDraft, place)).toMatchObject(closed)
  const { Id } = await handedWork(teacher, student, place)
  await count(place)
  await decideOn(teacher, Id, { Release: true })
  expect(await views(place, Id)).toEqual({
    late: [0, 0, 0, 0],
    scores: [100, 100, 100, 100, 100],
  })
})

test('N17: work that was in time is in time when it is marked after the end; a penalty goes with the date that made it', async () => {
  const place = await task({ LateRule: 'penalty', Penalty: 10 })
  const { Id } = await handedWork(teacher, student, place)
  await count(place)
  const dueOf = (days: number) =>
    teacher.calls(overrideDates, {
      Id: place.Id,
      To: [{ Kind: 'person', Id: person('student1') }],
      Dates: [{ Field: 'due', At: daysAhead(days) }],
      Reason: '约定',
    })
  await decideOn(teacher, Id, { Release: true })
  expect(await views(place, Id)).toEqual({
    late: [0, 0, 0, 0],
    scores: [100, 100, 100, 100, 100],
  })
  await dueOf(-1.5)
  expect(await views(place, Id)).toEqual({ late: [2, 2, 2, 2], scores: [80, 80, 80, 80, 80] })
  await dueOf(1)
  expect(await views(place, Id)).toEqual({
    late: [0, 0, 0, 0],
    scores: [100, 100, 100, 100, 100],
  })
})

test('N11: a re-check that is refused leaves every view and the transcript as they were', async () => {
  const place = await task({})
  const { Id } = await handedWork(teacher, student, place)
  await count(place)
  const Points = Object.fromEntries(defaultWorkRubric.map((one) => [one.Id, one.Max / 2]))
  const Mark = { Points, Adjusted: [], Annotations: [], Comment: '' }
  await decideOn(teacher, Id, { Mark, Release: true })
  const before = await views(place, Id)
  expect(before.scores).toEqual([50, 50, 50, 50, 50])
  const { Number: paper } = (await student.calls(makeTranscript, {})).Data
  await student.calls(askRecheck, { Kind, Id, Reason: '请再看论证部分' })
  // While it is asked, what was told stays told.
  expect(await views(place, Id)).toEqual(before)
  const kept = await other.calls(decideRecheck, {
    Kind,
    Id,
    Version: 1,
    Revision: 0,
    Mark,
    Note: '论证部分没有写出依据',
  })
  expect(kept.Data).toMatchObject({ State: 'kept', Before: { Score: 50 }, After: 50 })
  expect(await views(place, Id)).toEqual(before)
  expect((await app.visitor().calls(verifyCertificate, { Number: paper })).Data).toMatchObject({
    State: 'valid',
    Changes: [],
  })
})
