import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

// A course that no other journey studies.
const course = '血常规与尿常规的临床判读'

test('a student reviews what was studied, and the administration features it', async ({
  page,
  browser,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await page.goto(`${qinghe}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
  const preview = new URL(page.url()).pathname
  await page.getByRole('tab', { name: '评价' }).click()
  await expect(page.getByText('学习课程后就可以写下第一条评价。')).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: '开始学习' }).click()
  await expect(page).toHaveURL(/BaseLearning/)
  await page.goto(`${qinghe}${preview}?tab=reviews`)
  await page.getByRole('button', { name: '写评价' }).click()
  const dialog = page.getByRole('dialog')
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '发布评价' }).click()
  await expect(dialog.getByText('请填写评分')).toBeVisible()
  await expect(dialog.getByText('内容不能空!')).toBeVisible()
  await accessible(page)
  await dialog.getByRole('radio', { name: /^5 星/ }).focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel('评价内容').fill('案例讲得很清楚，处理流程一看就记住了。')
  await dialog.getByRole('button', { name: '发布评价' }).click()
  await expect(page.getByText('评价已发布')).toBeVisible()
  await expect(page.getByRole('tab', { name: '评价(1)' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByText('我的评价')).toBeVisible()
  await fits(page)
  await accessible(page)
  expect(consoleErrors).toEqual([])

  const school = await browser.newContext({ locale: 'zh-CN' })
  const admin = await school.newPage()
  await signIn(admin, 'operator1')
  await admin.goto(`${qinghe}${preview}?tab=reviews`)
  await admin.getByRole('button', { name: '设为精选' }).click()
  await expect(admin.getByText('已设为精选')).toBeVisible()
  await school.close()

  await page.reload()
  await expect(page.getByText('精选', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: '删除' }).first().click()
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('已取消删除')).toBeVisible()
})
