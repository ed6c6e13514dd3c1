import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  getManagedSpecial,
  getSpecial,
  getSpecials,
  joinSpecial,
  listManagedSpecials,
  moveSpecial,
  saveSpecial,
  uploadBanner,
} from '@xinglin/contract/topics'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { statusOn } from './rules.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let app: TestApp
let admin: Visitor
let student: Visitor
let nobody: Visitor
const course = (name: string) => app.fixture.courses[`a.${name}`] ?? ''
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  student = await app.signedIn('student1')
  nobody = app.visitor()
})
afterAll(() => app.close())

const topic = (over: object = {}) => ({
  Id: newId(),
  Title: '急救专题',
  Summary: '黄金四分钟',
  Tag: '校级专题',
  Motif: 'heart',
  BannerId: null,
  StartDay: day(-5),
  EndDay: day(5),
  IsPublic: true,
  Html: '<p>介绍</p>',
  Groups: [{ Name: '循环', Note: '', CourseIds: [course('ecg'), course('inner')] }],
  NewsIds: [],
  Version: '',
  ...over,
})
const published = async (over: object = {}): Promise<string> => {
  const { Data } = await admin.calls(saveSpecial, topic(over))
  await admin.calls(moveSpecial, { Id: Data.Id, Action: 'publish' })
  return Data.Id
}

test.each([
  ['2026-01-01', 0],
  ['2026-01-02', 1],
  ['2026-01-03', 1],
  ['2026-01-04', 2],
])('on %s a topic of two days stands at %i', (today, status) =>
  expect(statusOn({ startDay: '2026-01-02', endDay: '2026-01-03' }, today)).toBe(status),
)

describe('writing', () => {
  const refused: [string, object | (() => object), number, string][] = [
    ['no title', { Title: '' }, -10008, '请填写标题'],
    ['no days', { StartDay: '' }, -10008, '请选择起止日期'],
    ['days the wrong way', { StartDay: day(6) }, -10008, '结束日期不得早于开始日期'],
    [
      'a foreign course',
      () => group([app.fixture.courses['b.open'] ?? '']),
      -10008,
      '所选课程不存在',
    ],
    [
      'a course twice',
      () => group([course('ecg'), course('ecg')]),
      -10008,
      '同一门课程不能出现两次',
    ],
    ['no such news', { NewsIds: [newId()] }, -10008, '所选新闻不存在'],
    ['no such banner', { BannerId: newId() }, -10008, '横幅图片不存在，请重新上传'],
    ['a sensitive word', { Html: '<p>赌<b>博</b></p>' }, -10010, '内容包含敏感词'],
  ]
  const group = (CourseIds: string[]) => ({ Groups: [{ Name: '组', Note: '', CourseIds }] })
  test.each(refused)('%s is refused', async (_what, over, Code, Msg) => {
    const input = topic(typeof over === 'function' ? over() : over)
    expect(await admin.calls(saveSpecial, input)).toMatchObject({ Code, Msg })
    expect((await admin.calls(getManagedSpecial, { Id: input.Id })).Code).toBe(-404)
  })

  test('twice the same makes one, a stale form is told what is there', async () => {
    const one = topic({ Title: '写一次' })
    const first = await admin.calls(saveSpecial, one)
    expect((await admin.calls(saveSpecial, one)).Data.Version).toBe(first.Data.Version)
    expect((await admin.calls(listManagedSpecials, { SearchKey: '写一次' })).Data.Count).toBe(1)
    const { Version } = first.Data
    expect((await admin.calls(saveSpecial, { ...one, Tag: '甲', Version })).Code).toBe(0)
    expect(await admin.calls(saveSpecial, { ...one, Tag: '乙', Version })).toMatchObject({
      Code: -10011,
      Data: { Tag: '甲', Groups: [{ Name: '循环' }] },
    })
  })

  test('groups and their courses keep their order', async () => {
    const ids = [course('open'), course('ecg'), course('media')]
    const Groups = [
      { Name: '乙', Note: '', CourseIds: [ids[2], ids[0]] },
      { Name: '甲', Note: '后面', CourseIds: [ids[1]] },
    ]
    const Id = await published({ Groups })
    const { Data } = await student.calls(getSpecial, { Id })
    expect(
      Data.Groups.map((one: { Name: string; Courses: { Id: string }[] }) => [
        one.Name,
        one.Courses.map((each) => each.Id),
      ]),
    ).toEqual([
      ['乙', [ids[2], ids[0]]],
      ['甲', [ids[1]]],
    ])
  })

  test('a banner is a picture, kept for the school and served', async () => {
    const Bytes = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#0b6e72' },
    })
      .png()
      .toBuffer()
    const upload = (Name: string, bytes: Buffer) =>
      admin.calls(uploadBanner, { Name, Bytes: bytes })
    expect((await upload('横幅.png', Buffer.from('<svg/>'))).Code).toBe(-10008)
    expect((await upload('横幅.svg', Bytes)).Code).toBe(-10008)
    const { Data } = await upload('横幅.png', Bytes)
    const Id = await published({ BannerId: Data.Id })
    const shown = (await nobody.calls(getSpecial, { Id })).Data.BannerUrl as string
    const answer = await nobody.raw('GET', shown, {})
    expect(answer.headers['content-type']).toBe('image/webp')
    const other = await app.signedIn('admin1', 'b.localhost')
    const input = topic({ Groups: [], BannerId: Data.Id })
    expect((await other.calls(saveSpecial, input)).Code).toBe(-10008)
  })
})

