import { expect, type Locator, type Page } from '@playwright/test'
import { passwords, qinghe } from '../addresses.ts'
import { test } from '../failing-server.ts'
import { signIn } from '../person.ts'

test('a new tab takes the session over from its sibling, and signing out ends both', async ({
  page,
  context,
}) => {
  await signIn(page, 'student2')
  const tab = await context.newPage()
  await tab.goto(qinghe)
  await expect(tab.getByRole('banner').getByText('周予安')).toBeVisible()
  await tab.getByRole('button', { name: /周予安/ }).click()
  await tab.getByText('退出').click()
  await expect(tab.getByText('确认退出吗?')).toBeVisible()
  await tab.getByRole('button', { name: '确定' }).click()
  await expect(tab).toHaveURL(/\/login/)
  await expect(page.getByRole('banner').getByText('周予安')).toHaveCount(0)
  expect(await tab.evaluate(() => sessionStorage.getItem('user'))).toBeNull()
})

test('what lies in session storage is not readable', async ({ page }) => {
  await signIn(page, 'student2')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(stored).toContain('user')
  for (const secret of ['周予安', '20240102', 'MacKey']) expect(stored).not.toContain(secret)
})

test('idle for the school’s minutes: a warning first, then the end with its sentence', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'student2')
  // An answer that is still on its way would count as activity.
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  await page.clock.fastForward('58:10')
  await expect(page.getByRole('button', { name: '继续使用' })).toBeVisible()
  // By keyboard: the test clock and a moving pointer do not get on.
  await page.getByRole('button', { name: '继续使用' }).press('Enter')
  await expect(page.getByRole('button', { name: '继续使用' })).toHaveCount(0)
  await page.clock.fastForward('01:01:00')
  await expect(page.getByText('登录信息过期，即将跳转首页！').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible()
})

test('a wrong password: the answer is shown after five seconds and what was typed is kept', async ({
  page,
}) => {
  await page.goto(`${qinghe}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('nobody-here')
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  const begun = Date.now()
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('alert')).toContainText('账号或密码错误')
  expect(Date.now() - begun).toBeGreaterThan(4_900)
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue('nobody-here')
})

const failures = [
  [500, '服务器超时！'],
  [502, '502-网关错误'],
  [504, '504-网关超时'],
  [418, '错误:418'],
] as const

for (const [status, sentence] of failures) {
  test(`a server that answers ${status}: ${sentence}, and the block says what failed and can be asked again`, async ({
    page,
    server,
  }) => {
    server.fail('/Course/GeCoursePaginationClient', { status })
    await page.goto(server.address)
    await expect(page.getByText(sentence).first()).toBeVisible()
    const block = page.getByRole('region', { name: '学院课程' })
    server.fail('/Course/GeCoursePaginationClient', null)
    await block.getByRole('button', { name: '重试' }).click()
    await expect(block.getByRole('article').first()).toBeVisible()
  })
}

test('no answer for 35 seconds', async ({ page, server }) => {
  server.fail('/Course/GeCoursePaginationClient', 'silence')
  await page.goto(server.address)
  await expect(page.getByRole('heading', { name: '学校教师' })).toBeVisible()
  // The limit is the browser's own timer, which no test clock moves.
  await expect(page.getByText('数据请求超时，请刷新重试！').first()).toBeVisible({
    timeout: 40_000,
  })
})

test('no right: 403 and −10002 have their own sentences', async ({ page, server }) => {
  server.fail('/Course/GeCoursePaginationClient', {
    status: 403,
    body: { Code: -403, Msg: '你没有权限浏览此页面！', Data: null },
  })
  await page.goto(server.address)
  await expect(page.getByText('你没有权限浏览此页面！').first()).toBeVisible()
  server.fail('/Course/GeCoursePaginationClient', {
    status: 200,
    body: { Code: -10002, Msg: '您没有权限操作', Data: null },
  })
  await page.reload()
  await expect(page.getByText('您没有权限操作').first()).toBeVisible()
})

test('a session that ended on the server: the sentence, then the door after two seconds', async ({
  page,
  server,
}) => {
  await page.goto(`${server.address}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('teacher1')
  await page.getByLabel('密码', { exact: true }).fill('Xinglin-2026')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByText('沈知微').first()).toBeVisible()
  server.fail('/Course/GeCoursePaginationClient', {
    status: 401,
    body: { Code: -401, Msg: '登录信息过期，请重新登录！', Data: null },
  })
  await page.reload()
  await expect(page.getByText('登录信息过期，请重新登录！').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/, { timeout: 5_000 })
})

