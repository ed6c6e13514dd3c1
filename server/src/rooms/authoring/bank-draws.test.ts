import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankDraw, DraftItem, Problem } from '@xinglin/contract/authoring'
import { previewItem } from '@xinglin/contract/authoring'
import {
  getCourseStudyProgressInfo,
  getItem,
  getPlayer,
  submitQuiz,
  type QuestionView,
} from '@xinglin/contract/learning'
import { getQuestion, moveQuestion, saveQuestion } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import {
  approvedQuestion,
  aText,
  Authoring,
  questionContent,
  questionForm,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let authoring: Authoring
let departmentId: string
const ids: string[] = []
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
  departmentId = app.fixture.departments['a'] ?? ''
  for (let at = 0; at < 4; at += 1) ids.push(await approved('X', `多选第${at}题`))
  ids.push(await approved('judge', '判断：窦性心律由窦房结起搏'))
})
afterAll(() => app.close())

const approved = (type: 'X' | 'judge', stem: string): Promise<string> =>
  approvedQuestion(
    authoring.author,
    authoring.examiner,
    questionForm(departmentId, {
      ...questionContent(type),
      Stem: `<p><b>${stem}</b></p>`,
    } as never),
  )

const draw = (over: Partial<BankDraw>): BankDraw => ({
  Id: newId(),
  Questions: [],
  Type: 'X',
  Theme: '',
  Difficulty: 0,
  Count: 1,
  ...over,
})

const quiz = (...Draws: BankDraw[]): DraftItem => ({
  Id: newId(),
  Title: '章末测验',
  Minutes: 5,
  Required: true,
  Body: { Kind: 'quiz', Pass: 60, Tries: 5, Questions: [], Draws },
})

const judgeId = () => ids[4] ?? ''

/** A draft with a quiz; answers its id and what keeps it from being submitted. */
const written = async (item: DraftItem) => {
  const id = await authoring.begin({ CourseType: 0 })
  const saved = await authoring.save(id, {
    Introduction: [{ Title: '课程简介', Html: '<p>从问开始。</p>' }],
    Chapters: [{ Id: newId(), Title: '第一章', Items: [aText(), item] }],
  })
  return { id, texts: (saved.Data.Problems as Problem[]).map(({ Text }) => Text) }
}

const opened = async (visitor: Visitor, CourseId: string) => {
  const { ProgressId } = (await visitor.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 }))
    .Data
  const { Chapters } = (await visitor.calls(getPlayer, { ProgressId })).Data
  const ItemId = Chapters[0].Items[1].Id as string
  const { Content } = (await visitor.calls(getItem, { ProgressId, ItemId })).Data
  return { ProgressId, ItemId, questions: Content.Questions as QuestionView[] }
}

