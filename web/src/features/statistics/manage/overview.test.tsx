import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { scaleOf, shareOf, topOf } from './bars.ts'
import { Overview } from './overview.tsx'

const places = { pending: '/p', leads: '/l', feedback: '/f', users: '/u', courses: '/c' }
const figures = {
  LoginToday: 1284,
  LearnerToday: 77,
  BegunToday: 31,
  FinishedToday: 12,
  UserCount: 9,
  CourseCount: 8,
  PendingCourses: 3,
  NewLeads: 0,
  NewFeedback: 2,
  Days: [
    { Day: '2026-11-21', Learners: 60 },
    { Day: '2026-11-22', Learners: 77 },
  ],
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [77, 80],
  [220, 240],
  [1203, 1600],
])('the scale above %i ends at %i', (greatest, top) => {
  expect(topOf(greatest)).toBe(top)
  expect(scaleOf(top).every(Number.isInteger)).toBe(true)
  expect(shareOf(greatest, top)).toBeLessThanOrEqual(100)
})

test('what waits is a link, and the bars say the same as their table', async () => {
  aServer({ GetDashboard: { Data: figures } })
  await renderPage(<Overview places={places} />, { who: aSession({ RoleType: 2 }) })
  expect(await screen.findByText('1,284')).toBeTruthy()
  expect(screen.getByRole('link', { name: /待审核课程/ }).getAttribute('href')).toBe('/p')
  expect(screen.queryByText('新意向客户')).toBeNull()
  expect(screen.getByRole('link', { name: /待处理反馈/ }).getAttribute('href')).toBe('/f')
  fireEvent.click(screen.getByRole('button', { name: '以表格查看' }))
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '日期学习人数',
    '2026-11-2277',
    '2026-11-2160',
  ])
})

test('figures that could not be had can be asked for again', async () => {
  aServer({ GetDashboard: { http: 502 } })
  await renderPage(<Overview places={places} />, { who: aSession({ RoleType: 2 }) })
  expect(await screen.findByText('502-网关错误')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})
