import { expect, test, type Page } from '@playwright/test'
import { enterManage } from '../administrator.ts'
import { beiling, port } from '../addresses.ts'
import { accessible, fits, watchConsole } from '../person.ts'

const empty = `http://empty-${Date.now()}.localhost:${port}`

/** Everything of the menu of an administrator. */
const inMenu = async (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: '管理菜单' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))

/** What stands over a page and its tables. */
const headsOf = (page: Page): Promise<string[]> =>
  page.locator('main').locator('h1, h2, th').allInnerTexts()

test('a school with nothing in it is welcoming on every page of its menu, in its own language', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'operator1', school: beiling, at: '/manage/schools' })
  await page.getByRole('button', { name: '新建学校' }).click()
  const drawer = page.getByRole('dialog', { name: '新建学校' })
  await drawer.getByLabel('学校名称').fill('白石医学院')
  await drawer.getByLabel(/域名/).fill(new URL(empty).hostname)
  for (const box of await drawer.getByRole('checkbox').all()) await box.uncheck()
  await drawer.getByRole('button', { name: '创建学校' }).click()
  const secret = page.getByRole('dialog').filter({ hasText: '一次性密码' })
  const password = (await secret.locator('output').innerText()).trim()

  await page.goto(`${empty}/manage`)
  await page.getByRole('textbox', { name: '账号' }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(/modifypassword/)
  await page.getByLabel('原密码').fill(password)
  await page.getByLabel('新密码', { exact: true }).fill('Spring-rain-26')
  await page.getByLabel('确认新密码').fill('Spring-rain-26')
  await page.getByRole('button', { name: /修改密码|确认修改|保存/ }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(`${empty}/manage`)
  await page.getByRole('textbox', { name: '账号' }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('Spring-rain-26')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('link', { name: '操作日志' })).toBeVisible()
  await accessible(page)
  const paths = await inMenu(page)
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    await page.goto(`${empty}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/加载失败|出错了|undefined|NaN/), path).toHaveCount(0)
    for (const head of await headsOf(page))
      if (head.trim() !== '') expect(head, `${path}: ${head}`).toMatch(/\p{Script=Han}/u)
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  expect(consoleErrors).toEqual([])
})
