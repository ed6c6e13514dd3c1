import { aCourse, aSchool, aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HomePage } from './home-page.tsx'

const well = {
  GetSchoolCourseStatistic: {
    Data: { CourseCount: 1, CourseClickTotal: 2, CourseVisitTotal: 3, LoginCount: 4 },
  },
  GetCourseSearchConditionClient: { Data: { MenuModel: [], TypeModel: [] } },
  GeCoursePaginationClient: { Data: { List: [], Count: 0 } },
  GetRetPaginationCourseUser: { Data: { User: [], Count: 0 } },
  GetRecent: { Data: [] },
  AddPageAccess: { Data: {} },
  GetNews: { Data: { List: [], Count: 0, UnreadCount: 0 } },
}

afterEach(() => vi.unstubAllGlobals())

test('home introduces the school line by line and tells of the arrival once', async () => {
  const requests = aServer(well)
  await renderPage(<HomePage />)
  expect(screen.getByRole('heading', { level: 1, name: '青禾医科大学' })).toBeTruthy()
  expect(screen.getByText('第一行').tagName).toBe('P')
  expect(screen.getByText('第二行').tagName).toBe('P')
  await vi.waitFor(() => expect(screen.getAllByText('暂无数据')).toHaveLength(2))
  expect(requests.filter(({ name }) => name === 'AddPageAccess')).toEqual([
    { name: 'AddPageAccess', input: { code: 1, title: '首页', url: '/' } },
  ])
})

test('a block that fails fails alone', async () => {
  aServer({ ...well, GetRetPaginationCourseUser: { http: 504 } })
  await renderPage(<HomePage />)
  expect(await screen.findByText('教师加载失败')).toBeTruthy()
  expect(screen.getByText('504-网关超时')).toBeTruthy()
  expect(await screen.findAllByText('暂无数据')).toHaveLength(1)
})

test('the school’s news is told where there is some, and fails alone', async () => {
  const news = {
    Id: 'n1',
    Title: '技能中心开放预约',
    Summary: '周末也开放',
    Type: 1,
    IsTop: 1,
    PublishTime: '2026-11-20T01:12:00Z',
    ReadState: 0,
  }
  let broken = true
  aServer({
    ...well,
    GetNews: () => (broken ? { http: 504 } : { Data: { List: [news], Count: 1, UnreadCount: 1 } }),
  })
  await renderPage(<HomePage />)
  expect(await screen.findByText('新闻加载失败')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('暂无数据')).toHaveLength(2))
  broken = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  const link = await screen.findByRole('link', { name: '技能中心开放预约' })
  expect(link.getAttribute('href')).toBe('/News/n1')
  expect(screen.getByText('置顶')).toBeTruthy()
})

test('without news there is no heading for it', async () => {
  aServer(well)
  await renderPage(<HomePage />)
  await waitFor(() => expect(screen.getAllByText('暂无数据')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('heading', { name: '学校新闻' })).toBeNull())
})

test('only students are asked what they are in the middle of', async () => {
  const requests = aServer(well)
  const { unmount } = await renderPage(<HomePage />, { who: aSession({ RoleType: 3 }) })
  await screen.findAllByText('暂无数据')
  expect(requests.some(({ name }) => name === 'GetRecent')).toBe(false)
  unmount()
  await renderPage(<HomePage />, { who: aSession() })
  await screen.findAllByText('暂无数据')
  expect(requests.some(({ name }) => name === 'GetRecent')).toBe(true)
})

test('a school’s picture takes the place of the bough', async () => {
  aServer(well)
  const { container } = await renderPage(<HomePage />, {
    school: aSchool({ PageImgUrl: '/f/hall' }),
  })
  expect(container.querySelector('img[src="/f/hall"]')).toBeTruthy()
})

test('declared courses stay hidden until the school asks for them', async () => {
  const one = aCourse({ DeclareLevel: 1, DeclareYear: 2024 })
  const requests = aServer({
    ...well,
    SearchDeclareCourseList: { Data: { List: [one], Count: 1 } },
  })
  const { unmount } = await renderPage(<HomePage />)
  await screen.findAllByText('暂无数据')
  expect(screen.queryByRole('heading', { name: '申报课程' })).toBeNull()
  expect(requests.map(({ name }) => name)).not.toContain('SearchDeclareCourseList')
  unmount()
  await renderPage(<HomePage />, { school: aSchool({ Flags: { declared_courses: true } }) })
  expect(await screen.findByRole('heading', { name: '申报课程' })).toBeTruthy()
  expect((await screen.findByText('国家级')).getAttribute('title')).toBe('2024年国家级申报课程')
})
