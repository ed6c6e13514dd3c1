import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getCourseHistory,
  getRetCourseBaseClient,
  listManagedCourses,
  moveCourse,
  saveManagedCourse,
  searchCourseList,
} from '@xinglin/contract/courses'
import { searchAudit } from '@xinglin/contract/audit'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const CourseId = (name: string) => app.fixture.courses[name] ?? ''

/** What a form about a course of the fixture would send. */
const form = async (more: object = {}) => {
  const { Data } = await admin.calls(getRetCourseBaseClient, { CourseId: CourseId('a.open') })
  return {
    CourseId: '',
    Name: '外部实验：离体蛙心',
    AuthorId: app.fixture.people['a.teacher1'],
    DepartmentId: Data.PSubjectId,
    SectionId: Data.SectionId,
    SecrecyType: 1,
    Applicable: [1],
    Knowledge: ['生理学'],
    ExperimentPath: 'https://lab.example.edu/frog',
    Introduction: '第一段 <b>不是标记</b>\n第二段',
    ...more,
  }
}

describe('a course is not saved', () => {
  test.each([
    ['without a name', { Name: '' }, -10008, '请填写课程名称'],
    ['without a place', { SectionId: '' }, -10008, '请选择学科与科室'],
    ['by an author who is no teacher', { AuthorId: '' }, -10008, '请选择任课教师'],
    [
      'with a link that is none',
      { ExperimentPath: 'javascript:alert(1)' },
      -10008,
      '外部实验地址须以 https:// 开头',
    ],
    [
      'with a link in clear',
      { ExperimentPath: 'http://x.cn' },
      -10008,
      '外部实验地址须以 https:// 开头',
    ],
    ['without a link', { ExperimentPath: '' }, -10008, '外部实验地址须以 https:// 开头'],
    [
      'when there is none',
      { CourseId: '01980000-0000-7000-8000-00000000dead' },
      -404,
      '数据不存在',
    ],
  ])('%s', async (_what, more, Code, Msg) =>
    expect(await admin.calls(saveManagedCourse, await form(more))).toMatchObject({ Code, Msg }),
  )
})

test('from a draft to the shelf and off it, each step in the history', async () => {
  const student = await app.signedIn('student1')
  const course = (await admin.calls(saveManagedCourse, await form())).Data
  const id = { CourseId: course.Id }
  expect(course).toMatchObject({ ExamineType: 0, PublishType: 0, Actions: ['submit', 'edit'] })
  expect((await student.calls(getRetCourseBaseClient, id)).Code).toBe(-404)
  const move = (Action: string, Comment = '', more: object = {}) =>
    admin.calls(moveCourse, { ...id, Action, Comment, ...more })
  expect(await move('publish')).toMatchObject({ Code: -1, Msg: '课程状态已改变，请刷新后重试' })
  expect((await move('submit')).Data.Actions).toEqual(['withdraw', 'approve', 'return', 'edit'])
  expect((await admin.calls(listManagedCourses, { ExamineType: 1 })).Data.Count).toBe(1)
  expect(await move('return')).toMatchObject({ Code: -10008, Msg: '请填写原因' })
  await move('return', '缺少操作说明')
  await move('submit')
  await move('approve', '', { ReviewedBy: '陈主任' })
  expect((await move('publish')).Data).toMatchObject({ ExamineType: 2, PublishType: 1 })
  const { Data } = await student.calls(getRetCourseBaseClient, id)
  expect(Data).toMatchObject({
    Full: true,
    ExperimentPath: 'https://lab.example.edu/frog',
    ReviewedBy: '陈主任',
  })
  expect(Data.CourseInfoModel.CourseIntroductionList[0].TextContent).toBe(
    '<p>第一段 &lt;b&gt;不是标记&lt;/b&gt;</p><p>第二段</p>',
  )
  await move('takeDown', '实验平台维护')
  expect((await student.calls(getRetCourseBaseClient, id)).Data.Verdict.Message).toBe(
    '该课程已下架，无法继续学习',
  )
  const history = (await admin.calls(getCourseHistory, id)).Data as { Action: string }[]
  expect(history.map((one) => one.Action).toReversed()).toEqual([
    '提交审核',
    '退回',
    '提交审核',
    '审核通过',
    '发布',
    '下架',
  ])
  expect(history[0]).toMatchObject({ Name: 'a的admin1', Comment: '实验平台维护' })
  const audited = (await admin.calls(searchAudit, { SearchKey: '离体蛙心' })).Data
  expect(audited.Count).toBe(7)
})

test('a course of a new name is found by it, and stays what it is', async () => {
  const changed = await form({ CourseId: CourseId('a.open'), Name: '骨髓穿刺', ExperimentPath: '' })
  expect((await admin.calls(saveManagedCourse, changed)).Data).toMatchObject({
    Name: '骨髓穿刺',
    ExperimentType: 'BUILTIN',
  })
  const { Data } = await app.visitor().calls(searchCourseList, { SearchKey: 'gscc' })
  expect(Data.List.map((one: { Name: string }) => one.Name)).toEqual(['骨髓穿刺'])
})

test('a form that was read before somebody else changed the course is refused, with the course as it is', async () => {
  const first = await form({ CourseId: CourseId('a.open'), ExperimentPath: '' })
  const { Version } = (await admin.calls(saveManagedCourse, first)).Data
  const renamed = { ...first, Name: '腰椎穿刺', Version }
  expect((await admin.calls(saveManagedCourse, renamed)).Data).toMatchObject({ Name: '腰椎穿刺' })
  expect(await admin.calls(saveManagedCourse, { ...first, Version })).toMatchObject({
    Code: -10011,
    Data: { Name: '腰椎穿刺' },
  })
})

test('two administrators at once: one moves it, the other is told', async () => {
  const id = { CourseId: CourseId('a.ecg'), Action: 'takeDown', Comment: '重复' }
  const answers = await Promise.all([admin.calls(moveCourse, id), admin.calls(moveCourse, id)])
  expect(answers.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-1, 0])
})
