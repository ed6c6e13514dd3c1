import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getAlikeCourse,
  getCourseSearchConditionClient,
  getRetCourseBaseClient,
  getUserOtherCourse,
  hotCourses,
  item,
  searchCourseList,
} from '@xinglin/contract/courses'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let nobody: Visitor
let student: Visitor
beforeAll(async () => {
  app = await testApp()
  nobody = app.visitor()
  student = await app.signedIn('student1')
})
afterAll(() => app.close())

const find = async (input: object, visitor = student) =>
  (await visitor.calls(searchCourseList, input)).Data as {
    List: { Id: string; Name: string; Marks?: number[][]; StudyCount: number }[]
    Count: number
  }
const names = async (input: object, visitor = student) =>
  (await find(input, visitor)).List.map((one) => one.Name)

describe('a search is refused', () => {
  test('beyond 50 characters, in a sentence', async () =>
    expect(await student.calls(searchCourseList, { SearchKey: '心'.repeat(500) })).toMatchObject({
      http: 200,
      Code: -10008,
      Msg: '搜索内容不得超过50个字',
    }))

  test.each(['赌博', '赌 博', '隐秘词', 'x隐·秘·词y'])(
    'with a sensitive word: %s',
    async (SearchKey) =>
      expect(await nobody.calls(searchCourseList, { SearchKey })).toMatchObject({
        Code: -10010,
        Msg: '内容包含敏感词',
      }),
  )

  test.each([
    [{ PageIndex: 0 }],
    [{ PageIndex: -1 }],
    [{ PageIndex: 1.5 }],
    [{ PageIndex: 1e9 }],
    [{ PageSize: 0 }],
    [{ OrderByType: 77 }],
  ])('with %j', async (input) =>
    expect((await student.calls(searchCourseList, input)).Code).toBeLessThan(0),
  )
})

describe('what cannot be found is an empty list', () => {
  test.each(['%', '_', "'", '\\', '"<b>x</b>', "%_'; drop table course; --", '𠮷', ' ', '———'])(
    'for %j',
    async (SearchKey) => {
      const answered = await student.calls(searchCourseList, { SearchKey })
      expect(answered.Code).toBe(0)
      expect(answered.Data.Count > 0).toBe(SearchKey === ' ')
    },
  )
  test('beyond the last page', async () =>
    expect(await find({ PageIndex: 9_999 })).toMatchObject({ List: [] }))
  test('a page of a million rows is one of a hundred', async () =>
    expect((await student.calls(searchCourseList, { PageSize: 1_000_000 })).Code).toBe(0))
})

describe('a course is found', () => {
  test.each(['心电图', '判读', 'xdt', 'xindian', 'xinl', '心律失常', 'a的teacher1 心电', 'COPD'])(
    'by %s',
    async (SearchKey) => {
      const wanted = SearchKey === 'COPD' ? '胸腔穿刺（COPD 患者）' : '心电图判读入门'
      expect(await names({ SearchKey })).toContain(wanted)
    },
  )
  test('by its tags, after those whose name says it', async () => {
    const results = await names({ SearchKey: '心电图' })
    expect(results[0]).toBe('心电图判读入门')
    expect(results).toContain('a的open')
  })
  test('marked in pinyin', async () => {
    const { List } = await find({ SearchKey: 'diantupan' })
    expect(List.map((one) => one.Marks)).toEqual([[[1, 4]]])
  })
  test('by whoever may open it, and nobody else', async () => {
    expect(await names({ SearchKey: 'a的inner' }, nobody)).toEqual([])
    expect(await names({ SearchKey: 'a的inner' })).toEqual(['a的inner'])
    expect(await names({ SearchKey: 'offShelf' })).toEqual([])
    expect(await names({ SearchKey: 'smallClass' })).toEqual([])
    expect(await names({ SearchKey: 'smallClass' }, await app.signedIn('student2'))).toEqual([
      'a的smallClass',
    ])
  })
})

