import { expect, test } from '@playwright/test'
import { beiling } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, watchConsole } from '../person.ts'

// A red dot, 8 by 8.
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE8AAAAASUVORK5CYII=',
  'base64',
)

test('two administrators change the settings at once: nothing typed is lost', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { school: beiling, at: '/manage/settings' })
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await enterManage(other, { login: 'operator1', school: beiling, at: '/manage/settings' })

  await page.getByLabel('版权与备案文字').fill('版权所有（甲）')
  await other.getByLabel('地址', { exact: true }).fill('北岭路 2 号')
  await other.getByLabel('版权与备案文字').fill('版权所有（乙）')
  await other.getByRole('button', { name: '保存设置' }).click()
  await expect(other.getByText('已保存，其他用户刷新后生效')).toBeVisible()

  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText(/“页脚版权文字”双方都有改动/)).toBeVisible()
  await expect(page.getByLabel('版权与备案文字')).toHaveValue('版权所有（甲）')
  await expect(page.getByLabel('地址', { exact: true })).toHaveValue('北岭路 2 号')
  await accessible(page)
  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('已保存，其他用户刷新后生效')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('版权与备案文字')).toHaveValue('版权所有（甲）')
  await other.context().close()
  expect(consoleErrors).toEqual([])
})

test('a colour and a logo are seen before they are saved, and leaving asks', async ({ page }) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { school: beiling, at: '/manage/settings' })
  await page.getByLabel('主题色', { exact: true }).fill('#ffe600')
  const preview = page.getByLabel('配色预览')
  await expect(preview).toContainText(/按钮文字 \d+\.\d:1/)
  expect(await preview.evaluate((box) => box.style.getPropertyValue('--school-fill'))).toBe(
    '#ffe600',
  )
  await accessible(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('这个文件不是可以使用的图片')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
  await expect(page.getByRole('img', { name: '当前校徽' })).toHaveAttribute(
    'src',
    /^data:image\/webp/,
  )

  await page
    .getByRole('navigation', { name: '管理菜单' })
    .getByRole('link', { name: '用户' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  await expect(page.getByLabel('主题色', { exact: true })).toHaveValue('#ffe600')
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect(page.getByRole('button', { name: '保存设置' })).toHaveCount(0)
  await page
    .getByRole('navigation', { name: '管理菜单' })
    .getByRole('link', { name: '用户' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '用户' })).toBeVisible()

  // Going back asks as well, in a real browser.
  await page
    .getByRole('navigation', { name: '管理菜单' })
    .getByRole('link', { name: '学校设置' })
    .click()
  await page.getByLabel('服务电话').fill('010-1')
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  await expect(page.getByLabel('服务电话')).toHaveValue('010-1')
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '用户' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('what was done stands in the audit, found by days and words, and in a sheet', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { school: beiling, at: '/manage/words' })
  await page.getByRole('button', { name: '添加敏感词' }).click()
  await page.getByLabel(/每行一个/).fill('试验词甲\n试验词乙')
  await page.getByRole('button', { name: '添加 2 个' }).click()
  await expect(page.getByText('已添加 2 个敏感词')).toBeVisible()
  await page.getByRole('checkbox', { name: '选择 试验词甲' }).check()
  await page.getByRole('checkbox', { name: '选择 试验词乙' }).check()
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('试验词甲')).toHaveCount(0)

  await page.goto(`${beiling}/manage/audit`)
  await page.getByLabel('范围').selectOption({ label: '字典与敏感词' })
  await page.getByRole('button', { name: /日历/ }).click()
  await page.getByRole('button', { name: '今天', exact: true }).click()
  await expect(page).toHaveURL(/area=dictionaries.*from=\d{4}-\d\d-\d\d/)
  await expect(page.getByRole('row', { name: /敏感词/ }).first()).toBeVisible()
  await accessible(page)
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await sheet).suggestedFilename()).toBe('操作日志.xlsx')
  expect(consoleErrors).toEqual([])
})
