import { expect, type Page } from '@playwright/test'
import { beiling, preview, qinghe } from '../addresses.ts'
import { test } from '../failing-server.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const whole = '/Course/%20/%20'
const cards = (page: Page) => page.getByRole('article')
const total = (page: Page) => page.getByRole('heading', { level: 2, name: /共 \d+ 门课程/ })

test('from home to the catalogue, narrowed step by step; back, reload and a shared link keep it all', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await page.goto(qinghe)
  await page.getByRole('navigation', { name: '主菜单' }).getByText('课程').click()
  await expect(page).toHaveURL(qinghe + whole)
  await expect(page.getByRole('heading', { level: 1, name: '全部课程' })).toBeVisible()
  const all = await cards(page).count()

  await page.getByRole('navigation', { name: '科室' }).getByText('诊断学').click()
  await expect(page.getByRole('heading', { level: 1, name: '诊断学' })).toBeVisible()
  await expect(page).toHaveTitle('诊断学课程')
  await expect(cards(page).filter({ hasText: '心电图判读入门' })).toHaveCount(1)
  await expect(total(page)).not.toContainText(`共 ${all} 门`)
  await page.getByRole('link', { name: '心电图', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '心电图' })).toBeVisible()
  await page.getByText('理论课程', { exact: true }).first().click()
  await page.getByText('最新', { exact: true }).click()
  await expect(page).toHaveURL(/\/Course\/[\w-]{36}\/[\w-]{36}\?type=0&order=1$/)
  await expect(cards(page).filter({ hasText: '心电图判读入门' })).toHaveCount(1)

  const narrowed = page.url()
  await page.reload()
  await expect(page.getByRole('radio', { name: '最新' })).toBeChecked()
  await expect(page.getByRole('heading', { level: 1, name: '心电图' })).toBeVisible()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/CoursePreview/)
  await page.goBack()
  await expect(page).toHaveURL(narrowed)
  await expect(page.getByRole('radio', { name: '理论课程' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '综合' })).toBeChecked()

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(narrowed)
  await expect(cards(friend).filter({ hasText: '心电图判读入门' })).toHaveCount(1)
  await expect(friend.getByRole('radio', { name: '最新' })).toBeChecked()
  expect(consoleErrors).toEqual([])
})

test('`all` is everything too; an unknown place says so and shows everything', async ({ page }) => {
  await page.goto(`${qinghe}/Course/all/all`)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('未找到该分类')).toHaveCount(0)
  const all = await cards(page).count()
  for (const place of ['/Course/nowhere/%20', '/Course/01980000-0000-7000-8000-00000000dead/x']) {
    await page.goto(qinghe + place)
    await expect(page.getByText('未找到该分类，已显示全部课程')).toBeVisible()
    await expect(cards(page)).toHaveCount(all)
    await accessible(page)
  }
})

