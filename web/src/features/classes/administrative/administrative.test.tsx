import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AdministrativeClass, CheckedNumber } from '@xinglin/contract/classes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AdministrativeClasses } from './administrative-classes.tsx'
import { AdministrativeRoster } from './administrative-roster.tsx'

const aClass = (over: Partial<AdministrativeClass> = {}): AdministrativeClass => ({
  Id: 'c1',
  DepartmentId: 'd1',
  DepartmentName: '内科学',
  Grade: 2024,
  Major: '临床医学',
  Name: '1班',
  HeadTeacherId: '',
  HeadTeacherName: '',
  StudentCount: 2,
  State: 'open',
  Version: 3,
  ...over,
})
const aStudent = (PersonId: string, RealName: string) => ({
  PersonId,
  RealName,
  Number: `N${PersonId}`,
  Gender: 0,
  ImgUrl: '',
  From: '2024-09-01',
})
const branch = {
  Grade: 2024,
  DepartmentId: 'd1',
  DepartmentName: '内科学',
  Major: '临床医学',
  ClassCount: 2,
  ArchivedCount: 0,
  StudentCount: 26,
}
const tree = { Data: { List: [branch, { ...branch, Grade: 2023 }] } }
const list = { Data: { List: [aClass(), aClass({ Id: 'c2', Name: '2班' })], Count: 2 } }
const tools = {
  departments: {
    list: [{ value: 'd1', name: '内科学' }],
    state: 'ready',
    retry: () => undefined,
  } as const,
  findTeachers: () => Promise.resolve([]),
}
const addressOf = (id: string) => `/manage/classes/${id}`
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => vi.unstubAllGlobals())

describe('the list of 行政班', () => {
  const show = (mayChange = true) =>
    renderPage(
      <AdministrativeClasses tools={mayChange ? tools : undefined} addressOf={addressOf} />,
      { at: '/manage/classes', who: aSession({ RoleType: mayChange ? 2 : 3 }) },
    )

  test('is narrowed by the tree, which keeps its place in the address', async () => {
    const requests = aServer({ ListAdministrative: list, GetAdministrativeTree: tree })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: /^2023级/ }))
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/manage/classes?grade=2023'),
    )
    await waitFor(() => expect(requests.some(({ input }) => input['Grade'] === 2023)).toBe(true))
  })

  test('a teacher reads, and changes nothing', async () => {
    aServer({ ListAdministrative: list, GetAdministrativeTree: tree })
    await show(false)
    expect(await screen.findByRole('link', { name: '1班' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /新建|修改|归档/ })).toBeNull()
  })

  test('a form that is not filled says what is missing, and sends nothing', async () => {
    const requests = aServer({ ListAdministrative: list, GetAdministrativeTree: tree })
    await show()
    press('新建行政班')
    press('创建')
    expect(await screen.findByText('年级须为入学年份，如 2026')).toBeTruthy()
    expect(screen.getByText('请填写班级名称')).toBeTruthy()
    expect(screen.getByText('请选择院系')).toBeTruthy()
    expect(requests.some(({ name }) => name === 'SaveAdministrative')).toBe(false)
  })

  test('what somebody else changed meanwhile comes under what was typed here', async () => {
    const newer = aClass({ Major: '口腔医学', Version: 4 })
    const requests = aServer({
      ListAdministrative: list,
      GetAdministrativeTree: tree,
      SaveAdministrative: ({ Version }) =>
        Version === 3
          ? { Code: -10011, Msg: '该内容已被他人修改，请查看最新内容后再改', Data: newer }
          : { Data: newer },
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '修改 1班' }))
    fireEvent.change(screen.getByLabelText('班级名称'), { target: { value: '三班' } })
    press('保存')
    expect(await screen.findByText(/已被他人修改/)).toBeTruthy()
    expect(screen.getByLabelText('专业')).toHaveProperty('value', '口腔医学')
    expect(screen.getByLabelText('班级名称')).toHaveProperty('value', '三班')
    press('保存')
    await waitFor(() =>
      expect(requests.findLast(({ name }) => name === 'SaveAdministrative')?.input).toMatchObject({
        Name: '三班',
        Major: '口腔医学',
        Version: 4,
      }),
    )
  })

  test('failing it says so and asks again; without any it says what to do', async () => {
    let down = true
    aServer({
      ListAdministrative: () => (down ? { http: 504 } : { Data: { List: [], Count: 0 } }),
      GetAdministrativeTree: { Data: { List: [] } },
    })
    await show()
    expect(await screen.findByText('加载失败')).toBeTruthy()
    down = false
    press('重试')
    expect(await screen.findByText('暂无行政班')).toBeTruthy()
  })
})

