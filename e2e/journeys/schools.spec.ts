import { expect, test } from '@playwright/test'
import { beiling, passwords, port, qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('the first paint is the school’s own: no script has run, no call was made', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(beiling)
  await expect(page).toHaveTitle('北岭卫生职业学院实训云')
  await expect(page.getByText('北岭卫生职业学院').first()).toBeVisible()
  const colour = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--school').trim())
  expect(colour).toBe('#7a3e8e')
  await context.close()
})

test('two schools differ in name, colour, footer, courses and people', async ({ page }) => {
  const seen: Record<string, { courses: string[]; footer: string; colour: string }> = {}
  for (const school of [qinghe, beiling]) {
    await page.goto(school)
    await expect(page.getByRole('heading', { name: '学院课程' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    seen[school] = {
      courses: await page.getByRole('article').locator('h3').allTextContents(),
      footer: (await page.getByRole('contentinfo').textContent()) ?? '',
      colour: await page
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--school').trim()),
    }
  }
  const [one, other] = Object.values(seen)
  expect(one?.courses.length).toBeGreaterThan(3)
  expect(one?.courses.filter((name) => other?.courses.includes(name))).toEqual([])
  expect(one?.colour).not.toBe(other?.colour)
  expect(one?.footer).not.toBe(other?.footer)
})

test('an unknown host gets the error page, which neither loops nor tells of any school', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const answer = await page.goto(`http://nobody.localhost:${port}/`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('学校信息获取失败')).toBeVisible()
  await expect(page.getByText('青禾')).toHaveCount(0)
  await page.waitForTimeout(1_500)
  expect(requests.filter((path) => path === '/').length).toBe(1)
  await accessible(page)
})

test('a session of one school is nobody at the other', async ({ page, context }) => {
  await signIn(page, 'student1')
  await expect(page.getByText('林小满').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(beiling)
  await expect(other.getByRole('link', { name: '登录' }).first()).toBeVisible()
  await expect(other.getByText('林小满')).toHaveCount(0)
})

test('the published password of one school opens nothing at the other', async ({ page }) => {
  await page.goto(`${beiling}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('student1')
  await page.getByLabel('密码', { exact: true }).fill(passwords[qinghe] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('alert')).toContainText('账号或密码错误', { timeout: 8_000 })
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue('student1')
})

for (const width of [1440, 1024, 390]) {
  test(`home and login fit ${width} px, say nothing on the console and are accessible`, async ({
    page,
  }) => {
    const consoleErrors = watchConsole(page)
    await page.setViewportSize({ width, height: 900 })
    for (const address of [`${qinghe}/`, `${qinghe}/login`, `${beiling}/`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fits(page)
      await accessible(page)
    }
    expect(consoleErrors).toEqual([])
  })
}

test('an address that nothing answers to is home and stays as it was typed', async ({ page }) => {
  await page.goto(`${qinghe}/no/such/page`)
  await expect(page.getByRole('heading', { name: '学院课程' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/no/such/page')
})

test('a department narrows the courses; a trailing 常用操作 is cut', async ({ page }) => {
  await page.goto(qinghe)
  await expect(page.getByRole('article').first()).toBeVisible()
  const chips = page.getByRole('radio')
  expect(
    await chips.evaluateAll((all) =>
      all.map((one) => one.textContent?.trim() || one.getAttribute('aria-label')),
    ),
  ).not.toContain('急诊常用操作')
  await page.getByText('急诊', { exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: '成人心肺复苏' })).toHaveCount(1)
  await expect(page.getByRole('article').filter({ hasText: '心电图判读入门' })).toHaveCount(0)
})
