import { aServer, aSession, renderPage } from '#testing'
import type { SsoProvider } from '@xinglin/contract/sign-in-methods'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkProvider, valuesOf } from './provider-values.ts'
import { Providers } from './providers.tsx'

afterEach(() => vi.unstubAllGlobals())

const provider = (over: Partial<SsoProvider> = {}): SsoProvider => ({
  Id: 'p1',
  Kind: 'oidc',
  Name: '统一身份认证',
  Address: 'https://sso.example.edu.cn',
  ClientId: 'xinglin',
  HasSecret: true,
  Attribute: '',
  Unknown: 'bind',
  LogoutToo: true,
  LogoutUrl: '',
  Enabled: true,
  Tried: null,
  Version: 3,
  ...over,
})
const admin = { who: aSession({ RoleType: 2 }) }

test.each([
  [{ Address: '' }, 'Address', '请填写服务地址'],
  [{ Address: 'sso.example.edu.cn' }, 'Address', '服务地址须以 https:// 开头'],
  [{ ClientId: ' ' }, 'ClientId', '请填写客户端 ID'],
  [{ Attribute: 'a b' }, 'Attribute', '字段名只含字母、数字与 _ : . -'],
  [{ Name: '' }, 'Name', '请填写按钮名称'],
] as const)('%j is told beside its line', (over, line, sentence) =>
  expect(checkProvider({ ...valuesOf(provider()), ...over })[line]).toBe(sentence),
)

test('CAS asks for no client', () =>
  expect(checkProvider({ ...valuesOf(provider()), Kind: 'cas3', ClientId: '' })).toEqual({}))

test('a connection is tried with what stands in the form, and its outcome told', async () => {
  const requests = aServer({
    ListSsoProviders: { Data: [provider()] },
    TestSsoProvider: { Data: { Ok: false, Message: '没有得到符合协议的回答。' } },
  })
  await renderPage(<Providers />, admin)
  fireEvent.click(await screen.findByRole('button', { name: '修改 统一身份认证' }))
  fireEvent.change(screen.getByLabelText('发行者地址（issuer）'), {
    target: { value: 'https://other.example.edu.cn' },
  })
  fireEvent.click(screen.getByRole('button', { name: '测试连接' }))
  expect(await screen.findByText('没有得到符合协议的回答。')).toBeTruthy()
  expect(requests.at(-1)?.input).toMatchObject({
    Id: 'p1',
    Address: 'https://other.example.edu.cn',
  })
})

test('what somebody else changed meanwhile is met, and saved over with their version', async () => {
  const theirs = provider({ Name: '数字校园', Version: 4 })
  const requests = aServer({
    ListSsoProviders: { Data: [provider()] },
    SaveSsoProvider: ({ Version }) =>
      Version === 4
        ? { Data: provider({ Version: 5 }) }
        : { Code: -10011, Msg: '设置已被他人修改，请核对后再次保存', Data: theirs },
  })
  await renderPage(<Providers />, admin)
  fireEvent.click(await screen.findByRole('button', { name: '修改 统一身份认证' }))
  fireEvent.click(screen.getByRole('switch', { name: /启用/ }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/请核对后再次保存/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull())
  const sent = requests.filter(({ name }) => name === 'SaveSsoProvider').at(-1)?.input
  expect(sent).toMatchObject({ Name: '数字校园', Enabled: false, Version: 4 })
})
