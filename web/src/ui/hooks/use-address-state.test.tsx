import { act, cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAddressState } from './address-state.ts'

const List = () => {
  const [{ wrong, page }, narrow] = useAddressState<{ wrong: boolean; page: number }>({
    wrong: false,
    page: 1,
  })
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={wrong}
          onChange={({ target }) => narrow({ wrong: target.checked })}
        />
        只看有问题的
      </label>
      <button type="button" onClick={() => narrow({ page: page + 1 })}>
        第 {page} 页
      </button>
    </>
  )
}

beforeEach(() => {
  window.history.replaceState({ idx: 0 }, '', '/list')
  // As in a browser: nothing renders before it would by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

const show = async () => {
  await act(() =>
    render(
      <BrowserRouter>
        <List />
      </BrowserRouter>,
    ),
  )
}

test('a box that was ticked stands ticked at once, before the address has followed', async () => {
  await show()
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  box.click()
  expect(box.checked).toBe(true)
  await vi.waitFor(() => expect(window.location.search).toBe('?wrong=1'))
  expect(box.checked).toBe(true)
})

test('a second change counts from the first, though the address has not followed yet', async () => {
  await show()
  const button = screen.getByRole('button')
  button.click()
  await Promise.resolve()
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('第 3 页'))
  expect(window.location.search).toBe('?page=3')
})
