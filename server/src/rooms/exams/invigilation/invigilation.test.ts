import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import {
  announceInExam,
  controlExam,
  decideLateAnswers,
  getManagedExam,
  getResult,
  listExams,
  listLateAnswers,
  overrideExam,
  pulse,
  saveExam,
  watchExam,
  type RoomAction,
  type Seat,
  type Sitting,
} from '@xinglin/contract/exams'
import { Examining, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

const control = (ExamId: string, Action: RoomAction, over: object = {}) =>
  at.teacher.calls(controlExam, { ExamId, Action, All: true, Reason: '设备故障', ...over })

const beat = async (sitting: Sitting, who = at.student): Promise<OutputOf<typeof pulse>> =>
  (
    await who.calls(pulse, {
      AttemptId: sitting.AttemptId,
      Epoch: sitting.Epoch,
      Unsent: 2,
      QuestionId: at.question(sitting, 'A1').QuestionId,
    })
  ).Data

const seatOf = async (ExamId: string, name: string): Promise<Seat | undefined> => {
  const { Data } = await at.teacher.calls(watchExam, { ExamId })
  return (Data as OutputOf<typeof watchExam>).Seats.find(
    ({ PersonId }) => PersonId === at.people[name],
  )
}

test('the room says who sits, where, with what unsent and on which device', async () => {
  const exam = await at.exam(paper)
  expect(await seatOf(exam, 'a.student1')).toMatchObject({ State: 'absent', AttemptId: '' })
  const sitting = await at.start(exam)
  await beat(sitting)
  const { QuestionId } = at.question(sitting, 'short')
  await at.save(sitting, [{ QuestionId, Seq: 1, Answer: { Text: '答' } }])
  const seat = await seatOf(exam, 'a.student1')
  expect(seat).toMatchObject({ State: 'running', Answered: 1, Units: 17, Unsent: 2, Openings: 1 })
  expect(seat?.Where).toMatch(/^单选题 第\d题$/)
  expect(seat?.Device).not.toBe('')
  expect(await seatOf(exam, 'a.student2')).toMatchObject({ State: 'absent' })
})

describe('check 16: ten minutes more', () => {
  test('for one reach them and nobody else, and keep the server from handing in', async () => {
    const exam = await at.exam(paper)
    const one = await at.start(exam)
    const other = await at.start(exam, at.other)
    await at.deadlineIn(one, 30)
    const before = Date.now()
    const done = await control(exam, 'extend', {
      All: false,
      PersonIds: [at.people['a.student1']],
      Minutes: 10,
      Reason: '电脑重启',
    })
    expect(done.Data).toEqual({ Changed: 1 })
    const now = await beat(one)
    expect(now).toMatchObject({ BaseMinutes: 60, ExtraMinutes: 10, ExtraReason: '电脑重启' })
    expect(Date.parse(now.Deadline) - before).toBeGreaterThan(10 * 60_000)
    const others = await beat(other, at.other)
    expect(others).toMatchObject({ ExtraMinutes: 0, Deadline: other.Deadline })
  })
  test('for all reach those too who have not begun, and move the end', async () => {
    const exam = await at.exam(paper, { ClosesAt: new Date(Date.now() + 3_000_000).toISOString() })
    const one = await at.start(exam)
    await control(exam, 'extend', { Minutes: 10 })
    expect((await beat(one)).ExtraMinutes).toBe(10)
    const late = await at.start(exam, at.other)
    expect(late).toMatchObject({ BaseMinutes: 60, ExtraMinutes: 10, ExtraReason: '设备故障' })
    expect(Date.parse(late.Deadline)).toBe(Date.parse(one.Deadline) + 10 * 60_000)
  })
})

test('check 17: what would shorten a running examination is refused', async () => {
  const exam = await at.exam(paper)
  await at.start(exam)
  const { Data } = await at.teacher.calls(getManagedExam, { Id: exam })
  for (const over of [{ Minutes: 50 }, { ClosesAt: new Date(Date.now() + 60_000).toISOString() }])
    expect(
      await at.teacher.calls(saveExam, {
        Id: exam,
        Form: at.examForm(paper, { OpensAt: Data.OpensAt, ClosesAt: Data.ClosesAt, ...over }),
        Version: Data.Version,
      }),
    ).toMatchObject({
      Code: -1,
      Msg: '已有考生开考，不能缩短时间、提前结束或更换试卷；需要更多时间请在监考中延长',
    })
})

test('a pause stops the time, and going on gives back what it took', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  await control(exam, 'pause')
  expect(await beat(sitting)).toMatchObject({ Paused: true, Deadline: sitting.Deadline })
  // Long past its deadline it would be handed in, were its time not standing still.
  await at.deadlineIn(sitting, -300)
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  expect(await beat(sitting)).toMatchObject({ Paused: true, IsOver: false })
  await at.deadlineIn(sitting, 100)
  await control(exam, 'resume')
  const now = await beat(sitting)
  expect(now.Paused).toBe(false)
  expect(Date.parse(now.Deadline) - Date.now()).toBeGreaterThan(100_000)
}, 20_000)

