import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  downloadCertificate,
  listMyCertificates,
  type ManagedCertificate,
  searchCertificates,
  verifyCertificate,
} from '@xinglin/contract/certificates'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import {
  askRetraction,
  decideRetraction,
  getGradeBook,
  makeTranscript,
  publishGrades,
  saveGradeBook,
  typeScores,
} from '@xinglin/contract/scores'
import { newId } from '#platform/ids'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let student: Visitor
let ClassId: string
const ColumnId = newId()
const PersonId = () => app.fixture.people['a.student1'] ?? ''

const version = async () => (await teacher.calls(getGradeBook, { ClassId })).Data.Version
const publish = async () => teacher.calls(publishGrades, { ClassId, Version: await version() })
const save = async (Scale: string) =>
  teacher.calls(saveGradeBook, {
    ClassId,
    Scale,
    Decimals: 1,
    Columns: [
      {
        Id: ColumnId,
        Kind: 'manual',
        CourseId: null,
        Name: '平时成绩',
        Weight: 100,
        Rule: 'best',
        Missing: 'zero',
      },
    ],
    Version: await version(),
  })
const takeBack = async () => {
  await teacher.calls(askRetraction, { ClassId, Reason: '录入有误' })
  await admin.calls(decideRetraction, { ClassId, Agreed: true, Note: '' })
}
const issue = async (): Promise<string> => (await student.calls(makeTranscript, {})).Data.Number
const verify = async (Number: string) =>
  (await app.visitor().calls(verifyCertificate, { Number })).Data

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  ClassId = await newTeachingClass(teacher, await newTerm(admin))
  await teacher.calls(changeTeachingRoster, {
    ClassId,
    Add: [PersonId()],
    AddClasses: [],
    Drop: [],
  })
  await save('hundred')
  await teacher.calls(typeScores, {
    ClassId,
    ColumnId,
    Scores: [{ PersonId: PersonId(), Score: 86.5 }],
  })
  await publish()
})
afterAll(() => app.close())

test('a transcript says which of its grades was taken back or changed since, beside what it said then', async () => {
  const Number = await issue()
  expect(await verify(Number)).toMatchObject({ State: 'valid', Changes: [], Compared: true })
  await takeBack()
  const back = await verify(Number)
  expect(back).toMatchObject({ State: 'changed', Changes: [{ Row: 0, What: 'withdrawn' }] })
  expect(back.Printed.Rows[0].slice(1, 5)).toMatchObject([
    '诊断学 1班',
    '课程总评',
    expect.any(String),
    '86.5',
  ])
  expect((await student.calls(listMyCertificates, {})).Data.List).toMatchObject([
    { Number, State: 'changed' },
  ])
  const managed = async () => (await admin.calls(searchCertificates, {})).Data.List
  expect(await managed()).toMatchObject([{ Number, State: 'changed' }])
  for (const who of [student, admin])
    expect(await who.calls(downloadCertificate, { Number })).toMatchObject({
      Code: -1,
      Msg: '其中有内容已变更或撤回，请重新开具',
    })
  // The same grade again is what was printed.
  await publish()
  expect(await verify(Number)).toMatchObject({ State: 'valid', Changes: [] })
  expect(await managed()).toMatchObject([{ Number, State: 'valid' }])
  await takeBack()
  await save('five')
  await publish()
  expect(await verify(Number)).toMatchObject({
    State: 'changed',
    Changes: [{ Row: 0, What: 'changed' }],
  })
  const anew = await issue()
  expect(anew).not.toBe(Number)
  const fresh = await verify(anew)
  expect([fresh.State, fresh.Printed.Rows[0][4]]).toEqual(['valid', '良好'])
  const states = new Map(
    (await managed()).map((each: ManagedCertificate) => [each.Number, each.State]),
  )
  expect([states.get(Number), states.get(anew)]).toEqual(['changed', 'valid'])
})

test('one that does not say what it came from is not called compared', async () => {
  const Number = await issue()
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update certificate set basis = null where number = '${Number}'`),
  )
  expect(await verify(Number)).toMatchObject({ State: 'valid', Compared: false })
})
