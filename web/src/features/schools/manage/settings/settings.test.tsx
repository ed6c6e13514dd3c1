import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Settings } from '@xinglin/contract/schools'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SchoolSettings } from './school-settings.tsx'
import { checkSettings, inputOf, mergeSettings, valuesOf } from './settings-values.ts'

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
  Hosts: ['localhost'],
  Version: 7,
  ...over,
})

const newer = { Code: -10011, Msg: '设置已被他人修改，请刷新后重试' }
const show = () =>
  renderPage(<SchoolSettings mark={() => null} />, { who: aSession({ RoleType: 2 }) })
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

afterEach(() => vi.unstubAllGlobals())

describe('what two people changed at once', () => {
  const before = valuesOf(settings())
  test('keeps what was typed here, and takes the rest from there', () => {
    const mine = { ...before, Name: '甲' }
    const theirs = { ...before, ServicePhone: '1' }
    expect(mergeSettings(before, mine, theirs)).toEqual({
      merged: { ...before, Name: '甲', ServicePhone: '1' },
      both: [],
    })
  })

  test('names the lines that both changed, unless to the same', () => {
    const mine = { ...before, Name: '甲', Remark: '同' }
    const theirs = { ...before, Name: '乙', Remark: '同' }
    const { merged, both } = mergeSettings(before, mine, theirs)
    expect(merged.Name).toBe('甲')
    expect(both).toEqual(['Name'])
  })
})

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
  let version = 7
  const asked = aServer({
    GetSettings: () => ({
      Data: version === 7 ? settings() : settings({ Version: version, Name: '他人的名字' }),
    }),
    SaveSettings: ({ Version }) =>
      Version === version ? { Data: settings({ Name: '我的名字', Version: 9 }) } : newer,
  })
  await show()
  await screen.findByLabelText('学校名称')
  fill('学校名称', '我的名字')
  version = 8
  fireEvent.click(screen.getByRole('button', { name: '保存设置' }))
  expect(await screen.findByText(/“学校名称”双方都有改动/)).toBeTruthy()
  expect(screen.getByLabelText('学校名称')).toHaveProperty('value', '我的名字')
  fireEvent.click(screen.getByRole('button', { name: '保存设置' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存设置' })).toBeNull())
  const sent = asked.filter(({ name }) => name === 'SaveSettings')
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
  expect(screen.getByRole('switch', { name: /首页/ })).toHaveProperty('disabled', true)
})
