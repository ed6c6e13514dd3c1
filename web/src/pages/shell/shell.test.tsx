import { Button } from '#ui'
import { aSchool, aSession, renderPage } from '#testing'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { admit, type PageRule } from './admission.ts'
import { Boundary } from './boundary.tsx'
import { footerText } from './footer-text.ts'
import { Guard } from './guard.tsx'
import { Header } from './header.tsx'
import { type Entry, entries, isOpen, menuFor, noticesFor } from './menu.ts'
import { isMobile, tipIsDue, tipWasSeen } from './mobile.ts'

const all: readonly Entry[] = entries.map((entry) => ({ ...entry, built: true }))
const guarded = (rule: PageRule) => <Guard rule={rule}>secret</Guard>
const admin = aSession({ RoleType: 2 })
const names = (table: readonly { name: string }[]) => table.map(({ name }) => name)

describe('the menu', () => {
  test('shows only entries whose page exists', () => {
    expect(names(menuFor(aSchool(), undefined))).toEqual(
      names(entries.filter(({ built }) => built)),
    )
  })

  test('closes what the school has not opened, never home, help and feedback', () => {
    const closed = menuFor(aSchool({ AuthMenuCode: [] }), undefined, all).filter(
      ({ open }) => !open,
    )
    expect(names(closed)).toEqual(['课程', '题库', '教师', '专题'])
  })

  test('leaves out topics, help and feedback without a supplier', () => {
    expect(names(menuFor(aSchool({ ProviderNo: -1 }), undefined, all))).toEqual([
      '首页',
      '课程',
      '题库',
      '竞赛',
      '教师',
    ])
  })

  test('is open to administrators, who are told that nothing is', () => {
    const school = aSchool({ AuthMenuCode: [] })
    expect(isOpen(4, school, admin)).toBe(true)
    expect(noticesFor(school, admin, false)).toHaveLength(1)
    expect(noticesFor(school, aSession(), true)).toEqual([])
    expect(noticesFor(aSchool(), admin, true)).toHaveLength(1)
  })
})

describe('who may open a page', () => {
  const school = aSchool({ AuthMenuCode: [1] })
  test.each([
    ['a stranger, a public page', {}, undefined, 'ok'],
    ['a stranger, a closed menu', { menu: 3 }, undefined, 'closed'],
    ['a stranger, a member’s page', { who: 'members' }, undefined, 'signIn'],
    ['a closed menu before the session', { menu: 3, who: 'members' }, undefined, 'closed'],
    ['a guest, a member’s page', { who: 'members' }, aSession({ IsTourists: true }), 'signIn'],
    ['a guest, a page with a session', { who: 'signedIn' }, aSession({ IsTourists: true }), 'ok'],
    ['a student, a teacher’s page', { roles: [3] }, aSession(), 'noRight'],
    ['a first password', {}, aSession({ MustChangePassword: true }), 'changePassword'],
  ] as const)('%s', (_, rule, who, decision) =>
    expect(admit(rule, school, who, '/')).toBe(decision),
  )

  test('a closed page says so and shows home instead', async () => {
    await renderPage(guarded({ menu: 3 }), {
      at: '/x',
      school: aSchool({ AuthMenuCode: [1] }),
    })
    expect(await screen.findByText('抱歉，暂未开放！')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/')
  })

  test('a stranger signs in and is to come back', async () => {
    await renderPage(guarded({ who: 'members' }), { path: '/x', at: '/x?a=1' })
    expect(screen.queryByText('secret')).toBeNull()
    expect(screen.getByTestId('address').textContent).toBe('/login?redirect=%2Fx%3Fa%3D1')
  })

  test('somebody without the right is told so', async () => {
    await renderPage(guarded({ roles: [3] }), { path: '/x', at: '/x', who: aSession() })
    expect(screen.getByText('你没有权限浏览此页面！')).toBeTruthy()
    expect(screen.queryByText('secret')).toBeNull()
  })
})

describe('the header', () => {
  test('offers signing in to strangers, with the way back', async () => {
    await renderPage(<Header />, { at: '/CoursePreview/1' })
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe(
      '/login?redirect=%2FCoursePreview%2F1',
    )
  })

  test('names the person, and asks before the session is ended', async () => {
    await renderPage(<Header />, { who: aSession() })
    expect(screen.getByText('林小满')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /账号菜单/ }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      '个人中心',
      '修改密码',
      '退出',
    ])
    fireEvent.click(screen.getByRole('menuitem', { name: '退出' }))
    expect(await screen.findByText('确认退出吗?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
  })

  test('marks guests and lets them sign in properly', async () => {
    await renderPage(<Header />, { who: aSession({ IsTourists: true }) })
    expect(screen.getByText('游客')).toBeTruthy()
    expect(screen.getByRole('link', { name: '登录正式账号' })).toBeTruthy()
  })
})

describe('the footer', () => {
  const own = { family: 2, address: '杏园路 66 号', copyright: '版权所有' }
  const usual = { family: 2, address: '', copyright: '' }
  test('is the school’s own for its people, in its family', () => {
    expect(footerText(aSchool(), aSession())).toEqual(own)
    expect(footerText(aSchool({ PlatformAttribution: 1 }), aSession())).toEqual({
      ...own,
      family: 1,
    })
    expect(footerText(aSchool({ PlatformAttribution: 9 }), aSession())).toEqual(own)
  })
  test.each([
    ['strangers', aSchool(), undefined],
    ['guests', aSchool(), aSession({ IsTourists: true })],
    ['a broken text', aSchool({ BottomInfoJson: '{oops' }), aSession()],
    ['a text that is no object', aSchool({ BottomInfoJson: 'null' }), aSession()],
    ['an empty text', aSchool({ BottomInfoJson: '{}' }), aSession()],
  ])('is the default one for %s', (_, school, who) =>
    expect(footerText(school, who)).toEqual(usual),
  )
})

test('the tip for phones comes once a session, and not inside the mini-program', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
  window.sessionStorage.clear()
  expect(isMobile('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')).toBe(false)
  expect(tipIsDue(phone)).toBe(true)
  expect(tipIsDue(`${phone} miniProgram`)).toBe(false)
  tipWasSeen()
  expect(tipIsDue(phone)).toBe(false)
})

test('a button that is pending swallows clicks and keeps the focus', async () => {
  let clicks = 0
  await renderPage(
    <Button pending onClick={() => clicks++}>
      保存
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(clicks).toBe(0)
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false)
})

test('a page whose code does not come says so in Chinese, and without a network is not reloaded away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Fallen = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderPage(
    <Boundary>
      <Fallen />
    </Boundary>,
  )
  expect(screen.getByText('页面加载失败')).toBeTruthy()
  expect(screen.queryByText(/Failed/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findAllByText('网络已断开，请在恢复后重试')).toHaveLength(2)
  vi.restoreAllMocks()
})
