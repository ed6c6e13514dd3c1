import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { addFeedback, getFeedback, handleFeedback, listFeedback } from '@xinglin/contract/feedback'
import { getDashboard } from '@xinglin/contract/statistics'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const give = async (Content: string, more: object = {}) => {
  const Id = newId()
  await student.calls(addFeedback, { Id, Type: 'feature', Content, Contact: '', ...more })
  return Id
}
const handle = (Id: string, Action: string, more: object = {}) =>
  admin.calls(handleFeedback, { Id, PostId: newId(), Action, Content: '', Version: '', ...more })
const waiting = async () => (await admin.calls(getDashboard)).Data.NewFeedback as number

test('a feedback of another school is not there', async () => {
  const there = await app.signedIn('student1', 'b.localhost')
  const Id = newId()
  await there.calls(addFeedback, { Id, Type: 'other', Content: '乙校的一条反馈。' })
  for (const call of [getFeedback, handleFeedback]) {
    const input = { Id, PostId: newId(), Action: 'close', Content: '', Version: '' }
    expect(await admin.calls(call, input)).toMatchObject({ Code: -404, Msg: '数据不存在' })
  }
  expect((await admin.calls(listFeedback, { SearchKey: '乙校' })).Data).toEqual({
    List: [],
    Count: 0,
  })
})

test('a reply is written, kept once, counted, and said in the audit list', async () => {
  const before = await waiting()
  const Id = await give('登录后头像不显示。', { Type: 'account' })
  expect(await waiting()).toBe(before + 1)
  expect((await handle(Id, 'reply')).Msg).toBe('请填写回复内容')
  expect((await handle(Id, 'reply', { Content: '赌博' })).Msg).toBe('内容包含敏感词')
  expect((await handle(Id, 'reply', { Content: '好'.repeat(501) })).Code).toBe(-10008)
  const PostId = newId()
  const reply = { PostId, Content: '请在设置里重新上传头像。' }
  const answered = await handle(Id, 'reply', reply)
  expect(answered.Data).toMatchObject({ State: 'replied', PersonName: 'a的student1' })
  expect(answered.Data.Posts[1]).toMatchObject({ BySchool: 1, Name: 'a的admin1' })
  expect((await handle(Id, 'reply', reply)).Data.Posts).toHaveLength(2)
  expect(await waiting()).toBe(before)
  const { List } = (await admin.calls(searchAudit, { Area: 'feedback' })).Data
  expect(List).toHaveLength(1)
  expect(List[0]).toMatchObject({
    Text: `回复了反馈 ${answered.Data.Code}（账号）`,
    Detail: reply.Content,
  })
})

test('what was changed meanwhile is not written over', async () => {
  const Id = await give('视频打不开，一直转圈。')
  const { Version } = (await admin.calls(getFeedback, { Id })).Data
  await handle(Id, 'work')
  const late = await handle(Id, 'reply', { Content: '请换一个浏览器试试。', Version })
  expect(late).toMatchObject({ Code: -10011, Msg: '该反馈有新的变化，请核对后再次提交' })
  expect(late.Data).toMatchObject({ State: 'working' })
  expect(late.Data.Posts).toHaveLength(1)
  const again = { Content: '请换一个浏览器试试。', Version: late.Data.Version }
  expect((await handle(Id, 'reply', again)).Data.State).toBe('replied')
})

test('the list is narrowed by state, type and words; who waited longest is first', async () => {
  const first = await give('字体太小看不清楚。', { Type: 'other', Place: '心电图判读入门' })
  const second = await give('字体能不能再大些。', { Type: 'other' })
  const idsOf = async (more: object) =>
    ((await admin.calls(listFeedback, more)).Data.List as { Id: string }[]).map(({ Id }) => Id)
  expect(await idsOf({ State: 'new', Type: 'other' })).toEqual([first, second])
  expect(await idsOf({ Type: 'other' })).toEqual([second, first])
  expect(await idsOf({ SearchKey: '看不清' })).toEqual([first])
  expect(await idsOf({ SearchKey: '判读入门' })).toEqual([first])
  expect(await idsOf({ SearchKey: "%' or 1=1 --" })).toEqual([])
  await handle(first, 'close')
  expect(await idsOf({ State: 'closed', Type: 'other' })).toEqual([first])
})