test('a clock that is hours wrong is learned, not refused', async ({ page }) => {
  await page.clock.install({ time: new Date(Date.now() - 5 * 3_600_000) })
  await signIn(page, 'student2')
  await expect(page.getByText('周予安').first()).toBeVisible()
})

test('a lost network is told, and comes back by itself', async ({ page, context }) => {
  await page.goto(qinghe)
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByText('内科学', { exact: true }).click()
  await expect(page.getByText(/网络已断开/).first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: '重试' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a session that ends while a student answers: signing in in place, and nothing chosen is lost', async ({
  page,
  server,
}) => {
  const enter = async (place: Page | Locator) => {
    await place.getByLabel('密码', { exact: true }).fill('Xinglin-2026')
    await place.getByRole('button', { name: '登录' }).click()
  }
  await page.goto(`${server.address}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('student2')
  await enter(page)
  await expect(page.getByRole('banner').getByText('周予安')).toBeVisible()
  await page.goto(`${server.address}/CoursePreview/01980000-0000-7000-8000-000000000003`)
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page.getByRole('navigation', { name: '课程目录' }).getByText(/测验/).first().click()
  const option = page.getByRole('group').first().locator('input').first()
  await expect(option).toBeVisible()
  server.fail('/LearnCenter/SaveItemProgress', {
    status: 401,
    body: { Code: -401, Msg: '登录信息过期，请重新登录！', Data: null },
  })
  await option.check()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('密码', { exact: true })).toBeVisible({ timeout: 15_000 })
  server.fail('/LearnCenter/SaveItemProgress', null)
  await enter(dialog)
  await expect(dialog).toHaveCount(0)
  await expect(option).toBeChecked()
  await expect(page.getByText('已保存').first()).toBeVisible()

  // Whoever has no password signs in in another tab, by whatever door.
  server.fail('/LearnCenter/SaveItemProgress', {
    status: 401,
    body: { Code: -401, Msg: '登录信息过期，请重新登录！', Data: null },
  })
  const other = page.getByRole('group').first().locator('input').nth(1)
  await other.check()
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: '在新标签页登录' }).click()
  const tab = await opened
  server.fail('/LearnCenter/SaveItemProgress', null)
  await tab.getByRole('textbox', { name: '账号' }).fill('student2')
  await enter(tab)
  await expect(dialog).toHaveCount(0)
  await expect(other).toBeChecked()
  await expect(page.getByText('已保存').first()).toBeVisible()
  await page.reload()
  await expect(other).toBeChecked()
})

test('a riddle that the server sets in a flood of sign-ins is solved unseen, and one is in', async ({
  page,
}) => {
  const riddle = { Proof: 'a-riddle', Bits: 17 }
  let requests = 0
  await page.route('**/api/UserManage/UserLoginNew', async (route) => {
    requests += 1
    if (requests > 1) return route.continue()
    const envelope = { Code: -10013, Msg: '请先完成验证', Data: riddle }
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'X-Body-Mode': 'plain', 'X-Server-Time': String(Date.now()), 'X-Trace-Id': 't' },
      body: JSON.stringify(envelope),
    })
  })
  await page.goto(`${qinghe}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('student2')
  await page.getByLabel('密码', { exact: true }).fill(passwords[qinghe] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByText('登录的人较多，正在验证，请稍候')).toBeVisible()
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'))
  expect(requests).toBe(2)
})