describe('the catalogue is narrowed', () => {
  test('by kind, audience and department', async () => {
    expect(await names({ Type: 3 })).toEqual([
      'a的experiments',
      'a的experimentExam',
      'a的experiment',
      '家兔血压实验',
    ])
    expect(await names({ ApplicableType: 4 })).toEqual(['心电图判读入门'])
    expect(await names({ ApplicableType: 99 })).toEqual([])
    expect(await names({ PSubjectId: app.fixture.departments['a'], Type: 3 })).toHaveLength(4)
    expect(await names({ PSubjectId: '01980000-0000-7000-8000-00000000dead' })).toEqual([])
  })
  test('and counted as a whole', async () => {
    const all = await find({ PageSize: 100 })
    expect(all.Count).toBe(all.List.length)
    const page = await find({ PageSize: 2, PageIndex: 2 })
    expect(page.Count).toBe(all.Count)
    expect(page.List.map((one) => one.Id)).toEqual(all.List.slice(2, 4).map((one) => one.Id))
  })
  test('by the most studied and the most kept', async () => {
    const id = app.fixture.courses['a.ecg'] ?? ''
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`update course set study_count = 50, favourite_count = 60 where id = '${id}'`),
    )
    expect((await names({ OrderByType: 2 }))[0]).toBe('心电图判读入门')
    expect((await names({ OrderByType: 3 }))[0]).toBe('心电图判读入门')
  })
  test('the choices are told', async () => {
    const { Data } = await nobody.calls(getCourseSearchConditionClient, { Scope: 1 })
    expect(Data.ApplicableModel[0]).toEqual({ Id: 1, Name: '本科生' })
    expect(Data.OrderModel.map((one: { Name: string }) => one.Name)).toEqual([
      '综合',
      '最新',
      '最多学习',
      '最多收藏',
    ])
  })
})

describe('around a course', () => {
  const ThisCourseId = () => app.fixture.courses['a.ecg'] ?? ''
  const idsOf = (list: { Id: string }[]) => list.map((one) => one.Id)

  test('the teacher’s other courses are those that may be opened, without this one', async () => {
    const input = { UserId: app.fixture.people['a.teacher1'], ThisCourseId: ThisCourseId() }
    const { Data } = await nobody.calls(getUserOtherCourse, input)
    expect(Data.List).toHaveLength(6)
    expect(idsOf(Data.List)).not.toContain(ThisCourseId())
    expect(idsOf(Data.List)).not.toContain(app.fixture.courses['a.inner'])
    expect(Data.Count).toBeGreaterThan(6)
    expect(
      await nobody.calls(getUserOtherCourse, {
        ...input,
        StudentId: app.fixture.people['a.student1'],
      }),
    ).toMatchObject({ Code: -10002 })
  })
  test('hot and alike courses leave this one out', async () => {
    const hot = (await student.calls(hotCourses, { Count: 4, ThisCourseId: ThisCourseId() })).Data
    expect(hot).toHaveLength(4)
    expect(idsOf(hot)).not.toContain(ThisCourseId())
    const { SectionId } = (
      await student.calls(getRetCourseBaseClient, { CourseId: ThisCourseId() })
    ).Data
    const alike = (await student.calls(getAlikeCourse, { SectionId, ThisCourseId: ThisCourseId() }))
      .Data
    expect(alike).toHaveLength(6)
    expect(idsOf(alike)).not.toContain(ThisCourseId())
  })
  test('where an experiment is held is told to those alone who may begin it', async () => {
    const CourseId = app.fixture.courses['a.external'] ?? ''
    const seen = async (visitor: Visitor) =>
      (await visitor.calls(getRetCourseBaseClient, { CourseId })).Data
    expect(await seen(student)).toMatchObject({
      ExperimentType: 'URL',
      ExperimentPath: 'https://lab.example.edu/rabbit',
    })
    expect((await seen(nobody)).ExperimentPath).toBe('')
    const { List } = await find({ Type: 3 })
    const elsewhere = (List as { Id: string }[]).find(({ Id }) => Id === CourseId)
    expect(elsewhere).toMatchObject({ ExperimentType: 'URL', ExperimentPath: '' })
  })
  test('its structure holds no contents', async () => {
    const { Data } = await student.calls(item, { CourseId: app.fixture.courses['a.open'] })
    expect(Data.Chapters[0].Items.map((one: { Title: string }) => one.Title)).toEqual([
      '读一读',
      '测一测',
      '选读',
    ])
    expect(JSON.stringify(Data)).not.toContain('PR 间期')
    expect(
      await student.calls(item, { CourseId: app.fixture.courses['a.offShelf'] }),
    ).toMatchObject({ Code: -1, Msg: '该课程已下架，无法继续学习' })
  })
})
