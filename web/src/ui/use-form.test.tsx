import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextField } from './text-field.tsx'
import { type Faults, useForm } from './use-form.ts'

type Values = { readonly Name: string; readonly Number: string }

const check = ({ Name: name }: Values): Faults<Values> => (name ? {} : { Name: '请填写姓名' })

const Form = ({ send }: { send: (values: Values) => Promise<void> }) => {
  const { form, faults, dirty, pending, submit, line } = useForm<Values>({
    first: { Name: '', Number: '' },
    check,
    send,
    lines: { 该学号已被使用: 'Number' },
  })
  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <TextField label="姓名" {...line('Name')} />
      <TextField label="学号" {...line('Number')} />
      <output>{[faults.whole, dirty && 'dirty', pending && 'pending'].join(' ')}</output>
      <button type="submit">保存</button>
    </form>
  )
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

test('what is wrong is told beside its line and focused, and goes when it is mended', async () => {
  const send = vi.fn(() => Promise.resolve())
  render(<Form send={send} />)
  save()
  expect(screen.getByText('请填写姓名')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('姓名')))
  type('姓名', '林')
  expect(screen.queryByText('请填写姓名')).toBeNull()
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toContain('dirty')
})

test('the server’s sentence stands where it belongs, else with the whole form', async () => {
  const send = vi
    .fn<(values: Values) => Promise<void>>()
    .mockRejectedValueOnce(new Error('该学号已被使用'))
    .mockRejectedValueOnce(new Error('服务器超时！'))
  render(<Form send={send} />)
  type('姓名', '林')
  save()
  expect(await screen.findByText('该学号已被使用')).toBeTruthy()
  expect(screen.getByLabelText('学号').getAttribute('aria-invalid')).toBe('true')
  save()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('服务器超时！'))
  expect(screen.getByLabelText('姓名')).toHaveProperty('value', '林')
})

test('a line is checked when it is left, not before anything stood in it', () => {
  render(<Form send={() => Promise.resolve()} />)
  fireEvent.blur(screen.getByLabelText('姓名'))
  expect(screen.queryByText('请填写姓名')).toBeNull()
})
