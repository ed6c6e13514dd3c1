import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { controlExam, getManagedExam, getResult, moveExam } from '@xinglin/contract/exams'
import { getPointRules, listPoints, reversePoints } from '@xinglin/contract/points'
import { moderateReview } from '@xinglin/contract/reviews'
import { newId } from '#platform/ids'
import {
  Examining,
  testApp,
  type TestApp,
  type Visitor,
  balanceOf,
  learned,
  ledgerOf,
  nothingThere,
} from '#testing'

let app: TestApp
let at: Examining
let student: Visitor
let other: Visitor
let stranger: Visitor
let admin: Visitor
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const school = () => app.fixture.schools.a
const rowsOf = async (statement: string) =>
  app.database.within(school(), async (db) => (await db.execute(statement)).rows)

const review = newId()

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  student = await learned(app, 'student1', review)
  other = await app.signedIn('student2')
  stranger = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
}, 60_000)
afterAll(() => app.close())

const last = async () => (await ledgerOf(student))[0]

describe('whose points are seen and taken back', () => {
  test('of others there is nothing: to students, to strangers among teachers, of other schools', async () => {
    const PersonId = person('student1')
    await balanceOf(student)
    const [entry] = await ledgerOf(student)
    const Reverse = { Id: entry?.Id, Reason: '误记' }
    for (const who of [other, stranger, await app.signedIn('admin1', 'b.localhost')])
      expect(await who.calls(listPoints, { PersonId })).toMatchObject(nothingThere)
    for (const who of [stranger, await app.signedIn('admin1', 'b.localhost')])
      expect(await who.calls(reversePoints, Reverse)).toMatchObject(nothingThere)
    expect(await student.calls(reversePoints, Reverse)).toMatchObject({ Code: -403 })
    expect(await admin.calls(reversePoints, { Id: newId(), Reason: '误记' })).toMatchObject(
      nothingThere,
    )
    expect(await admin.calls(reversePoints, { ...Reverse, Reason: ' ' })).toMatchObject({
      Code: -10008,
      Msg: '请填写原因',
    })
    expect(await admin.calls(listPoints, { PersonId: newId() })).toMatchObject(nothingThere)
  })

  test.each([
    ['a month that is none', { Month: '2026-13' }],
    ['a rule that is none', { Rule: 'gift' }],
  ])('%s is refused', async (_what, input) => {
    expect((await student.calls(listPoints, input)).Code).toBeLessThan(0)
  })
})

describe('what is earned', () => {
  test('signing in earns once a day, finishing a course once, however often one looks or comes back', async () => {
    const before = await balanceOf(student)
    await app.signedIn('student1')
    await balanceOf(student)
    const rows = await ledgerOf(student)
    expect(rows.filter(({ Rule }) => Rule === 'sign-in')).toMatchObject([{ Points: 1 }])
    expect(rows.filter(({ Rule }) => Rule === 'course')).toMatchObject([
      { Points: 10, Title: 'a的open', IsReversed: false, ReversalOf: '' },
    ])
    expect(before).toBe(11)
    expect(await balanceOf(student)).toBe(11)
    const { Data } = await student.calls(getPointRules, {})
    expect(Data.Today).toBe(11)
    expect(Data.Rules.find(({ Rule }: { Rule: string }) => Rule === 'course')).toMatchObject({
      Today: 10,
      PerDay: 30,
      Total: 10,
    })
    expect(await ledgerOf(student, { Rule: 'exam' })).toEqual([])
    expect(await ledgerOf(student, { Month: '2020-01' })).toEqual([])
    expect(await ledgerOf(student, { Rule: 'course' })).toHaveLength(1)
  })

  test('a featured review earns; no longer featured it is taken back, and featured again it is given back', async () => {
    const before = await balanceOf(student)
    const move = (Action: string) => admin.calls(moderateReview, { Id: review, Action })
    await move('feature')
    expect(await balanceOf(student)).toBe(before + 5)
    await move('unfeature')
    expect(await balanceOf(student)).toBe(before)
    expect(await last()).toMatchObject({
      Rule: 'review',
      Points: -5,
      Reason: '所依据的记录已撤销或不再达到要求',
    })
    await move('feature')
    expect(await balanceOf(student)).toBe(before + 5)
    expect(await last()).toMatchObject({ Points: 5, Reason: '所依据的记录恢复' })
    expect(await ledgerOf(student, { Rule: 'review' })).toHaveLength(3)
    expect(await balanceOf(student)).toBe(before + 5)
  })

  test('an examination earns once its score is out and passes; an attempt that is opened again takes it back', async () => {
    const judge = at.section('判断', [at.idOf('judge')], { Policy: 'one' })
    const paper = await at.frozen(at.form([judge]))
    const Release = { Score: 'manual', Answers: 'manual', Keys: 'manual' } as const
    const exam = await at.exam(paper, { Release })
    const before = await balanceOf(student)
    const sitting = await at.start(exam, student)
    const right = [{ QuestionId: at.idOf('judge'), Seq: 1, Answer: { Options: ['false'] } }]
    await at.submit(sitting, right, student)
    await expect
      .poll(
        async () =>
          (
            await rowsOf(
              `select score_version v from exam_attempt where id = '${sitting.AttemptId}'`,
            )
          )[0]?.['v'],
        { timeout: 12_000 },
      )
      .toBe(1)
    // Not out yet.
    expect(await balanceOf(student)).toBe(before)
    const { Version } = (await at.teacher.calls(getManagedExam, { Id: exam })).Data
    await at.teacher.calls(moveExam, { Id: exam, Action: 'release', Version })
    expect(await student.calls(getResult, { AttemptId: sitting.AttemptId })).toMatchObject({
      Data: { Score: 3, FullScore: 3 },
    })
    expect(await balanceOf(student)).toBe(before + 10)
    expect(await last()).toMatchObject({ Rule: 'exam', Title: '内科学期末考试', Points: 10 })
    await at.teacher.calls(controlExam, {
      ExamId: exam,
      Action: 'reopen',
      PersonIds: [person('student1')],
      Minutes: 5,
      Reason: '断电',
    })
    expect(await balanceOf(student)).toBe(before)
    expect(await last()).toMatchObject({ Rule: 'exam', Points: -10 })
  }, 40_000)
})
