import { aServer, aSession, renderPage } from '#testing'
import type { DoorSettings, Registration } from '@xinglin/contract/sign-in-methods'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DoorManager } from './door-manager.tsx'
import { checkDoors, valuesOf } from './door-values.ts'
import { Registrations } from './registrations.tsx'

afterEach(() => vi.unstubAllGlobals())

const settings = (over: Partial<DoorSettings> = {}): DoorSettings => ({
  Sms: false,
  Reset: false,
  Register: '',
  Agreement: '第一条',
  WeChat: false,
  WeChatAppId: '',
  HasWeChatSecret: false,
  WeChatPretends: false,
  SmsReady: true,
  SmsPretends: false,
  Waiting: 0,
  Version: 4,
  ...over,
})
const wish = (over: Partial<Registration> = {}): Registration => ({
  Id: 'r1',
  RealName: '宋知微',
  StudentNo: '2026012418',
  Phone: '13800138418',
  ClassCode: '临床 2604',
  State: 'pending',
  Reason: '',
  At: '2026-11-20T08:00:00.000Z',
  DecidedAt: null,
  DecidedBy: '',
  Taken: false,
  ...over,
})
const admin = { who: aSession({ RoleType: 2 }) }

test.each([
  [{ Register: 'approval', Agreement: ' ' }, 'Agreement', '开放自助注册须填写用户协议'],
  [{ WeChat: true }, 'WeChatAppId', '开启微信登录须填写 AppID 与 AppSecret'],
  [{ WeChat: true, WeChatAppId: 'wx1' }, 'WeChatAppId', '开启微信登录须填写 AppID 与 AppSecret'],
] as const)('%j is told beside its line', (over, line, sentence) =>
  expect(checkDoors({ ...valuesOf(settings()), ...over }, settings())[line]).toBe(sentence),
)

describe('the doors', () => {
  test('that need messages cannot be opened where none can be sent', async () => {
    aServer({ GetSettings: { Data: settings({ SmsReady: false }) } })
    await renderPage(<DoorManager />, admin)
    expect(await screen.findByText(/短信服务尚未配置/)).toBeTruthy()
    expect(screen.getByRole('switch', { name: /短信登录/ })).toHaveProperty('disabled', true)
  })

  test('that somebody else changed meanwhile are met without losing what was chosen', async () => {
    const theirs = settings({ Reset: true, Version: 5 })
    const requests = aServer({
      GetSettings: { Data: settings() },
      SaveSettings: ({ Version }) =>
        Version === 5
          ? { Data: settings({ Sms: true, Reset: true, Version: 6 }) }
          : { Code: -10011, Msg: '设置已被他人修改，请核对后再次保存', Data: theirs },
    })
    await renderPage(<DoorManager />, admin)
    fireEvent.click(await screen.findByRole('switch', { name: /短信登录/ }))
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(/请核对后再次保存/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull())
    const sent = requests.filter(({ name }) => name === 'SaveSettings').at(-1)?.input
    expect(sent).toMatchObject({ Sms: true, Reset: true, Version: 5 })
  })
})

describe('wishes to register', () => {
  const show = async (registration: Registration, answers: Parameters<typeof aServer>[0] = {}) => {
    const requests = aServer({
      ListRegistrations: { Data: { List: [registration], Count: 1 } },
      ...answers,
    })
    await renderPage(<Registrations />, admin)
    fireEvent.click(await screen.findByRole('button', { name: '审核' }))
    return requests
  }

  test('are not refused without a reason', async () => {
    const requests = await show(wish(), {
      DecideRegistration: { Data: wish({ State: 'refused' }) },
    })
    fireEvent.click(screen.getByRole('button', { name: '拒绝' }))
    expect(screen.getByText('请填写拒绝的原因')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/拒绝的原因/), { target: { value: '学号有误' } })
    fireEvent.click(screen.getByRole('button', { name: '拒绝' }))
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DecideRegistration')?.input).toEqual({
        Id: 'r1',
        Approved: false,
        Reason: '学号有误',
      }),
    )
  })

  test('for a number that is somebody’s cannot be approved', async () => {
    await show(wish({ Taken: true }))
    const approve = screen.getByRole('button', { name: '通过' })
    expect(approve.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/不能重复建立账号/)).toBeTruthy()
  })

  test('that another administrator was quicker with say so', async () => {
    await show(wish(), { DecideRegistration: { Code: -10011, Msg: '该申请已由他人处理' } })
    fireEvent.click(screen.getByRole('button', { name: '通过' }))
    expect(await screen.findByText('该申请已由他人处理')).toBeTruthy()
  })
})
