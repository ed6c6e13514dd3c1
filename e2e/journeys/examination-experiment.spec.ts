import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { perform } from '../laboratory.ts'
import { openExam } from '../own-exam.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

const exam = '临床技能考站示例'
const protocol = '神经干动作电位的引导与不应期'
const right = [
  '参与兴奋的纤维增多',
  '单相动作电位',
  '25 m/s',
  '与刺激同时出现，没有潜伏期',
  '随刺激增强而增大且没有平台',
  '夹死的神经上也有',
  '正确',
]

test('an experiment is a station of an examination, from the start to its score sheet', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(30_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student1')
  await openExam(page, exam)
  await page.getByRole('button', { name: '第7题，未进入' }).click()
  await expect(page.getByText('虚拟实验，限时 30 分钟', { exact: false })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '进入考站' }).click()

  // The pre-test opens the laboratory; while it is examined nobody is told what it was worth.
  await expect(page.getByRole('timer', { name: '本站剩余时间' })).toBeVisible()
  for (const group of await page.getByRole('group').all())
    await group.getByRole('radio').or(group.getByRole('checkbox')).last().check()
  await page.getByRole('button', { name: '交卷' }).click()
  await expect(page.getByText('未达到 60 分，请检查后再交一次。')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  for (const option of right) await page.getByLabel(option, { exact: true }).check()
  await accessible(page)
  await page.getByRole('button', { name: '再交一次' }).click()
  await expect(page.getByText('已通过。', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '写下假设' }).click()
  // The questions of the pre-test are groups too.
  await expect(page.getByRole('heading', { name: '实验假设' })).toBeVisible()
  for (const step of await page.getByRole('group').all()) {
    await step.getByLabel('↑ 升高').check()
    await step.getByLabel(/理由/).fill('兴奋的纤维增多')
  }
  await page.getByRole('button', { name: '提交假设' }).click()
  await page.getByRole('button', { name: '提交并进入' }).click()

  await expect(page.getByRole('heading', { level: 1, name: protocol })).toBeVisible()
  for (const one of ['破坏脑和脊髓', '游离坐骨神经，放入标本盒', '滴任氏液湿润神经'])
    await perform(page, '准备', one, '进行')
  await perform(page, '刺激器', '单刺激', '刺激')
  await accessible(page)
  // The browser's own way back leads to the paper; the station goes on, and so does what was done in it.
  await page.goBack()
  await expect(page.getByRole('button', { name: '继续本站' })).toBeVisible()
  await page.getByRole('button', { name: '继续本站' }).click()
  const side = page.getByRole('complementary', { name: '标本、数据与报告' })
  await side.getByRole('tab', { name: '实验报告' }).click()
  await side
    .getByLabel(/分析讨论/)
    .fill('刺激达到阈强度后，随强度增大兴奋的神经纤维增多，动作电位幅度增大。')
  await expect(side.getByText('已保存')).toBeVisible()
  await side.getByRole('button', { name: '提交实验报告' }).click()
  await page.getByRole('button', { name: '提交报告' }).click()
  await expect(page.getByRole('button', { name: '本站已结束' })).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: '第7题，已结束' })).toBeVisible()

  await page.getByRole('button', { name: '交卷' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page.getByRole('link', { name: '查看成绩与回执' }).click()
  await expect(page.getByText('/ 100 分')).toBeVisible({ timeout: 60_000 })
  const sheet = page
    .getByRole('article', { name: '第7题' })
    .getByRole('region', { name: '考站评分' })
  await expect(sheet.getByText(/百分制 \d/)).toBeVisible()
  await sheet.getByText('查看失分点').click()
  await expect(sheet.getByText(/超过最大刺激/).first()).toBeVisible()
  await accessible(page)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
  expect(consoleErrors).toEqual([])
  expect(new URL(page.url()).origin).toBe(new URL(qinghe).origin)
})
