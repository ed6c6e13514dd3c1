import { call, type CallOptions } from '#call'
import { aSchool } from '#testing'
import { Places } from '#ui'
import { act, render, screen } from '@testing-library/react'
import { anyone, call as declare } from '@xinglin/contract/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startSession } from './start.ts'

const read = declare({
  path: '/api/Course/HotCourses',
  who: anyone,
  keyless: true,
  input: z.object({}),
  output: z.object({}),
})

const momentMs = 600
const words = '拼命加载中...'
let answer: (failed?: boolean) => Promise<void> = () => Promise.resolve()

const visit = async (Flags: Record<string, boolean>) => {
  const written = document.createElement('script')
  written.id = 'served'
  written.type = 'application/json'
  written.textContent = JSON.stringify({ School: aSchool({ Flags }), Trouble: null })
  document.body.replaceChildren(written)
  await startSession()
}

beforeEach(async () => {
  await visit({ loading_overlay: true })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    answer = (failed = false) =>
      act(async () => {
        if (failed) reject(new TypeError('offline'))
        else resolve(new Response('{"Code":0,"Msg":"","Data":{}}'))
        await vi.advanceTimersByTimeAsync(0)
      })
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = async (options: CallOptions = {}) => {
  render(
    <main>
      <button type="button">学习</button>
      <Places />
    </main>,
  )
  await act(async () => {
    call(read, {}, options).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
  })
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.queryByText(words) !== null

test.each([
  ['that is answered', false],
  ['that fails', true],
])('a call %s after more than a moment shows the overlay until then', async (_what, failed) => {
  await begin()
  await wait(momentMs - 1)
  expect(shown()).toBe(false)
  await wait(1)
  expect(screen.getByText(words).closest('output')).not.toBeNull()
  const main = document.querySelector('main')
  expect(main?.getAttribute('aria-busy')).toBe('true')
  await answer(failed)
  expect(shown()).toBe(false)
  expect(main?.hasAttribute('aria-busy')).toBe(false)
})

test('it takes the focus from nobody', async () => {
  await begin()
  const button = screen.getByRole('button')
  button.focus()
  await wait(momentMs)
  expect(shown()).toBe(true)
  expect(document.activeElement).toBe(button)
  await answer()
})

test('it stays until the last of several is answered', async () => {
  await begin()
  const first = answer
  await act(async () => {
    void call(read, {})
    await vi.advanceTimersByTimeAsync(0)
  })
  await wait(momentMs)
  await first()
  expect(shown()).toBe(true)
  await answer()
  expect(shown()).toBe(false)
})

test.each([
  ['quick', {}, momentMs - 1],
  ['made in the background', { background: true }, momentMs * 5],
  ['that outlives the page', { keepalive: true }, momentMs * 5],
])('a call %s does not show it', async (_what, options, ms) => {
  await begin(options)
  await wait(ms)
  expect(shown()).toBe(false)
  await answer()
  await wait(momentMs * 2)
  expect(shown()).toBe(false)
})

test.each([
  ['has it off', { loading_overlay: false }],
  ['says nothing', {}],
])('where a school %s, nothing shows it', async (_what, flags) => {
  vi.useRealTimers()
  await visit(flags)
  vi.useFakeTimers()
  await begin()
  await wait(momentMs * 5)
  expect(shown()).toBe(false)
  await answer()
})
