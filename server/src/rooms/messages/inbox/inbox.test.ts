import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import { changeTeachingRoster, moveTeaching } from '@xinglin/contract/classes'
import {
  confirmMessage,
  deleteMessages,
  getMessagePreferences,
  getUnread,
  listMessages,
  readAllMessages,
  readMessages,
  saveMessagePreferences,
  unreadCountedTo,
} from '@xinglin/contract/messages'
import { newId } from '#platform/ids'
import type { Notice } from '#platform/visit'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'
import { notify } from '../deliveries/notify.ts'

let app: TestApp
let student: Visitor
let other: Visitor
let own: string
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  other = await app.signedIn('student2')
  own = app.fixture.people['a.student1'] ?? ''
})
beforeEach(async () => {
  await app.database.within(app.fixture.schools.a, async (db) => {
    await db.execute(sql`delete from message`)
    await db.execute(sql`delete from message_preference`)
  })
})
afterAll(() => app.close())

const school = () => ({ id: app.fixture.schools.a })
const tell = (over: Partial<Notice> = {}, at = new Date()) =>
  app.database.within(school().id, (db) =>
    notify({ db, school: school() }, at, {
      kind: 'score-reviewed',
      subjectId: newId(),
      title: '胸痛待查',
      to: [own],
      ...over,
    }),
  )
const inbox = async (who: Visitor, over: object = {}): Promise<OutputOf<typeof listMessages>> =>
  (await who.calls(listMessages, over)).Data
const idsOf = async (who: Visitor) => (await inbox(who)).List.map(({ Id }) => Id)

describe('refused', () => {
  test('are a place that is none, nothing chosen, and too many', async () => {
    for (const Before of ['x', '2026-01-01T00:00:00.000Z_', `yesterday_${newId()}`])
      expect(await student.calls(listMessages, { Before })).toMatchObject({
        Code: -10008,
        Msg: '翻页位置不正确，请刷新后重试',
      })
    expect(await student.calls(readMessages, { Ids: [] })).toMatchObject({ Msg: '请选择消息' })
    const Ids = Array.from({ length: 101 }, () => newId())
    expect(await student.calls(deleteMessages, { Ids })).toMatchObject({ Msg: '一次最多100条' })
  })

  test('is confirming what is not there, another’s, or asks for nothing', async () => {
    const missing = { Code: -404, Msg: '数据不存在' }
    expect(await student.calls(confirmMessage, { Id: newId() })).toMatchObject(missing)
    await tell({ mustRead: true })
    const [Id] = await idsOf(student)
    expect(await other.calls(confirmMessage, { Id })).toMatchObject(missing)
    await tell({ to: [app.fixture.people['a.student2'] ?? ''] })
    const [plain] = await idsOf(other)
    expect(await other.calls(confirmMessage, { Id: plain })).toMatchObject({
      Code: -1,
      Msg: '该消息不需要确认',
    })
  })

  test('is deleting what must be confirmed before it is', async () => {
    await tell({ mustRead: true })
    const Ids = await idsOf(student)
    expect(await student.calls(deleteMessages, { Ids })).toMatchObject({
      Code: -1,
      Msg: '必读消息须先确认再删除',
    })
    await student.calls(confirmMessage, { Id: Ids[0] })
    expect((await student.calls(deleteMessages, { Ids })).Data).toMatchObject({ Count: 0 })
    expect(await idsOf(student)).toEqual([])
  })

  test('is a wish for one tab twice', async () => {
    const one = { Tab: 'task', Inbox: true, Outside: [] }
    expect(await student.calls(saveMessagePreferences, { List: [one, one] })).toMatchObject({
      Code: -10008,
      Msg: '同一类消息不能出现两次',
    })
  })
})

test('another’s messages are neither read, nor marked, nor deleted', async () => {
  await tell()
  const Ids = await idsOf(student)
  await other.calls(readMessages, { Ids })
  await other.calls(deleteMessages, { Ids })
  await other.calls(readAllMessages, {})
  expect((await inbox(student)).List).toMatchObject([{ Id: Ids[0], IsRead: false }])
  expect(await idsOf(other)).toEqual([])
})

test('a work that is handed in again counts once among those that are not read yet', async () => {
  const subjectId = newId()
  const handed = (occurrence: string) => tell({ kind: 'work-submitted', subjectId, occurrence })
  const shownCount = async () => (await inbox(student)).List.map(({ Count }) => Count)
  for (const one of ['a 1', 'b 1', 'a 2', 'a 3', 'b 2']) await handed(one)
  expect(await shownCount()).toEqual([2])
  await handed('c 1')
  expect(await shownCount()).toEqual([3])
  await student.calls(readMessages, { Ids: await idsOf(student), Read: true })
  await handed('a 4')
  expect(await shownCount()).toEqual([1])
  for (const one of ['b 3', 'a 5']) await handed(one)
  expect(await shownCount()).toEqual([2])
})

test('one happening is one message, and what belongs together is one with a count', async () => {
  const subjectId = newId()
  await tell({ subjectId, occurrence: 'a' })
  await tell({ subjectId, occurrence: 'a' })
  await tell({ subjectId, occurrence: 'b' })
  await tell({ subjectId, occurrence: 'a' })
  expect((await inbox(student)).List).toMatchObject([{ Count: 2, IsRead: false }])
  const Ids = await idsOf(student)
  await student.calls(readMessages, { Ids })
  await tell({ subjectId, occurrence: 'c' })
  expect((await inbox(student)).List).toMatchObject([{ Id: Ids[0], Count: 1, IsRead: false }])
})

