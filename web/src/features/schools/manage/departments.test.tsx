import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Departments } from './departments.tsx'

const section = (Id: string, Name: string, CourseCount = 0) => ({
  Id,
  Name,
  Motif: 'book',
  Sort: 0,
  CourseCount,
  TeacherCount: 0,
})
const tree = {
  Data: [
    { ...section('d1', '诊断学', 2), Child: [section('s1', '心电图')] },
    { ...section('d2', '内科学'), Child: [] },
  ],
}

const show = () =>
  renderPage(<Departments draw={(motif) => <i>{motif}</i>} />, { who: aSession({ RoleType: 2 }) })

afterEach(() => vi.unstubAllGlobals())

test('an order is kept at once, and taken back when the server refuses it', async () => {
  const requests = aServer({ ListDepartments: tree, Sort: {}, SortDepartments: { http: 500 } })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '下移 诊断学' }, { timeout: 5000 }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'SortDepartments')?.input).toEqual({
      Ids: ['d2', 'd1'],
    }),
  )
  expect(await screen.findByText('服务器超时！')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '上移 诊断学' })).toHaveProperty('disabled', true),
  )
})

test('what hangs on a department keeps it, in a sentence and without asking the server', async () => {
  const requests = aServer({ ListDepartments: tree })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '删除 诊断学' }, { timeout: 5000 }))
  expect(await screen.findByText(/其下还有课程、教师或科室，不能删除/)).toBeTruthy()
  expect(requests.some(({ name }) => name === 'DeleteDepartment')).toBe(false)
})

test('a new section stands below the department that is looked at', async () => {
  const requests = aServer({
    ListDepartments: tree,
    SaveDepartment: { Code: -10008, Msg: '同级下已有同名学科或科室' },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '内科学' }, { timeout: 5000 }))
  fireEvent.click((await screen.findAllByRole('button', { name: '新增科室' }))[0]!)
  fireEvent.change(screen.getByLabelText('科室名称'), { target: { value: '血液科' } })
  fireEvent.click(screen.getByLabelText(/心脏/))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('同级下已有同名学科或科室')).toBeTruthy()
  expect(requests.find(({ name }) => name === 'SaveDepartment')?.input).toMatchObject({
    ParentId: 'd2',
    Name: '血液科',
    Motif: 'heart',
  })
})
