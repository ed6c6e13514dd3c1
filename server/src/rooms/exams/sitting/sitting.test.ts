import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import { listExams, nextPart, nextSection, startAttempt } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
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

const item = (QuestionId: string, Seq: number, Answer: object) => ({ QuestionId, Seq, Answer })

test('check 1: two starts at once are one attempt with one deadline, and only the higher epoch saves', async () => {
  const exam = await at.exam(paper)
  const both = await Promise.all([at.start(exam), at.start(exam)])
  const [one, two] = both.toSorted((a, b) => a.Epoch - b.Epoch)
  if (!one || !two) throw new Error('no sitting')
  expect(two).toMatchObject({ AttemptId: one.AttemptId, Deadline: one.Deadline, Epoch: 2 })
  expect(one.Epoch).toBe(1)
  const { QuestionId } = at.question(one, 'short')
  expect(await at.save(one, [item(QuestionId, 1, { Text: '旧' })])).toMatchObject({
    Code: -10009,
    Msg: '已在其他设备打开，本机的作答不再提交',
  })
  expect((await at.save(two, [item(QuestionId, 1, { Text: '新' })])).Data.Saved).toEqual([
    { QuestionId, Seq: 1 },
  ])
})

test('check 2: every paper is whole, and its time is the limit to the second', async () => {
  const exam = await at.exam(paper)
  for (const who of [at.student, at.other]) {
    const sitting = await at.start(exam, who)
    expect(sitting.Sections.flatMap(({ Questions }) => Questions)).toHaveLength(11)
    expect(Date.parse(sitting.Deadline) - Date.parse(sitting.StartAt)).toBe(60 * 60_000)
    expect(sitting).toMatchObject({ BaseMinutes: 60, ExtraMinutes: 0, Answers: [] })
  }
})

describe('check 3: before the start', () => {
  test('nobody is told a stem, and a beginning that is moved is known at once', async () => {
    const opens = new Date(Date.now() + 3_600_000).toISOString()
    const exam = await at.exam(paper, { OpensAt: opens })
    expect(await at.student.calls(startAttempt, { ExamId: exam })).toMatchObject({
      Code: -1,
      Msg: '考试尚未开始',
    })
    const { Data } = await at.student.calls(listExams, {})
    const own = (Data as OutputOf<typeof listExams>).List.find(({ ExamId }) => ExamId === exam)
    expect(own).toMatchObject({ State: 0, OpenAt: opens, CanStart: false, Questions: 11 })
    expect(JSON.stringify(Data)).not.toContain('题干')
  })
  test('one that is not visible yet, or not given, is not there', async () => {
    const hidden = await at.exam(paper, {
      VisibleAt: new Date(Date.now() + 60_000).toISOString(),
      OpensAt: new Date(Date.now() + 120_000).toISOString(),
    })
    const targets = [
      { Kind: 'person' as const, Id: at.people['a.student2'] ?? '', Excluded: false },
    ]
    const others = await at.exam(paper, { Targets: targets })
    for (const ExamId of [hidden, others, newId()])
      expect(await at.student.calls(startAttempt, { ExamId })).toMatchObject({ Code: -404 })
  })
})

test('an access code opens the examination; a wrong one does not, and going on needs none', async () => {
  const exam = await at.exam(paper, { AccessCode: '春华秋实' })
  for (const AccessCode of ['', '春华'])
    expect(await at.student.calls(startAttempt, { ExamId: exam, AccessCode })).toMatchObject({
      Code: -10008,
      Msg: '考试口令不正确',
    })
  const begun = await at.student.calls(startAttempt, { ExamId: exam, AccessCode: '春华秋实' })
  expect(begun.Code).toBe(0)
  expect((await at.start(exam)).Epoch).toBe(2)
})

test('of a question that comes twice in one call the higher number stays', async () => {
  const sitting = await at.start(await at.exam(paper))
  const { QuestionId } = at.question(sitting, 'short')
  const twice = [item(QuestionId, 8, { Text: '后' }), item(QuestionId, 7, { Text: '先' })]
  expect(await at.save(sitting, twice)).toMatchObject({
    Code: 0,
    Data: { Saved: [{ QuestionId, Seq: 8 }] },
  })
})

test('check 5: of Seq 5, 3 and 5 again the value of 5 stays, and each reply names what is stored', async () => {
  const sitting = await at.start(await at.exam(paper))
  const { QuestionId } = at.question(sitting, 'short')
  const replies = []
  for (const [seq, text] of [
    [5, '五'],
    [3, '三'],
    [5, '又一个五'],
  ] as const)
    replies.push(await at.save(sitting, [item(QuestionId, seq, { Text: text })]))
  for (const { Data } of replies) expect(Data.Saved).toEqual([{ QuestionId, Seq: 5 }])
  const again = await at.start(sitting.ExamId)
  expect(again.Answers).toEqual([{ QuestionId, Seq: 5, Answer: { Text: '五' } }])
})

