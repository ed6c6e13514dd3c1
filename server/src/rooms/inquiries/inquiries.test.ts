import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askInquiry,
  findSimilarInquiries,
  getInquiry,
  listCourseInquiries,
  listInquiriesToAnswer,
  listOwnInquiries,
  moveInquiry,
  replyToInquiry,
} from '@xinglin/contract/inquiries'
import { listMessages } from '@xinglin/contract/messages'
import { getToday } from '@xinglin/contract/today'
import { newId } from '#platform/ids'
import { openCourse, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let peer: Visitor
let outsider: Visitor
let teacher: Visitor
let colleague: Visitor
let textItem: string
const CourseId = () => app.fixture.courses['a.open'] ?? ''
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

beforeAll(async () => {
  app = await testApp()
  const opened = await openCourse(app, 'student1')
  student = opened.visitor
  textItem = opened.text
  peer = (await openCourse(app, 'student2')).visitor
  outsider = await app.signedIn('student3')
  teacher = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
})
afterAll(() => app.close())

const form = (over: object = {}) => ({
  Id: newId(),
  CourseId: CourseId(),
  Title: '下壁心梗为什么要加做右胸导联',
  Body: '<p>书上说要加做 V3R 到 V5R，依据是什么？</p>',
  Audience: 'course',
  ...over,
})
const ask = async (over: object = {}, who = student) => who.calls(askInquiry, form(over))
const newInquiry = async (over: object = {}) => (await ask(over)).Data.Id as string
const get = (who: Visitor, Id: string) => who.calls(getInquiry, { Id })
const reply = (who: Visitor, Id: string, Body = '<p>判断右室是否受累。</p>', PostId = newId()) =>
  who.calls(replyToInquiry, { Id, PostId, Body })
const move = (who: Visitor, Id: string, Action: string, ToId: string | null = null) =>
  who.calls(moveInquiry, { Id, Action, ToId })
const gone = { Code: -404, Msg: '该问题不可见' }

describe('asking', () => {
  test.each([
    ['a short title', { Title: '为什么' }, '标题至少5个字'],
    ['no words', { Body: '<p> </p>' }, '请填写内容'],
    ['a sensitive word', { Title: '赌博是什么意思呢' }, '内容包含敏感词'],
    ['a course that one does not learn', { CourseId: newId() }, '只能提问您学习的课程'],
    ['an item that there is not', { ItemId: newId() }, '所指的内容不存在'],
  ])('%s is refused', async (_what, over, Msg) => {
    expect(await ask(over)).toMatchObject({ Msg })
  })

  test('a second of what is no film, and a turn of a consultation that is not one’s own', async () => {
    for (const Kind of ['second', 'page', 'turn'])
      expect(
        await ask({ ItemId: textItem, Pin: { Kind, At: 3, SessionId: newId() } }),
      ).toMatchObject({
        Msg: '所指的内容不存在',
      })
  })

  test('is clean text, pinned to its item, and told to the teacher once', async () => {
    const one = form({ ItemId: textItem, Body: '<p onclick="x()">依据<script>1</script></p>' })
    const { Data } = await student.calls(askInquiry, one)
    expect(Data).toMatchObject({ State: 'open', Body: '<p>依据</p>', Answers: 0 })
    expect(Data.ItemTitle).not.toBe('')
    expect(Data.ProgressId).toEqual(expect.any(String))
    expect((await student.calls(askInquiry, one)).Data.Version).toBe(1)
    const { List } = (await teacher.calls(listMessages, {})).Data
    expect(
      List.filter((message: { Kind: string }) => message.Kind === 'inquiry-asked'),
    ).toHaveLength(1)
    expect(JSON.stringify((await teacher.calls(getToday, {})).Data)).toContain('个提问待回答')
    expect(JSON.stringify((await colleague.calls(getToday, {})).Data)).not.toContain('提问待回答')
  })
})

describe('who reads it', () => {
  test('its asker, who teaches the course, and who learns it too where that was wished; nobody else', async () => {
    const open = await newInquiry()
    const shut = await newInquiry({ Audience: 'teachers' })
    for (const id of [open, shut]) {
      expect((await get(student, id)).Code).toBe(0)
      expect((await get(teacher, id)).Code).toBe(0)
      expect(await get(outsider, id)).toMatchObject(gone)
      expect(await get(colleague, id)).toMatchObject(gone)
    }
    expect((await get(peer, open)).Data.Actions).toEqual(['reply'])
    expect(await get(peer, shut)).toMatchObject(gone)
    const there = await app.signedIn('teacher1', 'b.localhost')
    expect(await get(there, open)).toMatchObject(gone)
    const ids = async (who: Visitor) =>
      (await who.calls(listCourseInquiries, { CourseId: CourseId(), PageSize: 100 })).Data.List.map(
        ({ Id }: { Id: string }) => Id,
      )
    expect(await ids(peer)).toContain(open)
    expect(await ids(peer)).not.toContain(shut)
    expect(await outsider.calls(listCourseInquiries, { CourseId: CourseId() })).toMatchObject(gone)
    expect(await reply(colleague, open)).toMatchObject(gone)
    expect((await colleague.calls(listInquiriesToAnswer, { State: 'all' })).Data.Count).toBe(0)
  })

  test('likeness finds what was asked already, and nothing that one must not read', async () => {
    const shut = await newInquiry({ Title: '心电图电轴左偏怎么判断', Audience: 'teachers' })
    const open = await newInquiry({ Title: '电轴左偏怎样快速判断' })
    const similar = async (who: Visitor) =>
      (
        await who.calls(findSimilarInquiries, { CourseId: CourseId(), Title: '电轴左偏怎么判断' })
      ).Data.List.map(({ Id }: { Id: string }) => Id)
    expect(await similar(student)).toEqual([shut, open])
    expect(await similar(peer)).toEqual([open])
  })
})

describe('answering', () => {
  test('tells its asker, who takes an answer; sent twice it is written once; a word more waits again', async () => {
    const id = await newInquiry()
    const PostId = newId()
    await reply(teacher, id, '<p>判断右室是否受累。</p>', PostId)
    expect((await reply(teacher, id, '<p>判断右室是否受累。</p>', PostId)).Data.Posts).toHaveLength(
      1,
    )
    const own = async () =>
      (await student.calls(listOwnInquiries, { PageSize: 100 })).Data.List.find(
        (one: { Id: string }) => one.Id === id,
      )
    expect(await own()).toMatchObject({ State: 'answered', Answers: 1, Unread: true })
    const { List } = (await student.calls(listMessages, {})).Data
    expect(List.map(({ Kind }: { Kind: string }) => Kind)).toContain('inquiry-answered')
    await get(student, id)
    expect(await own()).toMatchObject({ Unread: false })
    expect(await ask({ Id: id, Version: 1, Title: '换一个标题试试' })).toMatchObject({
      Code: -10011,
    })
    expect(await move(student, id, 'withdraw')).toMatchObject({
      Msg: '问题状态已改变，请刷新后重试',
    })
    expect(await move(peer, id, 'accept', PostId)).toMatchObject({ Code: -10002 })
    expect((await move(student, id, 'accept', PostId)).Data).toMatchObject({
      State: 'resolved',
      Posts: [{ IsTeacher: true, Accepted: true }],
    })
    expect((await reply(student, id, '<p>还有一点</p>')).Data.State).toBe('open')
  })

  test('one that nobody answered is changed or withdrawn by its asker alone', async () => {
    const id = await newInquiry()
    expect((await ask({ Id: id, Version: 1, Title: '换一个标题试试' })).Data).toMatchObject({
      Title: '换一个标题试试',
      Version: 2,
    })
    expect(await ask({ Id: id, Version: 1, Title: '又换一个标题' })).toMatchObject({ Code: -10011 })
    expect(await ask({ Id: id }, peer)).toMatchObject(gone)
    expect(await move(teacher, id, 'withdraw')).toMatchObject({ Code: -10002 })
    expect(await move(student, id, 'withdraw')).toMatchObject({ Code: 0, Data: null })
    expect(await get(student, id)).toMatchObject(gone)
  })

  test('is handed to a colleague, who may read and answer it then', async () => {
    const id = await newInquiry({ Audience: 'teachers' })
    expect(await move(teacher, id, 'transfer', person('student2'))).toMatchObject({
      Msg: '请选择本校教师',
    })
    await move(teacher, id, 'transfer', person('teacher2'))
    const queue = (await colleague.calls(listInquiriesToAnswer, { State: 'mine' })).Data
    expect(queue.List.map(({ Id }: { Id: string }) => Id)).toEqual([id])
    expect((await reply(colleague, id)).Data).toMatchObject({ State: 'answered' })
  })

  test('the oldest waits first; a common one stands first in its course; one is merged, closed and opened', async () => {
    const waiting = (await teacher.calls(listInquiriesToAnswer, {})).Data.List
    const times = waiting.map(({ CreatedAt }: { CreatedAt: string }) => CreatedAt)
    expect(times).toEqual(times.toSorted())
    const [common, double] = [await newInquiry(), await newInquiry()]
    await reply(teacher, common)
    await move(teacher, common, 'common')
    const list = await peer.calls(listCourseInquiries, { CourseId: CourseId() })
    expect(list.Data.List[0]).toMatchObject({ Id: common, IsCommon: true })
    expect(await move(teacher, double, 'merge', double)).toMatchObject({ Code: -10008 })
    expect((await move(teacher, double, 'merge', common)).Data).toMatchObject({
      State: 'closed',
      MergedInto: common,
    })
    expect(await reply(student, double)).toMatchObject({ Msg: '问题已关闭，不能再回复' })
    expect((await move(teacher, double, 'reopen')).Data).toMatchObject({
      State: 'open',
      MergedInto: '',
    })
    expect((await move(teacher, double, 'close')).Data).toMatchObject({ State: 'closed' })
  })
})