describe('the students of a class', () => {
  const students = {
    Data: { List: [aStudent('p1', '林小满'), aStudent('p2', '周予安')], Count: 2 },
  }
  const show = (readNumbers?: () => Promise<{ numbers: string[] }>) =>
    renderPage(
      <AdministrativeRoster classId="c1" list="/manage/classes" readNumbers={readNumbers} />,
      { at: '/manage/classes/c1', who: aSession({ RoleType: 2 }) },
    )
  const read = () => Promise.resolve({ numbers: [] })

  test('numbers are checked first; who is elsewhere moves only where that is ticked', async () => {
    const row = (Number: string, State: CheckedNumber['State']): CheckedNumber => ({
      Number,
      PersonId: `p-${Number}`,
      RealName: '',
      ClassName: '',
      State,
    })
    const requests = aServer({
      GetAdministrative: { Data: aClass() },
      ListAdministrativeStudents: students,
      CheckNumbers: {
        Data: {
          List: [row('1', 'new'), row('2', 'elsewhere'), row('3', 'unknown')],
          Absent: [{ PersonId: 'p1', RealName: '林小满', Number: 'Np1' }],
          AbsentCount: 1,
        },
      },
      ChangeAdministrativeRoster: { Data: { Added: 1, Moved: 1, Dropped: 0, StudentCount: 4 } },
    })
    await show(read)
    fireEvent.click(await screen.findByRole('button', { name: '按学号导入' }))
    press('核对')
    expect(await screen.findByText('请填写学号')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/学号（每行一个/), { target: { value: '1\n2\n3' } })
    press('核对 3 个学号')
    expect(await screen.findByText('查无此人 1')).toBeTruthy()
    expect(screen.getByText(/不在名单里的 1 人移出本班：林小满/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText(/转入本班/))
    press('确认加入 2 人')
    await waitFor(() =>
      expect(
        requests.find(({ name }) => name === 'ChangeAdministrativeRoster')?.input,
      ).toMatchObject({
        Add: ['p-1', 'p-2'],
        Drop: [],
        Move: true,
      }),
    )
  })

  test('chosen students move together, and not without a class to go to', async () => {
    aServer({ GetAdministrative: { Data: aClass() }, ListAdministrativeStudents: students })
    await show(read)
    fireEvent.click(await screen.findByLabelText('选择 林小满'))
    press('转班')
    const dialog = await screen.findByRole('dialog', { name: '转班（1 人）' })
    fireEvent.click(within(dialog).getByRole('button', { name: '转入' }))
    expect(await screen.findByText('请选择转入的班级')).toBeTruthy()
  })

  test('an archived class and a teacher change nothing', async () => {
    aServer({
      GetAdministrative: { Data: aClass({ State: 'archived' }) },
      ListAdministrativeStudents: students,
    })
    await show(read)
    expect(await screen.findByText('已归档，名单不能修改')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /添加学生|按学号/ })).toBeNull()
  })

  test('a class that is gone says so', async () => {
    aServer({ GetAdministrative: { Code: -404, Msg: '数据不存在' } })
    await show()
    expect(await screen.findByText('没有这个班级')).toBeTruthy()
  })
})