test('a quiz asks each learner questions of the bank, as they were when the course was approved', async () => {
  const { id, texts } = await written(
    quiz(draw({ Questions: [judgeId()] }), draw({ Type: 'X', Count: 2 })),
  )
  expect(texts).toEqual([])
  for (const [who, move] of [
    [authoring.author, 'submit'],
    [authoring.examiner, 'approve'],
    [authoring.examiner, 'publish'],
  ] as const)
    expect((await authoring.move(who, id, move)).Code).toBe(0)
  const student = await app.signedIn('student1')
  const first = await opened(student, id)
  expect(first.questions).toHaveLength(3)
  expect(first.questions[0]).toEqual({
    Id: judgeId(),
    Type: 'judge',
    Stem: '<p><b>判断：窦性心律由窦房结起搏</b></p>',
    Options: ['正确', '错误'],
    IsRich: true,
  })
  expect(first.questions.slice(1).map(({ Type }) => Type)).toEqual(['multiple', 'multiple'])
  expect(JSON.stringify(first)).not.toContain('机密')
  // The same questions whenever it is opened, others for somebody else where the draw has it so.
  expect((await opened(student, id)).questions).toEqual(first.questions)
  // The bank goes on, the course stays.
  const { Data } = await authoring.author.calls(getQuestion, { Id: judgeId() })
  const revised = await authoring.author.calls(saveQuestion, {
    Id: judgeId(),
    Form: { ...Data.Form, Content: { ...Data.Form.Content, Stem: '<p>改过的题干</p>' } },
    Version: Data.Version,
  })
  const waiting = await authoring.author.calls(moveQuestion, {
    Id: judgeId(),
    Action: 'submit',
    Version: revised.Data.Version,
  })
  await authoring.examiner.calls(moveQuestion, {
    Id: judgeId(),
    Action: 'approve',
    Version: waiting.Data.Detail.Version,
  })
  expect((await opened(student, id)).questions).toEqual(first.questions)
  const { Uses } = (await authoring.author.calls(getQuestion, { Id: judgeId() })).Data
  expect(Uses).toMatchObject([{ Name: '课程“胸痛患者的问诊”的测验', VersionNo: 1 }])
  // Everything right but the judgement: two of three.
  const rights = (question: QuestionView) =>
    question.Type === 'judge'
      ? [0]
      : question.Options.flatMap((one, at) => (/乙|己/.test(one) ? [at] : []))
  const taken = await student.calls(submitQuiz, {
    ProgressId: first.ProgressId,
    ItemId: first.ItemId,
    Device: 'one',
    Answers: Object.fromEntries(first.questions.map((one) => [one.Id, rights(one)])),
  })
  expect(taken.Data.Result).toMatchObject({ Score: 66, Passed: true, RightCount: 2, Count: 3 })
  expect(taken.Data.Result.Marks[0]).toMatchObject({ QuestionId: judgeId(), Answer: [1] })

  // While an examination uses it nothing of it is asked, shown or explained, whatever was answered before.
  const school = app.fixture.schools.a
  const sql = (statement: string) => app.database.within(school, (db) => db.execute(statement))
  await sql(
    `insert into question_hold values ('${school}', '${judgeId()}', '${newId()}', '期末考试', now())`,
  )
  const { ProgressId, ItemId } = first
  const shown = async () => (await student.calls(getItem, { ProgressId, ItemId })).Data.Content
  const held = await shown()
  expect(held.Questions.map(({ Id }: QuestionView) => Id)).toEqual(
    first.questions.slice(1).map(({ Id }) => Id),
  )
  expect(held.Last.Marks).toHaveLength(2)
  expect(JSON.stringify(held)).not.toContain(judgeId())
  const again = await student.calls(submitQuiz, {
    ProgressId,
    ItemId,
    Device: 'one',
    Answers: Object.fromEntries(first.questions.map((one) => [one.Id, rights(one)])),
  })
  expect(JSON.stringify(again.Data)).not.toContain(judgeId())
  await sql('delete from question_hold')
  expect((await shown()).Questions).toEqual(first.questions)
}, 20_000)

test('what the bank lacks, or has twice, keeps a course from being submitted, and is told', async () => {
  const [first = ''] = ids
  const faulty = await written(
    quiz(
      draw({ Type: 'A2', Count: 3 }),
      draw({ Questions: [first] }),
      draw({ Questions: [first, newId()], Count: 2 }),
    ),
  )
  expect(faulty.texts).toEqual([
    '同一道题库试题选了两次',
    '题库试题第1组：题库中缺 3 题',
    '题库试题第3组：有 1 道题已停用、正用于考试或不能用于测验，请移除',
  ])
})

test('its author tries the quiz before anybody has it', async () => {
  const item = quiz(draw({ Questions: [ids[0] ?? ''] }))
  const { id } = await written(item)
  const Answers = { [ids[0] ?? '']: [0] }
  const { Data } = await authoring.author.calls(previewItem, {
    CourseId: id,
    ItemId: item.Id,
    Answers,
  })
  expect(Data.Content.Questions).toHaveLength(1)
  expect(Data.Result).toMatchObject({ Score: 0, Count: 1 })
})
