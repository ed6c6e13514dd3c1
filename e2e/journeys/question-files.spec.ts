import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, signIn, watchConsole } from '../person.ts'

const stem = `e2e${Date.now()}`
const gift = `关于${stem}的典型表现，最可能的是 {=铁锈色痰 ~粉红色泡沫痰 ~黄绿色脓痰}

没有答案的${stem} {~甲 ~乙}
`

test('a teacher brings a file of questions, sees what does not come in, and takes questions out', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/PersonalInfo/questiondetails`)
  await page.getByRole('link', { name: '导入' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '导入题目' })).toBeVisible()
  await accessible(page)

  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 Excel 模板' }).click()
  expect((await template).suggestedFilename()).toBe('题目导入模板.xlsx')

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '呼吸.txt', mimeType: 'text/plain', buffer: Buffer.from(gift) })
  await expect(page.getByRole('button', { name: '导入 1 题为草稿' })).toBeVisible()
  await expect(page.getByText('还没有指定正确答案')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: new RegExp(`关于${stem}`) }).click()
  await expect(page.getByRole('dialog')).toContainText('铁锈色痰')
  await accessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()

  await page.getByRole('button', { name: '导入 1 题为草稿' }).click()
  await expect(page.getByRole('alert')).toContainText('请选择学科')
  await page.getByLabel('学科').selectOption({ index: 1 })
  await page.getByRole('button', { name: '导入 1 题为草稿' }).click()
  await expect(page.getByText('已导入 1 题，都是草稿')).toBeVisible()
  await page.getByRole('link', { name: '查看草稿' }).click()
  await expect(page.getByRole('link', { name: new RegExp(`关于${stem}`) })).toBeVisible()

  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('格式').selectOption('word')
  await accessible(page)
  const paper = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^导出/ }).click()
  expect((await paper).suggestedFilename()).toMatch(/^题库-Word 试卷-.*\.docx$/)
  await expect(dialog).toContainText('学科、难度、标签与出处')
  expect(consoleErrors).toEqual([])
})
