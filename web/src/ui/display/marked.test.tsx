import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Marked } from './marked.tsx'
import { Pagination } from '../data/pagination.tsx'

const html = (text: string, marks: [number, number][]) => {
  const { container } = render(<Marked text={text} marks={marks} />)
  return container.querySelector('span')?.innerHTML ?? container.innerHTML
}

test.each([
  ['心电图', [], '心电图'],
  ['心电图', [[0, 1]], '<mark>心</mark>电图'],
  [
    '心电图判读',
    [
      [3, 5],
      [0, 2],
    ],
    '<mark>心电</mark>图<mark>判读</mark>',
  ],
  [
    '心电图',
    [
      [0, 2],
      [1, 9],
    ],
    '<mark>心电</mark><mark>图</mark>',
  ],
  ['心电图', [[5, 9]], '心电图'],
  ['<b>&', [[0, 3]], '<mark>&lt;b&gt;</mark>&amp;'],
] as [string, [number, number][], string][])('%s marked at %j', (text, marks, expected) =>
  expect(html(text, marks)).toBe(expected),
)

test('a page that is about to be asked for is heard of', () => {
  const onIntend = vi.fn()
  render(<Pagination page={2} size={15} total={60} onPage={vi.fn()} onIntend={onIntend} />)
  fireEvent.pointerEnter(screen.getByRole('button', { name: '第 4 页' }))
  expect(onIntend).toHaveBeenLastCalledWith(4)
  fireEvent.focus(screen.getByRole('button', { name: '下一页' }))
  expect(onIntend).toHaveBeenLastCalledWith(3)
})
