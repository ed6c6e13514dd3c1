import { aSchool, aServer, aSession, renderPage } from '#testing'
import { screen } from '@testing-library/react'
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
}

afterEach(() => vi.unstubAllGlobals())

test('home introduces the school line by line and tells of the arrival once', async () => {
  const asked = aServer(well)
  await renderPage(<HomePage />)
  expect(screen.getByRole('heading', { level: 1, name: '青禾医科大学' })).toBeTruthy()
  expect(screen.getByText('第一行').tagName).toBe('P')
  expect(screen.getByText('第二行').tagName).toBe('P')
  await vi.waitFor(() => expect(screen.getAllByText('暂无数据')).toHaveLength(2))
  expect(asked.filter(({ name }) => name === 'AddPageAccess')).toEqual([
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

test('only students are asked what they are in the middle of', async () => {
  const asked = aServer(well)
  const { unmount } = await renderPage(<HomePage />, { who: aSession({ RoleType: 3 }) })
  await screen.findAllByText('暂无数据')
  expect(asked.some(({ name }) => name === 'GetRecent')).toBe(false)
  unmount()
  await renderPage(<HomePage />, { who: aSession() })
  await screen.findAllByText('暂无数据')
  expect(asked.some(({ name }) => name === 'GetRecent')).toBe(true)
})

test('a school’s picture takes the place of the bough', async () => {
  aServer(well)
  const { container } = await renderPage(<HomePage />, {
    school: aSchool({ PageImgUrl: '/f/hall' }),
  })
  expect(container.querySelector('img[src="/f/hall"]')).toBeTruthy()
})
