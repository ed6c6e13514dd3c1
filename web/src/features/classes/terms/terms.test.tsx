import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Term } from '@xinglin/contract/classes'
import { afterEach, expect, test, vi } from 'vitest'
import { ManagedTerms } from './managed-terms.tsx'
import { checkTerm, valuesOf, withTerm } from './term-form.ts'

const term: Term = {
  Id: 't1',
  Name: '2026-2027学年第一学期',
  Year: 2026,
  Semester: 1,
  StartDay: '2026-09-01',
  EndDay: '2027-01-20',
  IsCurrent: true,
  ClassCount: 3,
  Version: 1,
}
const show = () =>
  renderPage(<ManagedTerms />, { at: '/manage/terms', who: aSession({ RoleType: 2 }) })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['2026-07-31', 2025, 2, '2026-02-20', '2026-07-15'],
  ['2026-08-01', 2026, 1, '2026-09-01', '2027-01-20'],
  ['2027-01-15', 2026, 1, '2026-09-01', '2027-01-20'],
  ['2027-02-01', 2026, 2, '2027-02-20', '2027-07-15'],
])('on %s a new term is proposed', (day, Year, Semester, StartDay, EndDay) =>
  expect(valuesOf(new Date(`${day}T12:00:00`))(undefined)).toEqual({
    Year,
    Semester,
    StartDay,
    EndDay,
  }),
)

test('proposed days follow another term; days that were typed stay', () => {
  const proposed = valuesOf(new Date('2026-11-30T12:00:00'))(undefined)
  expect(withTerm(proposed, { Semester: 2 })).toEqual({
    Semester: 2,
    StartDay: '2027-02-20',
    EndDay: '2027-07-15',
  })
  expect(withTerm({ ...proposed, EndDay: '2027-01-10' }, { Year: 2027 })).toEqual({ Year: 2027 })
})

test.each([
  [{ StartDay: '', EndDay: '' }, '请选择学期的起止日期'],
  [{ StartDay: '2026-09-02', EndDay: '2026-09-01' }, '学期的结束日期不得早于开始日期'],
])('%o is told', (days, fault) =>
  expect(checkTerm({ Year: 2026, Semester: 1, ...days }).StartDay).toBe(fault),
)

test('the present term is marked; one that holds classes stays, and says why', async () => {
  aServer({
    List: { Data: { List: [term] } },
    Delete: { Code: -1, Msg: '该学期已有教学班，不能删除' },
  })
  await show()
  expect(await screen.findByText('当前学期')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: `删除 ${term.Name}` }))
  fireEvent.click(await screen.findByRole('button', { name: '删除' }))
  expect(await screen.findByText('该学期已有教学班，不能删除')).toBeTruthy()
})

test('a new term is sent with the days that are proposed', async () => {
  const requests = aServer({ List: { Data: { List: [] } }, Save: { Data: {} } })
  await show()
  expect(await screen.findByText('还没有学期')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: '新建学期' })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: '创建' }))
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('Save'))
  const { input } = requests.find(({ name }) => name === 'Save') ?? {}
  expect(input).toMatchObject({
    StartDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    EndDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})
