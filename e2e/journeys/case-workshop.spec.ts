import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('a teacher writes a patient, asks them, loses the network and nothing else', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/CaseWorkshop`)
  await expect(page.getByRole('link', { name: '上腹闷痛伴大汗3小时' })).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: '新建病例' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '标题' }).fill('夜间反复憋醒一周')
  await dialog.getByRole('textbox', { name: '科室' }).fill('心血管内科')
  await dialog.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '夜间反复憋醒一周' })).toBeVisible()
  await accessible(page)

  const parts = page.getByRole('navigation', { name: '病例的各部分' })
  await parts.getByRole('button', { name: /开场白与陈述/ }).click()
  await page.getByRole('button', { name: '添加事实' }).click()
  const asks = page.getByRole('combobox', { name: '回答哪些问题' })
  await asks.fill('起病时间')
  await asks.press('Enter')
  await page.getByRole('textbox', { name: /患者的原话/ }).fill('上礼拜天夜里头一回憋醒的。')
  await expect(page.getByText('已保存')).toBeVisible()
  await accessible(page)

  await page.getByRole('tab', { name: '试问' }).click()
  await page.getByRole('textbox', { name: '问患者' }).fill('什么时候开始的？')
  await page.getByRole('button', { name: '问', exact: true }).click()
  await expect(page.getByRole('list', { name: '试问记录' })).toContainText(
    '上礼拜天夜里头一回憋醒的。',
  )
  await expect(page.getByText(/F01 · 第2层/)).toBeVisible()
  await accessible(page)

  await page.route('**/api/PlayWritings/Save*', (route) => route.abort())
  await page.getByRole('textbox', { name: /患者的原话/ }).fill('上礼拜天后半夜头一回憋醒的。')
  await expect(page.getByText(/保存失败，稍后自动重试/)).toBeVisible()
  await page.unroute('**/api/PlayWritings/Save*')
  await page.getByRole('button', { name: '立即重试' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /F01 上礼拜天后半夜/ })).toBeVisible()

  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/病例还有错误，不能提交/)).toBeVisible()
  await fits(page)
  expect(consoleErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
})
