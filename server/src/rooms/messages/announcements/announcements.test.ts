import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeTeachingRoster, saveClassStaff } from '@xinglin/contract/classes'
import {
  confirmMessage,
  getAnnouncement,
  getManagedAnnouncement,
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
  app = await testApp({ callsPerMinute: Infinity })
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

describe('refused', () => {
  test.each([
    ['no title', { Title: '' }, '请填写标题'],
    ['no text', { Html: '<p> </p>' }, '请填写正文'],
    ['nobody', { Targets: [] }, '请选择发布对象'],
  ])('is an announcement with %s', async (_what, over, Msg) => {
    expect(await teacher.calls(saveAnnouncement, form(over))).toMatchObject({ Code: -10008, Msg })
  })

  test('is writing to what one does not teach, and by a teacher to the whole school', async () => {
    const refusal = { Code: -10008, Msg: '不能向所选对象发布公告' }
    const to = (Kind: string, RefId: string | null) => ({ Targets: [{ Kind, RefId }] })
    const course = app.fixture.courses['a.open'] ?? ''
    for (const [who, over] of [
      [colleague, to('teaching', classId)],
      [colleague, to('course', course)],
      [teacher, to('students', null)],
      [teacher, to('teaching', newId())],
      [teacher, to('administrative', classId)],
      [admin, to('students', classId)],
    ] as const)
      expect(await who.calls(saveAnnouncement, form(over))).toMatchObject(refusal)
  })

  test('is an assistant, who teaches nothing', async () => {
    const Staff = [{ PersonId: person('teacher2'), Post: 'assistant', Rights: ['members'] }]
    const id = await newTeachingClass(teacher, await newTerm(admin, 2027), { Name: '9班' })
    await teacher.calls(saveClassStaff, { ClassId: id, Staff, Version: 1 })
    const Targets = [{ Kind: 'teaching', RefId: id }]
    expect(await colleague.calls(saveAnnouncement, form({ Targets }))).toMatchObject({
      Msg: '不能向所选对象发布公告',
    })
  })

  test('is what another wrote, whatever is done to it', async () => {
    const { Id, Version } = await written()
    const missing = { Code: -404, Msg: '数据不存在' }
    for (const answered of [
      await colleague.calls(getManagedAnnouncement, { Id }),
      await colleague.calls(saveAnnouncement, form({ Id, Version })),
      await move(Id, 'publish', '', colleague),
      await colleague.calls(listReceipts, { Id }),
      await colleague.calls(remindOfAnnouncement, { Id }),
      await student.calls(getAnnouncement, { Id }),
    ])
      expect(answered).toMatchObject(missing)
  })

  test('is what somebody else has changed meanwhile, with what is there', async () => {
    const { Id } = await written()
    await teacher.calls(saveAnnouncement, form({ Id, Version: 1, Title: '改后' }))
    expect(
      await admin.calls(saveAnnouncement, form({ Id, Version: 1, Title: '又改' })),
    ).toMatchObject({ Code: -10011, Msg: '公告已被他人修改', Data: { Title: '改后', Version: 2 } })
  })

  test('is a time that is past, none, or beyond a year, and what is published already', async () => {
    const { Id } = await written()
    expect((await move(Id, 'publish', later(-1000))).Msg).toBe('定时发布的时间须晚于现在')
    expect((await move(Id, 'publish', 'morgen')).Msg).toBe('定时发布的时间须晚于现在')
    expect((await move(Id, 'publish', later(400 * 86_400_000))).Msg).toBe(
      '定时发布的时间须在一年以内',
    )
    await move(Id, 'publish')
    expect((await move(Id, 'publish')).Msg).toBe('公告状态已改变，请刷新后重试')
  })

  test('is another class once it was given out, but not another word', async () => {
    const Id = await published()
    const Targets = [
      { Kind: 'teaching', RefId: classId },
      { Kind: 'course', RefId: app.fixture.courses['a.open'] },
    ]
    expect(await teacher.calls(saveAnnouncement, form({ Id, Version: 1, Targets }))).toMatchObject({
      Code: -1,
      Msg: '公告已发布，不能更改发布对象',
    })
    const { Code, Data } = await teacher.calls(
      saveAnnouncement,
      form({ Id, Version: 1, Title: '更正' }),
    )
    expect([Code, Data.Title]).toEqual([0, '更正'])
    expect(await messageOf(student, Id)).toMatchObject({ Title: '更正' })
  })

  test('is the list of a class that one is not in', async () => {
    const asked = { Kind: 'teaching', RefId: classId }
    for (const who of [outsider, colleague])
      expect(await who.calls(listAnnouncements, asked)).toMatchObject({ Code: -404 })
  })
})

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
  const told = Data.List.filter(({ Title }: { Title: string }) => Title === '定时')
  expect(told).toMatchObject([{ Count: 1 }])
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