test('nothing is told twice when several processes say the same at once', async () => {
  const subjectId = newId()
  const to = ['a.student1', 'a.student2', 'a.student3'].map((key) => app.fixture.people[key] ?? '')
  await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      tell({ subjectId, occurrence: 'deadline', to: i % 2 ? to : to.toReversed() }),
    ),
  )
  expect((await inbox(student)).List).toMatchObject([{ Count: 1 }])
  expect((await inbox(other)).List).toMatchObject([{ Count: 1 }])
})

test('who caused it hears nothing, and of who is named twice once', async () => {
  await tell({ to: [own, own], senderId: app.fixture.people['a.student2'] ?? '' })
  await tell({ to: [own], senderId: own })
  expect((await inbox(student)).List).toMatchObject([{ Count: 1, SenderName: 'a的student2' }])
})

test('pages follow one another without a gap, however messages share a moment', async () => {
  const at = new Date()
  for (let i = 0; i < 7; i += 1) await tell({ title: String(i) }, at)
  const seen: string[] = []
  for (let Before = '', pages = 0; pages < 5; pages += 1) {
    const { List, Next } = await inbox(student, { Before, PageSize: 3 })
    seen.push(...List.map(({ Id }) => Id))
    if (Next === '') break
    Before = Next
  }
  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
})

test('tabs and what is unread narrow the list, and are counted', async () => {
  await tell()
  await tell({ kind: 'review-replied' })
  const { List, Unread } = await inbox(student, { Tab: 'review' })
  expect(List).toMatchObject([{ Kind: 'review-replied' }])
  expect(Unread).toEqual(
    expect.arrayContaining([
      { Tab: 'task', Count: 1 },
      { Tab: 'review', Count: 1 },
    ]),
  )
  await student.calls(readAllMessages, { Tab: 'review' })
  expect((await inbox(student, { UnreadOnly: true })).List).toMatchObject([
    { Kind: 'score-reviewed' },
  ])
  expect((await student.calls(getUnread, {})).Data).toEqual({ Count: 1, MustConfirm: false })
})

test('what must be read stays unread until it is confirmed', async () => {
  await tell({ mustRead: true })
  const Ids = await idsOf(student)
  await student.calls(readMessages, { Ids })
  await student.calls(readAllMessages, {})
  expect((await student.calls(getUnread, {})).Data).toEqual({ Count: 1, MustConfirm: true })
  await student.calls(confirmMessage, { Id: Ids[0] })
  expect((await student.calls(getUnread, {})).Data).toEqual({ Count: 0, MustConfirm: false })
  expect((await inbox(student)).List).toMatchObject([{ IsConfirmed: true, IsRead: true }])
})

test('unread messages are counted up to one more than the sign shows', async () => {
  for (let i = 0; i < unreadCountedTo + 5; i += 1) await tell()
  expect((await student.calls(getUnread, {})).Data.Count).toBe(unreadCountedTo + 1)
})

test('who does not want a kind gets none of it, but what must be read', async () => {
  const List = [{ Tab: 'task', Inbox: false, Outside: [] }]
  await student.calls(saveMessagePreferences, { List })
  expect((await student.calls(getMessagePreferences, {})).Data.List).toContainEqual(List[0])
  await tell()
  expect(await idsOf(student)).toEqual([])
  await tell({ mustRead: true })
  expect(await idsOf(student)).toHaveLength(1)
})

test('a message shows how what it is about stands when it is read', async () => {
  const [admin, teacher] = [await app.signedIn('admin1'), await app.signedIn('teacher1')]
  const ClassId = await newTeachingClass(teacher, await newTerm(admin))
  await teacher.calls(changeTeachingRoster, { ClassId, Add: [own], AddClasses: [], Drop: [] })
  expect((await inbox(student)).List).toMatchObject([
    {
      Kind: 'class-joined',
      Title: '诊断学 1班',
      State: '',
      IsGone: false,
      Path: `/PersonalInfo/MyClassDetail?id=${ClassId}`,
      SenderName: 'a的teacher1',
    },
  ])
  await teacher.calls(moveTeaching, { Id: ClassId, Action: 'archive' })
  expect((await inbox(student)).List).toMatchObject([{ State: '班级已归档' }])
  await teacher.calls(moveTeaching, { Id: ClassId, Action: 'restore' })
  await teacher.calls(changeTeachingRoster, { ClassId, Add: [], AddClasses: [], Drop: [own] })
  expect((await inbox(student)).List).toMatchObject([
    { Title: '诊断学 1班', IsGone: true, Path: '' },
  ])
})

test('ten thousand are told in one statement', async () => {
  const to = Array.from({ length: 10_000 }, () => newId())
  const began = performance.now()
  await tell({ to })
  expect(performance.now() - began).toBeLessThan(5_000)
  const { rows } = await app.database.within(school().id, (db) =>
    db.execute<{ n: number }>(sql`select count(*)::int as n from message`),
  )
  expect(rows).toEqual([{ n: 10_000 }])
})
