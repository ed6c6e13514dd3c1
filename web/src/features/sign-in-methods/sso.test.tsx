import { aServer, aSession, renderPage } from '#testing'
import { session } from '#session'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cameBack } from './came-back.ts'
import { SsoReturn } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['?code=c&state=s', { State: 's', Query: 'code=c&state=s' }],
  ['?error=access_denied&state=s', { State: 's', Query: 'error=access_denied&state=s' }],
  ['?sso=s&ticket=ST-1', { State: 's', Query: 'sso=s&ticket=ST-1' }],
  ['?redirect=%2Fx', undefined],
  ['?state=s', undefined],
  ['?sso=s', undefined],
  ['?code=c', undefined],
  ['', undefined],
])('%s came back with %j', (search, expected) => expect(cameBack(search)).toEqual(expected))

const back = { State: 's', Query: 'code=c&state=s' }
const show = (onDone = vi.fn<() => void>(), onGiveUp = vi.fn<() => void>()) =>
  renderPage(
    <StrictMode>
      <SsoReturn back={back} onDone={onDone} onGiveUp={onGiveUp} />
    </StrictMode>,
  )
const nobody = { Session: null, Ticket: 't', Name: '林小满', Redirect: '/x' }

test('what came back is spent once, however often the page is drawn', async () => {
  const requests = aServer({
    Finish: { Data: { Session: aSession(), Ticket: '', Name: '', Redirect: '/x' } },
  })
  const done = vi.fn<() => void>()
  await show(done)
  await waitFor(() => expect(done).toHaveBeenCalledWith(aSession(), '/x'))
  expect(requests.map(({ input }) => input)).toEqual([{ ...back, Mac: 1 }])
})

test('a refusal is told, and leads back to signing in', async () => {
  aServer({ Finish: { Code: -1, Msg: '登录已超时或已使用，请重新登录' } })
  const giveUp = vi.fn<() => void>()
  await show(undefined, giveUp)
  expect(await screen.findByText('登录已超时或已使用，请重新登录')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '返回登录' }))
  expect(giveUp).toHaveBeenCalledOnce()
  expect(session()).toBeUndefined()
})

test('whom the school does not know binds an account', async () => {
  let right = false
  const requests = aServer({
    Finish: { Data: nobody },
    BindAccount: () => (right ? { Data: aSession() } : { Code: -10012, Msg: '账号或密码错误' }),
  })
  const done = vi.fn<() => void>()
  await show(done)
  expect(await screen.findByText(/林小满/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'student1' } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: '绑定并登录' }))
  expect(await screen.findByText('账号或密码错误')).toBeTruthy()
  right = true
  fireEvent.click(screen.getByRole('button', { name: '绑定并登录' }))
  await waitFor(() => expect(done).toHaveBeenCalledWith(aSession(), '/x'))
  expect(requests.at(-1)?.input).toMatchObject({ Ticket: 't', UserName: 'student1' })
})
