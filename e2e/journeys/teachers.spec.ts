import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('teachers are found by department and title, and the directory is met again as it was left', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await page.goto(`${qinghe}/`)
  await page.getByRole('navigation').getByRole('link', { name: '教师', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '教师' })).toBeVisible()
  await expect(page.getByText(/共 \d+ 位教师/)).toBeVisible()
  await accessible(page)
  await page.getByRole('radio', { name: '诊断学' }).check({ force: true })
  await expect(page.getByText(/共 2 位教师/)).toBeVisible()

  await page.getByRole('link', { name: '沈知微' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '沈知微' })).toBeVisible()
  await expect(page.getByRole('link', { name: /心电图判读入门/ })).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await fits(page)
  await accessible(page)

  await page
    .getByRole('navigation')
    .getByRole('link', { name: '首页', exact: true })
    .first()
    .click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: '教师', exact: true })
    .first()
    .click()
  await expect(page.getByText(/共 2 位教师/)).toBeVisible()
  await expect(page.getByRole('radio', { name: '诊断学' })).toBeChecked()
  await fits(page)

  await page.goto(`${qinghe}/TeacherInfo/01900000-0000-7000-8000-000000000000`)
  await expect(page.getByText('该教师不存在')).toBeVisible()
  expect(consoleErrors.filter((line) => !line.includes('404'))).toEqual([])
})

test('teachers change the own page from there', async ({ page }) => {
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/Teacher`)
  await page.getByRole('link', { name: '沈知微' }).click()
  await page.getByRole('link', { name: '编辑资料' }).click()
  await expect(page).toHaveURL(/\/PersonalInfo\/Setting/)
})
