import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { signIn } from '../person.ts'

test('a teacher prints form B of a paper, its answer sheet and its keys', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title)
  })
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/ExamPapers`)
  await page.getByRole('link', { name: '临床综合理论考试（示例）' }).first().click()
  await page.getByRole('link', { name: '打印第1版' }).click()
  await page.getByText('B 卷', { exact: true }).first().click()
  const first = page.getByRole('article', { name: '第1题', exact: true })
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: '打印' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', /-B卷-试卷$/)
  await page.getByText('答题卡', { exact: true }).click()
  await expect(page.getByRole('heading', { name: /答题卡$/ })).toBeVisible()
  await page.getByText('答案（教师用）').click()
  await expect(page.getByRole('region', { name: '答案一览' })).toBeVisible()
  await page.getByRole('button', { name: '打印' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', /-B卷-答案$/)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // On paper there is the sheet alone.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByRole('heading', { name: /答案$/, level: 1 })).toBeVisible()
})
