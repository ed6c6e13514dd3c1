import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteNote, listNotes, saveNote } from '@xinglin/contract/notes'
import { newId } from '#platform/ids'
import { openCourse, testApp, type TestApp } from '#testing'

let app: TestApp
let learner: Awaited<ReturnType<typeof openCourse>>
beforeAll(async () => {
  app = await testApp()
  learner = await openCourse(app, 'student1')
})
afterAll(() => app.close())

const note = (more: object = {}) => ({
  Id: newId(),
  ProgressId: learner.ProgressId,
  ItemId: learner.text,
  Anchor: { second: 12 },
  Text: 'PR 间期 0.12-0.20 s',
  ...more,
})

test.each([
  ['nothing in it', { Text: '  ' }, -10008, '笔记内容不能为空'],
  ['too much in it', { Text: '字'.repeat(5001) }, -10008, '笔记不得超过5000个字'],
  ['a sensitive word', { Text: '找人代考 赌博' }, -10010, '内容包含敏感词'],
  ['no id', { Id: '' }, -404, '数据不存在'],
  ['an item that there is not', { ItemId: newId() }, -404, '数据不存在'],
  ['an attempt that there is not', { ProgressId: newId() }, -404, '数据不存在'],
])('a note with %s is refused', async (_what, more, Code, Msg) =>
  expect(await learner.visitor.calls(saveNote, note(more))).toMatchObject({ Code, Msg }),
)

test('written, found, rewritten and deleted', async () => {
  const { visitor } = learner
  const wanted = note()
  const first = await visitor.calls(saveNote, wanted)
  expect(first.Data).toMatchObject({
    CourseName: 'a的open',
    ItemTitle: '读一读',
    ProgressId: learner.ProgressId,
    Anchor: { second: 12 },
    Version: 1,
  })
  expect(
    (await visitor.calls(saveNote, { ...wanted, Text: '改过', Version: 1 })).Data.Version,
  ).toBe(2)
  const list = async (input: object) => (await visitor.calls(listNotes, input)).Data
  expect(await list({ SearchKey: '改过' })).toMatchObject({ Count: 1, Courses: [{ Count: 1 }] })
  expect(await list({ ItemId: learner.quiz })).toMatchObject({ Count: 0 })
  expect(await list({ SearchKey: '%' })).toMatchObject({ Count: 0 })
  expect(await list({ To: '2020-01-01' })).toMatchObject({ Count: 0 })
  expect(await list({ From: '2020-01-01' })).toMatchObject({ Count: 1 })
  expect((await visitor.calls(deleteNote, { Id: wanted.Id })).Code).toBe(0)
  expect((await visitor.calls(deleteNote, { Id: wanted.Id })).Code).toBe(0)
  expect(await list({})).toMatchObject({ Count: 0 })
})

test('what another page wrote meanwhile is not overwritten, and is told', async () => {
  const { visitor } = learner
  const wanted = note()
  await visitor.calls(saveNote, wanted)
  await visitor.calls(saveNote, { ...wanted, Text: '页面甲', Version: 1 })
  expect(await visitor.calls(saveNote, { ...wanted, Text: '页面乙', Version: 1 })).toMatchObject({
    Code: -10011,
    Msg: '笔记已在其他页面修改',
    Data: { Text: '页面甲', Version: 2 },
  })
  expect((await visitor.calls(saveNote, { ...wanted, Text: '页面甲', Version: 1 })).Code).toBe(0)
})

test('another person neither sees nor takes nor deletes it', async () => {
  const wanted = note({ Text: '我的' })
  await learner.visitor.calls(saveNote, wanted)
  const other = await openCourse(app, 'student2')
  const theirs = { ...wanted, ProgressId: other.ProgressId, Text: '偷换', Version: 1 }
  expect(await other.visitor.calls(saveNote, theirs)).toMatchObject({ Code: -404 })
  await other.visitor.calls(deleteNote, { Id: wanted.Id })
  expect((await other.visitor.calls(listNotes, {})).Data.List).toEqual([])
  const { Data } = await learner.visitor.calls(listNotes, { SearchKey: '我的' })
  expect(Data.Count).toBe(1)
})
