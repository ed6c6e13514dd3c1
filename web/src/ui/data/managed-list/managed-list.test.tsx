import { fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { offerSheets } from '../spreadsheets.ts'
import { address, nothing, press, show, things } from './list-of-things.tsx'

vi.mock('../spreadsheets.ts', () => ({ offerSheets: vi.fn(async () => true) }))
beforeEach(() => {
  vi.mocked(offerSheets).mockClear()
  window.localStorage.clear()
})

const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('.first')?.textContent)

describe('the address', () => {
  test('another filter begins at the first page; order and columns stay', async () => {
    show({ size: 2 }, '/things?page=2&sort=-name&columns=more&unasked=1')
    fireEvent.click(screen.getByLabelText('旧的'))
    await waitFor(() =>
      expect(address()).toBe('/things?sort=-name&columns=more&unasked=1&kind=old'),
    )
  })

  test('a head sorts upward, downward and not any more, and says so', async () => {
    show({ size: 2 }, '/things?page=2')
    const head = screen.getByRole('columnheader', { name: '名称' })
    press('名称')
    await waitFor(() => expect(address()).toBe('/things?sort=name'))
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    press('名称')
    await waitFor(() => expect(address()).toBe('/things?sort=-name'))
    expect(head.getAttribute('aria-sort')).toBe('descending')
    press('名称')
    await waitFor(() => expect(address()).toBe('/things'))
    expect(head.getAttribute('aria-sort')).toBeNull()
  })

  test('a list of one page is sorted here, in the order of pinyin', async () => {
    show({}, '/things?sort=name')
    expect(names()).toEqual(['丙', '丁', '甲', '戊', '乙'])
  })

  test('columns are chosen, remembered and brought back', async () => {
    const { unmount } = show()
    press('显示列')
    fireEvent.click(screen.getByLabelText('备注'))
    await waitFor(() => expect(address()).toBe('/things?columns=place.more'))
    unmount()
    show()
    expect(screen.getByRole('columnheader', { name: '备注' })).toBeTruthy()
    press('显示列')
    press('恢复默认')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '备注' })).toBeNull())
    expect(window.localStorage).toHaveLength(0)
  })

  test('the last column of a choice cannot be put away', async () => {
    show({}, '/things?columns=more')
    press('显示列')
    expect(screen.getByLabelText('备注')).toHaveProperty('disabled', true)
  })
})

describe('the keyboard', () => {
  test('arrow keys go between rows, a blank chooses, Enter opens; Tab leads to one row', async () => {
    const opened = vi.fn()
    show({ opened, bulkActions: [{ name: '停用', run: nothing }] })
    expect(rowOf('甲').tabIndex).toBe(0)
    expect(rowOf('乙').tabIndex).toBe(-1)
    rowOf('甲').focus()
    fireEvent.keyDown(rowOf('甲'), { key: 'ArrowDown' })
    expect(document.activeElement).toBe(rowOf('乙'))
    expect(rowOf('乙').tabIndex).toBe(0)
    fireEvent.keyDown(rowOf('乙'), { key: ' ' })
    expect(screen.getByLabelText('选择 乙')).toHaveProperty('checked', true)
    fireEvent.keyDown(rowOf('乙'), { key: 'Enter' })
    expect(opened).toHaveBeenCalledWith('乙')
    fireEvent.keyDown(rowOf('乙'), { key: 'End' })
    expect(document.activeElement).toBe(rowOf('戊'))
    fireEvent.keyDown(rowOf('戊'), { key: 'ArrowDown' })
    expect(document.activeElement).toBe(rowOf('戊'))
  })

  test('keys of what stands in a row are its own', async () => {
    const opened = vi.fn()
    show({ opened })
    fireEvent.keyDown(screen.getByRole('button', { name: '删除甲' }), { key: 'Enter' })
    expect(opened).not.toHaveBeenCalled()
  })
})

test('what matches is exported with the columns that have words', async () => {
  show()
  press('导出')
  await waitFor(() => expect(offerSheets).toHaveBeenCalledTimes(1))
  expect(vi.mocked(offerSheets).mock.calls[0]).toEqual([
    '物品',
    [
      {
        name: '物品',
        heads: ['名称', '位置'],
        rows: things.map(({ name, place }) => [name, place]),
      },
    ],
  ])
})

test('nothing, nothing of what was asked, on the way, and failed', async () => {
  const refetch = vi.fn()
  const { unmount } = show({ rows: [] })
  expect(screen.getByText('还没有物品')).toBeTruthy()
  unmount()
  const narrowed = show({ rows: [] }, '/things?kind=old&page=3')
  press('清除筛选')
  await waitFor(() => expect(address()).toBe('/things'))
  narrowed.unmount()
  const loading = show({ rows: undefined })
  expect(screen.getByRole('table', { name: '物品列表' }).getAttribute('aria-busy')).toBe('true')
  loading.unmount()
  show({ rows: undefined, error: new Error('服务器超时！'), refetch })
  press('重试')
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('axe finds nothing, with columns open and rows chosen', async () => {
  const { container } = show({
    size: 2,
    opened: () => undefined,
    bulkActions: [{ name: '停用', run: nothing }],
  })
  fireEvent.click(screen.getByLabelText('选择 甲'))
  press('显示列')
  // jsdom paints nothing, so contrast is tried in journeys.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
