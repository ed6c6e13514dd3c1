import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

test('whoever runs the school sets what is earned', async ({ page }) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'admin1')
  await page.goto(`${qinghe}/manage/points`)
  await expect(page.getByRole('heading', { level: 1, name: '积分规则' })).toBeVisible()
  await page.getByRole('textbox', { name: /^竞赛：\s*每次$/ }).fill('5000')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('分值须为0至1000')).toBeVisible()
  await page.getByRole('textbox', { name: /^竞赛：\s*每次$/ }).fill('25')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('积分规则已保存')).toBeVisible()
  await accessible(page)
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^竞赛：\s*每次$/ })).toHaveValue('25')
  expect(consoleErrors.filter((one) => !one.includes('400'))).toEqual([])
})
