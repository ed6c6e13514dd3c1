import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { changeClassCourses, changeTeachingRoster, moveTeaching } from '@xinglin/contract/classes'
import { finishAttempt, saveItemProgress, submitQuiz } from '@xinglin/contract/learning'
import {
  askRetraction,
  decideRetraction,
  getGradeBook,
  getMyScores,
  makeTranscript,
  publishGrades,
  saveGradeBook,
  typeScores,
} from '@xinglin/contract/scores'
import { getToday } from '@xinglin/contract/today'
import { verifyCertificate } from '@xinglin/contract/certificates'
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
let admin: Visitor
let teacher: Visitor
let stranger: Visitor
let student: Visitor
let ClassId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const courseId = () => app.fixture.courses['a.open'] ?? ''
const manual = newId()
const learnt = newId()

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  stranger = await app.signedIn('teacher2')
  ClassId = await newTeachingClass(teacher, await newTerm(admin))
  await teacher.calls(changeTeachingRoster, {
    ClassId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
  await teacher.calls(changeClassCourses, { ClassId, Add: [courseId()], Drop: [] })
  const { visitor, ProgressId, text, quiz } = await openCourse(app, 'student1')
  student = visitor
  await visitor.calls(saveItemProgress, {
    ProgressId,
    ItemId: text,
    Seq: 1,
    Position: { depth: 1 },
  })
  const Answers = { q1: [0], q2: [0, 1, 2] }
  await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers })
  await visitor.calls(finishAttempt, { ProgressId })
})
afterAll(() => app.close())

const column = (over: object = {}) => ({
  Id: manual,
  Kind: 'manual',
  CourseId: null,
  Name: '平时成绩',
  Weight: 40,
  Rule: 'best',
  Missing: 'zero',
  ...over,
})
const ofCourse = (over: object = {}) =>
  column({
    Id: learnt,
    Kind: 'course',
    CourseId: courseId(),
    Name: '课程学习',
    Weight: 60,
    ...over,
  })
const book = async (who = teacher) => (await who.calls(getGradeBook, { ClassId })).Data
const form = async (over: object = {}) => ({
  ClassId,
  Scale: 'hundred',
  Decimals: 0,
  Columns: [ofCourse(), column()],
  Version: (await book()).Version,
  ...over,
})
const save = async (over: object = {}, who = teacher) => who.calls(saveGradeBook, await form(over))
const typed = (Scores: object[], who = teacher) =>
  who.calls(typeScores, { ClassId, ColumnId: manual, Scores })
const publish = async (who = teacher) =>
  who.calls(publishGrades, { ClassId, Version: (await book()).Version })
const grades = async () =>
  (await student.calls(getMyScores, { Kind: 'grade' })).Data.List as {
    Grade: string
    Score: number | null
  }[]

describe('a grade book', () => {
  test('is there for those who teach the class and those who run the school', async () => {
    const none = { Code: -404, Msg: '数据不存在' }
    expect(await stranger.calls(getGradeBook, { ClassId })).toMatchObject(none)
    expect(await teacher.calls(getGradeBook, { ClassId: newId() })).toMatchObject(none)
    expect(await stranger.calls(saveGradeBook, await form())).toMatchObject(none)
    const there = await app.signedIn('admin1', 'b.localhost')
    expect(await there.calls(getGradeBook, { ClassId })).toMatchObject(none)
    expect(await book(admin)).toMatchObject({ State: 'draft', Version: 0, MayChange: true })
  })

  test.each([
    ['a weight beyond 100', () => ({ Columns: [column({ Weight: 101 })] }), '权重须为0至100的整数'],
    ['half a weight', () => ({ Columns: [column({ Weight: 0.5 })] }), '权重须为0至100的整数'],
    ['no name', () => ({ Columns: [column({ Name: ' ' })] }), '请填写成绩项名称'],
    [
      'a course of others',
      () => ({ Columns: [ofCourse({ CourseId: newId() })] }),
      '成绩项的课程须是本班学习的课程',
    ],
    ['a column twice', () => ({ Columns: [column(), column()] }), '同一门课程不能出现两次'],
    ['a sensitive word', () => ({ Columns: [column({ Name: '赌博' })] }), '内容包含敏感词'],
  ])('%s is refused', async (_what, over, Msg) => {
    expect(await save(over())).toMatchObject({ Msg })
    expect((await book()).Version).toBe(0)
  })

  test('has the scores of courses, and what is typed; who is missing is nought or not counted as it says', async () => {
    await save()
    expect((await typed([{ PersonId: person('student1'), Score: 59 }])).Code).toBe(0)
    const rows = (await book()).Rows as { PersonId: string; Scores: unknown; Total: unknown }[]
    const of = (name: string) => rows.find(({ PersonId }) => PersonId === person(name))
    expect(of('student1')).toMatchObject({ Scores: [100, 59], Total: 83.6, Grade: '84' })
    expect(of('student2')).toMatchObject({ Scores: [null, null], Total: 0, Grade: '0' })
    await save({ Columns: [ofCourse({ Missing: 'skip' }), column({ Missing: 'skip' })] })
    const again = (await book()).Rows as { PersonId: string }[]
    expect(again.find(({ PersonId }) => PersonId === person('student2'))).toMatchObject({
      Total: null,
      Grade: '',
    })
  })

  test('typed scores are of this class and of typed columns, and of 0 to 100', async () => {
    const PersonId = person('student1')
    expect(await typed([{ PersonId, Score: 101 }])).toMatchObject({ Msg: '成绩须在0至100之间' })
    expect(await typed([{ PersonId: person('student3'), Score: 1 }])).toMatchObject({
      Msg: '名单中有人不在本班',
    })
    expect(
      await teacher.calls(typeScores, {
        ClassId,
        ColumnId: learnt,
        Scores: [{ PersonId, Score: 1 }],
      }),
    ).toMatchObject({ Msg: '该成绩项不是手工录入的成绩项' })
    expect((await book()).Rows[0].Scores).toContain(59)
  })

  test('two who write at once: the second is told, and loses nothing of the first', async () => {
    const [five, pass] = [await form({ Scale: 'five' }), await form({ Scale: 'pass' })]
    const saved = [teacher.calls(saveGradeBook, five), admin.calls(saveGradeBook, pass)]
    const both = await Promise.all(saved)
    expect(both.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10011, 0])
  })
})

