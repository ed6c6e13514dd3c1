import { aServer, aSession, renderPage } from '#testing'
import type { Push, Sharing } from '@xinglin/contract/simulations/experiment'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FromPlatform } from './from-platform.tsx'
import { SharingManager } from './sharing-manager.tsx'
import { checkSharing, valuesOf } from './sharing-values.ts'

afterEach(() => vi.unstubAllGlobals())

const setting = (over: Partial<Sharing> = {}): Sharing => ({
  Enabled: true,
  Address: 'https://platform.example.cn',
  AppId: '100400',
  HasSecret: true,
  TimeUnit: 'seconds',
  Linked: 2,
  Version: 3,
  ...over,
})
const push = (over: Partial<Push> = {}): Push => ({
  Id: 'p1',
  Learner: '沈知远',
  Title: '家兔动脉血压的神经体液调节',
  Score: 88,
  State: 'failed',
  Tries: 1,
  Words: '签名错误（code 3）',
  At: '2026-11-20T08:00:00.000Z',
  NextAt: null,
  SentAt: null,
  ...over,
})
const counts = { unlinked: 0, waiting: 0, sending: 0, sent: 0, failed: 1 }
const admin = { who: aSession({ RoleType: 2 }) }

test.each([
  [{ Enabled: true, AppId: '' }, {}, 'AppId', '开启推送须填写平台地址、APPID 与 SECRET'],
  [{ Address: 'ftp://x' }, {}, 'Address', '平台地址须以 https:// 开头'],
  [{ AppId: '1-2' }, {}, 'AppId', 'APPID 只含字母、数字与下划线'],
  [{}, { HasSecret: false }, 'Secret', '开启推送须填写平台地址、APPID 与 SECRET'],
  [{ AppId: '9' }, {}, 'Secret', '平台地址或 APPID 已更改，请重新填写 SECRET'],
] as const)('%j upon %j is told beside its line', (typed, known, line, sentence) => {
  const base = setting(known)
  expect(checkSharing({ ...valuesOf(base), ...typed }, base)[line]).toBe(sentence)
})

test('what is as it was is right', () =>
  expect(checkSharing(valuesOf(setting()), setting())).toEqual({}))

test('what failed says why, and is pushed again', async () => {
  const requests = aServer({
    GetSharing: { Data: setting() },
    Pushes: { Data: { List: [push()], Count: 1, States: counts } },
    PushAgain: { Data: { Count: 1 } },
  })
  await renderPage(<SharingManager />, { at: '/manage/sharing', ...admin })
  const row = await screen.findByRole('row', { name: /沈知远/ })
  expect(within(row).getByText('签名错误（code 3）')).toBeDefined()
  fireEvent.click(within(row).getByRole('button', { name: /重新推送/ }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'PushAgain')?.input).toMatchObject({ Id: 'p1' }),
  )
})

test('the secret is never filled in, and is sent only when typed', async () => {
  const requests = aServer({
    GetSharing: { Data: setting() },
    Pushes: { Data: { List: [], Count: 0, States: { ...counts, failed: 0 } } },
    SaveSharing: { Data: setting({ Enabled: false, Version: 4 }) },
  })
  await renderPage(<SharingManager />, { at: '/manage/sharing', ...admin })
  expect(await screen.findByLabelText('SECRET')).toHaveProperty('value', '')
  expect(await screen.findByText('暂无推送记录')).toBeDefined()
  fireEvent.click(screen.getByRole('switch', { name: /推送步骤得分/ }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'SaveSharing')?.input).toMatchObject({
      Enabled: false,
      Secret: '',
      Version: 3,
    }),
  )
})

test('whoever came from the platform is linked once, and the ticket leaves the address', async () => {
  const requests = aServer({ Link: { Data: { Account: 'lin' } } })
  await renderPage(<FromPlatform />, {
    at: '/CoursePreview/c1?ticket=a%2Bb&tab=outline',
    path: '/CoursePreview/:id',
    who: aSession(),
  })
  expect(await screen.findByText(/已关联共享平台账号“lin”/)).toBeDefined()
  expect(requests.map(({ name, input }) => [name, input])).toEqual([['Link', { Ticket: 'a+b' }]])
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/CoursePreview/c1?tab=outline'),
  )
})

test('nobody signed in is asked to sign in and comes back', async () => {
  aServer({})
  await renderPage(<FromPlatform />, {
    at: '/CoursePreview/c1?ticket=t',
    path: '/CoursePreview/:id',
  })
  expect((await screen.findByRole('link', { name: '登录' })).getAttribute('href')).toBe(
    '/login?redirect=%2FCoursePreview%2Fc1%3Fticket%3Dt',
  )
})
