import { expect, type Page, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const shots = process.env['SHOTS']
const shooting = (page: Page) => async (name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

test('a teacher changes a rabbit, is told what follows, tries it at the bench, hands it in; it is returned, and approved', async ({
  page,
  browser,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  const shoot = shooting(page)
  // Several may run against the same school: the name is this run's own.
  const name = `低血容量家兔 ${Date.now() % 100_000}`
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/ExperimentWorkshop`)
  await expect(page.getByRole('heading', { level: 1, name: '实验工坊' })).toBeVisible()
  await expect(page.getByRole('button', { name: '新建实验方案' }).first()).toBeEnabled()
  await accessible(page)
  await shoot('x-list-empty')

  await page.getByRole('button', { name: '新建实验方案' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox', { name: '基于' })
    .selectOption({ label: '家兔动脉血压的神经体液调节' })
  await dialog.getByRole('textbox', { name: '名称' }).fill(name)
  await dialog.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await accessible(page)
  await shoot('x-parameters')

  // Beyond the safe range: kept, said where it is, and not played.
  const blood = page.getByRole('textbox', { name: /^血容量/ })
  await blood.fill('99')
  await expect(page.getByText('“血容量”应在44到70 mL/kg之间').first()).toBeVisible()
  await shoot('x-faulty')
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/实验方案还有错误，不能提交/)).toBeVisible()
  await blood.fill('50.5')
  await expect(page.getByText('已保存')).toBeVisible()

  await page.getByRole('button', { name: '在三只标本上试演' }).click()
  await expect(page.getByText('校对与试演已通过，可以提交审核')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('columnheader', { name: '2026号标本' })).toBeVisible()
  await accessible(page)
  await shoot('x-green')

  await page.getByRole('tab', { name: '药物与操作' }).click()
  await page.getByRole('textbox', { name: '肾上腺素的剂量上限', exact: true }).fill('5000')
  await expect(page.getByText(/“肾上腺素”的剂量上限应在1到1000 µg之间/).first()).toBeVisible()
  await page.getByRole('textbox', { name: '肾上腺素的剂量上限', exact: true }).fill('200')
  await accessible(page)
  await shoot('x-tray')

  await page.getByRole('tab', { name: '实验项目' }).click()
  await page.getByRole('button', { name: '删除牵拉左颈总动脉' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText(/分值合计 91，应为 100/)).toBeVisible()
  await page.getByRole('button', { name: '平均分配' }).click()
  await expect(page.getByText(/10 个项目，分值合计 100/)).toBeVisible()
  await accessible(page)
  await shoot('x-steps')

  await page.getByRole('tab', { name: '预习测验' }).click()
  await page.getByRole('button', { name: '加一题' }).click()
  await expect(page.getByText('至少4个字').first()).toBeVisible()
  await shoot('x-questions')
  await page.getByRole('button', { name: '删除第6题' }).click()
  await page.getByRole('tab', { name: '名称与文字' }).click()
  await page
    .getByRole('textbox', { name: '思考题（每行一条）' })
    .fill('血容量减少为什么先不出现血压下降？')
  await accessible(page)
  await shoot('x-texts')

  // At the bench: the specimen is prepared and something is done; nothing of it is kept.
  await expect(page.getByText('已保存')).toBeVisible()
  await page.getByRole('link', { name: '上台试做' }).click()
  await expect(page.getByText(/试做：不记入任何学生的成绩/)).toBeVisible()
  await page.getByRole('button', { name: '麻醉', exact: true }).click()
  await page.getByRole('button', { name: '进行' }).click()
  await accessible(page)
  await shoot('x-bench')
  await page.getByRole('tab', { name: '实验报告' }).click()
  await page.getByRole('button', { name: '提交实验报告' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交报告' }).click()
  await expect(page.getByRole('dialog', { name: /试做得分/ })).toBeVisible({ timeout: 30_000 })
  await accessible(page)
  await shoot('x-assessed')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('link', { name: /返回修改/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click()

  await page.getByRole('button', { name: '在三只标本上试演' }).click()
  await expect(page.getByText('校对与试演已通过，可以提交审核')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('待审核').first()).toBeVisible()
  await shoot('x-submitted')

  const other = await browser.newContext()
  const otherPage = await other.newPage()
  const shootDesk = shooting(otherPage)
  const deskSaid = watchConsole(otherPage)
  await signIn(otherPage, 'admin2')
  await otherPage.goto(`${qinghe}/manage/protocols`)
  await otherPage.getByRole('link', { name }).click()
  await expect(otherPage.getByRole('button', { name: '审核通过' })).toBeVisible()
  await accessible(otherPage)
  await shootDesk('x-examine')
  await otherPage.getByRole('button', { name: '退回' }).click()
  await otherPage.getByRole('dialog').getByRole('button', { name: '退回' }).click()
  await expect(otherPage.getByText('请填写退回的原因')).toBeVisible()
  await shootDesk('x-return')
  await otherPage
    .getByRole('dialog')
    .getByRole('textbox', { name: /退回的原因/ })
    .fill('请写明血容量改为多少')
  await otherPage.getByRole('dialog').getByRole('button', { name: '退回' }).click()
  await expect(otherPage.getByText('已退回').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('请写明血容量改为多少').first()).toBeVisible()
  await shoot('x-returned')
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('待审核').first()).toBeVisible()
  await otherPage.reload()
  await otherPage.getByRole('button', { name: '审核通过' }).click()
  await shootDesk('x-approve')
  await otherPage.getByRole('dialog').getByRole('button', { name: '审核通过' }).click()
  await expect(otherPage.getByText('学生使用第1版')).toBeVisible()
  await shootDesk('x-approved')
  for (const width of [1024, 390]) {
    await otherPage.setViewportSize({ width, height: 844 })
    await fits(otherPage)
    await shootDesk(`x-approved-${width}`)
  }
  await page.reload()
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const part of ['parameters', 'tray', 'steps', 'questions', 'texts']) {
      await page.goto(`${page.url().split('?')[0]}?part=${part}`)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await fits(page)
      await shoot(`x-${part}-${width}`)
    }
  }
  await page.goto(`${qinghe}/ExperimentWorkshop`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await accessible(page)
  await shoot('x-list-390')
  await other.close()
  expect([...consoleErrors, ...deskSaid]).toEqual([])
})
