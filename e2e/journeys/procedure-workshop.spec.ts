import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const shots = process.env['SHOTS']

test('a teacher composes a patient, sees what is right, tries it, loses the network and nothing else', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  const shoot = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  }
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/ProcedureWorkshop`)
  await expect(page.getByText('还没有操作项目')).toBeVisible()
  await accessible(page)
  await shoot('empty')

  await page.getByRole('button', { name: '新建操作项目' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '基于' }).selectOption({ label: '胸腔穿刺术' })
  await dialog.getByRole('textbox', { name: '名称' }).fill('凝血异常的胸腔穿刺')
  await dialog.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '凝血异常的胸腔穿刺' })).toBeVisible()
  await expect(page.getByText('可以操作', { exact: true })).toBeVisible()
  await accessible(page)
  await shoot('go')

  // Another parameter, and the right conduct is another.
  await page
    .getByRole('combobox', { name: '禁忌证' })
    .selectOption({ label: '出凝血功能障碍未纠正' })
  await expect(page.getByText('有禁忌：应停止操作并报告上级')).toBeVisible()
  await shoot('stop')

  // A bad state is kept, said where it is, and not submitted.
  const depth = page.getByRole('textbox', { name: /积液深度/ })
  await depth.fill('99')
  await expect(page.getByText('积液深度应在1到12之间').first()).toBeVisible()
  await shoot('faulty')
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/操作项目还有错误，不能提交/)).toBeVisible()
  await depth.fill('5')

  // What ails the patient is chosen from the school's own symptoms.
  await page.getByRole('combobox', { name: '症状所属系统' }).selectOption({ label: '呼吸系统' })
  await page.getByRole('button', { name: /^添加\s?咳嗽$/ }).click()
  await expect(page.getByRole('list', { name: '症状：已填' })).toContainText('咳嗽')
  await expect(page.getByText('已保存')).toBeVisible()

  await page.getByRole('tab', { name: '试做' }).click()
  await page.getByRole('button', { name: '开始试做' }).click()
  await page
    .getByRole('combobox', { name: '动作' })
    .selectOption({ label: '评估：查看凝血与血小板结果' })
  await page.getByRole('button', { name: '执行' }).click()
  await expect(page.getByRole('log', { name: '试做结果' })).toContainText('INR')
  await expect(page.getByText('已做 1 步')).toBeVisible()
  await accessible(page)
  await shoot('try')

  await page.getByRole('tab', { name: '校对与试演' }).click()
  await page.getByRole('button', { name: '试演' }).click()
  await expect(page.getByRole('columnheader', { name: '示范≥90' })).toBeVisible()
  await page.getByRole('tab', { name: '名称与分值' }).click()
  await page.route('**/api/ProcedureWritings/Save*', (route) => route.abort())
  await page.getByRole('textbox', { name: '名称' }).fill('凝血异常者的胸腔穿刺')
  await expect(page.getByText(/保存失败，稍后自动重试/)).toBeVisible()
  await page.unroute('**/api/ProcedureWritings/Save*')
  await page.getByRole('button', { name: '立即重试' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await accessible(page)
  await shoot('weights')
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
    await shoot(`weights-${width}`)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '凝血异常者的胸腔穿刺' })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('待审核')).toBeVisible()
  await accessible(page)
  await shoot('submitted-390')
  expect(consoleErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
})
