import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Finder, type FinderOption } from './finder.tsx'

const fruits: readonly FinderOption[] = [
  { id: 'a', name: '苹果', note: 'A' },
  { id: 'b', name: '香蕉', note: 'B' },
  { id: 'c', name: '香橙', note: 'C' },
]

/** Finds nothing without words, as where a list would tell too much, or everything. */
const finder = (more: { readonly all?: boolean; readonly once?: boolean } = {}) => {
  const choose = vi.fn()
  const find = (words: string) =>
    words === '' ? (more.all ? fruits : []) : fruits.filter(({ name }) => name.includes(words))
  render(
    <Finder
      id="fruit"
      label="水果"
      placeholder="输入名称"
      none="没有这种水果"
      find={find}
      once={more.once === true}
      onChoose={choose}
    />,
  )
  const field = screen.getByRole('combobox')
  act(() => field.focus())
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const press = (key: string) => fireEvent.keyDown(field, { key })
  return { choose, field, type, press }
}

const names = () => screen.queryAllByRole('option').map((one) => one.textContent)

test('arrow keys go round, Enter takes, and the words are ready for the next', () => {
  const { choose, field, type, press } = finder()
  expect(names()).toEqual([])
  type('香')
  expect(names()).toEqual(['香蕉B', '香橙C'])
  press('ArrowDown')
  expect(field.getAttribute('aria-activedescendant')).toBe('fruit-1')
  press('ArrowDown')
  press('ArrowUp')
  press('Enter')
  expect(choose).toHaveBeenCalledExactlyOnceWith(fruits[2], '香')
  expect((field as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('what nothing fits says so, takes nothing, and says nothing once one has left', () => {
  const { choose, field, type, press } = finder()
  type('土豆')
  expect(screen.getByText('没有这种水果')).toBeTruthy()
  press('Enter')
  expect(choose).not.toHaveBeenCalled()
  fireEvent.blur(field)
  expect(screen.queryByText('没有这种水果')).toBeNull()
})

test('letters on their way to signs neither find nor take', () => {
  const { choose, field, type } = finder()
  fireEvent.compositionStart(field)
  type('xiang')
  expect(screen.queryByText('没有这种水果')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(choose).not.toHaveBeenCalled()
  type('香蕉')
  fireEvent.compositionEnd(field)
  expect(names()).toEqual(['香蕉B'])
})

test('a list that is there without words stays for the next choice, or shuts with the first', () => {
  const many = finder({ all: true })
  many.press('Enter')
  expect(names()).toHaveLength(3)
  expect(many.choose).toHaveBeenCalledOnce()
  many.press('Escape')
  expect(names()).toEqual([])
})

test('of one alone the list shuts with the choice', () => {
  const { choose, press } = finder({ all: true, once: true })
  fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement)
  expect(choose).toHaveBeenCalledExactlyOnceWith(fruits[1], '')
  expect(names()).toEqual([])
  press('Enter')
  expect(choose).toHaveBeenCalledOnce()
})
