import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TagsField } from './tags-field.tsx'
import { wordsIn } from './words-in.ts'

const Held = ({
  first = [],
  onChange,
}: {
  first?: string[]
  onChange?: (tags: string[]) => void
}) => {
  const [tags, setTags] = useState(first)
  return (
    <TagsField
      label="擅长"
      value={tags}
      most={3}
      longest={4}
      offered={['带教', '急救']}
      onChange={(next) => {
        setTags(next)
        onChange?.(next)
      }}
    />
  )
}
const field = () => screen.getByLabelText('擅长')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const tags = () => screen.queryAllByRole('listitem').map((one) => one.textContent)

test('words are told apart whatever stands between them, each once', () =>
  expect(wordsIn(' 心电图、心律失常，肺 肺;;')).toEqual(['心电图', '心律失常', '肺']))

test('Enter, a comma and leaving make tags of what was typed; the same twice is one', () => {
  render(<Held />)
  type('带教')
  fireEvent.keyDown(field(), { key: 'Enter' })
  type('急救，')
  expect(tags()).toEqual(['带教', '急救'])
  type('带教')
  fireEvent.blur(field())
  expect(tags()).toEqual(['带教', '急救'])
  expect(field()).toHaveProperty('value', '')
})

test('what is too long or too much stays in the line, with its sentence', () => {
  render(<Held first={['一', '二', '三']} />)
  type('四')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(screen.getByRole('alert').textContent).toBe('最多3项')
  expect(field()).toHaveProperty('value', '四')
  fireEvent.click(screen.getByRole('button', { name: '移除“三”' }))
  expect(screen.queryByRole('alert')).toBeNull()
  type('五个字的词')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(screen.getByRole('alert').textContent).toBe('每项不得超过4个字')
  expect(tags()).toEqual(['一', '二'])
})

test('a word that is being put together is not cut, nor ended by the Enter that chooses it', () => {
  render(<Held />)
  fireEvent.compositionStart(field())
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(tags()).toEqual([])
})

test('Backspace in an empty line takes the last away; what is offered is chosen once', () => {
  const changed = vi.fn<(tags: string[]) => void>()
  render(<Held first={['一']} onChange={changed} />)
  fireEvent.click(screen.getByRole('button', { name: /急救/ }))
  expect(changed).toHaveBeenLastCalledWith(['一', '急救'])
  expect(screen.queryByRole('button', { name: /添加急救/ })).toBeNull()
  fireEvent.keyDown(field(), { key: 'Backspace' })
  expect(changed).toHaveBeenLastCalledWith(['一'])
})
