import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BaseOperationPage } from './base-operation-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const answers = {
  GetCourseSearchConditionClient: {
    Data: { MenuModel: [{ Id: 'd1', Name: '外科学', Child: [] }], TypeModel: [] },
  },
  SearchCourseList: { Data: { List: [], Count: 0 } },
}
const show = (type: string, more: object = {}) =>
  renderPage(<BaseOperationPage />, {
    ...more,
    at: `/baseoperation/${type}`,
    path: '/baseoperation/:courseType',
  })
const address = () => screen.getByTestId('address').textContent

test('one type of operations, by department; what there is none of is said', async () => {
  const requests = aServer(answers)
  await show('2')
  expect(await screen.findByText('该类型暂无课程')).toBeTruthy()
  expect(screen.getByRole('link', { name: '虚拟操作' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(await screen.findByRole('radio', { name: '外科学' }))
  expect(await screen.findByText('换个条件试试。')).toBeTruthy()
  expect(address()).toBe('/baseoperation/2?department=d1')
  expect(requests.at(-1)?.input).toMatchObject({ Type: 2, PSubjectId: 'd1' })
})

test('whoever is signed in narrows by the audiences that there are courses for, strangers do not', async () => {
  const two = [
    { Id: 1, Name: '本科生' },
    { Id: 4, Name: '规培医师' },
  ]
  const requests = aServer({ ...answers, GetShortApplicableListByCouseType: { Data: two } })
  const { unmount } = await show('2')
  await screen.findByRole('radio', { name: '外科学' })
  expect(requests.map(({ name }) => name)).not.toContain('GetShortApplicableListByCouseType')
  unmount()
  await show('2', { who: aSession() })
  fireEvent.click(await screen.findByRole('radio', { name: '规培医师' }))
  expect(await screen.findByText('换个条件试试。')).toBeTruthy()
  expect(address()).toBe('/baseoperation/2?audience=4')
  expect(requests.at(-1)?.input).toMatchObject({ Type: 2, ApplicableType: 4 })
  fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(address()).toBe('/baseoperation/2')
})

test.each(['9', '0', 'x'])('the type %s is none: all courses instead', async (type) => {
  aServer(answers)
  await show(type)
  expect(decodeURIComponent(address() ?? '')).toBe('/Course/ / ')
})
