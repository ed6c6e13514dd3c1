import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  beginPractice,
  finishPractice,
  getPractice,
  getPracticeOffer,
  listPractice,
  markPractice,
  moveQuestion,
  saveQuestion,
  savePractice,
  type QuestionType,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import {
  approvedQuestion,
  Practising,
  questionContent,
  questionForm,
  secrets,
  testApp,
  type TestApp,
} from '#testing'

let app: TestApp
let at: Practising
beforeAll(async () => {
  app = await testApp()
  at = await Practising.at(app)
})
afterAll(() => app.close())

test('what is offered is counted by department, type and tag', async () => {
  const { Data } = await at.student.calls(getPracticeOffer, {})
  expect(Data.Departments).toEqual([{ Id: at.departmentId, Name: '内科学', Count: 12 }])
  expect(Data.Types).toHaveLength(12)
  expect(Data).toMatchObject({ Count: 12, Wrong: 0, Due: 0, Open: [] })
  const narrow = await at.student.calls(getPracticeOffer, { Types: ['A1', 'X'], Tag: 'theory' })
  expect(narrow.Data.Count).toBe(2)
  expect((await at.student.calls(getPracticeOffer, { Tag: 'nursing' })).Data.Count).toBe(0)
})

describe('a round is refused', () => {
  test.each<[string, object, number, string]>([
    ['of nothing', { Tag: 'nursing' }, -1, '没有符合条件的题目，请换一个范围'],
    ['of a type that there is not', { Types: ['A9'] }, -10006, '请求内容无法识别'],
    ['of a hundred questions', { Count: 100 }, -10008, '填写的内容不符合要求'],
    [
      'of another school’s department',
      { DepartmentId: newId() },
      -1,
      '没有符合条件的题目，请换一个范围',
    ],
  ])('%s', async (_what, over, Code, Msg) =>
    expect(await at.student.calls(beginPractice, { Id: newId(), ...over })).toMatchObject({
      Code,
      Msg,
    }),
  )
  test('that is another’s', async () => {
    const { Round } = await at.begin(['A1'])
    for (const call of [getPractice, finishPractice])
      expect(await at.other.calls(call, { RoundId: Round.Id })).toMatchObject({ Code: -404 })
    expect(await at.hand(Round.Id, at.idOf('A1'), { Options: [] }, at.other)).toMatchObject({
      Code: -404,
    })
  })
})

test('what is kept for examinations, retired or a draft is never drawn', async () => {
  const held = await approvedQuestion(
    at.teacher,
    at.admin,
    questionForm(at.departmentId, questionContent('judge'), { Practice: false }),
  )
  const retired = await approvedQuestion(
    at.teacher,
    at.admin,
    questionForm(at.departmentId, questionContent('judge')),
  )
  await at.teacher.calls(moveQuestion, { Id: retired, Action: 'retire', Version: 3 })
  await at.teacher.calls(saveQuestion, {
    Id: newId(),
    Form: questionForm(at.departmentId, questionContent('judge')),
    Version: 0,
  })
  const drawn = (await at.begin(['judge'], at.other)).Questions.map(
    (one: { QuestionId: string }) => one.QuestionId,
  )
  expect(drawn).toEqual([at.idOf('judge')])
  expect(drawn).not.toContain(held)
})

test('before an answer no byte of a round tells a key, an explanation, a later part', async () => {
  const view = await at.begin([], at.student, { Count: 50 })
  expect(view.Questions).toHaveLength(12)
  const again = (await at.student.calls(getPractice, { RoundId: view.Round.Id })).Data
  const listed = (await at.student.calls(listPractice, {})).Data
  const offered = (await at.student.calls(getPracticeOffer, {})).Data
  const bytes = JSON.stringify([view, again, listed, offered])
  // A3 shows its parts at once, and has nothing that comes later.
  for (const secret of Object.values(secrets)) expect(bytes).not.toContain(secret)
  expect(bytes).not.toMatch(/"(?:Kind|Right"?:"|Truth|Explanation|Rubric|Fixed)"/)
  expect(again).toEqual(view)
  // The same again is the same round.
  expect((await at.begin([], at.student, { Id: view.Round.Id })).Questions).toEqual(view.Questions)
})

