import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole } from '../person.ts'

const grant = async (page: Page, teacher: string, kind: string, place: string) => {
  await page.getByRole('button', { name: '授予职务' }).first().click()
  const drawer = page.getByRole('dialog', { name: '授予职务' })
  await drawer.getByRole('button', { name: '授予', exact: true }).click()
  await expect(drawer.getByText('请选择本校的一位教师')).toBeVisible()
  await drawer.getByRole('combobox', { name: '教师' }).fill(teacher)
  await page
    .getByRole('option', { name: new RegExp(teacher) })
    .first()
    .click()
  await drawer.getByLabel('职务', { exact: true }).selectOption({ label: kind })
  await drawer.getByLabel('院系', { exact: true }).selectOption({ label: place })
  await drawer.getByRole('button', { name: '授予', exact: true }).click()
  await expect(drawer).toHaveCount(0)
}

test('a head of a 院系: granted, sees what is theirs and no more, and is out at once when it is taken away', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { at: '/manage/posts' })
  await grant(page, '程念初', '院系负责人', '临床医学院')
  await expect(page.getByRole('row', { name: /程念初.*院系负责人.*临床医学院/ })).toBeVisible()
  await accessible(page)

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await elsewhere.newPage()
  await enterManage(theirs, { login: 'T1005' })
  await expect(theirs.getByText('我的职务')).toBeVisible()
  await accessible(theirs)
  const menu = theirs.getByRole('navigation', { name: '管理菜单' })
  await expect(menu.getByRole('link')).toHaveText(['概览', '用户', '行政班', '教学班', '任务'])
  await menu.getByRole('link', { name: '用户' }).click()
  await expect(theirs.getByRole('row').nth(1)).toBeVisible()
  await expect(theirs.getByRole('button', { name: /新建/ })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: '重置密码' })).toHaveCount(0)
  await theirs.goto(`${qinghe}/manage/settings`)
  await expect(theirs.getByText('该页面不在您的职务范围内。')).toBeVisible()

  await page
    .getByRole('row', { name: /程念初/ })
    .getByRole('button', { name: '收回' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '收回' }).click()
  await expect(page.getByText('职务已收回')).toBeVisible()
  await theirs.goto(`${qinghe}/manage/users`)
  await expect(theirs).toHaveURL(/\/login\?type=0/)
  await elsewhere.close()
  expect(consoleErrors).toEqual([])
})

test('the guide of a school: hosts are looked at, a step is put off and taken up again', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { at: '/manage/guide' })
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await page.getByRole('button', { name: /检查/ }).click()
  await expect(page.getByText('由服务器检查')).toBeVisible()
  await page.getByRole('button', { name: '以后再做：备份' }).click()
  await expect(step('备份命令').getByText('已暂缓')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '现在做：备份' }).click()
  await expect(step('备份命令').getByText('待完成')).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  expect(consoleErrors).toEqual([])
})
