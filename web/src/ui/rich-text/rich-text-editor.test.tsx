import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PictureUpload, type KeepPicture } from './picture-upload.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const rect = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 }
beforeEach(() => {
  // jsdom lays nothing out: where text stands is tried in the journeys.
  Object.assign(Range.prototype, {
    getClientRects: () => [rect],
    getBoundingClientRect: () => rect,
  })
  Object.assign(document, { elementFromPoint: () => null })
})

const onChange = vi.fn<(html: string) => void>()
afterEach(() => onChange.mockReset())

const show = (value = '<p>甲</p>', keep?: KeepPicture) => {
  const field = (html: string) => (
    <PictureUpload value={keep}>
      <RichTextEditor label="正文" value={html} onChange={onChange} />
    </PictureUpload>
  )
  const { rerender } = render(field(value))
  return { put: (html: string) => rerender(field(html)) }
}
const box = () => screen.getByRole('textbox', { name: '正文' })
const tool = (name: string) => screen.getByRole('button', { name })
const paste = (html: string, text = '', files: readonly File[] = []) =>
  fireEvent.paste(box(), {
    clipboardData: {
      files,
      getData: (kind: string) => (kind === 'text/html' ? html : kind === 'text/plain' ? text : ''),
    },
  })

test('shows cleaned text, and says nothing until something is changed', () => {
  show('<p>甲<img src=x onerror=alert(1)></p><script>alert(1)</script>')
  expect(box().textContent).toBe('甲')
  expect(box().querySelector('img[onerror], script')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('what is pasted is cleaned before it is let in: tables stay, styles and scripts go', () => {
  show('')
  paste(
    '<h1 onclick="x()">题</h1><script>alert(1)</script><table class=MsoTableGrid><tr><td style="color:red"><p class=MsoNormal>甲</p></td></tr></table>',
  )
  expect(onChange).toHaveBeenLastCalledWith(
    '<h2>题</h2><table><tbody><tr><td>甲</td></tr></tbody></table>',
  )
})

test('pasted text without a format stays text, its lines paragraphs', () => {
  show('')
  paste('', '<b>字</b>\r\n二')
  expect(onChange).toHaveBeenLastCalledWith('<p>&lt;b&gt;字&lt;/b&gt;</p><p>二</p>')
})

test('a table comes with a head, and tools for it where the cursor stands in it', () => {
  show('')
  fireEvent.click(tool('表格'))
  expect(onChange.mock.lastCall?.[0]).toMatch(/^<table><thead><tr><th><\/th>/)
  expect(screen.getByRole('toolbar', { name: '正文表格' })).toBeTruthy()
  fireEvent.click(tool('删除行'))
  expect(onChange.mock.lastCall?.[0]).not.toContain('<th>')
  fireEvent.click(tool('删除表格'))
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('the tools are one stop of the keyboard, and arrows move among them', () => {
  show()
  const bar = screen.getByRole('toolbar', { name: '正文格式' })
  const stops = () => [...bar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([tool('小标题')])
  tool('小标题').focus()
  fireEvent.keyDown(tool('小标题'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tool('重做'))
  fireEvent.keyDown(tool('重做'), { key: 'Home' })
  expect(document.activeElement).toBe(tool('小标题'))
  fireEvent.click(tool('小标题'))
  expect(onChange).toHaveBeenLastCalledWith('<h2>甲</h2>')
  expect(tool('小标题').ariaPressed).toBe('true')
})

test('a link leads to https and nowhere else', () => {
  show('')
  fireEvent.keyDown(box(), { key: 'k', ctrlKey: true })
  const address = screen.getByLabelText('链接地址')
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(screen.getByText('链接须以 https:// 开头')).toBeTruthy()
  fireEvent.change(address, { target: { value: 'https://example.edu.cn/a' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(screen.queryByLabelText('链接地址')).toBeNull()
  expect(onChange.mock.lastCall?.[0]).toContain('<a href="https://example.edu.cn/a"')
})

test('a formula is kept as its TeX, and not before it can be read', async () => {
  show('')
  fireEvent.click(tool('公式'))
  fireEvent.click(tool('确定'))
  expect(screen.getByText('请填写公式')).toBeTruthy()
  const tex = screen.getByLabelText('公式（TeX）')
  fireEvent.change(tex, { target: { value: String.raw`\frac{a` } })
  await screen.findByText('公式第 8 个字符附近无法识别，请检查')
  fireEvent.click(tool('确定'))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(tex, { target: { value: String.raw`\frac{a}{b}` } })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  fireEvent.click(tool('确定'))
  expect(onChange).toHaveBeenLastCalledWith(
    String.raw`<p><code data-formula="line">\frac{a}{b}</code></p>`,
  )
  await waitFor(() => expect(box().querySelector('math')).toBeTruthy())
})

const src = '/f/01980000-0000-7000-8000-00000000beef.webp?e=1&s=x'
const png = new File([new Uint8Array(8)], 'image.png', { type: 'image/png' })

test('a picture is kept first, and put where the cursor was', async () => {
  const kept = Promise.withResolvers<{ src: string; width: number; height: number }>()
  show('<p>甲</p>', () => kept.promise)
  paste('<img src="https://host.example/a.png">', '', [png])
  expect(screen.getByText('正在上传图片…')).toBeTruthy()
  paste('', '先')
  await act(async () => kept.resolve({ src, width: 640, height: 480 }))
  expect(onChange).toHaveBeenLastCalledWith(
    `<p>先<img src="${src.replace('&', '&amp;')}" width="640" height="480" alt="">甲</p>`,
  )
})

test('what cannot be kept is told, and the text stays', async () => {
  show('<p>甲</p>', () => Promise.reject(new Error('图片不得超过8 MB')))
  paste('', '', [png])
  expect((await screen.findByRole('alert')).textContent).toBe('图片不得超过8 MB')
  expect(onChange).not.toHaveBeenCalled()
})

test('without a place for pictures there is no tool for them', () => {
  show()
  expect(screen.queryByRole('button', { name: '图片' })).toBeNull()
})

test('another text is put in; the same in other words leaves the cursor alone', () => {
  const { put } = show('<p><strong>甲</strong></p>')
  const before = box().querySelector('strong')
  put('<p><b>甲</b></p>')
  expect(box().querySelector('strong')).toBe(before)
  put('<p>乙</p>')
  expect(box().textContent).toBe('乙')
  expect(onChange).not.toHaveBeenCalled()
})
