import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, signIn, watchConsole } from '../person.ts'

// A question of the bank from the first word to its second version: written, like others found, approved by somebody else,
// practised, revised, retired.
const mark = `题库旅程${Date.now() % 100_000}`
const stem = `关于有机磷杀虫药中毒（${mark}），下列哪项是阿托品化的表现`

test('a question is written, found like another, approved, revised and retired; each version stays', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher2')
  await page.goto(`${qinghe}/PersonalInfo/newquestion?mode=bank`)
  await page.getByRole('textbox', { name: '题干' }).fill(stem)
  const options = [
    '皮肤干燥、颜面潮红、心率加快、肺部湿啰音减少',
    '瞳孔缩小',
    '多汗流涎',
    '心率减慢',
    '肌束颤动',
  ]
  for (const [at, words] of options.entries())
    await page.getByRole('textbox', { name: `选项${'ABCDE'[at]}`, exact: true }).fill(words)
  await page.getByLabel('选项A的性质').selectOption({ label: '正确答案' })
  await page.getByLabel('学科').selectOption({ index: 1 })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  // What is missing is told beside the form, and the draft is kept.
  const missing = page.getByRole('region', { name: '提交前还需要完成' })
  await expect(missing).toBeVisible()
  await page
    .getByRole('textbox', { name: '解析' })
    .fill('阿托品化：口干、皮肤干燥、颜面潮红、心率加快、瞳孔较前扩大、肺部湿啰音减少或消失。')
  await page.getByRole('textbox', { name: '出处' }).fill('内科学（第10版）中毒篇')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(missing).toHaveCount(0)
  await accessible(page)
  await page.getByRole('button', { name: '完成' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '题目详情' })).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('提交审核成功!')).toBeVisible()

  // Whoever writes much the same is shown it while they write.
  await page.goto(`${qinghe}/PersonalInfo/newquestion?mode=bank`)
  await page.getByRole('textbox', { name: '题干' }).fill(`${stem}？`)
  await expect(
    page.getByRole('region', { name: '相似的题目' }).getByRole('link', { name: new RegExp(mark) }),
  ).toBeVisible()

  const office = await browser.newPage()
  await enterManage(office, { login: 'admin7', at: `/manage/questions?key=${mark}` })
  await office.getByRole('link', { name: new RegExp(mark) }).click()
  await office.getByRole('button', { name: '通过', exact: true }).click()
  await expect(office.getByText('通过成功!')).toBeVisible()

  await page.goto(address)
  const versions = page.getByRole('region', { name: '版本' })
  await expect(versions.getByRole('button', { name: '第1版' })).toBeVisible()
  await page.getByRole('link', { name: '修订' }).click()
  await page.getByRole('textbox', { name: '选项B' }).fill('瞳孔缩小如针尖')
  await page.getByRole('textbox', { name: '版本说明' }).fill('选项B写得更明确')
  await page.getByRole('button', { name: '完成' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('提交审核成功!')).toBeVisible()

  await office.reload()
  await office.getByRole('button', { name: '通过', exact: true }).click()
  await expect(office.getByText('通过成功!')).toBeVisible()
  await accessible(office)
  await page.goto(address)
  await expect(versions.getByRole('button', { name: '第2版' })).toBeVisible()
  await versions.getByRole('button', { name: '第1版' }).click()
  await expect(page.getByRole('dialog')).toContainText('瞳孔缩小')
  await expect(page.getByRole('dialog')).not.toContainText('针尖')
  await page.keyboard.press('Escape')

  await office.reload()
  await office.getByRole('button', { name: '停用' }).click()
  await office.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(office.getByText('停用成功!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('已停用').first()).toBeVisible()
  expect(consoleErrors).toEqual([])
  await office.close()
})
