import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  findSimilarQuestions,
  getQuestion,
  getQuestionChoices,
  getQuestionVersion,
  listQuestions,
  moveQuestion,
  previewQuestion,
  saveQuestion,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import {
  approvedQuestion,
  questionContent,
  questionForm,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let colleague: Visitor
let admin: Visitor
let departmentId: string
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
  departmentId = app.fixture.departments['a'] ?? ''
})
afterAll(() => app.close())

const form = (over: object = {}) => ({
  ...questionForm(departmentId, questionContent('A1')),
  ...over,
})
const written = async (over: object = {}, who = teacher) =>
  (await who.calls(saveQuestion, { Id: newId(), Form: form(over), Version: 0 })).Data
const move = (who: Visitor, Id: string, Action: string, Version: number, Reason = '') =>
  who.calls(moveQuestion, { Id, Action, Version, Reason })

test('a colleague’s draft is not there, nor is another school’s', async () => {
  const { Line, Version } = await written()
  const there = await app.signedIn('admin1', 'b.localhost')
  for (const who of [colleague, there]) {
    expect(await who.calls(getQuestion, { Id: Line.Id })).toMatchObject({ Code: -404 })
    expect(await move(who, Line.Id, 'submit', Version)).toMatchObject({ Code: -404 })
    expect(
      await who.calls(saveQuestion, {
        Id: Line.Id,
        Form: form({ DepartmentId: app.fixture.departments['a'] }),
        Version,
      }),
    ).not.toMatchObject({ Code: 0 })
  }
})

test('the flow: submitted, returned, approved, revised while it stays out, retired', async () => {
  const invalid = form({ Source: '' })
  const { Line, Version } = (
    await teacher.calls(saveQuestion, { Id: newId(), Form: invalid, Version: 0 })
  ).Data
  const Id: string = Line.Id
  expect(await move(teacher, Id, 'submit', Version)).toMatchObject({
    Code: -1,
    Msg: '题目尚不完整，不能提交（1处）',
  })
  const whole = { ...invalid, Source: '《内科学》' }
  expect((await teacher.calls(saveQuestion, { Id, Form: whole, Version: 1 })).Data.Version).toBe(2)
  expect((await move(teacher, Id, 'submit', 1)).Code).toBe(-10011)
  expect((await move(teacher, Id, 'submit', 2)).Data.Detail.Line.State).toBe('waiting')
  expect((await move(teacher, Id, 'approve', 3)).Code).toBe(-10002)
  expect(await teacher.calls(saveQuestion, { Id, Form: whole, Version: 3 })).toMatchObject({
    Msg: '该题正在审核，请先撤回再修改',
  })
  expect(await move(admin, Id, 'return', 3)).toMatchObject({ Msg: '请填写退回理由' })
  expect((await move(admin, Id, 'return', 3, '请注明版本')).Data.Detail.Line).toMatchObject({
    State: 'draft',
    Reason: '请注明版本',
  })
  await move(teacher, Id, 'submit', 4)
  const approved = (await move(admin, Id, 'approve', 5)).Data.Detail
  expect(approved.Line).toMatchObject({ State: 'approved', VersionNo: 1, Reason: '' })
  // A colleague sees it now, and may not write it.
  expect((await colleague.calls(getQuestion, { Id })).Data.Actions).toEqual([])
  expect((await move(colleague, Id, 'retire', 6)).Code).toBe(-10002)

  const revised = {
    ...whole,
    Note: '更正题干',
    Content: { ...whole.Content, Stem: '<p>新题干</p>' },
  }
  const draft = await teacher.calls(saveQuestion, { Id, Form: revised, Version: 6 })
  expect(draft.Data.Line).toMatchObject({
    State: 'approved',
    Revision: 'draft',
    Stem: '单句型题干',
  })
  const forColleague = (await colleague.calls(getQuestion, { Id })).Data
  expect(forColleague.Form.Content.Stem).toBe('<p>单句型题干</p>')
  expect(forColleague.Line.Revision).toBe('none')
  await move(teacher, Id, 'submit', 7)
  const second = (await move(admin, Id, 'approve', 8)).Data.Detail
  expect(second.Line).toMatchObject({ VersionNo: 2, Stem: '新题干' })
  expect(second.Versions.map(({ No, Note }: { No: number; Note: string }) => [No, Note])).toEqual([
    [2, '更正题干'],
    [1, ''],
  ])
  // What was approved first says what it said.
  const first = await colleague.calls(getQuestionVersion, { Id, No: 1 })
  expect(first.Data.Form.Content.Stem).toBe('<p>单句型题干</p>')
  expect(await move(teacher, Id, 'delete', 9)).toMatchObject({
    Code: -1,
    Msg: '题目状态已改变，请刷新后重试',
  })
  expect((await move(teacher, Id, 'retire', 9)).Data.Detail.Line.State).toBe('retired')
  expect((await move(teacher, Id, 'restore', 10)).Data.Detail.Line.State).toBe('approved')
  const { Data } = await admin.calls(searchAudit, { Area: 'questions' })
  expect(Data.List.length).toBeGreaterThan(8)
})

