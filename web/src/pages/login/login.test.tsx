import { session } from '#session'
import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { solves } from '@xinglin/wire'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginPage } from './login-page.tsx'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('button', { name: '登录' }).closest('form')!)
const address = () => screen.getByTestId('address').textContent

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks for what is missing before anything is sent', async () => {
  const requests = aServer({})
  await renderPage(<LoginPage />, { path: '/login', at: '/login' })
  submit()
  expect(screen.getByText('请输入账号')).toBeTruthy()
  expect(screen.getByText('请输入密码')).toBeTruthy()
  expect(screen.getByLabelText('账号').getAttribute('aria-describedby')).toContain('error')
  expect(requests.map(({ name }) => name)).toEqual(['GetDoors'])
})

test('goes on to where one wanted, having asked for a session with a MAC', async () => {
  const requests = aServer({ UserLoginNew: { Data: aSession() } })
  await renderPage(<LoginPage />, { path: '/login', at: '/login?redirect=/CoursePreview/1' })
  type('账号', ' student1 ')
  type('密码', 'secret')
  submit()
  await vi.waitFor(() => expect(address()).toBe('/CoursePreview/1'))
  expect(requests.find(({ name }) => name !== 'GetDoors')).toMatchObject({
    name: 'UserLoginNew',
    input: { LoginType: 2, UserName: 'student1', PassWord: 'secret', Mac: 1 },
  })
  expect(session()?.UserId).toBe('u1')
  expect(window.localStorage.getItem('remembered-account')).toBeNull()
})

test('the administrators’ door uses their call, and its Redirect is not kept', async () => {
  const requests = aServer({
    Login: { Data: { ...aSession({ LoginType: 0, RoleType: 2 }), Redirect: '/admin' } },
  })
  await renderPage(<LoginPage />, { path: '/login', at: '/login?type=0' })
  type('账号', 'admin1')
  type('密码', 'secret')
  fireEvent.click(screen.getByLabelText('记住账号'))
  submit()
  await vi.waitFor(() => expect(address()).toBe('/manage'))
  expect(requests[0]).toMatchObject({ name: 'Login', input: { LoginType: 0 } })
  expect(session()).not.toHaveProperty('Redirect')
  expect(window.localStorage.getItem('remembered-account')).toBe('admin1')
})

test('a riddle that the server sets during a flood is solved unseen, and the same is sent again with its answer', async () => {
  const riddles = ['first', 'second']
  const requests = aServer({
    UserLoginNew: ({ Proof, Answer }) => {
      const set = riddles.shift()
      if (set) return { Code: -10013, Msg: '请先完成验证', Data: { Proof: set, Bits: 6 } }
      return solves(String(Proof), String(Answer), 6)
        ? { Data: aSession() }
        : { Code: -10012, Msg: '账号或密码错误' }
    },
  })
  await renderPage(<LoginPage />, { path: '/login', at: '/login?redirect=/CoursePreview/1' })
  type('账号', 'student1')
  type('密码', 'secret')
  submit()
  await vi.waitFor(() => expect(address()).toBe('/CoursePreview/1'))
  const sent = requests.filter(({ name }) => name === 'UserLoginNew')
  expect(sent.map(({ input }) => input['Proof'])).toEqual([undefined, 'first', 'second'])
  expect(sent.every(({ input }) => input['PassWord'] === 'secret')).toBe(true)
})

test('a refusal is told after 5 s, inline too, and what was typed stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  aServer({ UserLoginNew: { Code: -10012, Msg: '账号或密码错误' } })
  await renderPage(<LoginPage />, { path: '/login', at: '/login' })
  type('账号', 'student1')
  type('密码', 'wrong')
  submit()
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(screen.queryByText('账号或密码错误')).toBeNull()
  expect(screen.getByRole('button', { name: '正在登录' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getAllByText('账号或密码错误').length).toBe(2)
  expect(screen.getByLabelText('密码')).toHaveProperty('value', 'wrong')
})

test('after five refusals of one name it is told that the account may be shut for a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  aServer({ UserLoginNew: { Code: -10012, Msg: '账号或密码错误' } })
  await renderPage(<LoginPage />, { path: '/login', at: '/login' })
  const refused = async (account: string) => {
    type('账号', account)
    type('密码', 'wrong')
    submit()
    await act(() => vi.advanceTimersByTimeAsync(5100))
  }
  for (const account of ['a', 'b', 'b', 'b', 'b']) await refused(account)
  expect(screen.queryByText(/暂停登录/)).toBeNull()
  await refused('B ')
  expect(screen.getByText(/暂停登录/)).toBeTruthy()
})

test('whoever is signed in goes on; a first password is changed first; a guest may sign in', async () => {
  const { unmount } = await renderPage(<LoginPage />, {
    path: '/login',
    at: '/login?redirect=/x',
    who: aSession(),
  })
  expect(address()).toBe('/x')
  unmount()
  const second = await renderPage(<LoginPage />, {
    path: '/login',
    at: '/login',
    who: aSession({ MustChangePassword: true }),
  })
  expect(address()).toBe('/modifypassword')
  second.unmount()
  await renderPage(<LoginPage />, {
    path: '/login',
    at: '/login',
    who: aSession({ IsTourists: true }),
  })
  expect(screen.getByLabelText('账号')).toBeTruthy()
})

describe('the other ways in', () => {
  const open = { Sms: true, Reset: true, Register: 'roster', WeChat: false, Sso: [] }
  const doors = (over: object) => ({
    GetDoors: { Data: { ...open, Agreement: '第一条', AgreementVersion: 1, ...over } },
  })

  test('stand there where the school has opened them', async () => {
    aServer(doors({}))
    await renderPage(<LoginPage />, { path: '/login', at: '/login' })
    fireEvent.click(await screen.findByRole('tab', { name: '短信登录' }))
    expect(screen.getByLabelText('手机号')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '账号登录' }))
    expect(screen.getByRole('button', { name: '忘记密码？' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '注册' })).toBeTruthy()
  })

  test('come in without taking away what was typed meanwhile', async () => {
    aServer(doors({}))
    const answered = window.fetch
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    vi.stubGlobal('fetch', async (...input: Parameters<typeof window.fetch>) => {
      await held
      return answered(...input)
    })
    await renderPage(<LoginPage />, { path: '/login', at: '/login' })
    type('账号', 'student1')
    answer()
    await screen.findByRole('tab', { name: '短信登录' })
    expect(screen.getByLabelText('账号')).toHaveProperty('value', 'student1')
  })

  test.each([
    ['closed ones', doors({ Sms: false, Reset: false, Register: '' })],
    ['unknown ones', { GetDoors: { http: 504 } }],
  ])('%s are not shown, and account and password remain', async (_what, answers) => {
    aServer(answers)
    await renderPage(<LoginPage />, { path: '/login', at: '/login' })
    await screen.findByLabelText('账号')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('button', { name: /注册|忘记/ })).toBeNull()
  })

  test('are none of the administrators’', async () => {
    const requests = aServer(doors({}))
    await renderPage(<LoginPage />, { path: '/login', at: '/login?type=0' })
    expect(requests).toEqual([])
    expect(screen.queryByRole('tab')).toBeNull()
  })
})
