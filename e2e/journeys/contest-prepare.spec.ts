import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { inField } from '../own-exam.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

const dayMinutes = 1_440

const names = (rows: readonly string[]) => ({
  name: '名单.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['队名,姓名,学号,位置', ...rows].join('\n'), 'utf8'),
})

test('a contest is prepared: materials, proctors, teams by a sheet, their documents; and another begins from its template', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  const name = `护理技能赛 ${Date.now() % 100_000}`
  await signIn(page, 'teacher5')
  await page.goto(`${qinghe}/PersonalInfo/competitionManage`)
  await page.getByRole('button', { name: '新建赛事' }).first().click()
  const drawer = page.getByRole('dialog', { name: '新建赛事' })
  await drawer.getByLabel('赛事名称').fill(name)
  await drawer.getByLabel('赛季').selectOption({ index: 1 })
  await drawer.getByLabel('报名开始').fill(inField(-dayMinutes))
  await drawer.getByLabel('报名截止').fill(inField(dayMinutes))
  await drawer.getByLabel('比赛开始').fill(inField(2 * dayMinutes))
  await drawer.getByLabel('比赛结束').fill(inField(3 * dayMinutes))
  await drawer.getByLabel('报名方式').selectOption('教师组队报名')
  await drawer.getByLabel('每队人数').fill('2')
  await drawer.getByLabel('赛事介绍').fill('两人一队。')
  await drawer.getByLabel('竞赛规则').fill('一站，评委评分。')
  await drawer.getByRole('button', { name: '添加材料' }).click()
  await expect(drawer.getByLabel('材料 1', { exact: true })).toHaveValue('参赛承诺书')
  await expect(drawer.getByRole('switch', { name: /报名需要审核/ })).toBeDisabled()
  await drawer.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('还没有报名')).toBeVisible()

  await page.getByRole('button', { name: '新增资料' }).click()
  const material = page.getByRole('dialog', { name: '新增资料' })
  await material.getByLabel('资料名称').fill('参赛手册')
  await material.getByLabel('何时显示').selectOption('抽签后')
  await accessible(page)
  await material.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('未显示')).toBeVisible()

  await page.getByLabel('添加监考').selectOption({ index: 1 })
  await expect(page.getByRole('list', { name: '监考名单' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: '表格报名' }).click()
  const sheet = page.getByRole('dialog', { name: '表格报名' })
  const file = sheet.locator('input[type=file]')
  await file.setInputFiles(names(['一队,姜禾,20250101,A', '一队,无此人,20999999,B']))
  await expect(sheet.getByText('学号20999999还没有账号')).toBeVisible()
  await expect(sheet.getByRole('button', { name: '报名 1 队' })).toBeDisabled()
  await accessible(page)
  await file.setInputFiles(names(['一队,姜禾,20250101,A', '一队,沈亦舟,20250102,B']))
  await expect(sheet.getByText('可以报名')).toBeVisible()
  await sheet.getByRole('button', { name: '报名 1 队' }).click()
  await expect(sheet).toHaveCount(0)
  // Nobody is accepted without what is required: the team hands it in, it is returned, handed in again and accepted.
  const held = page.url()
  const row = page.getByRole('row').filter({ hasText: '一队' })
  await expect(row.getByRole('button', { name: '通过一队的报名', exact: true })).toBeDisabled()
  const id = new URL(held).searchParams.get('id') ?? ''
  const handIn = async (file: string) => {
    await page.goto(`${qinghe}/courseCompetitionDetail/${id}`)
    await page.getByRole('button', { name: '提交参赛承诺书' }).click()
    const dialog = page.getByRole('dialog', { name: '提交参赛承诺书' })
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: 'application/pdf', buffer })
    await expect(dialog.getByRole('link', { name: file })).toBeVisible()
    await accessible(page)
    await dialog.getByRole('button', { name: '完成' }).click()
  }
  const review = async () => {
    await page.goto(held)
    await row.getByRole('button', { name: '审核一队的材料' }).click()
    await accessible(page)
    return page.getByRole('dialog', { name: '一队的报名材料' })
  }
  await handIn('承诺书.pdf')
  const first = await review()
  await first.getByRole('button', { name: '退回参赛承诺书' }).click()
  const reason = page.getByRole('dialog', { name: '退回一队的参赛承诺书' })
  await reason.getByLabel('原因').fill('缺少队员签名')
  await reason.getByRole('button', { name: '退回', exact: true }).click()
  await expect(first.getByText('退回原因：缺少队员签名')).toBeVisible()
  await handIn('承诺书（已签名）.pdf')
  const second = await review()
  await second.getByRole('button', { name: '通过参赛承诺书' }).click()
  await expect(second.getByText('已通过')).toBeVisible()
  await second.getByRole('button', { name: '关闭' }).click()
  await row.getByRole('button', { name: '通过一队的报名', exact: true }).click()
  await expect(page.getByText('报名成功').first()).toBeVisible()
  await accessible(page)
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: '存为模板' }).click()
  await page.getByRole('dialog', { name: '存为模板' }).getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${qinghe}/PersonalInfo/competitionManage`)
  await page.getByRole('button', { name: '从模板新建' }).click()
  const start = page.getByRole('dialog', { name: '从模板新建赛事' })
  await start.getByLabel('模板', { exact: true }).selectOption(name)
  await start.getByLabel('赛事名称').fill(`${name} 第二届`)
  await start.getByLabel('比赛开始').fill(inField(40 * dayMinutes))
  await accessible(page)
  await start.getByRole('button', { name: '建立草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} 第二届` })).toBeVisible()
  await expect(page.getByText('每队 2 人')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
