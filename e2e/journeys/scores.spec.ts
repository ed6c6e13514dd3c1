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
  const number = await page
    .getByRole('listitem')
    .filter({ hasText: '学习成绩单' })
    .getByRole('link', { name: /^编号/ })
    .first()
    .innerText()
  const issued = page.getByRole('listitem').filter({ hasText: '学习成绩单' })
  await expect(issued.getByRole('button', { name: '下载 PDF' })).toHaveCount(1)

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

  // Issued in error: those who run the school revoke it, and whoever verifies it reads why.
  const admin = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(admin, 'admin3', qinghe)
  await admin.goto(`${qinghe}/manage/certificates`)
  const row = admin.getByRole('row').filter({ hasText: number.replace('编号', '').trim() })
  await row.getByRole('button', { name: '作废' }).click()
  const dialog = admin.getByRole('dialog', { name: '作废学习成绩单' })
  await dialog.getByRole('button', { name: '作废' }).click()
  await expect(dialog.getByText('请填写作废理由')).toBeVisible()
  await accessible(admin)
  await dialog.getByRole('textbox', { name: '作废理由' }).fill('成绩录入有误')
  await dialog.getByRole('button', { name: '作废' }).click()
  await expect(row.getByText('已作废')).toBeVisible()
  await expect(row.getByRole('button', { name: '下载' })).toHaveCount(0)
  await accessible(admin)
  await fits(admin)
  await stranger.goto(`${qinghe}/Verify/${number.replace('编号', '').trim()}`)
  await expect(stranger.getByText('该证明已作废')).toBeVisible()
  await expect(stranger.getByText('成绩录入有误')).toBeVisible()
})

test('a score of somebody else is not there', async ({ page }) => {
  await signIn(page, 'teacher1', qinghe)
  await page.goto(`${qinghe}/PersonalInfo/MyScore?student=00000000-0000-7000-8000-000000000000`)
  await expect(page.getByText('成绩加载失败')).toBeVisible()
  await accessible(page)
})

test('a grade book: what counts, typed scores, published, taken back by two people', async ({
  page,
  browser,
}) => {
  await signIn(page, 'teacher1', qinghe)
  await page.goto(`${qinghe}/PersonalInfo/MyClassTeachManage`)
  await page.locator('main a[href*="MyClassTeachManage?id="]').first().click()
  await page.getByRole('tab', { name: '成绩册' }).click()
  await page.getByRole('button', { name: '设置成绩项' }).click()
  const settings = page.getByRole('dialog', { name: '设置成绩项' })
  await settings.getByRole('button', { name: '添加手工录入项' }).click()
  await settings.getByRole('spinbutton', { name: '权重 %' }).last().fill('100')
  await accessible(page)
  await settings.getByRole('button', { name: '保存' }).click()
  await expect(settings).toBeHidden()

  await page.getByRole('button', { name: /录入$/ }).first().click()
  const typing = page.getByRole('dialog', { name: '录入平时成绩' })
  const fields = typing.getByRole('textbox')
  await fields.first().fill('101')
  await typing.getByRole('button', { name: '保存' }).click()
  await expect(typing.getByText(/成绩须在 0 至 100 之间/)).toBeVisible()
  await fields.first().fill('86.5')
  await fields.first().press('Enter')
  await expect(fields.nth(1)).toBeFocused()
  await accessible(page)
  await typing.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('cell', { name: '87', exact: true })).toBeVisible()
  await fits(page)

  await page.getByRole('button', { name: '发布成绩' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '申请撤回' }).click()
  await page.getByRole('textbox', { name: '撤回理由' }).fill('平时成绩录入有误')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('申请撤回中')).toBeVisible()
  await accessible(page)

  const administrator = await (await browser.newContext()).newPage()
  await signIn(administrator, 'admin3', qinghe)
  await administrator.goto(page.url())
  await administrator.getByRole('button', { name: '同意撤回' }).click()
  await administrator.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(administrator.getByText('未发布')).toBeVisible()
})
