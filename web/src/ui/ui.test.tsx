import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { confirm } from './overlay/confirm.tsx'
import { CountUp } from './display/count-up.tsx'
import { Dialog } from './overlay/dialog.tsx'
import { Pagination } from './data/pagination.tsx'
import { Places } from './overlay/places.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import { Tabs } from './controls/tabs.tsx'
import { TextField } from './forms/text-field.tsx'
import { toast } from './overlay/toast.tsx'

afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  test('goes after 2 s, an error after 5 s, and neither while it is looked at', async () => {
    vi.useFakeTimers()
    render(<Places />)
    act(() => {
      toast.success('已收藏')
      toast.error('服务器超时！')
    })
    fireEvent.pointerEnter(screen.getByText('服务器超时！').parentElement!)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.queryByText('已收藏')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText('服务器超时！')).toBeTruthy()
    fireEvent.pointerLeave(screen.getByText('服务器超时！').parentElement!)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.queryByText('服务器超时！')).toBeNull()
  })

  test('is said in a region that is there before', () => {
    render(<Places />)
    const region = screen.getByRole('status', { hidden: true })
    act(() => toast.info('链接已复制'))
    expect(region.textContent).toContain('链接已复制')
  })
})

test('a question is answered once, by its buttons', async () => {
  render(<Places />)
  let answer = Promise.resolve(false)
  act(() => void (answer = confirm({ title: '确认退出吗?' })))
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(await answer).toBe(true)
  expect(screen.queryByText('确认退出吗?')).toBeNull()
})

describe('a dialog', () => {
  test('is named by its title and closed by a click outside', () => {
    const close = vi.fn()
    render(<Dialog title="写评价" onClose={close} />)
    fireEvent.mouseDown(screen.getByRole('dialog', { name: '写评价' }))
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('is modal with the focus on what asks for it, and gives it back', () => {
    const ask = (open: boolean) => (
      <>
        <button type="button">修改</button>
        {open && (
          <Dialog title="写评价" onClose={vi.fn()}>
            <TextField label="评价" autoFocus />
          </Dialog>
        )}
      </>
    )
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { rerender } = render(ask(false))
    screen.getByRole('button', { name: '修改' }).focus()
    rerender(ask(true))
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '评价' }))
    rerender(ask(false))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '修改' }))
  })

  test('that holds text is closed neither by a click outside nor by Escape', () => {
    const close = vi.fn()
    render(<Dialog title="写评价" hold onClose={close} />)
    fireEvent.mouseDown(screen.getByRole('dialog'))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(close).not.toHaveBeenCalled()
  })
})

test('a password can be looked at, and its fault is bound to it', () => {
  render(<TextField label="密码" type="password" error="请输入密码" />)
  const field = screen.getByLabelText('密码')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(field.getAttribute('type')).toBe('text')
})

test('arrow keys move along tabs and open them', () => {
  const choose = vi.fn()
  const tabs = ['a', 'b'].map((value) => ({ value, name: value, panel: () => value }))
  render(<Tabs label="课程" tabs={tabs} chosen="a" onChoose={choose} />)
  screen.getByRole('tab', { name: 'a' }).focus()
  fireEvent.keyDown(screen.getByRole('tab', { name: 'a' }), { key: 'ArrowLeft' })
  expect(choose).toHaveBeenCalledWith('b')
  expect(screen.getByRole('tabpanel', { name: 'a' })).toBeTruthy()
})

test('pages are hidden when everything fits on one', () => {
  const { container, rerender } = render(
    <Pagination page={1} size={10} total={10} onPage={() => undefined} />,
  )
  expect(container.innerHTML).toBe('')
  rerender(<Pagination page={5} size={10} total={101} onPage={() => undefined} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '上一页',
    '1',
    '4',
    '5',
    '6',
    '11',
    '下一页',
  ])
})

test('a figure does not move where motion is not wanted, and is exact for screen readers at once', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<CountUp value={48_213} />)
  expect(screen.getAllByText('48,213')).toHaveLength(2)
})

test('rich text loses what could run', async () => {
  const html =
    '<h3>目标</h3><p onclick="x()" style="color:red">好<script>x()</script><a href="javascript:x()">坏</a><iframe src="/"></iframe></p>'
  const { container } = render(<RichText html={html} />)
  await waitFor(() => expect(container.querySelector('h3')).toBeTruthy())
  expect(container.querySelector('script, iframe, [onclick], [style*=color], a[href]')).toBeNull()
  expect(container.textContent).toContain('好')
})
