import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  geCoursePaginationClient,
  getCourseSearchConditionClient,
  getRetCourseBaseClient,
  getRetCourseDetailClient,
} from '@xinglin/contract/courses'
import { getRetPaginationCourseUser } from '@xinglin/contract/teachers'
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

const base = async (visitor: Visitor, name: string) =>
  visitor.calls(getRetCourseBaseClient, { CourseId: app.fixture.courses[name] ?? '' })
/** The courses that a visitor's list shows, by their names in the fixture. */
const names = async (visitor: Visitor) => {
  const nameOf = new Map(
    Object.entries(app.fixture.courses).map(([name, id]) => [id, name.replace('a.', 'a的')]),
  )
  const { Data } = await visitor.calls(geCoursePaginationClient, { PageSize: 100 })
  return (Data.List as { Id: string }[]).map(({ Id }) => nameOf.get(Id) ?? Id).toSorted()
}

describe('who sees what', () => {
  test.each(['', 'not-an-id', '01980000-0000-7000-8000-00000000dead'])(
    'a course with the id %j is not there',
    async (CourseId) =>
      expect(await student.calls(getRetCourseBaseClient, { CourseId })).toMatchObject({
        Code: -404,
        Msg: '数据不存在',
      }),
  )

  test('a visitor is not told of a course for the school’s own people', async () => {
    expect(await base(nobody, 'a.inner')).toMatchObject({ Code: -404 })
    expect(await base(await app.signedIn('guest1'), 'a.inner')).toMatchObject({ Code: -404 })
    expect(await base(student, 'a.inner')).toMatchObject({ Code: 0, Data: { Full: true } })
  })

  test('a course off the shelf shows its name and the sentence, nothing else', async () => {
    const { Data } = await base(student, 'a.offShelf')
    expect(Object.keys(Data).toSorted()).toEqual([
      'CanStudy',
      'ExamineType',
      'Full',
      'Id',
      'ImgUrl',
      'IsSelfClass',
      'Motif',
      'Name',
      'PublishType',
      'Verdict',
    ])
    expect(Data.Verdict).toEqual({
      Reason: 'offShelf',
      Message: '该课程已下架，无法继续学习',
      Actions: [],
    })
    const detail = await student.calls(getRetCourseDetailClient, {
      CourseId: app.fixture.courses['a.offShelf'] ?? '',
    })
    expect(detail).toMatchObject({ Code: -1, Msg: '该课程已下架，无法继续学习', Data: null })
  })

  test('its author sees it whole, without buttons', async () =>
    expect((await base(await app.signedIn('teacher1'), 'a.offShelf')).Data).toMatchObject({
      Full: true,
      Verdict: { Reason: 'offShelf', Actions: [] },
    }))

  test('a small class is closed to others and open to its members', async () => {
    expect((await base(student, 'a.smallClass')).Data).toMatchObject({
      Full: false,
      CanStudy: 0,
      Verdict: { Message: '老师已设置小班课程，无法查看' },
    })
    expect((await base(await app.signedIn('student2'), 'a.smallClass')).Data).toMatchObject({
      Full: true,
      CanStudy: 1,
      Verdict: { Reason: 'ok' },
    })
  })

  test('lists hold what could be opened, and counts agree', async () => {
    expect(await names(nobody)).toEqual([
      'a的consultation',
      'a的consultationContest',
      'a的consultationExam',
      'a的ecg',
      'a的experiment',
      'a的experimentExam',
      'a的experiments',
      'a的external',
      'a的guidedOperation',
      'a的media',
      'a的open',
      'a的operation',
      'a的operationExam',
      'a的operations',
      'a的resuscitation',
      'a的trialLater',
      'a的trialOpen',
      'a的trialOver',
      'a的unlicensed',
    ])
    expect(await names(student)).toEqual([...(await names(nobody)), 'a的inner'].toSorted())
    expect(await names(await app.signedIn('student2'))).toContain('a的smallClass')
    const page = await student.calls(geCoursePaginationClient, { PageSize: 2, PageIndex: 2 })
    expect(page.Data).toMatchObject({ Count: 20, List: [{}, {}] })
  })
})

const everybody = [
  '',
  'guest1',
  'student1',
  'student2',
  'teacher1',
  'teacher2',
  'admin1',
  'operator1',
]

