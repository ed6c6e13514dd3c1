import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getManagedExam, getResult, moveExam } from '@xinglin/contract/exams'
import { askInquiry, getInquiry, listInquiriesToAnswer } from '@xinglin/contract/inquiries'
import { newId } from '#platform/ids'
import {
  Examining,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  readingItem,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let at: Examining
let colleague: Visitor
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  colleague = await app.signedIn('teacher2')
})
afterAll(() => app.close())

const asks = (AttemptId: string, no: number, who = at.student, Id = newId()) =>
  who.calls(askInquiry, {
    Id,
    CourseId: null,
    Pin: { Kind: 'question', At: no, SessionId: AttemptId },
    Title: '为什么不选另外几项？',
    Body: '<p>我以为这两项都对。</p>',
    Audience: 'course',
  })

/** An attempt whose single question of type A1 was answered wrongly, with the number of that question. */
const sat = async (over: object = {}) => {
  const exam = await at.exam(await at.frozen(), over)
  const sitting = await at.start(exam)
  const all = sitting.Sections.flatMap(({ Questions }) => Questions)
  const no = all.findIndex(({ Type }) => Type === 'A1') + 1
  const question = all[no - 1]
  const [wrong = ''] = at.optionsOf('A1', ['wrong'])
  const Items = [{ QuestionId: question?.QuestionId ?? '', Seq: 1, Answer: { Options: [wrong] } }]
  await at.submit(sitting, Items)
  return { exam, no, AttemptId: sitting.AttemptId }
}

const scored = (AttemptId: string) =>
  vi.waitFor(async () => expect((await at.student.calls(getResult, { AttemptId })).Code).toBe(0), {
    timeout: 20_000,
  })

test('a question of a paper is asked about once its answers are out, by whoever sat it, with their answer beside it', async () => {
  const manual = { Score: 'manual', Answers: 'manual', Keys: 'manual' }
  const { exam, no, AttemptId } = await sat({ Release: manual })
  const { place } = askInquiry.refusals
  expect((await asks(AttemptId, no)).Msg).toBe(place[1])
  const { Version } = (await at.teacher.calls(getManagedExam, { Id: exam })).Data
  const moved = await at.teacher.calls(moveExam, { Id: exam, Action: 'release', Version })
  expect(moved.Code).toBe(0)
  await scored(AttemptId)
  expect((await asks(AttemptId, no, at.other)).Msg).toBe(place[1])
  expect((await asks(AttemptId, 99)).Msg).toBe(place[1])
  const { Data } = await asks(AttemptId, no)
  // Others may still sit the paper: no fellow student reads of it, whatever was chosen.
  expect(Data).toMatchObject({ Audience: 'teachers', ItemTitle: `内科学期末考试 第${no}题` })
  expect((await at.other.calls(getInquiry, { Id: Data.Id })).Code).toBe(-404)
  expect((await colleague.calls(getInquiry, { Id: Data.Id })).Code).toBe(-404)
  const opened = (await at.teacher.calls(getInquiry, { Id: Data.Id })).Data
  expect(opened.Turns).toHaveLength(1)
  expect(opened.Turns[0].Answers.join()).toMatch(/我的答案：[A-Z]\..*正确答案：[A-Z]\./)
  const queue = (await at.teacher.calls(listInquiriesToAnswer, { State: 'mine' })).Data
  expect(queue.List.map(({ Id }: { Id: string }) => Id)).toEqual([Data.Id])
})

test('what another examination uses now is not asked about', async () => {
  const { no, AttemptId } = await sat()
  await scored(AttemptId)
  expect((await asks(AttemptId, no)).Msg).toBe(askInquiry.refusals.place[1])
})

test('where the examination is an item of a task, the teacher of the task answers', async () => {
  await at.putAway()
  const { exam, no, AttemptId } = await sat()
  await scored(AttemptId)
  const classId = await newTeachingClass(at.teacher, await newTerm(at.admin))
  const Items = [readingItem({ Kind: 'exam', Title: '期末考试', ItemId: exam, Body: '' })]
  const targets = [{ Kind: 'person', Id: at.people['a.student1'], Excluded: false }]
  await publishedAssignment(at.admin, classId, { Items, Targets: targets })
  const answer = await asks(AttemptId, no)
  expect(answer.Msg).toBe('')
  const { Data } = answer
  // Who set the examination is not who answers then.
  expect((await at.teacher.calls(getInquiry, { Id: Data.Id })).Code).toBe(-404)
  expect((await at.admin.calls(getInquiry, { Id: Data.Id })).Data.Turns).toHaveLength(1)
})
