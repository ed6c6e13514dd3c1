import { expect, test } from '@playwright/test'
import ids from '../../content/demo-ids.json' with { type: 'json' }
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn } from '../person.ts'

test('a teacher sees a student at work, reminds another once, and keeps the table', async ({
  page,
  browser,
}) => {
  await signIn(page, 'teacher1', qinghe)
  await page.goto(`${qinghe}/viewStudentLearning?course=${ids.theory}&tab=monitor`)
  await expect(page.getByText('实时', { exact: true })).toBeVisible()
  const table = page.getByRole('region', { name: '学习进度' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await accessible(page, true)
  await fits(page)

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(other, 'student1', qinghe)
  await other.goto(`${qinghe}/CoursePreview/${ids.theory}`)
  await other
    .getByRole('button', { name: /学习/ })
    .or(other.getByRole('link', { name: /学习/ }))
    .first()
    .click()
  await page
    .getByRole('radio', { name: /^正在学习/ })
    .or(page.getByRole('button', { name: /^正在学习/ }))
    .first()
    .click()
  await expect(table.getByText('在学', { exact: false }).first()).toBeVisible({ timeout: 15_000 })

  await page
    .getByRole('button', { name: /^全部/ })
    .or(page.getByRole('radio', { name: /^全部/ }))
    .first()
    .click()
  await table.getByRole('checkbox').nth(2).check()
  await page.getByRole('button', { name: '提醒所选 1 人' }).click()
  await page.getByRole('button', { name: '发送提醒' }).click()
  await expect(page.getByText(/已提醒 \d 人/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/学习进度\.xlsx$/)
})

test('a task is watched by those who run the school, and who a course is given to is shown', async ({
  page,
}) => {
  await signIn(page, 'admin2', qinghe)
  await page.goto(`${qinghe}/PersonalInfo/missionDetail?id=${ids.mission}&tab=monitor`)
  await expect(page.getByText('实时', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '任务实时进度' })).toBeVisible()
  await accessible(page, true)
  await fits(page)

  await page.goto(`${qinghe}/viewStudentLearning?course=${ids.theory}&tab=offerings`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await accessible(page)
  await fits(page)
})
