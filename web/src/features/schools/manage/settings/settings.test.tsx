import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Settings } from '@xinglin/contract/schools'
import { afterEach, expect, test, vi } from 'vitest'
import { SchoolSettings } from './school-settings.tsx'
import { checkSettings, inputOf, valuesOf } from './settings-values.ts'

const settings = (over: Partial<Settings> = {}): Settings => ({
  Name: '青禾医科大学',
  PlatformName: '杏林',
  Remark: '第一行',
  ThemeColour: '#0f766e',
  TopLogoUrl: '',
  ServicePhone: '400-000-6601',
  AuthMenuCode: [1, 3],
  PlatformAttribution: 2,
  ProviderNo: 1,
  AddPath: '',
  AddText: '',
  ExitOperationTime: 60,
  Flags: { reviews: true },
  MacRequired: false,
  FilesHost: false,
  FileQuota: 50,
  LanguageModel: false,
  Hosts: ['localhost'],
  Version: 7,
  ...over,
})

const newer = {
  Code: -10011,
  Msg: '设置已被他人修改，请核对后再次保存',
  Data: settings({ Version: 8, Name: '他人的名字', ServicePhone: '400-000-6602' }),
}
const show = () =>
  renderPage(<SchoolSettings mark={() => null} />, { who: aSession({ RoleType: 2 }) })
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ Name: '' }, 'Name', '请填写学校名称'],
  [{ ThemeColour: 'teal' }, 'ThemeColour', '颜色写作 #rrggbb'],
  [{ ExitOperationTime: '1.5' }, 'ExitOperationTime', '请填写 0 至 1440 之间的整数'],
  [{ ExitOperationTime: '9999' }, 'ExitOperationTime', '请填写 0 至 1440 之间的整数'],
  [{ TopLogoUrl: 'https://elsewhere/x.png' }, 'TopLogoUrl', '校徽须为'],
] as const)('%j is told beside its line', (over, line, sentence) =>
  expect(checkSettings({ ...valuesOf(settings()), ...over }, settings())[line]).toContain(sentence),
)

test('a logo that came with the installation is no fault, and is not sent again', () => {
  const before = settings({ TopLogoUrl: 'data:image/svg+xml;base64,AAAA' })
  expect(checkSettings(valuesOf(before), before)).toEqual({})
  expect(inputOf(valuesOf(before), before)).not.toHaveProperty('TopLogoUrl')
})

test('settings that somebody else changed meanwhile are met without losing what was typed', async () => {
  const requests = aServer({
    GetSettings: { Data: settings() },
    SaveSettings: ({ Version }) =>
      Version === 8 ? { Data: settings({ Name: '我的名字', Version: 9 }) } : newer,
  })
  await show()
  await screen.findByLabelText('学校名称')
  fill('学校名称', '我的名字')
  fireEvent.click(screen.getByRole('button', { name: '保存设置' }))
  expect(await screen.findByText(/“学校名称”双方都有改动/)).toBeTruthy()
  expect(screen.getByLabelText('学校名称')).toHaveProperty('value', '我的名字')
  expect(screen.getByLabelText('服务电话')).toHaveProperty('value', '400-000-6602')
  fireEvent.click(screen.getByRole('button', { name: '保存设置' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存设置' })).toBeNull())
  const sent = requests.filter(({ name }) => name === 'SaveSettings')
  expect(sent.map(({ input }) => input['Version'])).toEqual([7, 8])
})

test('a colour is seen before it is saved, and home is always open', async () => {
  aServer({ GetSettings: { Data: settings() } })
  await show()
  await screen.findByLabelText('学校名称')
  fill('主题色', '#ffe600')
  const preview = screen.getByLabelText('配色预览')
  expect(preview.style.getPropertyValue('--school')).toBe('#ffe600')
  expect(preview.textContent).toMatch(/按钮文字 \d+\.\d:1/)
  expect(screen.getByRole('switch', { name: /^首页(?!“)/ })).toHaveProperty('disabled', true)
})

test.each([
  [true, '', true],
  [false, '无法访问，请先添加域名解析与证书', false],
])('the host for files is tried before it is switched on (answers: %s)', async (ok, words, on) => {
  aServer({ GetSettings: { Data: settings() }, ready: { http: ok ? 200 : 404 } })
  await renderPage(<SchoolSettings mark={() => null} />, { who: aSession({ RoleType: 1 }) })
  const toggle = await screen.findByRole('switch', { name: /文件使用独立域名/ })
  fireEvent.click(toggle)
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe(String(on)))
  if (words) expect((await screen.findByRole('alert')).textContent).toContain(words)
})

test('whoever is no operator only sees whether files have a host of their own', async () => {
  aServer({ GetSettings: { Data: settings({ FilesHost: true }) } })
  await show()
  const toggle = await screen.findByRole('switch', { name: /文件使用独立域名/ })
  expect(toggle).toMatchObject({ disabled: true, checked: true })
})

test.each([
  [false, /未配置/, true],
  [true, /已配置/, false],
])('the language model can be switched on where there is one (%s)', async (has, words, closed) => {
  aServer({ GetSettings: { Data: settings({ LanguageModel: has }) } })
  await show()
  const toggle = await screen.findByRole('switch', { name: /由语言模型换成口语/ })
  expect(toggle).toMatchObject({ disabled: closed, checked: false })
  expect(screen.getByText(words)).toBeDefined()
  const examinations = screen.getByRole('switch', { name: /考核中也使用语言模型/ })
  expect(examinations).toHaveProperty('disabled', true)
  if (closed) return
  fireEvent.click(toggle)
  expect(examinations).toHaveProperty('disabled', false)
})
