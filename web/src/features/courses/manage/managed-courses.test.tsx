import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ManagedCourse } from '@xinglin/contract/courses'
import { afterEach, expect, test, vi } from 'vitest'
import { checkCourse, inputOf, valuesOf } from './course-form.ts'
import { yearsFor } from './declare-fields.tsx'
import { ManagedCourses } from './managed-courses.tsx'

const aManaged = (over: Partial<ManagedCourse> = {}): ManagedCourse => ({
  Id: '01980000-0000-7000-8000-000000000001',
  Name: '胸部体格检查',
  ImgUrl: '',
  HasCover: false,
  Motif: 'thorax',
  HasVirtual: 0,
  AuthorId: 't1',
  AuthorName: '顾清和',
  DepartmentId: 'd1',
  DepartmentName: '诊断学',
  SectionId: 's1',
  SectionName: '体格检查',
  SecrecyType: 1,
  ExamineType: 1,
  PublishType: 0,
  Revision: null,
  IsSelfClass: false,
  ExperimentType: 'BUILTIN',
  ExperimentPath: '',
  Applicable: [1],
  Knowledge: ['肺'],
  DeclareLevel: 0,
  DeclareYear: 0,
  StudyCount: 3,
  FavoriteCount: 1,
  CreateTime: '2026-09-01T00:00:00Z',
  Actions: ['approve', 'return', 'edit'],
  Version: 'v1',
  ...over,
})

const history = {
  Data: [{ At: '2026-09-02T00:00:00Z', Name: '顾清和', Action: '提交审核', Comment: '' }],
}

const show = (at = '/manage/courses') =>
  renderPage(
    <ManagedCourses
      elsewhere={() => null}
      places={{ list: [], state: 'ready', retry: () => undefined }}
      findTeachers={() => Promise.resolve([])}
      cover={() => null}
      addresses={{ learners: (id) => `/learners/${id}`, offerings: (id) => `/offerings/${id}` }}
    />,
    { at, who: aSession({ RoleType: 2 }) },
  )

afterEach(() => vi.unstubAllGlobals())

test('what waits for an examination comes first; another state stands in the address', async () => {
  const requests = aServer({ ListManaged: { Data: { List: [aManaged()], Count: 1 } } })
  await show()
  expect(await screen.findByText('胸部体格检查')).toBeTruthy()
  expect(screen.getByLabelText('待审核 1')).toHaveProperty('checked', true)
  expect(requests[0]?.input).toMatchObject({ ExamineType: 1, PublishType: -1 })
  fireEvent.click(screen.getByLabelText('已下架'))
  await waitFor(() =>
    expect(requests.at(-1)?.input).toMatchObject({ ExamineType: -1, PublishType: 2 }),
  )
  expect(screen.getByTestId('address').textContent).toBe('/manage/courses?state=down')
})

test('a course is returned with a reason, and not without one', async () => {
  const requests = aServer({
    ListManaged: { Data: { List: [aManaged()], Count: 1 } },
    GetHistory: history,
    Move: { Data: aManaged({ ExamineType: 3, Actions: ['submit'] }) },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '审核' }))
  expect(await screen.findByText('提交审核')).toBeTruthy()
  expect(screen.getByRole('link', { name: /预览/ }).getAttribute('href')).toContain(
    '/CoursePreview/01980000',
  )
  fireEvent.click(screen.getByRole('button', { name: '退回' }))
  const dialog = screen.getByRole('dialog', { name: /退回/ })
  fireEvent.click(within(dialog).getByRole('button', { name: '退回' }))
  expect(within(dialog).getByText('请填写原因')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '缺少参考文献' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '退回' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'Move')?.input).toMatchObject({
      Action: 'return',
      Comment: '缺少参考文献',
    }),
  )
  expect(await screen.findByRole('button', { name: '提交审核' })).toBeTruthy()
})

test('a course that was moved by somebody else meanwhile says so', async () => {
  aServer({
    ListManaged: { Data: { List: [aManaged()], Count: 1 } },
    GetHistory: history,
    Move: { Code: -1, Msg: '课程状态已改变，请刷新后重试' },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '审核' }))
  fireEvent.click(await screen.findByRole('button', { name: '审核通过' }))
  const question = await screen.findByRole('dialog', { name: /审核通过/ })
  fireEvent.click(within(question).getByRole('button', { name: '审核通过' }))
  expect(await screen.findByText('课程状态已改变，请刷新后重试')).toBeTruthy()
})

test('an experiment elsewhere wants a name, a teacher, a place and an https address', () => {
  expect(checkCourse(true)(valuesOf(undefined))).toMatchObject({
    Name: '请填写课程名称',
    AuthorId: '请选择任课教师',
    SectionId: '请选择学科与科室',
    ExperimentPath: '外部实验地址须以 https:// 开头',
  })
  expect(checkCourse(false)(valuesOf(aManaged()))).toEqual({})
})

test('tags and declarations are sent as they stand; the contract bounds them', () => {
  const first = valuesOf(aManaged())
  expect(inputOf(aManaged(), first)).toMatchObject({
    CourseId: aManaged().Id,
    Version: 'v1',
    Knowledge: ['肺'],
    DeclareLevel: 0,
    DeclareYear: 0,
  })
  expect(checkCourse(false)({ ...first, Knowledge: [...'一二三四五六七'] }).Knowledge).toBeTruthy()
})

test('the years that are offered hold the one that is chosen, however old', () => {
  expect(yearsFor(2026, 0)[0]).toBe(2027)
  expect(yearsFor(2026, 2026)).toHaveLength(17)
  expect(yearsFor(2026, 2003).at(-1)).toBe(2003)
})

test('a course is declared with a year, and taken back without one', async () => {
  const requests = aServer({
    ListManaged: { Data: { List: [aManaged()], Count: 1 } },
    GetHistory: history,
    GetApplicableAllowType: { Data: [{ Id: 1, Name: '本科生' }] },
    GetKnowledgeAllowType: { Data: [{ Id: 'reasoning', Name: '临床思维' }] },
    SaveManaged: { Data: aManaged({ DeclareLevel: 2, DeclareYear: 2024 }) },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '审核' }))
  fireEvent.click(await screen.findByRole('button', { name: '编辑' }))
  const form = await screen.findByRole('form', { name: '课程' })
  expect(within(form).queryByLabelText('申报年份')).toBeNull()
  fireEvent.change(within(form).getByLabelText('申报级别'), { target: { value: '2' } })
  fireEvent.change(within(form).getByLabelText('申报年份'), { target: { value: '2024' } })
  fireEvent.click(await within(form).findByRole('button', { name: /临床思维/ }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'SaveManaged')?.input).toMatchObject({
      DeclareLevel: 2,
      DeclareYear: 2024,
      Knowledge: ['肺', '临床思维'],
    }),
  )
})
