import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { offerSheets } from '../spreadsheets.ts'
import { nothing, press, show, things } from './list-of-things.tsx'

vi.mock('../spreadsheets.ts', () => ({ offerSheets: vi.fn(async () => true) }))
beforeEach(() => {
  vi.mocked(offerSheets).mockClear()
  window.localStorage.clear()
})

describe('the choice', () => {
  test('takes what is in between with Shift but never who may not be chosen, and ends with other filters', async () => {
    const run = vi.fn(nothing)
    show({ bulkActions: [{ name: '停用', run }] })
    fireEvent.click(screen.getByLabelText('选择 甲'))
    fireEvent.click(screen.getByLabelText('选择 戊'), { shiftKey: true })
    expect(screen.getByText('4', { selector: 'strong' })).toBeTruthy()
    expect(screen.getByLabelText('选择 丁')).toHaveProperty('checked', false)
    expect(screen.getByLabelText('选择本页全部')).toHaveProperty('checked', true)
    fireEvent.click(screen.getByLabelText('旧的'))
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull())
    fireEvent.click(screen.getByLabelText('选择 甲'))
    press('停用')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    expect(run.mock.calls.flat()[0]).toEqual([things[0]])
  })

  test('of a page grows to all that match', async () => {
    const run = vi.fn(nothing)
    show({ size: 2, bulkActions: [{ name: '停用', run }] })
    expect(screen.queryByRole('button', { name: /选择全部/ })).toBeNull()
    fireEvent.click(screen.getByLabelText('选择本页全部'))
    press('选择全部 5 项')
    await waitFor(() => expect(screen.getByText('4', { selector: 'strong' })).toBeTruthy())
    press('停用')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    expect(run.mock.calls.flat()[0]).toEqual(things.filter(({ name }) => name !== '丁'))
  })

  test('what came of each row is told; what was not done stays chosen', async () => {
    show({
      bulkActions: [
        {
          name: '停用',
          run: async (rows) =>
            rows.map(({ id }) =>
              id === '2' ? { key: id, done: false, note: '最后一个' } : { key: id, done: true },
            ),
        },
      ],
    })
    fireEvent.click(screen.getByLabelText('选择本页全部'))
    press('停用')
    const dialog = await screen.findByRole('dialog', { name: '停用的结果' })
    expect(dialog.textContent).toContain('已完成 3 项，未完成 1 项')
    expect(within(dialog).getAllByRole('listitem')[0]?.textContent).toBe('丙未完成最后一个')
    fireEvent.click(within(dialog).getByRole('button', { name: '导出结果' }))
    await waitFor(() => expect(offerSheets).toHaveBeenCalledTimes(1))
    fireEvent.click(within(dialog).getByRole('button', { name: '知道了' }))
    expect(screen.getByLabelText('选择 丙')).toHaveProperty('checked', true)
    expect(screen.getByLabelText('选择 甲')).toHaveProperty('checked', false)
  })

  test('an action that nobody agreed to leaves the choice, one that fails says why', async () => {
    show({
      bulkActions: [
        { name: '停用', run: async () => undefined },
        { name: '删除', run: () => Promise.reject(new Error('服务器超时！')) },
      ],
    })
    fireEvent.click(screen.getByLabelText('选择 甲'))
    press('停用')
    press('删除')
    await waitFor(() => expect(screen.getByLabelText('选择 甲')).toHaveProperty('checked', true))
    press('删除')
    expect(await screen.findByText('服务器超时！')).toBeTruthy()
  })
})
