import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { htmlIn } from './rich-text-deeds.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const run = vi.fn<(name: string, ui: boolean, value?: string) => boolean>()
beforeEach(() => {
  run.mockReset()
  // What jsdom cannot: the browsers' editing itself is tried in the journeys.
  Object.assign(document, {
    execCommand: run,
    queryCommandState: () => false,
    queryCommandValue: () => 'p',
  })
})

const onChange = vi.fn<(html: string) => void>()
const show = (value = '<p>甲</p>') =>
  render(<RichTextEditor label="正文" value={value} onChange={onChange} />)
const box = () => screen.getByRole('textbox', { name: '正文' })

test('shows cleaned text, and tells what is typed, cleaned', () => {
  show('<p>甲<img src=x onerror=alert(1)></p>')
  expect(box().querySelector('img')).toBeNull()
  expect(box().textContent).toBe('甲')
  box().append(document.createElement('script'), '乙')
  fireEvent.input(box())
  expect(onChange).toHaveBeenLastCalledWith('<p>甲</p><p>乙</p>')
})

test('what is pasted is cleaned before it is let in', () => {
  show()
  const data: Readonly<Record<string, string>> = {
    'text/html': '<h1 onclick="x()">题</h1><script>alert(1)</script><p style="color:red">文</p>',
    'text/plain': '题 文',
  }
  fireEvent.paste(box(), { clipboardData: { getData: (kind: string) => data[kind] ?? '' } })
  expect(run).toHaveBeenCalledWith('insertHTML', false, '<h2>题</h2><p>文</p>')
  fireEvent.paste(box(), {
    clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? '<b>字</b>' : '') },
  })
  expect(run).toHaveBeenLastCalledWith('insertText', false, '<b>字</b>')
})

test('the tools are one stop of the keyboard, and arrows move among them', () => {
  show()
  const tool = (name: string) => screen.getByRole('button', { name })
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    tool('小标题'),
  ])
  tool('小标题').focus()
  fireEvent.keyDown(tool('小标题'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tool('重做'))
  fireEvent.click(tool('加粗'))
  expect(run).toHaveBeenCalledWith('bold', false, undefined)
  fireEvent.keyDown(box(), { key: 'b', ctrlKey: true })
  expect(run.mock.calls.filter(([name]) => name === 'bold')).toHaveLength(2)
})

test('a link leads to https and nowhere else', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '链接' }))
  const address = screen.getByLabelText('链接地址')
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(screen.getByText('链接须以 https:// 开头')).toBeTruthy()
  fireEvent.change(address, { target: { value: 'https://example.edu.cn/a' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(screen.queryByLabelText('链接地址')).toBeNull()
  expect(run).toHaveBeenLastCalledWith('insertText', false, 'https://example.edu.cn/a')
})

test.each([
  ['<p> </p>', ''],
  ['一<div>二</div>', '<p>一</p><p>二</p>'],
  ['<p></p><ul><li>甲</li></ul><p><br></p>', '<ul><li>甲</li></ul><p><br></p>'],
])('what stands there, %j, is %j', (html, wanted) => {
  const editor = document.createElement('div')
  editor.innerHTML = html
  expect(htmlIn(editor)).toBe(wanted)
})