describe('answers', () => {
  test.each<[string, QuestionType, object, number, string]>([
    ['nothing', 'A1', { Options: [] }, -10008, '请先作答'],
    ['an option of another question', 'A1', { Options: [newId()] }, -10008, '所选选项不属于该题'],
    ['a text for options', 'A1', { Text: '乙' }, -10006, '请求内容无法识别'],
    ['blanks for a text', 'short', { Blanks: ['乙'] }, -10006, '请求内容无法识别'],
    ['too many blanks', 'blank', { Blanks: ['1', '2', '3'] }, -10006, '请求内容无法识别'],
    ['a member more', 'A1', { Options: [], Score: 10 }, -10006, '请求内容无法识别'],
  ])('%s is refused', async (_what, type, Answer, Code, Msg) => {
    const { Round } = await at.begin([type], at.other)
    expect(await at.hand(Round.Id, at.idOf(type), Answer, at.other)).toMatchObject({ Code, Msg })
  })

  test('one is handed in once, and told what became of it with its explanation', async () => {
    const { Round } = await at.begin(['A1'])
    const right = { Options: at.optionsOf('A1', ['right']) }
    const wrong = { Options: at.optionsOf('A1', ['wrong']).slice(1, 2) }
    const first = await at.hand(Round.Id, at.idOf('A1'), wrong)
    expect(first.Data.Result).toMatchObject({
      State: 'wrong',
      Tenths: 0,
      MostTenths: 10,
      Answer: wrong,
    })
    expect(first.Data.Result.Explanation).toContain(secrets.explanation)
    expect(first.Data.Round).toMatchObject({ Answered: 1, Right: 0 })
    const second = await at.hand(Round.Id, at.idOf('A1'), right)
    expect(second.Data.Result).toEqual(first.Data.Result)
    expect(second.Data.Round).toMatchObject({ Answered: 1, Right: 0 })
  })

  test('two at once are one answer', async () => {
    const { Round } = await at.begin(['X'], at.other)
    const right = { Options: at.optionsOf('X', ['right']) }
    const both = await Promise.all(
      [1, 2].map(() => at.hand(Round.Id, at.idOf('X'), right, at.other)),
    )
    expect(both.map(({ Code }) => Code)).toEqual([0, 0])
    const view = (await at.other.calls(getPractice, { RoundId: Round.Id })).Data
    expect(view.Round).toMatchObject({ Answered: 1, Right: 1, Units: 1 })
  })

  test('a part is reached by answering what stands before it, and shows its news then', async () => {
    const { Round, Questions } = await at.begin(['analysis'])
    expect(JSON.stringify(Questions)).not.toContain(secrets.later)
    const question = at.idOf('analysis')
    const some = { Options: at.optionsOf('analysis', ['key', 'right', 'irrelevant'], 0) }
    expect(
      await at.hand(Round.Id, question, some, at.student, at.partOf('analysis', 1)),
    ).toMatchObject({
      Code: -10008,
      Msg: '请先完成前面的小题',
    })
    const { Data } = await at.hand(Round.Id, question, some, at.student, at.partOf('analysis', 0))
    expect(Data.Result).toMatchObject({ State: 'right', Tenths: 30, MostTenths: 30 })
    expect(JSON.stringify(Data.Question)).toContain(`${secrets.later}1`)
    expect(JSON.stringify(Data.Question)).not.toContain(`${secrets.later}2`)
    const less = { Options: at.optionsOf('analysis', ['key', 'wrong'], 1).slice(0, 2) }
    const next = await at.hand(Round.Id, question, less, at.student, at.partOf('analysis', 1))
    expect(next.Data.Result).toMatchObject({ State: 'partly', Tenths: 10 })
  })

  test('figures and words are scored by blank', async () => {
    const { Round } = await at.begin(['blank'])
    const { Data } = await at.hand(Round.Id, at.idOf('blank'), { Blanks: ['６２ 次/分', '别的'] })
    expect(Data.Result).toMatchObject({
      State: 'partly',
      Tenths: 10,
      MostTenths: 20,
      Blanks: ['80次/分（±20）', secrets.form],
    })
  })

  test('what was written is marked by oneself, after the reference was shown', async () => {
    const { Round } = await at.begin(['short'])
    const QuestionId = at.idOf('short')
    const mark = (Met: string[]) =>
      at.student.calls(markPractice, { RoundId: Round.Id, QuestionId, Met })
    expect(await mark([])).toMatchObject({ Msg: '请先提交答案' })
    const { Data } = await at.hand(Round.Id, QuestionId, { Text: '先评估气道。' })
    expect(Data.Result).toMatchObject({ State: 'unmarked', Tenths: null, MostTenths: 100 })
    expect(Data.Result.Reference).toContain(secrets.reference)
    const [first, second] = Data.Result.Rubric.map(({ Id }: { Id: string }) => Id)
    expect((await mark([first])).Data.Result).toMatchObject({ State: 'partly', Tenths: 60 })
    expect((await mark([first, second])).Data).toMatchObject({
      Result: { State: 'right', Tenths: 100 },
      Round: { Right: 1 },
    })
  })
})

test('where one is and what was not handed in stays, what comes late changes nothing', async () => {
  const { Round } = await at.begin([])
  const RoundId = Round.Id
  const drafts = { [at.idOf('short')]: { Text: '写到一半' } }
  const save = (Seq: number, Position: number, Drafts: object = drafts) =>
    at.student.calls(savePractice, { RoundId, Position, Drafts, Seq })
  expect((await save(2, 5)).Data).toEqual({ Seq: 2 })
  expect((await save(1, 0, {})).Data).toEqual({ Seq: 2 })
  expect((await at.student.calls(getPractice, { RoundId })).Data).toMatchObject({
    Position: 5,
    Drafts: drafts,
    Seq: 2,
  })
  expect((await at.student.calls(getPracticeOffer, {})).Data.Open[0]).toMatchObject({ Id: RoundId })
  const done = (await at.student.calls(finishPractice, { RoundId })).Data
  expect(done.Round.EndedAt).not.toBeNull()
  expect(done.Drafts).toEqual({})
  expect(await save(3, 1)).toMatchObject({ Code: -10011, Msg: '本轮练习已结束' })
})
