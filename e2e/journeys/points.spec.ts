import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

const pages = (page: Page) => page.getByRole('navigation', { name: '积分' })

const fitsEverywhere = async (page: Page) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
}

test('a student sees what they earned, by which rules and in which place; their teacher takes some back with a reason', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student1')
  await page.goto(`${qinghe}/PersonalInfo/MyCourse`)
  await page.getByRole('link', { name: '我的积分' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的积分' })).toBeVisible()
  await expect(page.getByText(/距 \d 级还差 \d+ 分/)).toBeVisible()
  await expect(
    page.getByRole('region', { name: '最近的积分' }).getByText('每日登录').first(),
  ).toBeVisible()
  await accessible(page)
  await fitsEverywhere(page)

  await pages(page).getByRole('link', { name: '获取积分' }).click()
  await expect(page.getByRole('heading', { name: '每日登录' })).toBeVisible()
  await expect(page.getByText('今天 1 / 1，已达上限')).toBeVisible()
  await accessible(page)
  await fitsEverywhere(page)

  await pages(page).getByRole('link', { name: '积分明细' }).click()
  const ledger = page.getByRole('region', { name: '积分明细' })
  await expect(ledger.getByText('完成课程').first()).toBeVisible()
  await page.getByRole('combobox', { name: '规则' }).selectOption('每日登录')
  await expect(ledger.getByText('完成课程')).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ])
  const sheet = await readFile(await file.path(), 'utf8')
  expect(sheet).toContain('"时间","规则","事项","积分","余额","说明"')
  expect(sheet).not.toContain('完成课程')
  await accessible(page)
  await fitsEverywhere(page)

  await pages(page).getByRole('link', { name: '积分排行' }).click()
  await page.getByRole('radio', { name: '总榜' }).check()
  await expect(page.getByText('（我）')).toBeVisible()
  await page.getByRole('switch', { name: '在排行中匿名' }).press('Space')
  await expect(page.getByText('其他同学看不到您的姓名')).toBeVisible()
  await accessible(page)
  await fitsEverywhere(page)

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await elsewhere.newPage()
  await signIn(theirs, 'teacher1')
  await theirs.goto(`${qinghe}/PersonalInfo/MygetRanking?period=all`)
  await theirs.getByRole('link', { name: '林小满' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: '学生积分' })).toBeVisible()
  const earned = theirs.getByRole('row').filter({ hasText: '每日登录' })
  const before = await theirs.getByText('已撤销', { exact: true }).count()
  await earned.getByRole('button', { name: '撤销' }).first().click()
  await theirs.getByRole('textbox', { name: '原因' }).fill('代为登录')
  await accessible(theirs)
  await theirs.getByRole('button', { name: '撤销积分' }).click()
  await expect(theirs.getByText('撤销：代为登录')).toBeVisible()
  await expect(theirs.getByText('已撤销', { exact: true })).toHaveCount(before + 1)
  await accessible(theirs)
  await elsewhere.close()

  await pages(page).getByRole('link', { name: '积分概览' }).click()
  await expect(page.getByText('撤销：代为登录')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
