import { aServer, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveAt } from './left-at.ts'
import { TeacherPage } from './teacher-page.tsx'

const teacher = (Name: string) => ({
  Id: Name,
  Name,
  ImgUrl: '',
  Gender: 0,
  Type: 5,
  SchoolName: '青禾医科大学',
  Remark: '主讲诊断学',
  Expertise: [],
})

const answers = {
  GetCourseSearchConditionClient: {
    Data: { MenuModel: [{ Id: 'd1', Name: '诊断学', Child: [] }], TypeModel: [] },
  },
  GetTeacherTypeDataSource: {
    Data: [
      { Id: 1, Name: '学生' },
      { Id: 5, Name: '教授' },
    ],
  },
  GetRetPaginationCourseUser: ({ Title, DepartId }: Record<string, unknown>) => ({
    Data: { User: Title === 5 || DepartId ? [] : [teacher('沈知微')], Count: 1 },
  }),
}

const show = (at = '/Teacher') => renderPage(<TeacherPage />, { at, path: '/Teacher' })
const address = () => screen.getByTestId('address').textContent

afterEach(() => {
  vi.unstubAllGlobals()
  leaveAt({ query: '', scroll: 0 })
})

test('teachers lead to their own pages, and are narrowed by title in the address', async () => {
  const requests = aServer(answers)
  await show()
  const card = await screen.findByRole('link', { name: '沈知微' })
  expect(card.getAttribute('href')).toBe('/TeacherInfo/沈知微')
  fireEvent.click(await screen.findByRole('radio', { name: '教授' }))
  expect(screen.queryByRole('radio', { name: '学生' })).toBeNull()
  expect(address()).toBe('/Teacher?title=5')
  expect(await screen.findByText('没有符合条件的教师，换个条件试试。')).toBeTruthy()
  expect(requests.at(-1)?.input).toMatchObject({ Title: 5, PageSize: 12 })
  fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(address()).toBe('/Teacher')
})

const Places = () =>
  useLocation().pathname === '/Teacher' ? (
    <>
      <TeacherPage />
      <Link to="/elsewhere">离开</Link>
    </>
  ) : (
    <Link to="/Teacher">教师菜单</Link>
  )

test('who comes back by the menu finds the directory as it was left', async () => {
  aServer(answers)
  await renderPage(<Places />, { at: '/Teacher?department=d1' })
  await screen.findByText('没有符合条件的教师，换个条件试试。')
  fireEvent.click(screen.getByRole('link', { name: '离开' }))
  fireEvent.click(screen.getByRole('link', { name: '教师菜单' }))
  await waitFor(() => expect(address()).toBe('/Teacher?department=d1'))
})

test('a failure says so and is asked again', async () => {
  aServer({ ...answers, GetRetPaginationCourseUser: { http: 504 } })
  await show()
  expect(await screen.findByText('教师加载失败')).toBeTruthy()
  expect(screen.getByText('504-网关超时')).toBeTruthy()
})
