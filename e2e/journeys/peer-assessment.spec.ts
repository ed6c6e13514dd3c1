import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const score = `${qinghe}/PersonalInfo/mutualAssistanceScore`

test('a student tries a sample, assesses a work without a name, and reads what they received; the teacher decides', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student1')
  await page.goto(score)
  await accessible(page)
  await fits(page)
  await page.getByRole('link', { name: '心电图判读互评' }).click()
  await expect(page.getByText('完成示例作业的评分后，就可以打开下面的作业。')).toBeVisible()
  for (const [name, points] of [
    ['内容完整', '30'],
    ['分析论证', '28'],
    ['表达与规范', '15'],
  ] as const)
    await page.getByRole('spinbutton', { name: new RegExp(`^${name}`) }).fill(points)
  await page.getByRole('button', { name: '提交并看标准' }).click()
  await expect(page.getByText('老师评分')).toBeVisible()
  await accessible(page)
  await fits(page)
  await page.getByRole('link', { name: '作业 1' }).click()
  await expect(page.getByText('作者匿名')).toBeVisible()
  await page.getByRole('button', { name: '提交评阅' }).click()
  await expect(page.getByRole('alert')).toHaveText('请给每个评分项评分')
  for (const [name, points] of [
    ['内容完整', '36'],
    ['分析论证', '34'],
    ['表达与规范', '18'],
  ] as const)
    await page.getByRole('spinbutton', { name: new RegExp(`^${name}`) }).fill(points)
  await page.getByRole('textbox', { name: /评语/ }).fill('导联和对应改变写得完整，建议补充间期。')
  await expect(page.getByText('已保存')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /评语/ })).toHaveValue(/建议补充间期/)
  await accessible(page)
  await fits(page)
  await page.getByRole('button', { name: '提交评阅' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('评阅已提交')).toBeVisible()
  await page.goto(score)
  await page.getByRole('link', { name: 'SBAR交班记录互评' }).click()
  await expect(page.getByRole('heading', { name: /评阅人 1/ })).toBeVisible()
  const four = page.getByRole('radio', { name: /4 星/ }).first()
  await four.click({ force: true })
  await expect(four).toBeChecked()
  await accessible(page)

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await elsewhere.newPage()
  await signIn(theirs, 'teacher1')
  await theirs.goto(score)
  await accessible(theirs)
  await fits(theirs)
  await theirs.getByRole('link', { name: 'SBAR交班记录互评' }).click()
  await theirs.getByRole('button', { name: '采用为作业成绩' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: '采用' }).click()
  await expect(theirs.getByText('已作为作业成绩').first()).toBeVisible()
  await accessible(theirs)
  await theirs.getByRole('tab', { name: '评阅人' }).click()
  await expect(theirs.getByRole('columnheader', { name: '评阅质量' })).toBeVisible()
  await fits(theirs)
  await theirs.goto(score)
  await theirs.getByRole('button', { name: '新建互评' }).click()
  await expect(theirs.getByRole('combobox', { name: '作业', exact: true })).toBeVisible()
  await elsewhere.close()
  expect(consoleErrors).toEqual([])
})
