import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import {
  confirmMessage,
  getAnnouncement,
  getUnread,
  listAnnouncements,
  listAnnouncementTargets,
  listManagedAnnouncements,
  listMessages,
  listReceipts,
  moveAnnouncement,
  remindOfAnnouncement,
  saveAnnouncement,
} from '@xinglin/contract/messages'
import { nobody } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'
import { giveOutDue } from './give-out.ts'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let colleague: Visitor
let student: Visitor
let outsider: Visitor
let classId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
  outsider = await app.signedIn('student2')
  classId = await newTeachingClass(teacher, await newTerm(admin))
  await join('student1')
})
afterAll(() => app.close())

const join = (...names: string[]) =>
  teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: names.map(person),
    AddClasses: [],
    Drop: [],
  })
const leave = (name: string) =>
  teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [],
    AddClasses: [],
    Drop: [person(name)],
  })
const form = (over: object = {}) => ({
  Id: newId(),
  Title: '停课通知',
  Html: '<p>周三的课改到周五。</p>',
  MustRead: false,
  Targets: [{ Kind: 'teaching', RefId: classId }],
  Version: 0,
  ...over,
})
const written = async (over: object = {}, who = teacher) =>
  (await who.calls(saveAnnouncement, form(over))).Data
const move = (Id: string, Action: string, PublishTime = '', who = teacher) =>
  who.calls(moveAnnouncement, { Id, Action, PublishTime })
const published = async (over: object = {}, who = teacher): Promise<string> => {
  const { Id } = await written(over, who)
  expect((await move(Id, 'publish', '', who)).Data.State).toBe('published')
  return Id
}
const messageOf = async (who: Visitor, announcementId: string) => {
  const { Data } = await who.calls(listMessages, { PageSize: 100 })
  return Data.List.find(({ Path }: { Path: string }) => Path.endsWith(announcementId))
}
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

test('a form that is sent again writes one announcement', async () => {
  const sent = form({ Title: '只有一份' })
  await teacher.calls(saveAnnouncement, sent)
  expect((await teacher.calls(saveAnnouncement, sent)).Code).toBe(0)
  const { Data } = await teacher.calls(listManagedAnnouncements, { SearchKey: '只有一份' })
  expect(Data.Count).toBe(1)
})

test('students of the class have it in their inbox and on the page of the class, nobody else has', async () => {
  const Id = await published({ Title: '实验分组' })
  expect(await messageOf(student, Id)).toMatchObject({
    Kind: 'announcement',
    Title: '实验分组',
    SenderName: 'a的teacher1',
    IsRead: false,
  })
  expect(await messageOf(outsider, Id)).toBeUndefined()
  expect((await outsider.calls(getAnnouncement, { Id })).Code).toBe(-404)
  const { Data } = await student.calls(listAnnouncements, { Kind: 'teaching', RefId: classId })
  expect(Data.MayWrite).toBe(false)
  expect(Data.List[0]).toMatchObject({ Id, Title: '实验分组', IsRead: false })
  const opened = await student.calls(getAnnouncement, { Id })
  expect(opened.Data).toMatchObject({ Html: '<p>周三的课改到周五。</p>', IsRead: true })
  expect(await messageOf(student, Id)).toMatchObject({ IsRead: true })
})

test('what must be read is counted for whoever wrote it until everybody has confirmed', async () => {
  await join('student3')
  const Id = await published({ Title: '必读', MustRead: true })
  const receipts = async (State = 'open') => (await teacher.calls(listReceipts, { Id, State })).Data
  expect(await receipts()).toMatchObject({ Receivers: 2, Done: 0, Count: 2 })
  const { MessageId, IsRead } = (await student.calls(getAnnouncement, { Id })).Data
  expect(IsRead).toBe(false)
  await student.calls(confirmMessage, { Id: MessageId })
  const { List, Done } = await receipts()
  expect([List.map(({ RealName }: { RealName: string }) => RealName), Done]).toEqual([
    ['a的student3'],
    1,
  ])
  const { Data } = await teacher.calls(listManagedAnnouncements, { SearchKey: '必读' })
  expect(Data.List[0]).toMatchObject({ Receivers: 2, Read: 1, Confirmed: 1 })
  await leave('student3')
})

