import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('a guest gives feedback with a picture; the school replies; the guest finds the reply, rates it and writes on', async ({
  page,
  browser,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await page.goto(`${qinghe}/Course/%20/%20`)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/CoursePreview/)
  // The page that was left has a heading too.
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: '全部课程' })
  const course = (await heading.textContent()) ?? ''
  const picture = await page.screenshot()
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '意见反馈' })
    .click()
  await expect(page.getByLabel('相关课程或页面（选填）')).toHaveValue(course)
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByText('请填写反馈内容')).toBeVisible()
  await accessible(page)

  await page.getByLabel('反馈内容').fill('播放到一半时画面停住了，刷新后正常。')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('button', { name: '移除图片 1' })).toBeVisible()
  await page.getByLabel('联系方式').fill('13600001111')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByRole('heading', { name: '反馈已提交，感谢您的意见' })).toBeVisible()
  const code = (await page.locator('main output').textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  await accessible(page)

  await page.getByRole('link', { name: '查看进度' }).click()
  await page.getByLabel('联系方式').fill('13600002222')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByText('未找到该反馈')).toBeVisible()
  await page.getByLabel('联系方式').fill('136 0000 1111')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  // The riddle takes its time where many ask at once.
  await expect(page.getByText('待处理')).toBeVisible({ timeout: 30_000 })

  const school = await browser.newContext({ locale: 'zh-CN' })
  const admin = await school.newPage()
  await signIn(admin, 'operator1')
  await admin.goto(`${qinghe}/manage/feedback?key=${code}`)
  await admin.getByRole('button', { name: '处理', exact: true }).click()
  const drawer = admin.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: '查看图片 1' })).toBeVisible()
  await drawer.getByLabel('回复').fill('已经修复，谢谢您的反馈。')
  await accessible(admin)
  await drawer.getByRole('button', { name: '发送回复' }).click()
  await expect(admin.getByText('已回复').first()).toBeVisible()
  await school.close()

  await page.goto(`${qinghe}/Feedbackquery?code=${code}`)
  await page.getByLabel('联系方式').fill('13600001111')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByText('已经修复，谢谢您的反馈。')).toBeVisible()
  await page.getByRole('radio', { name: '5 星，非常满意' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('感谢您的评价')).toBeVisible()
  await page.getByRole('textbox', { name: '补充说明' }).fill('今天又出现了一次。')
  await page.getByRole('button', { name: '发送补充' }).click()
  // The riddle takes its time where many ask at once.
  await expect(page.getByText('待处理')).toBeVisible({ timeout: 30_000 })
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await accessible(page)
  expect(consoleErrors).toEqual([])
})

test('whoever is signed in has their own list', async ({ page }) => {
  await signIn(page, 'student2')
  await page.goto(`${qinghe}/Feedbackquery`)
  await page.getByRole('radio', { name: '已回复' }).check()
  await expect(page).toHaveURL(/state=replied/)
  await page.getByRole('link', { name: /成人心肺复苏/ }).click()
  await expect(page.getByText('您对回复的评价')).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: '我的反馈' }).click()
  await expect(page.getByRole('radio', { name: '全部' })).toBeChecked()
})
