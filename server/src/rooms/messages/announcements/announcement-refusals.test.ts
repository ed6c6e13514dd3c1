import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeTeachingRoster, saveClassStaff } from '@xinglin/contract/classes'
import {
  getAnnouncement,
  getManagedAnnouncement,
  listAnnouncements,
  listMessages,
  listReceipts,
  moveAnnouncement,
  remindOfAnnouncement,
  saveAnnouncement,
} from '@xinglin/contract/messages'
import { newId } from '#platform/ids'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'

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
    const target = { Kind: 'teaching', RefId: classId }
    for (const who of [outsider, colleague])
      expect(await who.calls(listAnnouncements, target)).toMatchObject({ Code: -404 })
  })
})
