import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  downloadCertificate,
  listMyCertificates,
  revokeCertificate,
  searchCertificates,
  verifyCertificate,
} from '@xinglin/contract/certificates'
import { searchAudit } from '@xinglin/contract/audit'
import {
  changeAdministrativeRoster,
  changeClassCourses,
  changeTeachingRoster,
  saveAdministrative,
} from '@xinglin/contract/classes'
import { finishAttempt, saveItemProgress, submitQuiz } from '@xinglin/contract/learning'
import { getMyScores, makeTranscript } from '@xinglin/contract/scores'
import { newId } from '#platform/ids'
import {
  newTeachingClass,
  newTerm,
  openCourse,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let student: Visitor
let other: Visitor
let teacher: Visitor
let stranger: Visitor
let admin: Visitor
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const courseId = () => app.fixture.courses['a.open'] ?? ''

/** Learns the open course to its end, with a quiz that is right or wrong. */
const learned = async (login: string, isRight = true): Promise<Visitor> => {
  const { visitor, ProgressId, text, quiz } = await openCourse(app, login)
  const ItemId = text
  await visitor.calls(saveItemProgress, { ProgressId, ItemId, Seq: 1, Position: { depth: 1 } })
  const Answers = isRight ? { q1: [0], q2: [0, 1, 2] } : { q1: [0], q2: [0, 1] }
  await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers })
  await visitor.calls(finishAttempt, { ProgressId })
  return visitor
}

