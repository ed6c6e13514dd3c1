import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getAssignment,
  getAssignmentProgress,
  listAssignments,
  moveAssignment,
  remindAssigned,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { listWorks } from '@xinglin/contract/marking'
import {
  listOfferings,
  overrideOffering,
  saveOffering,
  withdrawOffering,
} from '@xinglin/contract/offerings'
import { saveCollege } from '@xinglin/contract/schools'
import { newId } from '#platform/ids'
import {
  assignmentForm,
  newTeachingClass,
  newTerm,
  postHolder,
  publishedAssignment,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

// Which calls a post opens stands in docs/permissions.md; here: whose tasks and offerings a 教学秘书 looks after.

let app: TestApp
let teacher: Visitor
let stranger: Visitor
let secretary: Visitor
let head: Visitor
let elsewhere: Visitor
let TermId: string
let own: string
let foreign: string
let CourseId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

beforeAll(async () => {
  app = await testApp()
  const admin = await app.signedIn('admin1')
  const other = (await admin.calls(saveCollege, { Name: '护理学院' })).Data.Id
  const place = (name: string, id: string) =>
    app.database.within(app.fixture.schools.a, (db) =>
      db.execute(sql`update person set college_id = ${id}::uuid where id = ${person(name)}::uuid`),
    )
  await place('teacher1', app.fixture.colleges['a'] ?? '')
  await place('teacher2', other)
  teacher = await app.signedIn('teacher1')
  stranger = await app.signedIn('teacher2')
  TermId = await newTerm(admin)
  own = await newTeachingClass(teacher, TermId)
  foreign = await newTeachingClass(stranger, TermId, { Name: '别的院系' })
  for (const [who, ClassId] of [
    [teacher, own],
    [stranger, foreign],
  ] as const)
    await who.calls(changeTeachingRoster, {
      ClassId,
      Add: [person('student1')],
      AddClasses: [],
      Drop: [],
    })
  CourseId = app.fixture.courses['a.open'] ?? ''
  secretary = await postHolder(app, 'secretary')
  head = await postHolder(app, 'collegeHead')
  elsewhere = await postHolder(app, 'secretary', { login: 'secretary-2', placeId: other })
})
afterAll(() => app.close())

const listed = async (who: Visitor): Promise<string[]> =>
  (await who.calls(listAssignments, {})).Data.List.map(({ Id }: { Id: string }) => Id)

test('the tasks of teachers of the 院系 are looked at and reminded of, and neither changed nor marked', async () => {
  const { Id } = await publishedAssignment(teacher, own)
  const { Id: others } = await publishedAssignment(stranger, foreign)
  // A draft is its author's.
  expect((await teacher.calls(saveAssignment, assignmentForm(own))).Code).toBe(0)
  for (const who of [secretary, head]) {
    expect(await listed(who)).toEqual([Id])
    expect((await who.calls(getAssignment, { Id })).Data).toMatchObject({
      CanEdit: false,
      OwnClasses: [],
      SeesWorks: false,
    })
    const { Data } = await who.calls(getAssignmentProgress, { Id })
    expect(Data.Count).toBe(1)
    expect((await who.calls(getAssignment, { Id: others })).Code).toBe(-404)
    expect((await who.calls(moveAssignment, { Id, Action: 'archive' })).Code).toBe(-10002)
    const works = { Kind: 'submission', GroupId: Id }
    expect((await who.calls(listWorks, works)).Code).toBe(-404)
  }
  expect(await listed(elsewhere)).toEqual([others])
  const remind = { Id, PersonIds: [person('student1')] }
  expect((await secretary.calls(remindAssigned, remind)).Data).toMatchObject({ Reminded: 1 })
  expect((await elsewhere.calls(remindAssigned, remind)).Code).toBe(-404)
  // By any other door a teacher is a teacher alone.
  expect(await listed(await app.signedIn('holder-of-secretary'))).toEqual([])
})

const form = (classId: string, more: object = {}) => ({
  Id: newId(),
  CourseId,
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

test('a 教学秘书 gives courses to the classes of the 院系 and changes what its teachers gave', async () => {
  const offering = form(own)
  expect((await teacher.calls(saveOffering, offering)).Code).toBe(0)
  const shown = async (who: Visitor) =>
    (await who.calls(listOfferings, { CourseId })).Data.List.map(
      ({ Id, MayChange }: { Id: string; MayChange: boolean }) => [Id, MayChange],
    )
  expect(await shown(secretary)).toEqual([[offering.Id, true]])
  expect(await shown(elsewhere)).toEqual([])
  expect(await shown(head)).toEqual([])
  const later = { ...offering, ClosesAt: '2027-06-30T00:00:00.000Z', Version: 1 }
  expect((await elsewhere.calls(saveOffering, later)).Code).toBe(-10002)
  expect((await head.calls(saveOffering, later)).Code).toBe(-10002)
  expect((await secretary.calls(saveOffering, later)).Data).toMatchObject({ Version: 2 })
  // A class of another 院系 is none of theirs to give to.
  expect((await secretary.calls(saveOffering, form(foreign))).Code).toBe(-10008)
  const fresh = form(own)
  expect((await secretary.calls(saveOffering, fresh)).Code).toBe(0)
  const dates = {
    Id: offering.Id,
    To: [{ Kind: 'person', Id: person('student1') }],
    Dates: [{ Field: 'closes', At: '2027-07-31T00:00:00.000Z' }],
    Reason: '病假',
  }
  expect((await elsewhere.calls(overrideOffering, dates)).Code).toBe(-10002)
  expect((await elsewhere.calls(withdrawOffering, { Id: offering.Id })).Code).toBe(-10002)
  expect((await secretary.calls(withdrawOffering, { Id: offering.Id })).Code).toBe(0)
  expect(await shown(secretary)).toEqual([[fresh.Id, true]])
})
