import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getImportedQuestion,
  getQuestion,
  getQuestionImport,
  listImportedQuestions,
  listQuestionImports,
  readQuestionFile,
  saveQuestion,
  takeQuestionImport,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { testApp, zipped, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let colleague: Visitor
let DepartmentId: string
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  DepartmentId = app.fixture.departments['a'] ?? ''
})
afterAll(() => app.close())

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (Bytes: Uint8Array, Id = newId(), who = teacher) =>
  who.calls(readQuestionFile, { Id, FileName: '题.txt', Bytes })
const lines = async (Id: string, Verdict = 'all') =>
  (await teacher.calls(listImportedQuestions, { Id, Verdict, PageIndex: 1, PageSize: 50 })).Data
    .List
const take = (Id: string, over: object = {}, who = teacher) =>
  who.calls(takeQuestionImport, {
    Id,
    DepartmentId,
    SectionId: null,
    Difficulty: 3,
    Practice: true,
    Source: '某书',
    Alike: false,
    ...over,
  })

let no = 0
/** Questions that nobody else has. */
const some = (count: number) =>
  Array.from(
    { length: count },
    () =>
      `题${(no += 1)}问的是${['甲', '乙', '丙', '丁'][no % 4]}还是${newId()} {=对${no} ~错${no}}`,
  ).join('\n\n')

describe('refused', () => {
  test.each<[string, () => Uint8Array, string]>([
    ['nothing', () => bytesOf(''), '文件中没有题目'],
    [
      'a document type',
      () => bytesOf('<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "b">]><quiz>&a;</quiz>'),
      '文件 含有文档类型声明，出于安全不予读取',
    ],
    [
      'a package that becomes 200 MB',
      () => zipped({ 'a.xml': 'x' }, 200_000_000),
      '压缩包解压后过大',
    ],
    ['a broken package', () => new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), '压缩包已损坏，无法读取'],
  ])('%s', async (_what, bytes, Msg) =>
    expect(await read(bytes())).toMatchObject({ Code: -10008, Msg }),
  )

  test('what is somebody else’s is not there', async () => {
    const { Data } = await read(bytesOf(some(1)))
    for (const who of [
      colleague,
      await app.signedIn('admin1'),
      await app.signedIn('admin1', 'b.localhost'),
    ]) {
      expect(await who.calls(getQuestionImport, { Id: Data.Id })).toMatchObject({ Code: -404 })
      expect(
        await who.calls(listImportedQuestions, { Id: Data.Id, PageIndex: 1, PageSize: 5 }),
      ).toMatchObject({ Code: -404 })
      expect(await who.calls(getImportedQuestion, { Id: Data.Id, No: 1 })).toMatchObject({
        Code: -404,
      })
      expect(await take(Data.Id, {}, who)).toMatchObject({ Code: -404 })
      expect((await who.calls(listQuestionImports, {})).Data.List).toEqual([])
    }
    // The id of somebody's file is none for another.
    expect(await read(bytesOf(some(1)), Data.Id, colleague)).toMatchObject({ Code: -404 })
  })

  test('a department of nowhere, and a file of which nothing can come in', async () => {
    const { Data } = await read(bytesOf(some(1)))
    expect(await take(Data.Id, { DepartmentId: newId() })).toMatchObject({
      Code: -10008,
      Msg: '请选择学科',
    })
    expect(await take(Data.Id, { SectionId: newId() })).toMatchObject({ Code: -10008 })
    const bad = await read(bytesOf('没有答案 {~甲 ~乙}'))
    expect(bad.Data.Counts).toEqual({ new: 0, alike: 0, same: 0, refused: 1 })
    expect(await take(bad.Data.Id)).toMatchObject({ Code: -1, Msg: '没有可以导入的题目' })
    expect(await lines(bad.Data.Id)).toMatchObject([
      { Place: '第1题（第1行）', Faults: ['还没有指定正确答案'] },
    ])
  })

  test('a sensitive word', async () => {
    const { Data } = await read(bytesOf(`赌博的危害是${newId()} {=甲 ~乙}`))
    expect(await lines(Data.Id)).toMatchObject([{ Verdict: 'refused', Faults: ['内容包含敏感词'] }])
  })
})

