import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ComboBoxField, type Offer } from './combo-box-field.tsx'

const fruits: readonly Offer[] = [
  { id: 'a', name: '苹果', note: 'A' },
  { id: 'b', name: '香蕉', note: 'B' },
  { id: 'c', name: '香橙', note: 'C' },
]

/** Finds nothing without words, as where a list would tell too much, or everything. */
const show = (more: { readonly all?: boolean } = {}) => {
  const choose = vi.fn<(offer: Offer, words: string) => void>()
  const among = (words: string) =>
    words === '' ? (more.all ? fruits : []) : fruits.filter(({ name }) => name.includes(words))
  render(<ComboBoxField label="水果" none="没有这种水果" among={among} onChoose={choose} />)
  return { choose, ...field() }
}

const field = () => {
  const input = screen.getByRole<HTMLInputElement>('combobox')
  act(() => input.focus())
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  const press = (key: string) => {
    fireEvent.keyDown(input, { key })
    fireEvent.keyUp(input, { key })
  }
  return { input, type, press }
}

const names = () => screen.queryAllByRole('option').map((one) => one.textContent)

test('arrow keys mark, Enter takes, and the field is ready for the next', () => {
  const { choose, input, type, press } = show()
  expect(names()).toEqual([])
  type('香')
  expect(names()).toEqual(['香蕉B', '香橙C'])
  press('ArrowDown')
  press('ArrowDown')
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id)
  press('Enter')
  expect(choose).toHaveBeenCalledExactlyOnceWith(fruits[2], '香')
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})

test('Enter takes the nearest where nothing is marked', () => {
  const { choose, type, press } = show()
  type('香')
  press('Enter')
  expect(choose).toHaveBeenCalledExactlyOnceWith(fruits[1], '香')
})

test('what nothing fits says so, takes nothing, and says nothing once one has left', () => {
  const { choose, input, type, press } = show()
  expect(screen.queryByText('没有这种水果')).toBeNull()
  type('土豆')
  expect(screen.getByText('没有这种水果')).toBeTruthy()
  press('Enter')
  expect(choose).not.toHaveBeenCalled()
  act(() => input.blur())
  expect(screen.queryByText('没有这种水果')).toBeNull()
  expect(input.value).toBe('')
})

test('letters on their way to signs neither find nor take', () => {
  const { choose, input, type } = show()
  fireEvent.compositionStart(input)
  type('xiang')
  expect(screen.queryByText('没有这种水果')).toBeNull()
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(choose).not.toHaveBeenCalled()
  type('香蕉')
  fireEvent.compositionEnd(input)
  expect(names()).toEqual(['香蕉B'])
})

test('the list shuts with a choice and comes back when it is opened', () => {
  const { choose, press } = show({ all: true })
  expect(names()).toHaveLength(3)
  fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement)
  expect(choose).toHaveBeenCalledExactlyOnceWith(fruits[1], '')
  expect(names()).toEqual([])
  press('ArrowDown')
  expect(names()).toHaveLength(3)
  press('Enter')
  expect(choose).toHaveBeenLastCalledWith(fruits[0], '')
  expect(names()).toEqual([])
  press('ArrowDown')
  press('Escape')
  expect(names()).toEqual([])
})

test('after a choice the next name is found as well, composed of letters', async () => {
  const choose = vi.fn<(offer: Offer) => void>()
  const find = (words: string) => Promise.resolve(fruits.filter(({ name }) => name.includes(words)))
  render(<ComboBoxField label="水果" chosen={undefined} find={find} onChoose={choose} />)
  const { input, type } = field()
  await waitFor(() => expect(names()).toHaveLength(3))
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement)
  expect(names()).toEqual([])
  expect(input.value).toBe('')
  fireEvent.compositionStart(input)
  type('xiang')
  type('香')
  fireEvent.compositionEnd(input)
  await waitFor(() => expect(names()).toEqual(['香蕉B', '香橙C']))
})

test('Escape shuts the list, and not what the field stands in', () => {
  const { input, type } = show()
  const escape = () => fireEvent.keyDown(input, { key: 'Escape' })
  type('香')
  expect(escape()).toBe(false)
  expect(names()).toEqual([])
  expect(escape()).toBe(true)
})

test('what is asked for comes a moment after typing; nothing stale is taken, and what is chosen stands in the field', async () => {
  const choose = vi.fn<(offer: Offer) => void>()
  const find = (words: string) => Promise.resolve(fruits.filter(({ name }) => name.includes(words)))
  const { rerender } = render(
    <ComboBoxField label="水果" chosen={undefined} find={find} onChoose={choose} />,
  )
  const { input, type, press } = field()
  await waitFor(() => expect(names()).toHaveLength(3))
  type('橙')
  press('Enter')
  expect(choose).not.toHaveBeenCalled()
  await waitFor(() => expect(names()).toEqual(['香橙C']))
  press('Enter')
  expect(choose.mock.lastCall?.[0]).toBe(fruits[2])
  rerender(<ComboBoxField label="水果" chosen={fruits[2]} find={find} onChoose={choose} />)
  expect(input.value).toBe('香橙')
})
