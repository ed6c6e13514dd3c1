import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchInstead, searchTeachers, suggest } from '@xinglin/contract/search'
import { testApp, type TestApp, type Visitor } from '#testing'
import { partsOf } from './rules.ts'

let app: TestApp
let nobody: Visitor
beforeAll(async () => {
  app = await testApp()
  nobody = app.visitor()
})
afterAll(() => app.close())

test.each([suggest, searchTeachers, searchInstead].map((call) => [call.path, call] as const))(
  '%s refuses a sensitive word and a text that is too long',
  async (_path, call) => {
    expect(await nobody.calls(call, { SearchKey: '赌博' })).toMatchObject({
      Code: -10010,
      Msg: '内容包含敏感词',
    })
    expect(await nobody.calls(call, { SearchKey: 'x'.repeat(500) })).toMatchObject({
      Code: -10008,
      Msg: '搜索内容不得超过50个字',
    })
  },
)

test('what a school has closed is not found either', async () => {
  const visitor = app.visitor('b.localhost')
  for (const call of [suggest, searchTeachers, searchInstead])
    expect(await visitor.calls(call, { SearchKey: 'b的' })).toMatchObject({ http: 403, Code: -403 })
})

test('the box offers nothing before one types', async () =>
  expect((await nobody.calls(suggest, {})).Data).toEqual({ Courses: [], Teachers: [] }))

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
  expect(Data.List.map((one: { CourseCount: number }) => one.CourseCount)).toEqual([8, 0])
  const own = await (
    await app.signedIn('student1')
  ).calls(searchTeachers, { SearchKey: 'teacher1' })
  expect(own.Data.List[0].CourseCount).toBe(9)
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
