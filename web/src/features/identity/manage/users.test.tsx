import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ListedUser } from '@xinglin/contract/identity'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mayChange, rolesToGive } from './role-names.ts'
import { seenWhen } from './seen-when.ts'
import { userSheet } from './user-sheet.ts'
import { Users } from './users.tsx'

const aUser = (over: Partial<ListedUser> = {}): ListedUser => ({
  Id: 'p1',
  AccountName: 'student1',
  Number: '20240101',
  RealName: '林小满',
  Gender: 0,
  RoleType: 4,
  Title: 0,
  DepartmentId: '',
  DepartmentName: '',
  Expertise: [],
  Remark: '',
  Phone: '',
  Email: '',
  Education: '',
  Nation: '',
  NativePlace: '',
  Disabled: false,
  MustChangePassword: false,
  LastSeenAt: null,
  CreatedAt: '2026-09-01T00:00:00.000Z',
  Version: 'v1',
  CollegeId: '',
  CollegeName: '',
  ClassId: '',
  ClassName: '',
  Grade: 0,
  ...over,
})

const admin = aUser({ Id: 'a1', RealName: '何守一', RoleType: 2, AccountName: 'admin1' })
const list = { Data: { List: [aUser(), admin], Count: 2 } }
const departments = {
  list: [{ value: 'd1', name: '内科学' }],
  state: 'ready',
  retry: () => undefined,
} as const

const show = (at = '/manage/users') =>
  renderPage(
    <Users
      departments={departments}
      places={{ colleges: departments, grades: [2026], findClasses: async () => [] }}
      place={() => null}
      importAt="/manage/users/import"
      binAt="/manage/users/bin"
    />,
    {
      at,
      who: aSession({ UserId: 'a1', RoleType: 2 }),
    },
  )

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => vi.unstubAllGlobals())

describe('the list of people', () => {
  test('is narrowed by the address, and nobody changes themselves or their equals', async () => {
    const requests = aServer({ ListUsers: list })
    await show('/manage/users?key=lin&role=4&state=active&page=2')
    expect(await screen.findByText('林小满')).toBeTruthy()
    expect(requests[0]?.input).toMatchObject({
      SearchKey: 'lin',
      RoleType: 4,
      State: 'active',
      PageIndex: 2,
    })
    const own = screen.getByText('何守一').closest('tr')
    expect(own && within(own).queryAllByRole('button')).toEqual([])
    expect(screen.getByLabelText('选择 何守一')).toHaveProperty('disabled', true)
  })

  test('another state goes to the first page and into the address', async () => {
    aServer({ ListUsers: list })
    await show('/manage/users?page=2')
    fireEvent.click(await screen.findByLabelText('已停用'))
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/manage/users?state=disabled'),
    )
  })

  test('a new person gets a password that is shown once', async () => {
    const requests = aServer({
      ListUsers: list,
      SaveUser: { Data: { User: aUser({ RealName: '新同学' }), Password: 'Abcde-23456' } },
    })
    await show()
    press('新建用户')
    press('创建')
    expect(screen.getByText('请填写姓名')).toBeTruthy()
    fill('姓名', '新同学')
    fill('学号/工号', '20260001')
    press('创建')
    expect(await screen.findByText('Abcde-23456')).toBeTruthy()
    expect(screen.getByText('该密码只显示一次，首次登录须修改')).toBeTruthy()
    press('我已记下')
    expect(screen.queryByText('Abcde-23456')).toBeNull()
    expect(requests.find(({ name }) => name === 'SaveUser')?.input).toMatchObject({
      RealName: '新同学',
      RoleType: 4,
      Title: 0,
      DepartmentId: null,
    })
  })

  test('a number that is taken is told beside it, and what was typed stays', async () => {
    aServer({ ListUsers: list, SaveUser: { Code: -10008, Msg: '该学号/工号已被使用' } })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '林小满' }))
    fill('学号/工号', 'T1')
    press('保存')
    expect(await screen.findByText('该学号/工号已被使用')).toBeTruthy()
    expect(screen.getByLabelText('学号/工号').getAttribute('aria-invalid')).toBe('true')
    press('关闭')
    expect(await screen.findByText('放弃修改？')).toBeTruthy()
  })

  test('somebody else was quicker: theirs is shown with what was typed over it, and saved upon theirs', async () => {
    const requests = aServer({
      ListUsers: list,
      SaveUser: ({ Version }) =>
        Version === 'v1'
          ? {
              Code: -10011,
              Msg: '该用户已被他人修改，请核对后再次保存',
              Data: aUser({ RealName: '林小满改', Version: 'v2' }),
            }
          : { Data: { User: aUser(), Password: '' } },
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '林小满' }))
    fill('手机（选填）', '13800000000')
    press('保存')
    expect(await screen.findByText('该用户已被他人修改，请核对后再次保存')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('林小满改')
    press('保存')
    await waitFor(() => expect(requests.filter(({ name }) => name === 'SaveUser')).toHaveLength(2))
    expect(requests.findLast(({ name }) => name === 'SaveUser')?.input).toMatchObject({
      RealName: '林小满改',
      Phone: '13800000000',
      Version: 'v2',
    })
  })

  test('several are put out at once, after one question', async () => {
    const requests = aServer({ ListUsers: list, DisableUsers: { Data: { Changed: 1 } } })
    await show()
    fireEvent.click(await screen.findByLabelText('选择 林小满'))
    fireEvent.click(
      within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', {
        name: '停用',
      }),
    )
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toContain('停用选中的 1 个账号？')
    fireEvent.click(within(question).getByRole('button', { name: '停用' }))
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DisableUsers')?.input).toEqual({
        Ids: ['p1'],
        Disabled: true,
      }),
    )
  })
})

test('nobody gives the own role or a higher one', () => {
  expect(rolesToGive({ RoleType: 2, Posts: [] })).toEqual([4, 3, 2])
  expect(rolesToGive({ RoleType: 1, Posts: [] })).toEqual([4, 3, 2])
  expect([
    mayChange({ RoleType: 2, Posts: [] }, 2),
    mayChange({ RoleType: 2, Posts: [] }, 1),
    mayChange({ RoleType: 2, Posts: [] }, 3),
  ]).toEqual([true, false, true])
})

test.each([
  [null, ''],
  ['2026-09-01T11:58:00Z', '在线'],
  ['2026-09-01T11:30:00Z', '30 分钟前'],
  ['2026-09-01T09:00:00Z', '3 小时前'],
  ['2026-08-29T12:00:00Z', '3 天前'],
])('last seen %s: %s', (seen, words) =>
  expect(seenWhen(seen, Date.parse('2026-09-01T12:00:00Z'))).toBe(words),
)

test('an export has the columns of the import first', () => {
  const { heads, rows } = userSheet([aUser({ RoleType: 3, Title: 5, DepartmentName: '内科学' })])
  expect(heads.slice(0, 3)).toEqual(['姓名', '学号/工号', '角色'])
  expect(rows[0]?.slice(0, 5)).toEqual(['林小满', '20240101', '教师', 'student1', '女'])
})