describe('publishing', () => {
  test('wants weights of 100, and a book that was read as it is', async () => {
    await save({ Columns: [ofCourse({ Weight: 50 }), column()] })
    expect(await publish()).toMatchObject({ Code: -1, Msg: '各成绩项的权重之和须为100' })
    await save({ Decimals: 1, Columns: [ofCourse(), column({ Missing: 'skip' })] })
    expect(await teacher.calls(publishGrades, { ClassId, Version: 1 })).toMatchObject({
      Code: -10011,
    })
    expect(await grades()).toEqual([])
  })

  test('shows students their grade, frozen: what is typed or scored later is refused or changes nothing', async () => {
    expect((await publish()).Data).toMatchObject({ State: 'published' })
    expect(await grades()).toMatchObject([{ Grade: '83.6', Score: 83.6 }])
    const frozen = { Code: -1, Msg: '成绩已发布，不能修改；请先申请撤回' }
    expect(await typed([{ PersonId: person('student1'), Score: 100 }])).toMatchObject(frozen)
    expect(await save()).toMatchObject(frozen)
    expect(await publish()).toMatchObject(frozen)
  })

  test('stands on the transcript, and is not counted twice', async () => {
    const { Number: number } = (await student.calls(makeTranscript, {})).Data
    const { Printed } = (await app.visitor().calls(verifyCertificate, { Number: number })).Data
    expect(
      Printed.Rows.map((row: string[]) => row.slice(1, 6).filter((_, at) => at !== 2)),
    ).toEqual([
      ['a的open', '课程学习', '100.0', 'S'],
      ['诊断学 1班', '课程总评', '83.6', '—'],
    ])
    expect(Printed.Facts).toContainEqual({ Name: '各项平均成绩（不含课程总评）', Value: '100.0' })
  })
})

describe('taking back', () => {
  const ask = (who: Visitor, Reason = '平时成绩录入有误') =>
    who.calls(askRetraction, { ClassId, Reason })
  const decide = (who: Visitor, Agreed: boolean) =>
    who.calls(decideRetraction, { ClassId, Agreed, Note: '已核实' })

  test('is asked for with a reason, and decided by an administrator who is somebody else', async () => {
    expect(await decide(admin, true)).toMatchObject({ Msg: '没有待处理的撤回申请' })
    expect(await ask(teacher, ' ')).toMatchObject({ Msg: '请填写撤回理由' })
    expect(await ask(stranger)).toMatchObject({ Code: -404 })
    await ask(admin)
    expect(await decide(admin, true)).toMatchObject({ Msg: '撤回申请须由他人确认' })
    expect((await ask(teacher)).Data).toMatchObject({ State: 'asked', Reason: '平时成绩录入有误' })
    expect(await grades()).toHaveLength(1)
    // It reaches those who decide: as a message, and among what waits today.
    const { Data: today } = await admin.calls(getToday, {})
    expect(today.List.map(({ Text }: { Text: string }) => Text)).toContainEqual(
      expect.stringContaining('申请撤回已发布的成绩'),
    )
    expect(JSON.stringify(await teacher.calls(getToday, {}))).not.toContain('申请撤回已')
  })

  test('that is not agreed to leaves all as it is; agreed to, the book is open again', async () => {
    expect((await decide(admin, false)).Data).toMatchObject({ State: 'published', Reason: '' })
    expect(await grades()).toHaveLength(1)
    await ask(teacher)
    expect((await decide(admin, true)).Data).toMatchObject({ State: 'draft', PublishedAt: null })
    expect(await grades()).toEqual([])
    const { List } = (await admin.calls(searchAudit, { Area: 'scores' })).Data
    expect(List[0]).toMatchObject({
      Text: '同意撤回“诊断学 1班”的成绩',
      Detail: '申请理由：平时成绩录入有误；处理意见：已核实',
    })
  })

  test('in levels a student is told the level and no figure', async () => {
    await save({ Scale: 'five', Decimals: 0 })
    await publish()
    expect(await grades()).toMatchObject([{ Grade: '良好', Score: null }])
  })

  test('an archived class takes no change', async () => {
    await teacher.calls(moveTeaching, { Id: ClassId, Action: 'archive' })
    expect(await save()).toMatchObject({ Msg: '班级已归档，不能修改；如需修改请先恢复' })
    expect(await book()).toMatchObject({ State: 'published', MayChange: false })
  })
})