test('a draft that was never approved can be deleted, and is gone', async () => {
  const { Line, Version } = await written()
  expect((await move(teacher, Line.Id, 'delete', Version)).Data).toEqual({ Detail: null })
  expect((await teacher.calls(getQuestion, { Id: Line.Id })).Code).toBe(-404)
})

test('the list is narrowed by type, state, tag, words, and whose it is', async () => {
  const stem = '<p>葡萄糖六磷酸脱氢酶缺乏</p>'
  const content = { ...questionContent('judge'), Stem: stem }
  const Id = await approvedQuestion(teacher, admin, {
    ...form(),
    Content: content,
    Knowledge: ['nursing'],
  })
  const list = async (who: Visitor, over: object) =>
    (await who.calls(listQuestions, over)).Data.List.map((line: { Id: string }) => line.Id)
  expect(await list(colleague, { SearchKey: '葡萄糖六磷酸' })).toEqual([Id])
  expect(await list(colleague, { Type: 'judge', Tag: 'nursing', State: 'approved' })).toEqual([Id])
  expect(await list(colleague, { Tag: 'nursing', Type: 'X' })).toEqual([])
  expect(await list(colleague, { Mine: true })).toEqual([])
  expect(await list(colleague, { SearchKey: '%' })).toEqual([])
  expect(await list(colleague, { State: 'draft' })).toEqual([])
  expect((await list(admin, { State: 'draft' })).length).toBeGreaterThan(0)
  const choices = (await teacher.calls(getQuestionChoices)).Data
  expect(choices.Departments[0]).toMatchObject({ Name: '内科学' })
  expect(choices.Knowledge.length).toBeGreaterThan(5)
})

test('what is much the same is found while writing, a colleague’s draft is not told of', async () => {
  const stem = (years: number) =>
    `<p>男，${years}岁。突发胸骨后压榨性疼痛三小时，心电图示下壁导联ST段抬高，应首先给予的处理是</p>`
  const content = questionContent('A2')
  if (content.Type !== 'A2') throw new Error('another type')
  const Id = await approvedQuestion(teacher, admin, {
    ...form(),
    Content: { ...content, Stem: stem(58) },
  })
  const draft = await written({ Content: { ...questionContent('A2'), Stem: stem(59) } })
  const similar = async (who: Visitor, words: string) =>
    (await who.calls(findSimilarQuestions, { Id: null, Content: { ...content, Stem: words } })).Data
      .List
  const idsFor = async (who: Visitor) =>
    (await similar(who, stem(63))).map((one: { Id: string }) => one.Id)
  const [likest] = await similar(colleague, stem(63))
  expect(likest).toMatchObject({ Id, State: 'approved' })
  expect(likest.Likeness).toBeGreaterThan(80)
  expect(await idsFor(colleague)).not.toContain(draft.Line.Id)
  expect(await idsFor(teacher)).toContain(draft.Line.Id)
  const elsewhere = { ...questionContent('judge'), Stem: '<p>胎盘早剥时子宫板状硬</p>' }
  expect(
    (await colleague.calls(findSimilarQuestions, { Id: null, Content: elsewhere })).Data.List,
  ).toEqual([])
})

test('a preview is what an examinee gets, of a draft that is not whole too', async () => {
  const shown = await teacher.calls(previewQuestion, {
    Content: questionContent('analysis'),
    Seed: 's',
  })
  expect(shown.Data.Parts.map((part: { Reached: boolean }) => part.Reached)).toEqual([
    true,
    false,
    false,
  ])
  const empty = { Type: 'A1', Stem: '', Options: [], Explanation: '' }
  expect((await teacher.calls(previewQuestion, { Content: empty, Seed: '' })).Data.Options).toEqual(
    [],
  )
})
