import { aServer, aSession, renderPage } from '#testing'
import { screen } from '@testing-library/react'
import type { PostKind } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ManagePage } from './manage-page.tsx'
import { addressOf, menuOf, screens } from './screens.ts'

const show = (at: string, who?: ReturnType<typeof aSession>) =>
  renderPage(<ManagePage />, { path: '/manage/*', at, ...(who && { who }) })
const address = () => screen.getByTestId('address').textContent

afterEach(() => vi.unstubAllGlobals())

describe('the management area', () => {
  test('sends strangers and guests to the administrators’ door, which leads back', async () => {
    aServer({})
    const { unmount } = await show('/manage/users?key=lin')
    expect(address()).toBe('/login?type=0&redirect=%2Fmanage%2Fusers%3Fkey%3Dlin')
    unmount()
    await show('/manage', aSession({ IsTourists: true, RoleType: 5 }))
    expect(address()).toBe('/login?type=0&redirect=%2Fmanage')
  })

  test.each([3, 4])('is not for role %i, and says the way back', async (RoleType) => {
    const requests = aServer({})
    await show('/manage/settings', aSession({ RoleType }))
    expect(screen.getByText('你没有权限浏览此页面！')).toBeTruthy()
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
    expect(requests).toEqual([])
  })

  test('shows operators whose school they are in, and administrators no other schools', async () => {
    aServer({})
    const { unmount } = await show('/manage', aSession({ RoleType: 1 }))
    expect(screen.getByText(/您正以平台运维身份管理/)).toBeTruthy()
    unmount()
    await show('/manage/schools', aSession({ RoleType: 2 }))
    expect(screen.getByText('你没有权限浏览此页面！')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '学校列表' })).toBeNull()
  })

  test('an address that no screen has leads to the overview', async () => {
    aServer({})
    await show('/manage/nowhere', aSession({ RoleType: 2 }))
    expect(address()).toBe('/manage')
  })
})

test('every entry of the menu has a screen of its own, and the platform’s stand in that of operators alone', () => {
  const names = (RoleType: number, Posts: Session['Posts'] = []) =>
    menuOf({ RoleType, Posts }).flatMap(({ screens: some }) => some.map(({ name }) => name))
  expect(names(1).filter((name) => !names(2).includes(name))).toEqual([
    '授权与试用',
    '意向客户',
    '学校列表',
    '内容包发放',
    '接口说明',
  ])
  const post = (Kind: PostKind) => names(3, [{ Kind, PlaceName: '内科学' }])
  expect(names(3)).toEqual([])
  expect(post('secretary')).toEqual(['概览', '用户', '行政班', '教学班', '任务'])
  expect(post('collegeHead')).toEqual(['概览', '用户', '行政班', '教学班', '任务'])
  expect(post('departmentHead')).toEqual([
    '概览',
    '课程',
    '题库',
    '病例工坊',
    '操作工坊',
    '实验工坊',
  ])
  expect(post('examiner')).toEqual(['概览', '考试'])
  // Heads are the school's language; in Latin letters alone none is.
  for (const { name, group } of screens) expect(name + group).toMatch(/\p{Script=Han}/u)
  // What is reached from an entry may lie below it.
  const entries = screens.filter(({ icon }) => icon)
  expect(new Set(entries.map(addressOf)).size).toBe(entries.length)
})
