import { session } from '#session'
import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ModifyPasswordPage } from './modify-password-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const fill = (old: string, next: string, again: string) => {
  fireEvent.change(screen.getByLabelText('原密码'), { target: { value: old } })
  fireEvent.change(screen.getByLabelText('新密码'), { target: { value: next } })
  fireEvent.change(screen.getByLabelText('确认新密码'), { target: { value: again } })
  fireEvent.submit(screen.getByRole('button', { name: '确认修改' }).closest('form')!)
}

test('a changed password ends the session and leads to signing in', async () => {
  const requests = aServer({ ResetUserPws: { Data: {} } })
  await renderPage(<ModifyPasswordPage />, {
    path: '/modifypassword',
    at: '/modifypassword',
    who: aSession(),
  })
  fill('old', 'Wisteria7x', 'Wisteria7x')
  expect(await screen.findByText('密码修改成功，请重新登录')).toBeTruthy()
  expect(requests.find(({ name }) => name === 'ResetUserPws')?.input).toEqual({
    OldPassWord: 'old',
    NewPassWord: 'Wisteria7x',
  })
  // Not back to this page once signed in.
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'))
  expect(session()).toBeUndefined()
})

test('a wrong old password is told beside its field', async () => {
  aServer({ ResetUserPws: { Code: -10012, Msg: '原密码错误' } })
  await renderPage(<ModifyPasswordPage />, {
    path: '/modifypassword',
    at: '/modifypassword',
    who: aSession(),
  })
  fill('old', 'Wisteria7x', 'Wisteria7x')
  const message = await screen.findByText('原密码错误')
  expect(screen.getByLabelText('原密码').getAttribute('aria-describedby')).toBe(message.id)
  expect(session()).toBeDefined()
})

test('a guest, whose account is everybody’s, is asked to sign in with an own one', async () => {
  await renderPage(<ModifyPasswordPage />, {
    path: '/modifypassword',
    at: '/modifypassword',
    who: aSession({ IsTourists: true }),
  })
  expect(screen.getByTestId('address').textContent).toBe('/login?redirect=/modifypassword')
})

test('where the school sends codes, the own telephone stands in for the old password', async () => {
  const doors = { Sms: false, Reset: true, Register: '', WeChat: false, Sso: [] }
  const requests = aServer({
    GetDoors: { Data: { ...doors, Agreement: '', AgreementVersion: 0 } },
    GetProfile: { Data: { Phone: '13800138000', PhoneProven: true } },
    ResetUserPws: { Data: {} },
  })
  await renderPage(<ModifyPasswordPage />, {
    path: '/modifypassword',
    at: '/modifypassword',
    who: aSession(),
  })
  fireEvent.click(await screen.findByRole('button', { name: /用短信验证码修改/ }))
  expect(screen.getByLabelText('手机号')).toHaveProperty('readOnly', true)
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } })
  fireEvent.change(screen.getByLabelText('新密码'), { target: { value: 'Wisteria7x' } })
  fireEvent.change(screen.getByLabelText('确认新密码'), { target: { value: 'Wisteria7x' } })
  fireEvent.click(screen.getByRole('button', { name: '重置密码' }))
  expect(await screen.findByText('密码修改成功，请重新登录')).toBeTruthy()
  expect(requests.at(-1)?.input).toMatchObject({ Phone: '13800138000', Code: '123456' })
  expect(session()).toBeUndefined()
})