describe('refused, and nothing of the call is saved, is', () => {
  test.each<[string, (own: string, other: string) => object, number, string]>([
    ['another shape', () => ({ Words: 'x' }), -10006, '请求内容无法识别'],
    ['a text for options', () => ({ Text: 'A' }), -10006, '请求内容无法识别'],
    ['an option twice', (own) => ({ Options: [own, own] }), -10006, '请求内容无法识别'],
    [
      'an option of another question',
      (_own, other) => ({ Options: [other] }),
      -10008,
      '所选选项不属于该题',
    ],
  ])('%s', async (_what, answerOf, Code, Msg) => {
    const sitting = await at.start(await at.exam(paper))
    const own = at.question(sitting, 'A1')
    const other = at.question(sitting, 'X')
    const short = at.question(sitting, 'short')
    const answer = answerOf(own.Options[0]?.OptionId ?? '', other.Options[0]?.OptionId ?? '')
    const items = [item(short.QuestionId, 1, { Text: '好' }), item(own.QuestionId, 2, answer)]
    expect(await at.save(sitting, items)).toMatchObject({ Code, Msg })
    expect((await at.start(sitting.ExamId)).Answers).toEqual([])
  })
  test('a question of another paper, an attempt of somebody else', async () => {
    const sitting = await at.start(await at.exam(paper))
    expect(await at.save(sitting, [item(newId(), 1, { Text: '' })])).toMatchObject({ Code: -10008 })
    expect(await at.save(sitting, [], at.other)).toMatchObject({ Code: -404 })
  })
})

describe('check 21: one way', () => {
  test('a section comes when the one before was left, which can then be neither read nor changed', async () => {
    const one = await at.frozen(at.form(at.sections({ OneWay: true })))
    const sitting = await at.start(await at.exam(one))
    expect(sitting.Sections.map(({ State, Questions }) => [State, Questions.length])).toEqual([
      ['open', 6],
      ['later', 0],
      ['later', 0],
    ])
    const [first] = sitting.Sections
    const judge = at.question(sitting, 'judge')
    await at.save(sitting, [item(judge.QuestionId, 1, { Options: ['true'] })])
    const moved = await at.student.calls(nextSection, {
      ...sitting,
      SectionId: first?.SectionId,
    })
    expect(moved.Data.SectionId).toBe(sitting.Sections[1]?.SectionId)
    // The same once more, whose answer was lost.
    const repeated = await at.student.calls(nextSection, {
      ...sitting,
      SectionId: first?.SectionId,
    })
    expect(repeated.Data).toEqual(moved.Data)
    expect(
      await at.save(sitting, [item(judge.QuestionId, 2, { Options: ['false'] })]),
    ).toMatchObject({ Code: -10008, Msg: '该题所在部分已离开，不能再修改' })
    const again = await at.start(sitting.ExamId)
    expect(again.Sections.map(({ State }) => State)).toEqual(['left', 'open', 'later'])
    expect(again.Answers).toEqual([])
    expect(JSON.stringify(again)).not.toContain('判断题干')
  })
  test('parts of 案例分析 come one after the other; a left one is read and changed no more', async () => {
    const sitting = await at.start(await at.exam(paper))
    const group = at.question(sitting, 'analysis')
    expect(JSON.stringify(sitting)).not.toContain('后续才知道的新情况')
    const [one, two] = group.Parts
    expect([one?.Reached, two?.Reached, two?.Stem]).toEqual([true, false, ''])
    expect(await at.save(sitting, [item(two?.QuestionId ?? '', 1, { Options: [] })])).toMatchObject(
      { Code: -10008, Msg: '该题不在试卷中，或尚未开始' },
    )
    const next = await at.student.calls(nextPart, { ...sitting, QuestionId: one?.QuestionId })
    expect(next.Data.Question.Parts).toMatchObject([
      { Left: true, Stem: '', Options: [] },
      { Left: false, Reached: true },
      { Reached: false, Stem: '' },
    ])
    expect(await at.save(sitting, [item(one?.QuestionId ?? '', 1, { Options: [] })])).toMatchObject(
      { Code: -10008 },
    )
  })
})

test('attempts are counted; the last of them closes the examination for one', async () => {
  const exam = await at.exam(paper, { Attempts: 2 })
  for (const no of [1, 2]) {
    await at.submit(await at.start(exam))
    const { Data } = await at.student.calls(listExams, {})
    const own = (Data as OutputOf<typeof listExams>).List.find(({ ExamId }) => ExamId === exam)
    expect(own?.Attempts.map(({ No }) => No)).toHaveLength(no)
    expect(own).toMatchObject({ AttemptsLeft: 2 - no, CanStart: no < 2 })
  }
  expect(await at.student.calls(startAttempt, { ExamId: exam })).toMatchObject({
    Code: -1,
    Msg: '考试次数已用完',
  })
})
