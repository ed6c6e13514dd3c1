import { aServer, aSession, renderPage } from '#testing'
import { session } from '#session'
import type { SignInMethods } from '@xinglin/contract/sign-in-methods'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ForgotDialog, RegisterDialog, SmsForm } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

const meter = () => null
const doors: SignInMethods = {
  Sms: true,
  Reset: true,
  Register: 'approval',
  WeChat: false,
  Sso: [],
  Agreement: '第一条\n第二条',
  AgreementVersion: 3,
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = { GetSmsCode: { Data: { ExpireSeconds: 300, RetryAfter: 60 } } }
const wrongCode = { Code: -10012, Msg: '验证码错误或已过期' }

describe('a code', () => {
  test('is not asked for without a number, and then not again for a minute', async () => {
    const requests = aServer(sent)
    await renderPage(<SmsForm onDone={() => undefined} />)
    press('获取验证码')
    expect(screen.getByText('请填写手机号')).toBeTruthy()
    type('手机号', '1234')
    press('获取验证码')
    expect(screen.getByText('请填写正确的手机号')).toBeTruthy()
    expect(requests).toEqual([])
    type('手机号', '13800138000')
    press('获取验证码')
    const again = await screen.findByRole('button', { name: /秒后重新获取/ })
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByText(/如账号存在将收到短信/)).toBeTruthy()
    expect(requests[0]?.input).toEqual({ Phone: '13800138000', Scene: 'login' })
  })

  test('that is refused is told beside it, with the minute still running', async () => {
    aServer({
      GetSmsCode: { http: 429, Code: -10429, Msg: '验证码已发送，60秒后可重新获取' },
    })
    await renderPage(<SmsForm onDone={() => undefined} />)
    type('手机号', '13800138000')
    press('获取验证码')
    expect(await screen.findByText('验证码已发送，60秒后可重新获取')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /秒后重新获取/ })).toBeTruthy()
  })
})

test('signing in by telephone takes the session into use; a wrong code is told beside its line', async () => {
  let right = false
  const requests = aServer({
    ...sent,
    LoginBySms: () => (right ? { Data: aSession() } : wrongCode),
  })
  const done = vi.fn<() => void>()
  await renderPage(<SmsForm onDone={done} />)
  type('手机号', '13800138000')
  type('验证码', '12ab34 56')
  press('登录')
  const fault = await screen.findByText('验证码错误或已过期')
  expect(screen.getByLabelText('验证码').getAttribute('aria-describedby')).toContain(
    fault.id || 'error',
  )
  expect(session()).toBeUndefined()
  right = true
  press('登录')
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(session()?.UserId).toBe('u1')
  expect(requests.at(-1)?.input).toEqual({ Phone: '13800138000', Code: '123456', Mac: 1 })
})

test('a password forgotten is replaced, and both lines must agree', async () => {
  const requests = aServer({ ...sent, ResetUserPws: { Data: {} } })
  const close = vi.fn<() => void>()
  await renderPage(<ForgotDialog meter={meter} onClose={close} />)
  type('手机号', '13800138000')
  type('验证码', '123456')
  type('新密码', 'Wisteria7x')
  type('确认新密码', 'Wisteria7y')
  press('重置密码')
  expect(screen.getByText('两次输入的新密码不一致')).toBeTruthy()
  expect(requests).toEqual([])
  type('确认新密码', 'Wisteria7x')
  press('重置密码')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(requests[0]?.input).toEqual({
    Phone: '13800138000',
    Code: '123456',
    NewPassWord: 'Wisteria7x',
  })
})

describe('registering', () => {
  const fill = () => {
    type('姓名', '沈知夏')
    type('学号', '2026011')
    type('手机号', '13800138000')
    type('验证码', '123456')
    type('密码', 'Wisteria7x')
    type('确认密码', 'Wisteria7x')
  }
  const show = (over: Partial<SignInMethods> = {}) =>
    renderPage(
      <RegisterDialog doors={{ ...doors, ...over }} meter={meter} onClose={() => undefined} />,
    )

  test('asks for what is missing, the agreement last, before anything is sent', async () => {
    const requests = aServer({})
    await show()
    press('提交申请')
    for (const sentence of ['请填写姓名', '请填写学号', '请填写手机号', '请阅读并同意用户协议'])
      expect(screen.getByText(sentence)).toBeTruthy()
    fill()
    press('提交申请')
    expect(screen.getByText('请阅读并同意用户协议')).toBeTruthy()
    expect(requests).toEqual([])
  })

  test.each([
    ['approval', 'pending', '提交申请', '申请已提交'],
    ['roster', 'active', '注册', '注册成功'],
  ] as const)('%s: says what comes of it', async (Register, State, button, head) => {
    const requests = aServer({ Regedit: { Data: { State } } })
    await show({ Register })
    fill()
    fireEvent.click(screen.getByLabelText('我已阅读并同意《用户协议》'))
    press(button)
    expect(await screen.findByText(head)).toBeTruthy()
    expect(requests[0]?.input).toMatchObject({ StudentNo: '2026011', Agreed: 3 })
  })

  test('what is refused stays in the form', async () => {
    aServer({ Regedit: { Code: -1, Msg: '您的申请正在审核中，结果将以短信通知' } })
    await show()
    fill()
    fireEvent.click(screen.getByLabelText('我已阅读并同意《用户协议》'))
    press('提交申请')
    expect(await screen.findByText('您的申请正在审核中，结果将以短信通知')).toBeTruthy()
    expect(screen.getByLabelText('学号')).toHaveProperty('value', '2026011')
  })
})