test('a proctor ends and reopens: what was answered stays, and it is handed in anew', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  const { QuestionId } = at.question(sitting, 'short')
  await at.save(sitting, [{ QuestionId, Seq: 1, Answer: { Text: '保留' } }])
  await control(exam, 'end')
  expect((await beat(sitting)).IsOver).toBe(true)
  expect(await seatOf(exam, 'a.student1')).toMatchObject({
    State: 'submitted',
    SubmitKind: 'proctor',
  })
  const reopened = await control(exam, 'reopen', { Minutes: 5 })
  expect(reopened.Data).toEqual({ Changed: 1 })
  const again = await at.start(exam)
  expect(again.Answers).toEqual([{ QuestionId, Seq: 1, Answer: { Text: '保留' } }])
  expect((await at.submit(again)).Code).toBe(0)
})

test('what is said in the room is acknowledged by each who sits', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  const { Data } = await at.teacher.calls(announceInExam, { ExamId: exam, Text: '第3题图有误' })
  expect((await beat(sitting)).Words).toMatchObject([{ Text: '第3题图有误', Acknowledged: false }])
  expect(await seatOf(exam, 'a.student1')).toMatchObject({ Unread: 1 })
  await at.student.calls(pulse, {
    AttemptId: sitting.AttemptId,
    Epoch: sitting.Epoch,
    Unsent: 0,
    Read: [Data.Id],
  })
  expect((await beat(sitting)).Words).toMatchObject([{ Acknowledged: true }])
  expect(await seatOf(exam, 'a.student1')).toMatchObject({ Unread: 0 })
})

test('check 14: a late answer changes no score until somebody accepts it with a reason; then it is another version', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  const id = at.idOf('A1')
  const right = at.optionsOf('A1', ['right'])
  await at.deadlineIn(sitting, -61)
  await at.save(sitting, [{ QuestionId: id, Seq: 1, Answer: { Options: right } }])
  const scoreNow = async () =>
    (await at.student.calls(getResult, { AttemptId: sitting.AttemptId })).Data?.Score
  await expect.poll(scoreNow, { timeout: 9_000 }).toBe(0)
  const { Data } = await at.teacher.calls(listLateAnswers, { ExamId: exam })
  expect(Data.List).toMatchObject([{ Words: '选项乙', StoredWords: '', State: 'waiting' }])
  const Ids = [Data.List[0].Id]
  expect(
    await at.teacher.calls(decideLateAnswers, { ExamId: exam, Ids, Accept: true, Reason: '' }),
  ).toMatchObject({ Code: -10008, Msg: '请填写原因' })
  await at.teacher.calls(decideLateAnswers, {
    ExamId: exam,
    Ids,
    Accept: true,
    Reason: '考场网络故障',
  })
  expect(await scoreNow()).toBe(3)
}, 20_000)

describe('times of one’s own', () => {
  test('are told with their reason, a person’s before the examination’s', async () => {
    const exam = await at.exam(paper)
    const person = { Kind: 'person' as const, Id: at.people['a.student1'] ?? '' }
    const set = await at.teacher.calls(overrideExam, {
      Id: exam,
      To: [person],
      Values: [{ Field: 'extra', Amount: 20 }],
      Reason: '视力障碍',
    })
    expect(set.Data.Overrides).toMatchObject([{ Field: 'extra', Amount: 20, Reason: '视力障碍' }])
    const { Data } = await at.student.calls(listExams, {})
    const own = (Data as OutputOf<typeof listExams>).List.find(({ ExamId }) => ExamId === exam)
    expect(own).toMatchObject({ Minutes: 60, ExtraMinutes: 20, ExtraReason: '视力障碍' })
    const sitting = await at.start(exam)
    expect(Date.parse(sitting.Deadline) - Date.parse(sitting.StartAt)).toBe(80 * 60_000)
    const other = await at.start(exam, at.other)
    expect(other.ExtraMinutes).toBe(0)
  })
  test('without a reason, of somebody who has it not, or out of order are refused', async () => {
    const exam = await at.exam(paper)
    const override = (over: object) =>
      at.teacher.calls(overrideExam, {
        Id: exam,
        To: [{ Kind: 'person', Id: at.people['a.student1'] }],
        Values: [{ Field: 'extra', Amount: 10 }],
        Reason: '原因',
        ...over,
      })
    expect(await override({ Reason: '' })).toMatchObject({ Code: -10008 })
    expect(await override({ To: [{ Kind: 'person', Id: at.people['a.teacher1'] }] })).toMatchObject(
      { Code: -10008, Msg: '所选对象不在这场考试里' },
    )
    expect(
      await override({ Values: [{ Field: 'closes', At: '2020-01-01T00:00:00Z' }] }),
    ).toMatchObject({ Code: -10008 })
    expect(await override({ Values: [{ Field: 'extra' }] })).toMatchObject({
      Code: -10008,
      Msg: '请填写单独设置的数值',
    })
  })
})

test('a colleague who neither set it nor teaches its students sees nothing of it', async () => {
  const exam = await at.exam(paper)
  const other = await app.signedIn('teacher2')
  expect(await other.calls(watchExam, { ExamId: exam })).toMatchObject({ Code: -404 })
  expect(
    await other.calls(controlExam, { ExamId: exam, Action: 'end', All: true, Reason: '试' }),
  ).toMatchObject({ Code: -404 })
  expect(await other.calls(getManagedExam, { Id: exam })).toMatchObject({ Code: -404 })
})
