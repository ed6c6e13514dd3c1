import { aServer, aSession, renderPage } from '#testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QrPanel } from './index.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const scene = (State: string, over: object = {}) => ({
  Data: { SceneId: 's1', QrUrl: '', Expire: 100, State, Session: null, ...over },
})
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a code is asked about no oftener than every 1.5 s, and what becomes of it is said', async () => {
  const states = ['waiting', 'scanned', 'confirmed']
  const requests = aServer({
    getQrCode: ({ SceneId }) => {
      if (!SceneId) return scene('waiting', { QrUrl: 'http://localhost/WeiXin?scene=s1' })
      const state = states.shift() ?? 'expired'
      return scene(state, state === 'confirmed' ? { Session: aSession() } : {})
    },
  })
  const done = vi.fn<() => void>()
  await renderPage(<QrPanel onDone={done} />)
  expect(await screen.findByText('微信登录二维码')).toBeTruthy()
  await passes(1400)
  expect(requests).toHaveLength(1)
  await passes(900)
  expect(requests).toHaveLength(2)
  await passes(2300)
  expect(screen.getByText('已扫描，请在手机上确认')).toBeTruthy()
  await passes(2300)
  expect(done).toHaveBeenCalledWith(aSession())
  await passes(10_000)
  expect(requests).toHaveLength(4)
})

test('one that is over is replaced at a click', async () => {
  let codes = 0
  const requests = aServer({
    getQrCode: ({ SceneId }) => {
      if (SceneId) return scene('expired')
      codes += 1
      return scene('waiting', { SceneId: `s${codes}`, QrUrl: 'http://localhost/x' })
    },
  })
  await renderPage(<QrPanel onDone={() => undefined} />)
  await screen.findByText('微信登录二维码')
  await passes(2300)
  fireEvent.click(screen.getByRole('button', { name: '刷新二维码' }))
  await passes(100)
  expect(codes).toBe(2)
  await passes(2300)
  expect(requests.at(-1)?.input).toMatchObject({ SceneId: 's2' })
})

test('one that cannot be made says so, and is tried again', async () => {
  aServer({ getQrCode: { http: 504 } })
  await renderPage(<QrPanel onDone={() => undefined} />)
  expect(await screen.findByText('504-网关超时')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})
