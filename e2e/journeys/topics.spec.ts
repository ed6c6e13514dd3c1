import { expect, test } from '@playwright/test'
import { enterManage } from '../administrator.ts'
import { beiling, qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('a topic is put together by keyboard, published, joined, and found', async ({
  page,
  browser,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'admin6', at: '/manage/topics' })
  await accessible(page)
  await page.getByRole('button', { name: '新建专题' }).click()
  const drawer = page.getByRole('dialog', { name: '新建专题' })
  await drawer.getByLabel('标题', { exact: true }).fill('护理操作周')
  await drawer.getByRole('spinbutton').first().click()
  await page.keyboard.type('20261101')
  await page.keyboard.type('20271231')
  await drawer.getByRole('button', { name: '添加分组' }).click()
  await drawer.getByLabel('分组名称').fill('基础操作')
  for (const name of ['静脉输液与安全给药', '导尿术与导尿管相关感染预防']) {
    const field = drawer.getByRole('combobox', { name: '添加课程' })
    await field.click()
    await field.fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await expect(drawer.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  }
  await drawer.getByRole('button', { name: '上移 导尿术与导尿管相关感染预防' }).click()
  await accessible(page)
  await drawer.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('已保存为草稿')).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^发布“/ })
    .getByRole('button', { name: '发布' })
    .click()
  await expect(page.getByText('已发布').first()).toBeVisible()
  expect(consoleErrors).toEqual([])

  const phone = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  const student = await phone.newPage()
  const studentErrors = watchConsole(student)
  await signIn(student, 'student2')
  await student.goto(`${qinghe}/Special`)
  await expect(student.getByRole('link', { name: '护理操作周' })).toBeVisible()
  await accessible(student)
  await fits(student)
  await student.getByRole('link', { name: '护理操作周' }).click()
  await student.getByRole('button', { name: '参加专题' }).click()
  await expect(student.getByText('已完成 0/2 门')).toBeVisible()
  const names = student.getByRole('region', { name: '基础操作' }).getByRole('heading', { level: 3 })
  await expect(names.first()).toContainText('导尿术')
  await accessible(student)
  await fits(student)
  await student.goto(`${qinghe}/searchResults?key=hlczz`)
  await expect(student.getByRole('region', { name: /^专题/ })).toContainText('护理操作周')
  await accessible(student)
  expect(studentErrors).toEqual([])
  await phone.close()
})

test('a school without a supplier has no entry, and strangers are told what is not theirs', async ({
  page,
}) => {
  await page.goto(beiling)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByText('课程')).toBeVisible()
  await expect(menu.getByText('专题')).toHaveCount(0)
  await page.goto(`${beiling}/Special`)
  await expect(page.getByText('抱歉，暂未开放！').first()).toBeVisible()
  await signIn(page, 'student1')
  await page.goto(`${qinghe}/Special`)
  await page.getByRole('link', { name: '实习前强化：八项基本技能' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /实习前强化/ })).toBeVisible()
  const address = page.url()
  const stranger = await page.context().browser()?.newContext({ locale: 'zh-CN' })
  const other = await stranger?.newPage()
  await other?.goto(address)
  await expect(other!.getByText('该专题仅对本校师生开放')).toBeVisible()
  await accessible(other!)
  await stranger?.close()
})