test.each(everybody)(
  'what is listed for %j is what opens whole and is on the shelf, no more and no less',
  async (login) => {
    const visitor = login === '' ? nobody : await app.signedIn(login)
    const listed = await names(visitor)
    const opened: string[] = []
    for (const [name, CourseId] of Object.entries(app.fixture.courses)) {
      const { Code, Data } = await visitor.calls(getRetCourseBaseClient, { CourseId })
      if (Code === 0 && Data.Full && Data.Verdict.Reason !== 'offShelf')
        opened.push(name.replace('.', '的'))
    }
    expect(listed).toEqual(opened.toSorted())
  },
)

describe('what is told', () => {
  test('text is sanitised, the outline is JSON text, the dimensions are eight', async () => {
    const { Data } = await base(student, 'a.open')
    expect(Data.CourseInfoModel.CourseIntroductionList).toEqual([
      { Title: '简介', TextContent: '<p>介绍</p>' },
    ])
    expect(JSON.parse(Data.CourseInfoModel.LearningOutline)).toEqual([
      {
        Name: '第一章',
        Child: [
          { Name: '读一读', Kind: 'text', Minutes: 3 },
          { Name: '测一测', Kind: 'quiz', Minutes: 1 },
          { Name: '选读', Kind: 'text', Minutes: 1 },
        ],
      },
    ])
    expect(Data.CourseInfoModel.ScoringStandard).toHaveLength(8)
    expect(Data).toMatchObject({
      CreateUserName: 'a的teacher1',
      PSubjectName: '内科学',
      SubjectName: '心血管内科',
      Motif: 'heart',
      CourseProgress: 0,
      IsAuthVSP: 1,
      SecrecyType: 1,
    })
  })

  test('neither answers nor explanations are anywhere in it', async () => {
    const text = JSON.stringify((await base(student, 'a.open')).Data)
    for (const secret of ['answer', 'explanation', '为正常', 'N-student', 'loginName'])
      expect(text).not.toContain(secret)
  })

  test.each([
    ['a.trialOver', { TrialStatus: 3, TrialExpires: true, IsAuthVSP: 0 }],
    ['a.trialOpen', { TrialStatus: 1, TrialExpires: false, IsAuthVSP: 1 }],
    ['a.trialLater', { TrialStatus: 2, TrialExpires: false }],
    ['a.unlicensed', { TrialStatus: 0, IsAuthVSP: 0 }],
  ])('%s', async (name, expected) =>
    expect((await base(student, name)).Data).toMatchObject(expected),
  )

  test('filters hold what has courses with Scope 1, else everything', async () => {
    const used = await nobody.calls(getCourseSearchConditionClient, { Scope: 1 })
    expect(used.Data.MenuModel.map((one: { Name: string }) => one.Name)).toEqual(['内科学'])
    const all = await nobody.calls(getCourseSearchConditionClient)
    expect(all.Data.MenuModel.map((one: { Name: string }) => one.Name)).toEqual([
      '内科学',
      '护理常用操作',
    ])
  })

  test('teachers are those with a course to see; of a department, all of it', async () => {
    const shown = await nobody.calls(getRetPaginationCourseUser)
    expect(shown.Data).toMatchObject({
      Count: 1,
      User: [{ Name: 'a的teacher1', Type: 5, SchoolName: '测试学校 a' }],
    })
    expect(Object.keys(shown.Data.User[0]).toSorted()).toEqual([
      'Expertise',
      'Gender',
      'Id',
      'ImgUrl',
      'Name',
      'Remark',
      'SchoolName',
      'Type',
    ])
    expect(
      (
        await nobody.calls(getRetPaginationCourseUser, {
          DepartId: app.fixture.departments['a'] ?? '',
        })
      ).Data.Count,
    ).toBe(2)
  })

  test.each([{ PageSize: 0 }, { PageIndex: -1 }, { PageIndex: 20_000 }])(
    'a page of %j is a broken rule, not a fault',
    async (input) =>
      expect((await nobody.calls(geCoursePaginationClient, input)).Code).toBe(-10008),
  )
  test.each([
    { PageIndex: 'x' },
    { PageIndex: 1.5 },
    { CreateTimeStr: 7 },
    { ParentSectionId: [] },
  ])('%j is not the shape', async (input) =>
    expect(await nobody.calls(geCoursePaginationClient, input)).toMatchObject({
      http: 400,
      Code: -10006,
    }),
  )
})