test('a reminder reaches who has not confirmed and who came since, and not twice in ten minutes', async () => {
  const Id = await published({ Title: '提醒', MustRead: true })
  const { MessageId } = (await student.calls(getAnnouncement, { Id })).Data
  await student.calls(confirmMessage, { Id: MessageId })
  await join('student2')
  expect((await teacher.calls(remindOfAnnouncement, { Id })).Data).toEqual({ Reminded: 1 })
  expect(await messageOf(outsider, Id)).toMatchObject({ MustRead: true, IsRead: false })
  expect(await messageOf(student, Id)).toMatchObject({ IsConfirmed: true, IsRead: true })
  expect((await teacher.calls(remindOfAnnouncement, { Id })).Msg).toBe(
    '10 分钟内已提醒过，请稍后再试',
  )
  await leave('student2')
})

test('whoever joins later has their message of it once they open it', async () => {
  const Id = await published({ Title: '后来的人', MustRead: true })
  await join('student2')
  expect(await messageOf(outsider, Id)).toBeUndefined()
  const { MessageId } = (await outsider.calls(getAnnouncement, { Id })).Data
  expect((await outsider.calls(confirmMessage, { Id: MessageId })).Code).toBe(0)
  expect((await teacher.calls(listReceipts, { Id, State: 'done' })).Data.Count).toBe(1)
  await leave('student2')
  expect((await outsider.calls(getAnnouncement, { Id })).Code).toBe(0)
})

test('what is taken back asks nothing of anybody, and says so', async () => {
  const before = (await student.calls(getUnread, {})).Data.Count
  const Id = await published({ Title: '撤回', MustRead: true })
  expect((await student.calls(getUnread, {})).Data.Count).toBe(before + 1)
  await move(Id, 'withdraw')
  expect((await student.calls(getUnread, {})).Data.Count).toBe(before)
  const { Data } = await student.calls(listMessages, {})
  expect(Data.List.find(({ Title }: { Title: string }) => Title === '撤回')).toMatchObject({
    State: '公告已撤回',
    Path: '',
    MustRead: false,
  })
  expect((await student.calls(getAnnouncement, { Id })).Code).toBe(-404)
  expect((await move(Id, 'publish')).Data.State).toBe('published')
  expect(await messageOf(student, Id)).toMatchObject({ MustRead: true, IsRead: false })
})

test('two processes give out what is due once', async () => {
  const { Id } = await written({ Title: '定时' })
  expect((await move(Id, 'publish', later(60_000))).Data.State).toBe('scheduled')
  expect(await messageOf(student, Id)).toBeUndefined()
  const at = new Date(Date.now() + 120_000)
  const school = app.fixture.schools.a
  await Promise.all(Array.from({ length: 4 }, () => giveOutDue(app.database, school, at)))
  await giveOutDue(app.database, school, at)
  const { Data } = await student.calls(listMessages, { PageSize: 100 })
  const scheduled = Data.List.filter(({ Title }: { Title: string }) => Title === '定时')
  expect(scheduled).toMatchObject([{ Count: 1 }])
})

test('the whole school is told by those who run it, the learners of a course by its teacher', async () => {
  const all = await published(
    { Title: '全校', Targets: [{ Kind: 'students', RefId: null }, { Kind: 'teachers' }] },
    admin,
  )
  for (const who of [student, outsider, colleague])
    expect(await messageOf(who, all)).toMatchObject({ Title: '全校' })
  expect((await move(all, 'withdraw', '', teacher)).Code).toBe(-404)
  const mine = await teacher.calls(listAnnouncementTargets, { SearchKey: '' })
  const kinds = new Set(mine.Data.List.map(({ Kind }: { Kind: string }) => Kind))
  expect(kinds).toEqual(new Set(['teaching', 'course']))
  const open = await admin.calls(listAnnouncementTargets, { SearchKey: '诊断学' })
  expect(open.Data.List).toContainEqual({ Kind: 'students', RefId: nobody, Name: '全校学生' })
})
