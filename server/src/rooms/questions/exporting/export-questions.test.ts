import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportFormats,
  exportQuestions,
  getQuestionTemplate,
  moveQuestion,
  questionTypes,
  readQuestionFile,
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
const ids: string[] = []
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
  for (const type of questionTypes) {
    const content = questionContent(type)
    // Two types ask the same in the fixture, and one file has no question twice.
    if (content.Type === 'case') content.Stem = '<p>请分析这份病例。</p>'
    const form = questionForm(app.fixture.departments['a'] ?? '', content)
    ids.push(await approvedQuestion(teacher, admin, form))
  }
})
afterAll(() => app.close())

const out = (Format: string, over: object = {}, who = colleague) =>
  who.calls(exportQuestions, {
    SearchKey: '',
    Type: '',
    State: 'all',
    DepartmentId: null,
    Difficulty: 0,
    Tag: '',
    Mine: false,
    Ids: [],
    Format,
    WithAnswers: true,
    ...over,
  })

test('refused: a format that there is not, nothing that matches, what is another school’s or a colleague’s draft', async () => {
  expect(await out('pdf')).toMatchObject({ Code: -10006 })
  expect(await out('sheet', { SearchKey: '没有这样的题' })).toMatchObject({
    Code: -1,
    Msg: '没有可以导出的题目',
  })
  const there = await app.signedIn('admin1', 'b.localhost')
  expect(await out('sheet', { Ids: ids }, there)).toMatchObject({
    Code: -1,
    Msg: '没有可以导出的题目',
  })
  const Id = newId()
  const Form = questionForm(app.fixture.departments['a'] ?? '', questionContent('A1'))
  await teacher.calls(saveQuestion, { Id, Form, Version: 0 })
  expect(await out('sheet', { Ids: [Id] })).toMatchObject({ Code: -1 })
  expect(await out('sheet', { Ids: [Id] }, teacher)).toMatchObject({ Code: 0, Data: { Count: 1 } })
  await teacher.calls(moveQuestion, { Id, Action: 'delete', Version: 1, Reason: '' })
})

test.each(exportFormats)(
  'all types as %s: what is written is read, and known as what the bank has',
  async (Format) => {
    const { Data } = await out(Format)
    expect(Data.Count).toBe(questionTypes.length)
    const Bytes = new Uint8Array(Buffer.from(Data.Bytes.join(''), 'base64'))
    const read = await teacher.calls(readQuestionFile, {
      Id: newId(),
      FileName: Data.FileName,
      Bytes,
    })
    expect(read.Data.Counts.refused).toBe(0)
    // Moodle has no groups; QTI has what is revealed, and a printed unit, within the text.
    const least = { sheet: 11, word: 11, moodle: 8, qti21: 8, qti30: 8 }[Format]
    expect(read.Data.Counts.same).toBeGreaterThanOrEqual(least)
  },
)

test('a paper without answers tells none; the template is a sheet without questions', async () => {
  const { Data } = await out('word', { WithAnswers: false })
  const Bytes = new Uint8Array(Buffer.from(Data.Bytes.join(''), 'base64'))
  const read = await teacher.calls(readQuestionFile, { Id: newId(), FileName: '卷.docx', Bytes })
  expect(read.Data.Counts).toMatchObject({ same: 2, new: 0 })
  const template = await teacher.calls(getQuestionTemplate, {})
  expect(
    await teacher.calls(readQuestionFile, {
      Id: newId(),
      FileName: 'x.xlsx',
      Bytes: new Uint8Array(Buffer.from(template.Data.Bytes.join(''), 'base64')),
    }),
  ).toMatchObject({ Code: -10008, Msg: '文件中没有题目' })
})
