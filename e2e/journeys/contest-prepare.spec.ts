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

test('a contest is prepared: materials, proctors, teams by a sheet; and another begins from its template', async ({
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
