import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChoiceField } from './choice-field.tsx'
import { ChoiceTreeField } from './choice-tree-field.tsx'
import { type Choices, nameAmong } from './choices.ts'

const list = [
  {
    value: '330000',
    name: '浙江省',
    children: [
      { value: '330100', name: '杭州市' },
      { value: '330200', name: '宁波市' },
    ],
  },
  { value: '110000', name: '北京市', children: [{ value: '110100', name: '北京市' }] },
  { value: '710000', name: '台湾省', children: [] },
]
const ready: Choices = { list, state: 'ready', retry: () => undefined }

const box = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const pick = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })

test('while choices are on the way nothing can be chosen, and what was chosen stays', () => {
  const choose = vi.fn()
  render(
    <ChoiceField
      label="民族"
      choices={{ ...ready, list: [], state: 'loading' }}
      value="08"
      onChoose={choose}
    />,
  )
  expect(box('民族').disabled).toBe(true)
  expect(box('民族').value).toBe('08')
  expect(screen.getByText('正在加载…')).toBeTruthy()
})

test('choices that did not come say so and are asked for again; whoever asked goes on in the field', () => {
  const retry = vi.fn()
  const field = (choices: Partial<Choices>) => (
    <ChoiceField
      label="民族"
      choices={{ list: [], state: 'failed', retry, ...choices }}
      value=""
      onChoose={() => undefined}
    />
  )
  const { rerender } = render(field({}))
  expect(screen.getByText('加载失败')).toBeTruthy()
  expect(screen.getByText('民族加载失败')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重试加载民族' }))
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(field({ state: 'loading' }))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(field({ state: 'ready', list }))
  expect(document.activeElement).toBe(box('民族'))
  expect(screen.getByRole('option', { name: '请选择' })).toBeTruthy()
})

test('a field whose choices came by themselves does not take the cursor', () => {
  const field = (choices: Choices) => (
    <ChoiceField label="民族" choices={choices} value="" onChoose={() => undefined} />
  )
  const { rerender } = render(field({ ...ready, state: 'loading', list: [] }))
  rerender(field(ready))
  expect(document.activeElement).toBe(document.body)
})

test('a value that was switched off since is told as such', () => {
  render(<ChoiceField label="民族" choices={ready} value="99" onChoose={() => undefined} />)
  expect(screen.getByRole('option', { name: '（已停用的选项）' })).toBeTruthy()
})

const Tree = ({ first = '' }: { first?: string }) => {
  const [value, set] = useState(first)
  return (
    <>
      <ChoiceTreeField
        label="籍贯"
        levels={['省份', '城市']}
        choices={ready}
        value={value}
        onChoose={set}
      />
      <output>{value}</output>
    </>
  )
}

test.each([
  ['330000', '330000', true],
  ['110000', '110100', false],
  ['710000', '710000', false],
])('choosing %s chooses %s', (group, value, hasMore) => {
  render(<Tree />)
  pick('省份', group)
  expect(screen.getByRole('status').textContent).toBe(value)
  expect(screen.queryByLabelText('城市') !== null).toBe(hasMore)
})

test('a city is chosen below its province, and taken back to it', () => {
  render(<Tree first="330200" />)
  expect(box('省份').value).toBe('330000')
  pick('城市', '330100')
  expect(screen.getByRole('status').textContent).toBe('330100')
  pick('城市', '')
  expect(screen.getByRole('status').textContent).toBe('330000')
  pick('省份', '')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a value is called by its name wherever it stands', () => {
  expect(nameAmong(ready, '330200')).toBe('宁波市')
  expect(nameAmong(ready, '9', '—')).toBe('—')
})