beforeAll(async () => {
  app = await testApp()
  student = await learned('student1')
  other = await app.signedIn('student2')
  teacher = await app.signedIn('teacher1')
  stranger = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const missing = { Code: -404, Msg: '数据不存在' }
const scoresOf = (who: Visitor, StudentId?: string) => who.calls(getMyScores, { StudentId })

describe('whose scores are seen', () => {
  test('of others there is nothing: to students, to strangers among teachers, of other schools', async () => {
    const id = person('student1')
    expect(await scoresOf(other, id)).toMatchObject(missing)
    expect(await scoresOf(stranger, id)).toMatchObject(missing)
    expect(await scoresOf(teacher, id)).toMatchObject(missing)
    expect(await scoresOf(teacher, newId())).toMatchObject(missing)
    const there = await app.signedIn('admin1', 'b.localhost')
    expect(await scoresOf(there, id)).toMatchObject(missing)
  })

  test('whoever runs the school sees all, which the audit list is told', async () => {
    expect((await scoresOf(admin, person('student1'))).Data).toMatchObject({ Count: 1 })
    const { List } = (await admin.calls(searchAudit, { Area: 'scores' })).Data
    expect(List[0]).toMatchObject({ Text: '查看了“a的student1”的成绩' })
  })

  test('a teacher sees what the courses of their class gave its students, and nothing else', async () => {
    const ClassId = await newTeachingClass(teacher, await newTerm(admin))
    await teacher.calls(changeTeachingRoster, {
      ClassId,
      Add: [person('student1')],
      AddClasses: [],
      Drop: [],
    })
    expect(await scoresOf(teacher, person('student1'))).toMatchObject(missing)
    await teacher.calls(changeClassCourses, { ClassId, Add: [courseId()], Drop: [] })
    expect((await scoresOf(teacher, person('student1'))).Data).toMatchObject({
      Student: { Name: 'a的student1' },
      Count: 1,
    })
    expect(await scoresOf(teacher, person('student3'))).toMatchObject(missing)
    expect(await scoresOf(stranger, person('student1'))).toMatchObject(missing)
  })

  test('a 班主任 sees everything of the own 行政班', async () => {
    const Id = newId()
    await admin.calls(saveAdministrative, {
      Id,
      DepartmentId: app.fixture.colleges['a'],
      Grade: 2024,
      Major: '临床医学',
      Name: '2班',
      HeadTeacherId: person('teacher2'),
      Version: 0,
    })
    await admin.calls(changeAdministrativeRoster, {
      ClassId: Id,
      Add: [person('student1')],
      Drop: [],
    })
    expect((await scoresOf(stranger, person('student1'))).Data).toMatchObject({
      Student: { ClassName: '2024级 临床医学 2班' },
      Count: 1,
    })
  })
})

describe('one’s own scores', () => {
  test('are there with what they come to', async () => {
    expect((await scoresOf(student)).Data).toMatchObject({
      Count: 1,
      Average: 100,
      Best: 100,
      Released: 1,
      Waiting: 0,
      List: [
        {
          Kind: 'course',
          Name: 'a的open',
          AttemptNo: 1,
          State: 'released',
          Score: 100,
          Level: 'S',
        },
      ],
      Dimensions: [{ Kind: 0, Courses: 1 }],
      Trend: [{ Name: 'a的open', Score: 100 }],
    })
  })

  test('are narrowed by kind and days; a range that ends before it begins is refused', async () => {
    const wanted = async (over: object) => (await student.calls(getMyScores, over)).Data.Count
    expect(await wanted({ Kind: 'report' })).toBe(0)
    expect(await wanted({ To: '2020-01-01' })).toBe(0)
    expect(await wanted({ From: '2020-01-01' })).toBe(1)
    expect(
      await student.calls(getMyScores, { From: '2026-02-01', To: '2026-01-01' }),
    ).toMatchObject({ Code: -10008, Msg: '开始日期不能晚于结束日期' })
  })

  test('without any there is an empty list', async () => {
    expect((await scoresOf(other)).Data).toMatchObject({ Count: 0, Average: null, Trend: [] })
  })
})

describe('a transcript', () => {
  const issued = async (who = student): Promise<string> =>
    (await who.calls(makeTranscript, {})).Data.Number
  const download = (who: Visitor, Number: string) => who.calls(downloadCertificate, { Number })

  test('is refused where there is nothing to tell', async () => {
    expect(await other.calls(makeTranscript, {})).toMatchObject({
      Code: -1,
      Msg: '所选日期内没有已发布的成绩',
    })
  })

  test('of one content is issued once a day, and listed to its owner', async () => {
    const number = await issued()
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(await issued()).toBe(number)
    expect((await student.calls(listMyCertificates, {})).Data).toMatchObject({
      Count: 1,
      List: [{ Number: number, Kind: 'transcript', Holder: 'a的student1', State: 'valid' }],
    })
    expect((await other.calls(listMyCertificates, {})).Data.Count).toBe(0)
    const countOf = async (SearchKey: string) =>
      (await admin.calls(searchCertificates, { SearchKey })).Data.Count
    expect(await countOf('a的')).toBe(1)
    expect(await countOf(number.toLowerCase())).toBe(1)
    expect(await countOf('%')).toBe(0)
    expect((await admin.calls(searchCertificates, { State: 'valid' })).Data).toMatchObject({
      Count: 1,
      List: [{ Number: number, StudentNo: 'N-student1' }],
    })
    expect((await admin.calls(searchCertificates, { State: 'revoked' })).Data.Count).toBe(0)
  })

  test('is a PDF to its owner and to those who run the school, and to nobody else', async () => {
    const number = await issued()
    for (const who of [student, admin]) {
      const { Data } = await download(who, number)
      expect(Data.FileName).toMatch(/^学习成绩单-a的student1-\d{4}-\d\d-\d\d\.pdf$/)
      expect(Buffer.from(Data.Pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    }
    const none = { Code: -404, Msg: '未查到该编号的证明，请核对编号' }
    for (const who of [other, teacher]) expect(await download(who, number)).toMatchObject(none)
  })

  test('is verified by anybody at its own school, with all that stands on it', async () => {
    const number = await issued()
    const verified = (await app.visitor().calls(verifyCertificate, { Number: ` ${number} ` })).Data
    expect(verified).toMatchObject({
      Holder: 'a的student1',
      State: 'valid',
      Printed: {
        Heads: ['序号', '名称', '类别', '日期', '成绩', '等级'],
        Rows: [['1', 'a的open', '课程学习', expect.any(String), '100.0', 'S']],
      },
    })
    const none = { Code: -404, Msg: '未查到该编号的证明，请核对编号' }
    const numbers = [number.slice(1), '', '0'.repeat(16), `${number}0`]
    for (const Number of numbers)
      expect(await app.visitor().calls(verifyCertificate, { Number })).toMatchObject(none)
    expect(
      await app.visitor('b.localhost').calls(verifyCertificate, { Number: number }),
    ).toMatchObject(none)
  })

  test('that was revoked says so for good, and is issued anew under another number', async () => {
    const number = await issued()
    expect(await admin.calls(revokeCertificate, { Number: number })).toMatchObject({
      Code: -10008,
      Msg: '请填写作废理由',
    })
    const Reason = '成绩录入有误'
    for (const _again of [1, 2])
      expect((await admin.calls(revokeCertificate, { Number: number, Reason })).Data).toMatchObject(
        { State: 'revoked', Reason },
      )
    expect((await admin.calls(searchCertificates, { State: 'revoked' })).Data).toMatchObject({
      Count: 1,
      List: [{ Number: number, Reason }],
    })
    expect((await admin.calls(searchCertificates, { State: 'valid' })).Data.Count).toBe(0)
    expect((await app.visitor().calls(verifyCertificate, { Number: number })).Data).toMatchObject({
      State: 'revoked',
      Reason,
      RevokedAt: expect.any(String),
    })
    expect(await download(student, number)).toMatchObject({ Code: -1 })
    expect(await issued()).not.toBe(number)
  })
})