describe('the way of a topic', () => {
  test('a draft is the administration’s; without courses it is not published', async () => {
    const { Data } = await admin.calls(saveSpecial, topic({ Groups: [] }))
    const Id = Data.Id as string
    expect((await student.calls(getSpecial, { Id })).Code).toBe(-404)
    expect((await admin.calls(getSpecial, { Id })).Data.IsPublished).toBe(false)
    const move = (Action: string) => admin.calls(moveSpecial, { Id, Action })
    expect((await move('publish')).Msg).toBe('请先添加课程再发布')
    expect((await move('withdraw')).Msg).toBe('专题状态已改变，请刷新后重试')
    expect((await move('delete')).Code).toBe(0)
    expect((await move('delete')).Code).toBe(-404)
  })

  test('every action stands in the audit list', async () => {
    const Id = await published({ Title: '有据可查' })
    await admin.calls(moveSpecial, { Id, Action: 'withdraw' })
    expect((await student.calls(getSpecial, { Id })).Code).toBe(-404)
    await admin.calls(moveSpecial, { Id, Action: 'delete' })
    const { Data } = await admin.calls(searchAudit, { Area: 'topics', SearchKey: '有据可查' })
    expect(Data.List.map((one: { Text: string }) => one.Text.slice(0, 2)).toSorted()).toEqual(
      ['新建', '发布', '撤回', '删除'].toSorted(),
    )
  })
})

describe('looking', () => {
  beforeAll(() =>
    app.database.within(app.fixture.schools.a, (db) => db.execute('delete from topic')),
  )

  test('what runs comes first, then what comes, then what is over; by year', async () => {
    const periods = [
      ['over', -30, -20],
      ['later', 20, 30],
      ['now', -2, 2],
    ] as const
    for (const [Title, from, to] of periods)
      await published({ Title, StartDay: day(from), EndDay: day(to) })
    await published({ Title: 'old', StartDay: '2019-01-01', EndDay: '2019-02-01' })
    const { Data } = await nobody.calls(getSpecials)
    const statuses = (List: { Title: string; Status: number }[]) =>
      List.map(({ Title, Status }) => [Title, Status])
    expect(statuses(Data.List)).toEqual([
      ['now', 1],
      ['later', 0],
      ['over', 2],
      ['old', 2],
    ])
    expect(Data.Years.at(-1)).toBe(2019)
    expect(statuses((await nobody.calls(getSpecials, { Year: 2019 })).Data.List)).toEqual([
      ['old', 2],
    ])
    expect((await nobody.calls(getSpecials, { Year: 2001 })).Data).toMatchObject({ Count: 0 })
  })

  test('courses are shown and counted as far as one may open them', async () => {
    const Id = await published({ Title: '内外' })
    const names = (Data: { Groups: { Courses: { Name: string }[] }[] }) =>
      Data.Groups.flatMap((one) => one.Courses.map((each) => each.Name))
    const out = (await nobody.calls(getSpecial, { Id })).Data
    expect([out.CourseCount, names(out)]).toEqual([1, ['心电图判读入门']])
    const own = (await student.calls(getSpecial, { Id })).Data
    expect([own.CourseCount, names(own)]).toEqual([2, ['心电图判读入门', 'a的inner']])
  })

  test('one for the school’s own people is refused to others as such, and not listed', async () => {
    const Id = await published({ Title: '校内', IsPublic: false })
    const guest = await app.signedIn('guest1')
    for (const one of [nobody, guest]) {
      expect(await one.calls(getSpecial, { Id })).toMatchObject({
        Code: -10002,
        Msg: '该专题仅对本校师生开放',
      })
      expect(JSON.stringify((await one.calls(getSpecials)).Data)).not.toContain('校内')
    }
    expect((await student.calls(getSpecial, { Id })).Code).toBe(0)
  })

  test('joining is once a person, and not after the end', async () => {
    const Id = await published({ Title: '参加' })
    const joins = await Promise.all([1, 2, 3].map(() => student.calls(joinSpecial, { Id })))
    expect(joins.map(({ Code }) => Code)).toEqual([0, 0, 0])
    expect((await student.calls(getSpecial, { Id })).Data).toMatchObject({
      IsJoined: 1,
      JoinCount: 1,
    })
    const over = await published({ StartDay: day(-9), EndDay: day(-8) })
    expect((await student.calls(joinSpecial, { Id: over })).Msg).toBe('专题已结束，不能再参加')
    expect((await student.calls(joinSpecial, { Id: newId() })).Code).toBe(-404)
  })

  test('another school has nothing of it, and a closed menu closes it', async () => {
    const Id = await published({ Title: '甲校' })
    const there = await app.signedIn('student1', 'b.localhost')
    expect(await there.calls(getSpecials)).toMatchObject({ http: 403, Code: -403 })
    const boss = await app.signedIn('admin1', 'b.localhost')
    expect((await boss.calls(getSpecials)).Data.List).toEqual([])
    for (const call of [getSpecial, getManagedSpecial])
      expect((await boss.calls(call, { Id })).Code).toBe(-404)
    expect((await boss.calls(moveSpecial, { Id, Action: 'delete' })).Code).toBe(-404)
  })
})
