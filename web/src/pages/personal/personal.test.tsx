import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MyCoursePage } from './my-course-page.tsx'
import { SettingPage } from './setting-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const course = (Id: string, over = {}) => ({
  Id,
  Name: `课程 ${Id}`,
  ImgUrl: '',
  Motif: '',
  UserName: '沈知微',
  SchoolName: '青禾',
  DepartmentName: '',
  StudyCount: 0,
  FavoriteCount: 1,
  CommentTotal: 0,
  HasVirtual: 0,
  TrialStatus: 0,
  TrialStartDate: null,
  TrialEndDate: null,
  ExperimentType: '',
  ExperimentPath: '',
  IsFavorite: 1,
  ProgressId: 'p1',
  Progress: 40,
  DoneCount: 4,
  ItemCount: 10,
  CurrentItem: 'i1',
  CurrentTitle: '导联系统',
  Period: null,
  LastAt: '2026-03-05T01:12:00.000Z',
  Message: '',
  ...over,
})

const Counts = { learning: 1, finished: 0, favourite: 2, trial: 0, lapsed: 1 }

const mine = (more: Parameters<typeof aServer>[0] = {}) =>
  aServer({
    GetMyCourses: ({ Tab, SearchKey }) => {
      const lists: Readonly<Record<string, object[]>> = {
        learning: SearchKey ? [] : [course('a')],
        favourite: [course('b'), course('c', { ProgressId: null })],
        lapsed: [course('d', { Message: '该课程已下架，无法继续学习' })],
      }
      const List = lists[String(Tab)] ?? []
      return { Data: { List, Count: List.length, Counts } }
    },
    ...more,
  })

const show = (at: string) => renderPage(<MyCoursePage />, { at, path: '/m', who: aSession() })

describe('one’s courses', () => {
  test('by tab with their counts, how far they are, and the way on', async () => {
    mine()
    await show('/m')
    const go = await screen.findByRole('link', { name: '继续学习 课程 a' })
    expect(go.getAttribute('href')).toContain('/BaseLearning/a/')
    expect(screen.getByText(/导联系统/)).toBeDefined()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '学习中1',
      '已完成0',
      '收藏2',
      '试用0',
      '已失效1',
    ])
    fireEvent.click(screen.getByRole('tab', { name: /已完成/ }))
    expect(await screen.findByText('还没有完成的课程')).toBeDefined()
    expect(screen.getByRole('link', { name: '去选课' })).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe('/m?tab=finished')
  })

  test('that can no longer be studied say why, and show what was done', async () => {
    mine()
    await show('/m?tab=lapsed')
    expect(await screen.findByText('该课程已下架，无法继续学习')).toBeDefined()
    expect(screen.queryByRole('link', { name: /继续学习/ })).toBeNull()
    expect(screen.getByRole('link', { name: /查看学习记录/ })).toBeDefined()
  })

  test('are searched, and a search without an answer says so', async () => {
    mine()
    await show('/m')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' 心电 ' } })
    fireEvent.click(screen.getByRole('button', { name: '搜索' }))
    expect(await screen.findByText('没有找到“心电”')).toBeDefined()
    expect(screen.getByTestId('address').textContent).toContain('key=')
  })

  test('leave the favourites at once, come back by 撤销, and by a refusal', async () => {
    const requests = mine({
      DelCourseFavorute: { Data: { IsFavorite: 0, FavoriteCount: 0 } },
      AddCourseFavorute: { Data: { IsFavorite: 1, FavoriteCount: 1 } },
    })
    await show('/m?tab=favourite')
    fireEvent.click(await screen.findByRole('button', { name: '取消收藏 课程 b' }))
    fireEvent.click(await screen.findByText('撤销'))
    await waitFor(() =>
      expect(requests.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['DelCourseFavorute', 'AddCourseFavorute']),
      ),
    )
    expect(await screen.findByRole('button', { name: '取消收藏 课程 b' })).toBeDefined()
  })

  test('that cannot be fetched say so and are asked for again', async () => {
    let broken = true
    mine({
      GetMyCourses: () =>
        broken ? { http: 502 } : { Data: { List: [course('a')], Count: 1, Counts } },
    })
    await show('/m')
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('502-网关错误')).toBeDefined()
    broken = false
    fireEvent.click(failure.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '继续学习 课程 a' })).toBeDefined()
  })
})

test('the profile: told after leaving a field, sent only when it is right', async () => {
  const known = {
    RealName: '林小满',
    Number: '20240101',
    AccountName: 'student1',
    RoleType: 4,
    ImgUrl: '',
    Gender: 0,
    Phone: '',
    Email: '',
    Education: '',
    Nation: '',
    NativePlace: '',
    Preferences: { FontSize: 'normal', Motion: 'system', Start: 'home' },
  }
  const requests = aServer({
    GetProfile: { Data: known },
    SaveProfile: (input) => ({ Data: { ...known, ...input } }),
    GetDicDropDownList: { Data: [{ Id: 'i8', Code: '08', Name: '壮族' }] },
    GetAreaList: {
      Data: [
        {
          Id: '450000',
          Name: '广西壮族自治区',
          Children: [
            { Id: '450100', Name: '南宁市' },
            { Id: '450300', Name: '桂林市' },
          ],
        },
      ],
    },
  })
  await renderPage(<SettingPage />, { at: '/s', path: '/s', who: aSession() })
  const phone = await screen.findByRole('textbox', { name: '联系电话' })
  fireEvent.change(phone, { target: { value: '123' } })
  expect(screen.queryByText('请填写正确的电话号码')).toBeNull()
  fireEvent.blur(phone)
  expect(screen.getByText('请填写正确的电话号码')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(requests.map(({ name }) => name)).not.toContain('SaveProfile')
  fireEvent.change(phone, { target: { value: '13800000000' } })
  fireEvent.change(screen.getByLabelText('民族（选填）'), { target: { value: '08' } })
  fireEvent.change(screen.getByLabelText('省份'), { target: { value: '450000' } })
  fireEvent.change(screen.getByLabelText('城市'), { target: { value: '450300' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeDefined()
  expect(requests.at(-1)?.input).toEqual({
    Phone: '13800000000',
    Gender: 0,
    Email: '',
    Education: '',
    Nation: '08',
    NativePlace: '450300',
  })
})
