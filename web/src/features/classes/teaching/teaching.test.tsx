import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ClassDetail } from '@xinglin/contract/classes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkTeaching } from './teaching-form.ts'
import { TeachingClasses } from './teaching-classes.tsx'
import { TeachingClassDetail } from './teaching-class-detail.tsx'

const aDetail = (over: Partial<ClassDetail> = {}): ClassDetail => ({
  Kind: 'teaching',
  Id: 'c1',
  Name: '1班',
  Course: '诊断学',
  TermId: 't1',
  TermName: '2026-2027学年第一学期',
  Grade: 0,
  Major: '',
  DepartmentName: '',
  Staff: [
    { PersonId: 'p1', RealName: '沈知微', ImgUrl: '', Gender: 0, Post: 'lead', Rights: [] },
    {
      PersonId: 'p2',
      RealName: '陆行舟',
      ImgUrl: '',
      Gender: 1,
      Post: 'assistant',
      Rights: ['members'],
    },
  ],
  StudentCount: 1,
  Capacity: 0,
  Groups: [{ Id: 'g1', Name: '第一组', StudentCount: 1 }],
  GroupId: '',
  Courses: [],
  Code: '',
  CodeUntil: '',
  State: 'open',
  Rights: ['class', 'courses', 'members', 'groups', 'code'],
  IsStudent: false,
  MayLeave: false,
  Version: 3,
  ...over,
})
const member = {
  PersonId: 's1',
  RealName: '林小满',
  Number: '20240101',
  Gender: 0,
  ImgUrl: '',
  GroupId: 'g1',
  ClassName: '2024级 临床医学 1班',
}
const tools = {
  readNumbers: () => Promise.resolve({ numbers: [] }),
  cover: () => null,
  tasks: () => null,
  courseAddress: (id: string) => `/CoursePreview/${id}`,
  learnersAddress: (id: string) => `/viewStudentLearning?course=${id}`,
  offeringsAddress: (id: string) => `/viewStudentLearning?course=${id}&tab=offerings`,
  announcements: () => null,
  grades: () => null,
  ownGrade: () => null,
  joinAddress: (code: string) => `https://school/join?code=${code}`,
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const show = (at = '/class') =>
  renderPage(<TeachingClassDetail classId="c1" list="/list" namesTeacher={false} tools={tools} />, {
    at,
    who: aSession({ RoleType: 3 }),
  })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', undefined],
  ['40', undefined],
  ['1000', undefined],
  ['0', '名额须在1至1000之间，不限请留空'],
  ['1001', '名额须在1至1000之间，不限请留空'],
  ['四十', '名额须在1至1000之间，不限请留空'],
])('%s places', (Capacity, fault) =>
  expect(
    checkTeaching(false)({
      TermId: '018f0000-0000-7000-8000-000000000000',
      Course: '诊断学',
      Name: '1班',
      Capacity,
      TeacherId: '',
      TeacherName: '',
    }).Capacity,
  ).toBe(fault),
)

describe('the list of 教学班', () => {
  test('asks for the present term, and says what to do where the school has none', async () => {
    const requests = aServer({
      List: { Data: { List: [] } },
      ListTeaching: { Data: { List: [], Count: 0 } },
    })
    await renderPage(
      <TeachingClasses namesTeacher={false} addressOf={(id) => `/class?id=${id}`} />,
      {
        at: '/list',
        who: aSession({ RoleType: 3 }),
      },
    )
    expect(await screen.findByText('学校还没有设置学期，请联系学校管理员。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '新建教学班' })).toBeNull()
    expect(requests.some(({ name }) => name === 'ListTeaching')).toBe(true)
  })

  test('shows whoever runs the school the way to terms', async () => {
    aServer({
      List: { Data: { List: [] } },
      ListTeaching: { Data: { List: [], Count: 0 } },
    })
    await renderPage(
      <TeachingClasses
        namesTeacher
        termsAt="/manage/terms"
        addressOf={(id) => `/class?id=${id}`}
      />,
      { at: '/list', who: aSession({ RoleType: 2 }) },
    )
    const way = await screen.findByRole('link', { name: '新建学期' })
    expect(way.getAttribute('href')).toBe('/manage/terms')
  })
})

describe('the page of a 教学班', () => {
  const members = { Data: { List: [member], Count: 1 } }

  test('a student goes from the group that was shown to another', async () => {
    const requests = aServer({
      Detail: { Data: aDetail() },
      Members: members,
      AssignGroup: { Data: { Moved: 1 } },
    })
    await show()
    fireEvent.click(await screen.findByLabelText('选择 林小满'))
    fireEvent.change(screen.getByLabelText('编入小组'), { target: { value: 'none' } })
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'AssignGroup')?.input).toMatchObject({
        Students: [{ PersonId: 's1', From: 'g1' }],
        To: null,
      }),
    )
  })

  test('an assistant is offered what they were given, and the code to nobody else', async () => {
    aServer({ Detail: { Data: aDetail({ Rights: ['members'] }) }, Members: members })
    await show()
    expect(await screen.findByRole('button', { name: '添加学生' })).toBeTruthy()
    expect(screen.queryByRole('tab', { name: '班级码' })).toBeNull()
    expect(screen.queryByRole('button', { name: '修改' })).toBeNull()
  })

  test('groups that somebody else made meanwhile come below those typed here', async () => {
    aServer({
      Detail: { Data: aDetail() },
      SaveGroups: ({ Version }) =>
        Version === 3
          ? {
              Code: -10011,
              Msg: '该内容已被他人修改，请查看最新内容后再改',
              Data: {
                Groups: [
                  { Id: 'g1', Name: '第一组', StudentCount: 1 },
                  { Id: 'g9', Name: '别人的组', StudentCount: 0 },
                ],
                Version: 4,
              },
            }
          : { Data: { Groups: [], Version: 5 } },
    })
    await show('/class?tab=groups')
    fireEvent.change(await screen.findByLabelText(/小组名称/), { target: { value: '甲组' } })
    press('保存小组')
    expect(await screen.findByText(/已被他人修改/)).toBeTruthy()
    const names = screen
      .getAllByLabelText(/小组名称/)
      .map((field) => (field as HTMLInputElement).value)
    expect(names).toEqual(['甲组', '别人的组'])
  })

  test('the code is opened for some days, and shown in halves', async () => {
    let open = false
    const requests = aServer({
      Detail: () => ({
        Data: aDetail(open ? { Code: 'ABCD2345', CodeUntil: '2026-12-06T00:00:00.000Z' } : {}),
      }),
      SetCode: () => {
        open = true
        return { Data: { Code: 'ABCD2345', CodeUntil: '2026-12-06T00:00:00.000Z' } }
      },
    })
    await show('/class?tab=code')
    fireEvent.click(await screen.findByRole('button', { name: '开放班级码' }))
    expect(await screen.findByText('ABCD 2345')).toBeTruthy()
    expect(requests.find(({ name }) => name === 'SetCode')?.input).toMatchObject({
      Days: 7,
      Renew: false,
    })
  })

  test('an archived class changes nothing', async () => {
    aServer({ Detail: { Data: aDetail({ State: 'archived' }) }, Members: members })
    await show()
    expect(await screen.findByText('已归档，不能修改')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /添加|导入|修改/ })).toBeNull()
  })
})
