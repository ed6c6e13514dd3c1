import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ItemSession, Position } from './item.ts'
import { depthOf, useReading } from './use-reading.ts'

const height = 4000
let scrolled = 0
let report: (seen: boolean) => void = () => undefined
const note = vi.fn<ItemSession['note']>()
const scrollTo = vi.fn()

class Watch {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    report = (isIntersecting) => tell([{ isIntersecting }])
  }
  observe = () => undefined
  disconnect = () => undefined
}

const Text = ({ from, over }: { from: Position; over: Partial<ItemSession> }) => {
  const block = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const itemSession = { recording: true, done: false, note, ...over } as ItemSession
  const { returned } = useReading(block, end, { session: itemSession, ready: true, from })
  return (
    <div ref={block} data-testid="text">
      {returned && '已回到'}
      <div ref={end} />
    </div>
  )
}

const read = (from: Position = {}, over: Partial<ItemSession> = {}) =>
  render(<Text from={from} over={over} />)
const scroll = (to: number) => {
  scrolled = to
  window.dispatchEvent(new Event('scroll'))
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  scrolled = 0
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.stubGlobal('scrollTo', scrollTo)
  window.innerHeight = 800
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: 200 - scrolled, height }) as DOMRect,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('depth is how much has come into sight from above', () => {
  expect(depthOf({ top: 800, height }, 800)).toBe(0)
  expect(depthOf({ top: -1200, height }, 800)).toBe(0.5)
  expect(depthOf({ top: -9000, height }, 800)).toBe(1)
  expect(depthOf({ top: 0, height: 0 }, 800)).toBe(0)
})

describe('reading', () => {
  test('is noted where one rests, not where one flies past', async () => {
    read()
    await after(300)
    scroll(600)
    await after(200)
    scroll(1400)
    await after(300)
    expect(note.mock.calls.map(([position]) => position.depth)).toEqual([0.15, 0.5])
  })

  test('goes on where it ended, and says so', () => {
    const { getByText } = read({ depth: 0.5 })
    expect(scrollTo).toHaveBeenCalledWith({ top: 1400, behavior: 'instant' })
    expect(getByText('已回到')).toBeDefined()
  })

  test('of a text that was read begins at its top', () => {
    read({ depth: 1 })
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('is complete only when the end was in sight for a while', async () => {
    read()
    scroll(99_999)
    report(true)
    await after(1000)
    report(false)
    await after(5000)
    expect(note).toHaveBeenLastCalledWith({ depth: 0.979 }, false)
    report(true)
    await after(1500)
    expect(note).toHaveBeenLastCalledWith({ depth: 1 }, true)
  })

  test('is not complete in a tab that nobody looks at', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    read()
    report(true)
    await after(6000)
    expect(note).not.toHaveBeenCalledWith({ depth: 1 }, true)
    visibility.mockReturnValue('visible')
    await after(1500)
    expect(note).toHaveBeenLastCalledWith({ depth: 1 }, true)
  })

  test('having seen the end, scrolling up takes nothing back until the server has it', async () => {
    const { rerender } = read()
    report(true)
    await after(1500)
    scroll(0)
    await after(300)
    expect(note).toHaveBeenLastCalledWith({ depth: 1 }, true)
    rerender(<Text from={{}} over={{ done: true }} />)
    await after(300)
    expect(note).toHaveBeenLastCalledWith({ depth: 0.15 }, false)
  })

  test('of a closed attempt leaves no trace', async () => {
    read({}, { recording: false })
    scroll(1400)
    await after(1000)
    expect(note).not.toHaveBeenCalled()
  })
})
