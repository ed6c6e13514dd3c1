import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormFault } from './form-fault.tsx'
import { TextField } from './text-field.tsx'
import { type Faults, useForm } from './use-form.ts'

afterEach(() => vi.restoreAllMocks())

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
      <FormFault>{faults.whole}</FormFault>
      <TextField label="姓名" {...line('Name')} />
      <TextField label="学号" {...line('Number')} />
      <output>{[dirty && 'dirty', pending && 'pending'].join(' ')}</output>
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

test('the server’s sentence stands where it belongs, else over the whole form, which is focused', async () => {
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
  const whole = await screen.findByText('服务器超时！')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(screen.getByRole('alert').contains(whole)).toBe(true)
  expect(screen.getByLabelText('姓名')).toHaveProperty('value', '林')
})

test('a line is checked when it is left, not before anything stood in it', () => {
  render(<Form send={() => Promise.resolve()} />)
  fireEvent.blur(screen.getByLabelText('姓名'))
  expect(screen.queryByText('请填写姓名')).toBeNull()
})

test('what was refused is focused however early the next frame comes', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0)
    return 0
  })
  render(<Form send={() => Promise.reject(new Error('服务器超时！'))} />)
  type('姓名', '林')
  save()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})
