import type { OpenPdf } from '#resources/reading'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DocumentItem } from './document-item.tsx'
import type { ContentOf, ItemSession, Position } from './item.ts'

const { openPdf } = vi.hoisted(() => ({ openPdf: vi.fn<(url: string) => Promise<OpenPdf>>() }))
vi.mock('../../resources/reading/open-pdf.ts', () => ({ openPdf }))

const content: ContentOf<'document'> = {
  Kind: 'document',
  Url: '/f/1',
  Pages: 3,
  Html: '<p>要点</p>',
}
const note = vi.fn<ItemSession['note']>()
const reload = vi.fn<ItemSession['reload']>()
let inSight = 1

const itemSession: ItemSession = {
  recording: true,
  done: false,
  note,
  submit: () => Promise.reject(new Error('no quiz')),
  reload,
  onAnchored: () => undefined,
}

const show = (from: Position = {}) =>
  render(<DocumentItem content={content} title="评分表" from={from} session={itemSession} />)
const stepMs = 50
/** Time goes by in steps, between which what was drawn is there. */
const after = async (ms: number) => {
  for (let gone = 0; gone < ms; gone += stepMs)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - gone)))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  inSight = 1
  openPdf.mockResolvedValue({
    count: 3,
    sizeOf: () => Promise.resolve({ width: 595, height: 842 }),
    draw: () => Promise.resolve('whole'),
    look: () => Promise.resolve('whole'),
    close: () => undefined,
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  // Everything is near what is seen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell
      }
      observe = () =>
        this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
      disconnect = () => undefined
    },
  )
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const top = (Number(this.getAttribute('data-page') ?? 1) - inSight) * 900
    return { top, bottom: top + 850, height: 850 } as DOMRect
  })
  Element.prototype.scrollIntoView = function into(this: Element) {
    inSight = Number(this.getAttribute('data-page'))
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a document', () => {
  test('notes a page once it was looked at, and the last one at once', async () => {
    show()
    await after(300)
    expect(screen.getByText('1 / 3')).toBeDefined()
    await after(800)
    expect(note).toHaveBeenLastCalledWith({ page: 1, pages: [1] }, false)
    inSight = 2
    await after(300)
    expect(screen.getByText('2 / 3')).toBeDefined()
    inSight = 3
    await after(1000)
    expect(note).toHaveBeenLastCalledWith({ page: 3, pages: [1, 3] }, false)
    expect(screen.getByText(/已浏览 2\/3 页/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '还没看第 2 页' }))
    await after(1200)
    expect(note).toHaveBeenLastCalledWith({ page: 2, pages: [1, 2, 3] }, true)
  })

  test('says which page cannot be drawn whole, and does not count it as read', async () => {
    openPdf.mockResolvedValue({
      count: 3,
      sizeOf: () => Promise.resolve({ width: 595, height: 842 }),
      draw: (page) => {
        if (page === 3) return Promise.reject(new Error('no such thing'))
        return Promise.resolve(page === 2 ? 'in part' : 'whole')
      },
      look: () => Promise.resolve('whole'),
      close: () => undefined,
    })
    show()
    for (const page of [1, 2, 3]) {
      inSight = page
      await after(2000)
    }
    expect(note).toHaveBeenLastCalledWith({ page: 3, pages: [1] }, false)
    expect(screen.getByText(/已浏览 1\/3 页/)).toBeDefined()
    // Said in the bar too, as the head of a page may be out of sight.
    expect(screen.getByRole('toolbar').textContent).toContain('本页无法完整显示')
    // Nobody is sent to a page that shows nothing.
    expect(screen.queryByRole('button', { name: /还没看/ })).toBeNull()
    expect(screen.getByText(/^第 2、3 页无法完整显示，不计入已读/)).toBeDefined()
    expect(screen.getAllByRole('note').map((one) => one.closest('[data-page]')?.ariaLabel)).toEqual(
      ['第 2 页', '第 3 页'],
    )
  })

  test('opens at the page where one was', async () => {
    show({ page: 2, pages: [1, 2] })
    await after(300)
    expect(inSight).toBe(2)
    expect(screen.getByText('已回到第 2 页')).toBeDefined()
  })

  test('is larger and smaller by steps', async () => {
    show()
    await after(300)
    fireEvent.click(screen.getByRole('button', { name: '放大' }))
    expect(screen.getByText('125%')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '适合宽度' }))
    expect(screen.getByText('100%')).toBeDefined()
  })

  test('that cannot be opened says so, keeps its main points, and is asked for anew', async () => {
    openPdf.mockRejectedValueOnce(new Error('broken'))
    reload.mockResolvedValue({ ...content, Url: '/f/2' })
    show()
    await after(300)
    expect(screen.getByRole('alert').textContent).toContain('文档加载失败')
    expect(screen.getByRole('region', { name: '文档要点' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await after(300)
    expect(openPdf.mock.calls.map(([url]) => url)).toEqual(['/f/1', '/f/2'])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