test('a choice that leaves nothing: 暂无数据, and one button takes it away', async ({ page }) => {
  await page.goto(`${qinghe}${whole}?key=${encodeURIComponent('没有这样的课程')}`)
  await expect(page.getByText('暂无数据')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL(qinghe + whole)
})

test('the keyboard does it all: tree, chips, card', async ({ page }) => {
  await page.goto(qinghe + whole)
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('link', { name: '全部科室' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Course\/[\w-]{36}\/%20/)
  // The address is the first to change; who arrives is at the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('radio', { name: '综合' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/order=1/)
  await expect(page.getByRole('radio', { name: '最新' })).toBeFocused()
})

test('a server that fails says what failed, and is asked again', async ({ page, server }) => {
  server.fail('/Course/SearchCourseList', { status: 502 })
  await page.goto(server.address + whole)
  await expect(page.getByText('502-网关错误')).toBeVisible()
  await accessible(page)
  server.fail('/Course/SearchCourseList', null)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(cards(page).first()).toBeVisible()
  server.fail('/Course/SearchCourseList', {
    status: 403,
    body: { Code: -403, Msg: '你没有权限浏览此页面！', Data: null },
  })
  await page.reload()
  await expect(page.getByText('你没有权限浏览此页面！')).toBeVisible()
})

test('what rests under the pointer is fetched before it is asked for', async ({ page, server }) => {
  await page.goto(server.address + whole)
  const link = cards(page).first().getByRole('link')
  await link.hover()
  await expect.poll(() => server.requestsTo('/Course/GetRetCourseBaseClient')).toBe(1)
  await page.waitForLoadState('networkidle')
  const name = (await link.textContent()) ?? ''
  const took = await page.evaluate(async (heading) => {
    const began = performance.now()
    document.querySelector<HTMLElement>('article h3 a')?.click()
    while (document.querySelector('h1')?.textContent !== heading)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - began
  }, name)
  // A busy machine of a test gets four times what a person at a desk does.
  expect(took).toBeLessThan(400)
  expect(server.requestsTo('/Course/GetRetCourseBaseClient')).toBe(1)
})

test.describe('a favourite', () => {
  test('is kept and let go, and is counted', async ({ page }) => {
    await signIn(page, 'student2')
    await page.goto(qinghe + preview('theory'))
    const heart = page.getByRole('button', { name: /收藏/ })
    await expect(heart).toBeVisible()
    if ((await heart.textContent())?.startsWith('已')) await heart.click()
    await heart.click()
    await expect(page.getByText('已收藏').first()).toBeVisible()
    await page.reload()
    await expect(heart).toHaveText(/^已收藏/)
    await accessible(page)
    await heart.click()
    await expect(page.getByText('已取消收藏')).toBeVisible()
    await page.reload()
    await expect(heart).toHaveText(/^收藏/)
  })

  test('is taken back when the server fails', async ({ page, server }) => {
    await page.goto(`${server.address}/login`)
    await page.getByRole('textbox', { name: '账号' }).fill('teacher2')
    await page.getByLabel('密码', { exact: true }).fill('Xinglin-2026')
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await page.goto(server.address + preview('theory'))
    server.fail('/CourseCenter/AddCourseFavorute', { status: 500 })
    await page.getByRole('button', { name: /收藏/ }).click()
    await expect(page.getByText('服务器超时！')).toBeVisible()
    await expect(page.getByRole('button', { name: /收藏/ })).toHaveText(/^收藏/)
  })

  test('is for people who are signed in, who then come back', async ({ page }) => {
    await page.goto(qinghe + preview('theory'))
    await page.getByRole('button', { name: /收藏/ }).click()
    await expect(page.getByText('登录后才可以学习哦！').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })
})

test('a wish to buy reaches the school; what was typed is not lost by a click outside', async ({
  page,
}) => {
  await page.goto(qinghe + preview('unlicensed'))
  // Strangers sign in first; a student is offered the telephone.
  await signIn(page, 'student1')
  await page.goto(qinghe + preview('unlicensed'))
  await page.getByRole('button', { name: '购买' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('电话').fill('12345')
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog.getByText('请填写姓名')).toBeVisible()
  await expect(dialog.getByText('请填写正确的电话号码')).toBeVisible()
  await accessible(page)
  await page.mouse.click(10, 10)
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('姓名').fill('林小满')
  await dialog.getByLabel('电话').fill('13800138000')
  await dialog.getByLabel('留言').fill('希望 2024 级两个班开通一个学期')
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog.getByText('已收到，工作人员会尽快与您联系')).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: '知道了' }).click()
  await expect(dialog).toHaveCount(0)
})

test('beside a course: the teacher’s others, or what many study', async ({ page }) => {
  await page.goto(qinghe + preview('theory'))
  const beside = page.getByRole('region', { name: /老师的其他课程|热门课程/ })
  await expect(beside.getByRole('link').first()).toBeVisible()
  await beside.getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(preview('theory')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const width of [1440, 1024, 390]) {
  test(`the catalogue fits ${width} px, says nothing on the console and is accessible`, async ({
    page,
  }) => {
    const consoleErrors = watchConsole(page)
    await page.setViewportSize({ width, height: 900 })
    for (const school of [qinghe, beiling]) {
      await page.goto(school + whole)
      await expect(cards(page).first()).toBeVisible()
      await fits(page)
      await accessible(page)
    }
    if (width < 1024) {
      await page.getByRole('button', { name: '筛选' }).click()
      const sheet = page.getByRole('dialog', { name: '筛选课程' })
      await sheet.getByText('理论课程').click()
      await expect(page).toHaveURL(/type=0/)
      await accessible(page)
      await sheet.getByRole('button', { name: /查看/ }).click()
      await page.getByRole('link', { name: '理论课程，取消此筛选' }).click()
      await expect(page).toHaveURL(beiling + whole)
    }
    expect(consoleErrors).toEqual([])
  })
}
