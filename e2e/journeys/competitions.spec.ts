import { expect, test } from '@playwright/test'
import ids from '../../content/demo-ids.json' with { type: 'json' }
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

const contest = '青禾杯临床基本技能竞赛'

test('a student enters a contest, a teacher accepts the entry, the student sees the number and takes it back', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await page.goto(`${qinghe}/Game`)
  await expect(page.getByRole('heading', { level: 1, name: '竞赛大厅' })).toBeVisible()
  await page.getByText('报名中', { exact: true }).first().click()
  await expect(page.getByRole('link', { name: contest })).toBeVisible()
  await accessible(page)
  // A stranger is asked to sign in, and comes back to the contest.
  await page.goto(`${qinghe}/courseCompetitionDetail/${ids.contestOpen}`)
  await page.getByRole('button', { name: '报名', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)

  await signIn(page, 'student1')
  await page.goto(`${qinghe}/courseCompetitionDetail/${ids.contestOpen}`)
  await expect(page.getByRole('heading', { level: 1, name: contest })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '报名', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '报名', exact: true }).click()
  await expect(page.getByText('待审核').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '报名', exact: true })).toHaveCount(0)
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
  }

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const teacher = await elsewhere.newPage()
  await signIn(teacher, 'teacher1')
  await teacher.goto(`${qinghe}/PersonalInfo/competitionManage`)
  await teacher.getByRole('link', { name: contest }).click()
  const row = teacher.getByRole('row').filter({ hasText: '林小满' })
  await accessible(teacher)
  await row.getByRole('button', { name: '通过林小满的报名', exact: true }).click()
  await expect(row.getByText('报名成功')).toBeVisible()
  for (const width of [1024, 390]) {
    await teacher.setViewportSize({ width, height: 844 })
    await fits(teacher)
  }
  await elsewhere.close()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${qinghe}/PersonalInfo/MyCompetition`)
  const entry = page.getByRole('listitem').filter({ hasText: contest })
  await expect(entry.getByText('报名成功')).toBeVisible()
  await expect(entry.getByText(/编号 \d+/)).toBeVisible()
  await accessible(page)
  await entry.getByRole('link', { name: '查看报名' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '报名详情' })).toBeVisible()
  await page.getByRole('button', { name: '退出报名' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByText('已退出').first()).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a teacher writes a contest, is told what it lacks, publishes it and pauses it with a reason', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  const name = `护理技能赛 ${Date.now() % 100_000}`
  await signIn(page, 'teacher2')
  await page.goto(`${qinghe}/PersonalInfo/competitionManage`)
  await expect(page.getByText('还没有赛事')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '新建赛事' }).first().click()
  const drawer = page.getByRole('dialog', { name: '新建赛事' })
  await drawer.getByRole('button', { name: '保存草稿' }).click()
  await expect(drawer.getByText('请填写赛事名称')).toBeVisible()
  await drawer.getByLabel('赛事名称').fill(name)
  await drawer.getByLabel('赛季').selectOption({ index: 1 })
  const day = (days: number) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`
  await drawer.getByLabel('报名开始').fill(day(-1))
  await drawer.getByLabel('报名截止').fill(day(9))
  await drawer.getByLabel('比赛开始').fill(day(11))
  await drawer.getByLabel('比赛结束').fill(day(12))
  await drawer.getByLabel('报名方式').selectOption('教师组队报名')
  await drawer.getByLabel('替补人数').fill('1')
  await drawer.getByLabel('赛事介绍').fill('四人一队。')
  await accessible(page)
  await drawer.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('发布前还需：填写竞赛规则。')).toBeVisible()
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: '修改' }).click()
  await page.getByRole('dialog').getByLabel('竞赛规则').fill('四站，每站十五分钟。')
  await page.getByRole('dialog').getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('还没有报名')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '暂停' }).click()
  await page.getByRole('dialog').getByLabel('原因').fill('场地维修')
  await page.getByRole('dialog').getByRole('button', { name: '暂停' }).click()
  await expect(page.getByText('原因：场地维修')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
