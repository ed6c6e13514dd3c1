import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

type Row = { readonly id: string; readonly name: string }
const rows: readonly Row[] = ['甲', '乙', '丙', '丁'].map((name, at) => ({ id: String(at), name }))
const columns: readonly Column<Row>[] = [{ name: '姓名', cell: ({ name }) => name }]

const Chosen = ({
  onChoose,
  stale = false,
}: {
  onChoose: (chosen: readonly string[]) => void
  stale?: boolean
}) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="名单"
      columns={columns}
      rows={rows}
      stale={stale}
      keyOf={({ id }) => id}
      choice={{
        chosen,
        onChoose: (next) => {
          setChosen(next)
          onChoose([...next])
        },
        nameOf: ({ name }) => name,
        may: ({ name }) => name !== '丁',
      }}
    />
  )
}

test('rows are chosen one by one, all at once, and in between with Shift', () => {
  const choose = vi.fn()
  render(<Chosen onChoose={choose} />)
  fireEvent.click(screen.getByLabelText('选择 甲'))
  expect(choose).toHaveBeenLastCalledWith(['0'])
  fireEvent.click(screen.getByLabelText('选择 丙'), { shiftKey: true })
  expect(choose).toHaveBeenLastCalledWith(['0', '1', '2'])
  expect(screen.getByLabelText('选择本页全部')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('选择 丁')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('选择本页全部'))
  expect(choose).toHaveBeenLastCalledWith([])
})

test('rows that are about to go are not chosen', () => {
  const choose = vi.fn()
  const { rerender } = render(<Chosen stale onChoose={choose} />)
  expect(screen.getByLabelText('选择本页全部')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('选择 甲')).toHaveProperty('disabled', true)
  rerender(<Chosen onChoose={choose} />)
  expect(screen.getByLabelText('选择本页全部')).toHaveProperty('disabled', false)
})

test('what is on the way has a shape, what is nothing says so, what failed can be asked again', () => {
  const retry = vi.fn()
  const table = (more: object) => (
    <DataTable label="名单" columns={columns} rows={undefined} keyOf={({ id }) => id} {...more} />
  )
  const { rerender } = render(table({ bones: 3 }))
  const shape = screen.getByRole('table')
  expect(shape.getAttribute('aria-busy')).toBe('true')
  expect(within(shape).getAllByRole('row')).toHaveLength(4)
  rerender(table({ rows: [], empty: <p>还没有</p> }))
  expect(screen.getByText('还没有')).toBeTruthy()
  rerender(table({ error: new Error('服务器超时！'), onRetry: retry }))
  expect(screen.getByRole('alert').textContent).toContain('服务器超时！')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
