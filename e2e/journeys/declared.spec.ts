import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('a course is declared with its level and year, and carries both from then on', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'admin7', at: '/manage/courses?state=all' })
  await page.getByRole('textbox', { name: '课程名称或教师' }).fill('导尿')
  await page.getByRole('button', { name: /导尿/ }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('form', { name: '课程' })
  await form.getByLabel('申报级别').selectOption({ label: '校级' })
  await form.getByLabel('申报年份').selectOption({ label: '2024年' })
  await form.getByRole('button', { name: '添加 无菌技术' }).click()
  await accessible(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('校级（2024年）')).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).first().click()
  await page.getByLabel('申报级别').selectOption({ label: '校级' })
  await expect(page).toHaveURL(/declared=3/)
  await expect(page.getByRole('button', { name: /导尿/ })).toBeVisible()

  const context = await browser.newContext({ locale: 'zh-CN' })
  const student = await context.newPage()
  await student.goto(`${qinghe}/Course/%20/%20?key=%E5%AF%BC%E5%B0%BF`)
  await expect(student.getByTitle('2024年校级申报课程')).toBeVisible()
  await student.getByRole('link', { name: /导尿术/ }).click()
  await expect(student.getByRole('heading', { level: 1, name: /导尿/ })).toBeVisible()
  await expect(student.getByText('校级', { exact: true })).toBeVisible()
  await expect(student.getByText('无菌技术', { exact: true })).toBeVisible()
  await accessible(student)
  // The block of the home page waits for a school that asks for it.
  await student.goto(`${qinghe}/`)
  await expect(student.getByRole('heading', { name: '学院课程' })).toBeVisible()
  await expect(student.getByRole('heading', { name: '申报课程' })).toHaveCount(0)
  await context.close()
  expect(consoleErrors).toEqual([])
})

test('a teacher says what they are good at, and everybody sees it with what was done of late', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher8')
  await page.goto(`${qinghe}/PersonalInfo/Setting?tab=teaching`)
  const words = page.getByRole('textbox', { name: '擅长' })
  await words.fill('代写')
  await words.press('Enter')
  await expect(page.getByText('内容包含敏感词')).toBeVisible()
  await page.getByRole('button', { name: '移除“代写”' }).click()
  await words.fill('考站设计、')
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await fits(page)
  await accessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('保存成功')).toBeVisible()

  await page.getByRole('link', { name: '您的教师主页' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '闻人澈' })).toBeVisible()
  await expect(page.getByRole('list', { name: '擅长' }).getByText('考站设计')).toBeVisible()
  await page.getByRole('tab', { name: '专题' }).click()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await accessible(page)
  await page.getByRole('tab', { name: '动态' }).click()
  await expect(page.getByText(/^发布了课程/).first()).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await fits(page)
  await accessible(page)
  expect(consoleErrors).toEqual([])
})
