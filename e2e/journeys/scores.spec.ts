import { expect, test } from '@playwright/test'
import { beiling, qinghe } from '../addresses.ts'
import { accessible, fits, signIn } from '../person.ts'

test('one’s scores, the transcript that is issued of them, and how anybody verifies it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'student1', qinghe)
  await page.goto(`${qinghe}/PersonalInfo/MyScore`)
  await expect(page.getByRole('heading', { level: 1, name: '我的成绩' })).toBeVisible()
  await expect(page.getByText('平均成绩')).toBeVisible()
  await expect(
    page.getByRole('region', { name: '成绩列表' }).getByRole('link').first(),
  ).toBeVisible()
  await accessible(page)
  await fits(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '开具成绩单' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^学习成绩单-.+\.pdf$/)
  const number = await page.getByRole('link', { name: /^编号/ }).first().innerText()
  await expect(page.getByRole('button', { name: '下载 PDF' })).toHaveCount(1)

  // Whoever holds the paper has no account here.
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${qinghe}/Verify`)
  const field = stranger.getByRole('textbox', { name: '证明编号' })
  await field.fill('1234')
  await stranger.getByRole('button', { name: '查验' }).click()
  await expect(stranger.getByText('编号由 16 位数字和字母组成，请核对后再试')).toBeVisible()
  await field.fill(number.replace('编号', '').toLowerCase())
  await stranger.getByRole('button', { name: '查验' }).click()
  await expect(stranger.getByText('编号有效，由本校开具')).toBeVisible()
  await expect(stranger.getByRole('columnheader', { name: '成绩' })).toBeVisible()
  await accessible(stranger)
  await fits(stranger)

  // The number is this school's: elsewhere it is none.
  await stranger.goto(`${beiling}/Verify/${number.replace('编号', '').trim()}`)
  await expect(stranger.getByText('未查到该编号的证明')).toBeVisible()
  await accessible(stranger)
})

test('a score of somebody else is not there', async ({ page }) => {
  await signIn(page, 'teacher1', qinghe)
  await page.goto(`${qinghe}/PersonalInfo/MyScore?student=00000000-0000-7000-8000-000000000000`)
  await expect(page.getByText('成绩加载失败')).toBeVisible()
  await accessible(page)
})
