import { expect, test } from '@playwright/test'
import { enterManage } from '../administrator.ts'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('a list that does not come is asked for again, chosen from, and then cannot be deleted', async ({
  page,
  browser,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  // Nobody else chooses it.
  const nation = '裕固族'
  await signIn(page, 'student2')
  await page.route(/GetDicDropDownList.*type=12/, (route) => route.abort())
  await page.goto(`${qinghe}/PersonalInfo/Setting`)
  const again = page.getByRole('button', { name: '重试加载民族（选填）' })
  await expect(again).toBeVisible({ timeout: 15_000 })
  await accessible(page)
  await page.unroute(/GetDicDropDownList.*type=12/)
  await again.click()
  // By its role: the button to try again, which goes when the list is there, has the name in its own.
  const choice = page.getByRole('combobox', { name: '民族（选填）' })
  await expect(choice).toBeFocused()
  await choice.selectOption({ label: nation })
  await page.getByLabel('省份').selectOption({ label: '甘肃省' })
  await page.getByLabel('城市').selectOption({ label: '张掖市' })
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByLabel('城市').locator('option:checked')).toHaveText('张掖市')
  await expect(page.getByLabel('民族（选填）').locator('option:checked')).toHaveText(nation)
  await fits(page)
  await accessible(page)
  // What the browser itself says of the aborted calls is what was asked for.
  expect(consoleErrors.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])

  const school = await browser.newContext({ locale: 'zh-CN' })
  const admin = await school.newPage()
  await enterManage(admin, { at: '/manage/dictionaries?type=12' })
  await expect(admin.getByRole('row', { name: nation }).getByText('1 处使用')).toBeVisible()
  await admin.getByRole('button', { name: `删除 ${nation}` }).click()
  await expect(admin.getByText(`“${nation}”正在使用，不能删除`)).toBeVisible()
  await admin.getByRole('button', { name: '取消' }).click()
  await school.close()
})

test('a puncture point is put on its map, and a symptom below its system', async ({ page }) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await enterManage(page, { at: '/manage/dictionaries?type=27' })
  await expect(page.getByRole('heading', { name: /躯干背面 · 穿刺点（\d+）/ })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '新增穿刺点' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('名称').fill('右侧肩胛线第9肋间')
  await dialog.getByLabel('编码').fill('scapular_9')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('横坐标须为0至1000的整数')).toBeVisible()
  await dialog.locator('svg[viewBox="0 0 1000 1000"]').click({ position: { x: 190, y: 160 } })
  await expect(dialog.getByLabel('横坐标')).not.toHaveValue('')
  await accessible(page)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('scapular_9')).toBeVisible()

  await page.goto(`${qinghe}/manage/dictionaries?type=31`)
  await page.getByRole('button', { name: '呼吸系统', exact: true }).click()
  await page.getByRole('button', { name: '新增症状' }).click()
  await dialog.getByLabel('名称').fill('声音改变')
  await dialog.getByLabel('编码').fill('respiratory-voice')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('respiratory-voice')).toBeVisible()
  await page.getByRole('button', { name: '删除 声音改变' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('respiratory-voice')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('combobox', { name: '字典' })).toBeVisible()
  await fits(page)
  await accessible(page)
  expect(consoleErrors).toEqual([])
})