test('nothing is in the bank before it is confirmed; good ones come in as drafts, each other is told', async () => {
  const { Data } = await read(bytesOf(`${some(2)}\n\n坏 {~甲 ~乙}\n\n${some(1)}`))
  expect(Data).toMatchObject({ Format: 'gift', Counts: { new: 3, refused: 1 }, Taken: 0 })
  expect(
    (await lines(Data.Id)).map(({ QuestionId }: { QuestionId: unknown }) => QuestionId),
  ).toEqual([null, null, null, null])
  const { Data: one } = await teacher.calls(getImportedQuestion, { Id: Data.Id, No: 1 })
  expect(one.Content).toMatchObject({ Type: 'A1', Options: [{ Kind: 'right' }, { Kind: 'wrong' }] })
  const taken = await take(Data.Id)
  expect(taken.Data).toMatchObject({ Left: 0, Import: { Taken: 3 } })
  const [first] = await lines(Data.Id)
  const { Data: draft } = await teacher.calls(getQuestion, { Id: first.QuestionId })
  expect(draft).toMatchObject({
    Line: { State: 'draft', IsMine: true },
    Form: { Source: '某书', Difficulty: 3 },
    Problems: [{ Text: '请填写解析' }],
  })
  expect(await take(Data.Id)).toMatchObject({ Code: -1 })
})

test('the same file twice makes nothing double, though its draft was changed', async () => {
  const text = some(3)
  const Id = newId()
  const first = await read(bytesOf(text), Id)
  expect((await read(bytesOf(text), Id)).Data).toEqual(first.Data)
  const second = await read(bytesOf(text))
  await take(Id)
  // Read before the first was taken, and taken after it.
  expect(await take(second.Data.Id)).toMatchObject({
    Code: 0,
    Data: { Left: 0, Import: { Taken: 0, Counts: { same: 3 } } },
  })
  const [line] = await lines(Id)
  const { Data } = await teacher.calls(getQuestion, { Id: line.QuestionId })
  const Form = { ...Data.Form, Content: { ...Data.Form.Content, Stem: '<p>全改了</p>' } }
  expect(
    await teacher.calls(saveQuestion, { Id: line.QuestionId, Form, Version: Data.Version }),
  ).toMatchObject({ Code: 0 })
  const third = await read(bytesOf(text))
  expect(third.Data.Counts).toMatchObject({ new: 0, same: 3 })
  expect((await lines(third.Data.Id))[0]).toMatchObject({ LikeId: line.QuestionId })
})

test('another key for the same question, the same twice in a file, and nearly the same', async () => {
  const stem =
    '关于急性下壁心肌梗死患者首选的再灌注治疗方式及其时间窗的下列叙述中最恰当的一项应当是哪一项呢请选择'
  await take((await read(bytesOf(`${stem} {=急诊介入 ~静脉溶栓}`))).Data.Id)
  const { Data } = await read(
    bytesOf(
      `${stem} {~急诊介入 =静脉溶栓}\n\n${stem}？ {=急诊介入 ~静脉溶栓}\n\n${stem}吧 {=急诊介入 ~静脉溶栓}`,
    ),
  )
  expect(await lines(Data.Id)).toMatchObject([
    { Verdict: 'same', Notes: ['题库中的同一题答案不同，请核对'] },
    { Verdict: 'refused', Faults: ['与第1题（第1行）相同'] },
    { Verdict: 'alike' },
  ])
  expect(await take(Data.Id)).toMatchObject({ Code: -1 })
  expect(await take(Data.Id, { Alike: true })).toMatchObject({
    Data: { Left: 0, Import: { Taken: 1 } },
  })
})

test('pictures come through the door; what is none is marked and told; the same picture is the same question', async () => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="图" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>读片<img src="x.png" alt="胸片"/><img src="y.png" alt=""/></p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">肺炎</simpleChoice><simpleChoice identifier="B">正常</simpleChoice></choiceInteraction></itemBody></assessmentItem>`
  const bytes = zipSync({
    'i.xml': strToU8(item),
    'x.png': dot,
    'y.png': strToU8('<svg onload="x()"/>'),
  })
  const { Data } = await read(bytes)
  const [line] = await lines(Data.Id)
  expect(line.Notes).toContain('1 张图片未导入：格式不支持、过大或已损坏')
  const { Data: one } = await teacher.calls(getImportedQuestion, { Id: Data.Id, No: 1 })
  expect(one.Content.Stem).toMatch(
    /<img src="[^"]*\/f\/[0-9a-f-]{36}[^"]*" alt="胸片"[^>]*>〔图片未导入〕/,
  )
  await take(Data.Id)
  expect((await read(bytes)).Data.Counts).toMatchObject({ same: 1, new: 0 })
})
