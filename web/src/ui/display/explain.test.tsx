import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Explain } from './explain.tsx'

test('an explanation opens by press, and closes by Escape or a press elsewhere', () => {
  render(<Explain label="进度怎么算">进度 = 已完成 ÷ 全部</Explain>)
  const button = screen.getByRole('button', { name: '进度怎么算' })
  expect(screen.queryByText(/进度 =/)).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(/进度 =/)).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByText(/进度 =/)).toBeNull()
  fireEvent.click(button)
  fireEvent.pointerDown(document.body)
  expect(screen.queryByText(/进度 =/)).toBeNull()
})
