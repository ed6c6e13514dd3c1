import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'
import { anHourLater } from '../study-time.ts'

const course = '心电图判读入门'
const reading = '导联系统：十二个视角'

/** How far down the reader is, 0 to 1. */
const depth = (page: Page) =>
  page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } =
      document.scrollingElement ?? document.documentElement
    return scrollTop / Math.max(1, scrollHeight - clientHeight)
  })

/** Scrolls as a hand does until one is there, however the page grows meanwhile, and lets the reading position be noticed. */
const readTo = async (page: Page, share: number) => {
  const end = share - 0.02
  // Over the text: above the outline the wheel would turn the outline.
  await page.mouse.move(640, 400)
  for (let turns = 0; turns < 200 && (await depth(page)) < end; turns += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(30)
  }
  expect(await depth(page)).toBeGreaterThanOrEqual(end)
}

test('a student finds a course, starts it, learns, leaves, comes back and continues where they were', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await page.goto(qinghe)
  await page.getByRole('link', { name: '登录' }).first().click()
  await page.getByRole('textbox', { name: '账号' }).fill('student1')
  await page.getByLabel('密码', { exact: true }).fill('Xinglin-2026')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('banner').getByText('林小满')).toBeVisible()

  // What is due comes after the page, and moves what stands beneath it.
  await expect(page.getByRole('heading', { name: /即将到期/ })).toBeVisible()
  await page.getByText('诊断学', { exact: true }).first().click()
  // Cards of all departments stand in until those of the chosen one come, elsewhere on the page.
  await expect(page.getByRole('radio', { name: '诊断学' })).toBeChecked()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // What student1 began in another journey stands above it, to be continued.
  await page
    .locator('#college-courses')
    .getByRole('article')
    .filter({ hasText: course })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
  await accessible(page)
  await page.getByRole('tab', { name: '学习大纲' }).click()
  await expect(page.getByText(reading)).toBeVisible()
  await page.getByRole('tab', { name: '评分标准' }).click()
  await expect(page.getByText('12.5%').first()).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: '开始学习' }).click()
  await expect(page.getByRole('heading', { name: reading })).toBeVisible()
  await accessible(page)
  await readTo(page, 0.5)
  await page.waitForTimeout(2_500)
  await expect(page.getByText('已保存').first()).toBeVisible()
  const left = await depth(page)
  expect(left).toBeGreaterThan(0.2)
  await page
    .getByRole('button', { name: '退出' })
    .or(page.getByRole('link', { name: '退出' }))
    .first()
    .click()
  await expect(page).toHaveURL(/CoursePreview/)
  expect(consoleErrors).toEqual([])

  // Another machine, the same person: the home page knows where to go on.
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  await signIn(other, 'student1')
  await other.getByRole('region', { name: '继续学习' }).getByRole('link').first().click()
  await expect(other.getByRole('heading', { name: reading })).toBeVisible()
  await expect.poll(() => depth(other)).toBeGreaterThan(left - 0.15)

  await anHourLater('student1')
  await readTo(other, 1)
  await expect(other.getByText('已完成 1/16')).toBeVisible()
  await elsewhere.close()
})

test('what was not yet saved when the network went survives a reload and arrives later', async ({
  page,
  context,
}) => {
  await signIn(page, 'student2')
  await page.goto(`${qinghe}/CoursePreview/01980000-0000-7000-8000-000000000001`)
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page
    .getByRole('navigation', { name: /目录|大纲/ })
    .getByText('第一章测验')
    .click()
  const option = page
    .getByRole('group')
    .first()
    .getByRole('radio')
    .or(page.getByRole('group').first().getByRole('checkbox'))
    .nth(1)
  await expect(option).toBeVisible()
  await page.context().setOffline(true)
  await option.check()
  await expect(page.getByText(/已存本机，等待网络/).first()).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/网络已断开/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('已保存').first()).toBeVisible({ timeout: 40_000 })
  await page.reload()
  await expect(option).toBeChecked()
})

for (const width of [1440, 1024, 390]) {
  test(`preview and player fit ${width} px and are accessible`, async ({ page }) => {
    const consoleErrors = watchConsole(page)
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'teacher1')
    await page.goto(`${qinghe}/CoursePreview/01980000-0000-7000-8000-000000000001`)
    await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
    await fits(page)
    await accessible(page)
    await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
    await expect(page).toHaveURL(/BaseLearning/)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).not.toContainText(course)
    await fits(page)
    await accessible(page)
    for (let i = 0; i < 3; i += 1) {
      const before = (await title.textContent()) ?? ''
      await page.getByRole('link', { name: /下一项/ }).click()
      await expect(title).not.toHaveText(before)
      await fits(page)
      await accessible(page)
    }
    expect(consoleErrors).toEqual([])
  })
}
