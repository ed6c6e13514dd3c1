import { CallError } from '#call'
import { Places } from '#ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aSession } from '#testing'
import { sessionExpired } from './expiry.ts'
import { holdWork } from './held-work.ts'
import { restLeft, shouldWarn } from './idle.tsx'
import { RenewalPlace } from './renewal.tsx'
import { beginSession, endSession, isMember, session, watchPerson } from './store.ts'
import { vault } from './vault.ts'
import { entryFor, safeRedirect, setWay } from './way.ts'

const minute = 60_000
const went: string[] = []
const over = (message = '登录信息过期，请重新登录！') =>
  new CallError({ http: 401, code: -401, message })

const serverAnswers = (data: unknown, code = 0, msg = '') =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ Code: code, Msg: msg, Data: data }), {
        headers: { 'X-Body-Mode': 'plain' },
      }),
    ),
  )

beforeEach(() => {
  went.length = 0
  setWay((to) => went.push(to))
  endSession()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the session in storage', () => {
  test('is kept under the specification’s names, not in clear', () => {
    beginSession(aSession())
    expect(vault.get('user')).toMatchObject({ RealName: '林小满' })
    expect(vault.get('token')).toBe('t'.repeat(43))
    const kept = Object.values({ ...window.sessionStorage }).join()
    expect(kept).not.toContain('ttttt')
    expect(kept).not.toContain('林小满')
  })

  test('is gone after the end', () => {
    beginSession(aSession())
    endSession()
    expect(session()).toBeUndefined()
    expect(window.sessionStorage.length).toBe(0)
  })

  test('tells when another person came, not when the same one was renewed', () => {
    const listener = vi.fn()
    watchPerson(listener)
    beginSession(aSession())
    beginSession(aSession({ TokenId: 'n'.repeat(43) }))
    expect(listener).toHaveBeenCalledTimes(1)
    endSession()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('resting', () => {
  test('never ends a guest’s session, nor one without a limit', () => {
    expect(restLeft(aSession({ IsTourists: true }), 0, 10 ** 9)).toBeUndefined()
    expect(restLeft(aSession({ ExitOperationTime: 0 }), 0, 10 ** 9)).toBeUndefined()
    expect(restLeft(undefined, 0, 10 ** 9)).toBeUndefined()
  })

  test('is counted from the last answer and warned of two minutes before the end', () => {
    expect(restLeft(aSession(), 5 * minute, 60 * minute)).toBe(5 * minute)
    expect(shouldWarn(2 * minute, 60)).toBe(true)
    expect(shouldWarn(2 * minute + 1, 60)).toBe(false)
    expect(shouldWarn(0, 60)).toBe(false)
    expect(shouldWarn(50_000, 1)).toBe(false)
    expect(shouldWarn(30_000, 1)).toBe(true)
  })
})

describe('a session that is over', () => {
  test('is told, forgotten, and left after 2 s by the door one came in', async () => {
    const was = aSession()
    beginSession(was)
    render(<Places />)
    expect(await sessionExpired(over(), was)).toBe(false)
    expect(await screen.findByText('登录信息过期，请重新登录！')).toBeTruthy()
    expect(session()).toBeUndefined()
    expect(went).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(went).toEqual(['/login'])
  })

  test('sends guests home and administrators to their own door', async () => {
    const guest = aSession({ IsTourists: true })
    beginSession(guest)
    render(<Places />)
    await sessionExpired(over(), guest)
    expect(await screen.findByText('登录信息过期，即将跳转首页！')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(2000)
    expect(went).toEqual(['/'])
    expect(entryFor(aSession({ LoginType: 0 }))).toBe('/login?type=0')
  })

  test('within WeChat closes its window, and where there is none says so in its place', async () => {
    const close = vi.fn<(action: string) => void>()
    vi.stubGlobal('WeixinJSBridge', { call: close })
    window.history.replaceState(null, '', '/WeiXinTutor')
    const was = aSession()
    beginSession(was)
    await sessionExpired(over(), was)
    await vi.advanceTimersByTimeAsync(2000)
    expect(close).toHaveBeenCalledWith('closeWindow')
    expect(went).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(went).toEqual(['/WeiXinTutor?closed=1'])
    window.history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
  })

  test('that was renewed meanwhile only needs a repetition', async () => {
    beginSession(aSession({ TokenId: 'n'.repeat(43) }))
    expect(await sessionExpired(over(), aSession())).toBe(true)
    beginSession(aSession({ TokenId: 'o'.repeat(43), UserId: 'u2' }))
    expect(await sessionExpired(over(), aSession())).toBe(false)
  })

  test('is renewed in place where work is held, by the same person only', async () => {
    const release = holdWork()
    const was = aSession()
    beginSession(was)
    render(<RenewalPlace />)
    const outcome = sessionExpired(over(), was)
    fireEvent.change(await screen.findByLabelText('密码'), { target: { value: 'secret' } })
    expect(screen.getByLabelText('账号')).toHaveProperty('value', 'student1')
    serverAnswers(aSession({ UserId: 'u2' }))
    fireEvent.click(screen.getByRole('button', { name: '登录并继续', hidden: true }))
    expect(await screen.findByText('请使用原账号登录，以免丢失尚未保存的内容')).toBeTruthy()
    expect(session()?.UserId).toBe('u1')
    serverAnswers(aSession({ TokenId: 'n'.repeat(43) }))
    fireEvent.click(screen.getByRole('button', { name: '登录并继续', hidden: true }))
    expect(await outcome).toBe(true)
    await waitFor(() => expect(session()?.TokenId).toBe('n'.repeat(43)))
    expect(went).toEqual([])
    release()
  })
})

describe('where one goes after signing in', () => {
  test.each([
    ['/CoursePreview/1?a=2#b', '/CoursePreview/1?a=2#b'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=/login', '/'],
    [null, '/'],
  ])('%s leads to %s', (wish, target) => expect(safeRedirect(wish)).toBe(target))
})

test('a guest is no member', () => {
  expect(isMember(aSession())).toBe(true)
  expect(isMember(aSession({ IsTourists: true }))).toBe(false)
  expect(isMember(aSession({ RoleType: 5 }))).toBe(false)
  expect(isMember(undefined)).toBe(false)
})
