import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PictureSheet } from './picture-sheet.tsx'

test('a picture says that it is drawn and which it is, and nothing of what it shows', async () => {
  render(
    <PictureSheet
      name="胃镜"
      picture={{ kind: 'gastroscopy', ulcer: { place: 'angle', mm: 15, forrest: 'IIa' } }}
    />,
  )
  const sheet = screen.getByRole('region', { name: '胃镜示意图' })
  await screen.findByText('胃角')
  expect(sheet.querySelectorAll('canvas').length).toBe(2)
  expect(sheet.textContent).toContain('示意图（程序绘制，非真实影像）')
  expect(sheet.textContent).not.toMatch(/溃疡|血管|出血|病灶|ulcer|Forrest/i)
  // Colours are as they are: there is no window to look through.
  expect(screen.queryByLabelText('亮度')).toBeNull()
})

test('brightness and contrast are moved and put back', async () => {
  render(<PictureSheet name="头颅CT平扫" picture={{ kind: 'head-ct', artery: 'left' }} />)
  const bright = await screen.findByLabelText<HTMLInputElement>('亮度', {}, { timeout: 8000 })
  const back = screen.getByRole('button', { name: '复原' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(bright, { target: { value: '40' } })
  expect(bright.value).toBe('40')
  fireEvent.click(back)
  expect(bright.value).toBe('0')
  expect(screen.getByLabelText<HTMLInputElement>('对比度').value).toBe('0')
})
