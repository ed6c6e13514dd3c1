import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveNews, saveNews } from '@xinglin/contract/news'
import {
  searchInstead,
  searchNews,
  searchTeachers,
  searchTopics,
  suggest,
} from '@xinglin/contract/search'
import { moveSpecial, saveSpecial } from '@xinglin/contract/topics'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { partsOf } from './rules.ts'

let app: TestApp
let nobody: Visitor
beforeAll(async () => {
  app = await testApp()
  nobody = app.visitor()
})
afterAll(() => app.close())

test.each(
  [suggest, searchTeachers, searchTopics, searchNews, searchInstead].map(
    (call) => [call.path, call] as const,
  ),
)('%s refuses a sensitive word and a text that is too long', async (_path, call) => {
  expect(await nobody.calls(call, { SearchKey: '赌博' })).toMatchObject({
    Code: -10010,
    Msg: '内容包含敏感词',
  })
  expect(await nobody.calls(call, { SearchKey: 'x'.repeat(500) })).toMatchObject({
    Code: -10008,
    Msg: '搜索内容不得超过50个字',
  })
})

test('what a school has closed is not found either', async () => {
  const visitor = app.visitor('b.localhost')
  for (const call of [suggest, searchTeachers, searchTopics, searchInstead])
    expect(await visitor.calls(call, { SearchKey: 'b的' })).toMatchObject({ http: 403, Code: -403 })
})

test('the box offers nothing before one types', async () =>
  expect((await nobody.calls(suggest, {})).Data).toEqual({
    Courses: [],
    Teachers: [],
    Topics: [],
    News: [],
  }))

test('the box offers courses and teachers with what matched', async () => {
  const { Data } = await nobody.calls(suggest, { SearchKey: 'xdt' })
  expect(Data.Courses[0]).toMatchObject({ Name: '心电图判读入门', Marks: [[0, 3]] })
  const teachers = (await nobody.calls(suggest, { SearchKey: 'teacher1' })).Data.Teachers
  expect(teachers).toEqual([
    {
      Id: app.fixture.people['a.teacher1'],
      Name: 'a的teacher1',
      Type: 5,
      Marks: [[2, 10]],
    },
  ])
})

test('five at most are offered, and only what one may open', async () => {
  expect((await nobody.calls(suggest, { SearchKey: 'a的' })).Data.Courses).toHaveLength(5)
  expect((await nobody.calls(suggest, { SearchKey: 'inner' })).Data.Courses).toEqual([])
})

test('teachers are found with how many courses one may open', async () => {
  const { Data } = await nobody.calls(searchTeachers, { SearchKey: 'teacher' })
  expect(Data.Count).toBe(2)
  expect(Data.List.map((one: { CourseCount: number }) => one.CourseCount)).toEqual([19, 0])
  const own = await (
    await app.signedIn('student1')
  ).calls(searchTeachers, { SearchKey: 'teacher1' })
  expect(own.Data.List[0].CourseCount).toBe(20)
})

describe('when nothing is found', () => {
  test('the nearest names and what many study are shown', async () => {
    const { Data } = await nobody.calls(searchInstead, { SearchKey: '心电图机' })
    expect(Data.Names).toContain('心电图判读入门')
    expect(Data.Courses).toHaveLength(6)
  })
  test('parts of a text, the longest first', () =>
    expect(partsOf('心电 图机')).toEqual(['心电图', '电图机', '心电', '图机']))
  test('of one character there are none', () => expect(partsOf('心')).toEqual([]))
})

describe('topics and news', () => {
  beforeAll(async () => {
    const admin = await app.signedIn('admin1')
    const news = { Id: newId(), Html: '<p>正文</p>', Type: 2, IsTop: false }
    const written = { ...news, Title: '缝合练习通知', Summary: '请带持针器，练习缝合。' }
    await admin.calls(saveNews, written)
    await admin.calls(saveNews, { ...written, Id: newId(), Title: '缝合草稿' })
    await admin.calls(moveNews, { Id: news.Id, Action: 'publish' })
    for (const IsPublic of [true, false]) {
      const Id = newId()
      const CourseIds = [app.fixture.courses['a.open']]
      await admin.calls(saveSpecial, {
        Id,
        Title: IsPublic ? '清创缝合专题' : '缝合内训专题',
        Tag: '外科学',
        Motif: 'scalpel',
        StartDay: '2026-01-01',
        EndDay: '2026-02-01',
        IsPublic,
        Groups: [{ Name: '组', Note: '', CourseIds }],
        NewsIds: [],
      })
      await admin.calls(moveSpecial, { Id, Action: 'publish' })
    }
  })

  test.each(['缝合', 'fenghe', 'fh'])('are found by %s, with what matched', async (SearchKey) => {
    const news = (await nobody.calls(searchNews, { SearchKey })).Data
    expect(news.List).toMatchObject([{ Title: '缝合练习通知', Marks: [[0, 2]] }])
    expect(news.List[0].SummaryMarks).toEqual([[8, 10]])
    const topics = (await nobody.calls(searchTopics, { SearchKey })).Data
    expect(topics).toMatchObject({ Count: 1, List: [{ Title: '清创缝合专题', Marks: [[2, 4]] }] })
  })

  test('for one’s own people are found by them alone', async () => {
    const student = await app.signedIn('student1')
    expect((await student.calls(searchTopics, { SearchKey: '缝合' })).Data.Count).toBe(2)
    expect((await student.calls(searchTopics, { SearchKey: 'waike' })).Data.Count).toBe(2)
  })

  test('are offered below courses and teachers', async () => {
    const { Data } = await nobody.calls(suggest, { SearchKey: '缝合' })
    expect(Data).toMatchObject({
      Courses: [],
      Teachers: [],
      Topics: [{ Name: '清创缝合专题', Status: 2, Marks: [[2, 4]] }],
      News: [{ Name: '缝合练习通知', Type: 2, Marks: [[0, 2]] }],
    })
  })

  test('of another school are not found', async () => {
    const there = await app.signedIn('admin1', 'b.localhost')
    for (const call of [searchTopics, searchNews])
      expect((await there.calls(call, { SearchKey: '缝合' })).Data).toEqual({ List: [], Count: 0 })
  })
})
