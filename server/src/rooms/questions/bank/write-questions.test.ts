import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getQuestion, questionTypes, saveQuestion } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { questionContent, questionForm, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let departmentId: string
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  departmentId = app.fixture.departments['a'] ?? ''
})
afterAll(() => app.close())

const form = (over: object = {}) => ({
  ...questionForm(departmentId, questionContent('A1')),
  ...over,
})
const written = async (over: object = {}) =>
  (await teacher.calls(saveQuestion, { Id: newId(), Form: form(over), Version: 0 })).Data

describe('writing', () => {
  const content = questionContent('A1')
  if (content.Type !== 'A1') throw new Error('another type')
  const twice = {
    ...content,
    Options: content.Options.map((one) => ({ ...one, Id: content.Options[0]?.Id })),
  }
  test.each<[string, object, number, string]>([
    ['no type', { Content: { Stem: 'x' } }, -10006, '请求内容无法识别'],
    [
      'a type that there is not',
      { Content: { ...content, Type: 'A9' } },
      -10006,
      '请求内容无法识别',
    ],
    ['no department', { DepartmentId: '' }, -10008, '请选择学科'],
    ['a section of nowhere', { SectionId: newId() }, -10008, '请选择学科'],
    ['a difficulty beyond', { Difficulty: 6 }, -10008, '填写的内容不符合要求'],
    ['a tag that there is not', { Knowledge: ['nothing'] }, -10008, '所选标签不存在，请重新选择'],
    ['an id twice', { Content: twice }, -10008, '选项或小题的标识重复，请刷新后重试'],
    [
      'a lost picture',
      { Content: { ...content, Stem: `<p><img src="/f/${newId()}.webp"></p>` } },
      -10008,
      '正文中的图片不存在，请重新插入',
    ],
    [
      'a sensitive word',
      { Content: { ...content, Stem: '<p>赌<b>博</b></p>' } },
      -10010,
      '内容包含敏感词',
    ],
    [
      'thirteen options',
      {
        Content: {
          ...content,
          Options: Array.from({ length: 13 }, () => ({ ...content.Options[0], Id: newId() })),
        },
      },
      -10008,
      '每题最多12个选项',
    ],
  ])('%s is refused', async (_what, over, Code, Msg) =>
    expect(
      await teacher.calls(saveQuestion, { Id: newId(), Form: form(over), Version: 0 }),
    ).toMatchObject({ Code, Msg }),
  )

  test.each(questionTypes)('a %s is kept as it was written', async (type) => {
    const input = form({ Content: questionContent(type) })
    const Id = newId()
    const answer = await teacher.calls(saveQuestion, { Id, Form: input, Version: 0 })
    expect(answer).toMatchObject({ Code: 0 })
    // A computed one comes with an instance to look at.
    expect(answer.Data.Form.Content).toMatchObject(input.Content)
    expect(answer.Data.Problems).toEqual([])
    // The answer was lost and the browser asks again.
    expect((await teacher.calls(saveQuestion, { Id, Form: input, Version: 0 })).Data).toEqual(
      answer.Data,
    )
    expect((await teacher.calls(getQuestion, { Id })).Data).toEqual(answer.Data)
  })

  test('what runs is taken out of what is kept', async () => {
    const Stem = '<p onclick="x()">题<script>x</script></p>'
    const { Form } = await written({ Content: { ...content, Stem } })
    expect(Form.Content.Stem).toBe('<p>题</p>')
  })

  test('a type never changes, and two forms do not lie over one another', async () => {
    const { Line, Version } = await written()
    const Id = Line.Id
    const other = form({ Content: questionContent('judge') })
    expect(await teacher.calls(saveQuestion, { Id, Form: other, Version })).toMatchObject({
      Code: -10008,
      Msg: '题型已定，不能更改；请另建一题',
    })
    const save = (Difficulty: number) =>
      teacher.calls(saveQuestion, { Id, Form: form({ Content: content, Difficulty }), Version })
    const both = await Promise.all([save(1), save(5)])
    expect(both.map(({ Code }) => Code).toSorted((a, b) => b - a)).toEqual([0, -10011])
  })
})
