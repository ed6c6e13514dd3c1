import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('a teacher makes a 教学班 and shows its code; a student joins by it and is put into a group', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher2')
  await page.goto(`${qinghe}/PersonalInfo/MyClassManage`)
  await accessible(page)
  await page.getByRole('main').getByRole('link', { name: '教学班' }).click()
  await page.getByRole('button', { name: '新建教学班' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: '创建' }).click()
  await expect(form.getByText('请填写课程名称')).toBeVisible()
  await form.getByLabel('课程', { exact: true }).fill('外科学')
  await form.getByLabel('班级名称').fill('旅程一班')
  await form.getByRole('button', { name: '创建' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '旅程一班' })).toBeVisible()
  await accessible(page)

  await page.getByRole('tab', { name: /分组/ }).click()
  await page.getByRole('button', { name: '新建小组' }).click()
  await page.getByRole('button', { name: '保存小组' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.getByRole('tab', { name: '班级码' }).click()
  await page.getByRole('button', { name: '开放班级码' }).click()
  const code = page.getByLabel(/^班级码 [A-Z2-9]{8}$/)
  await expect(code).toBeVisible()
  const signs = ((await code.getAttribute('aria-label')) ?? '').replace('班级码 ', '')
  await accessible(page)
  await fits(page)

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await elsewhere.newPage()
  await signIn(theirs, 'student1')
  await theirs.goto(`${qinghe}/PersonalInfo/MyClass`)
  await theirs.getByLabel('班级码').fill('ZZZZ 9999')
  await theirs.getByRole('button', { name: '加入班级' }).click()
  await expect(theirs.getByText('班级码不正确或已失效')).toBeVisible()
  await accessible(theirs)
  // As scanned: the address brings the code along.
  await theirs.goto(`${qinghe}/PersonalInfo/MyClass?code=${signs}`)
  await theirs.getByRole('button', { name: '确认加入' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: '旅程一班' })).toBeVisible()
  await accessible(theirs)

  await page.getByRole('tab', { name: /学生/ }).click()
  await page.reload()
  await page.getByLabel('选择 林小满').check()
  await page.getByLabel('编入小组').selectOption({ label: '第一组' })
  await expect(page.getByRole('cell', { name: '第一组' })).toBeVisible()
  await theirs.reload()
  await theirs.getByRole('tab', { name: /成员/ }).click()
  await expect(theirs.getByText('第一组（我的小组）')).toBeVisible()

  await theirs.setViewportSize({ width: 390, height: 844 })
  await fits(theirs)
  await theirs.getByRole('button', { name: '退出班级' }).click()
  await theirs.getByRole('button', { name: '退出', exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: '我的班级' })).toBeVisible()
  await elsewhere.close()
  expect(consoleErrors).toEqual([])
})

test('an administrator moves a student to another 行政班, and the way is kept', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'admin5', at: '/manage/classes' })
  await accessible(page)
  await page.getByRole('button', { name: /^2025级/ }).click()
  await page
    .getByRole('row', { name: /2025级/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '2025级 临床医学 1班' })).toBeVisible()
  await accessible(page)
  await page.getByLabel('选择 韩松年').check()
  await page.getByRole('button', { name: '转班' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '转入的班级' }).fill('护理')
  await page.getByRole('option', { name: /护理学/ }).click()
  await dialog.getByLabel(/原因/).fill('转专业')
  await dialog.getByRole('button', { name: '转入', exact: true }).click()
  await expect(page.getByText(/已转入/)).toBeVisible()
  await expect(page.getByRole('row', { name: /韩松年/ })).toHaveCount(0)

  await page.getByRole('link', { name: '全部行政班' }).click()
  await page
    .getByRole('row', { name: /护理学/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: '韩松年的班级经历' }).click()
  await expect(page.getByText(/转专业/)).toBeVisible()
  await accessible(page)
  expect(consoleErrors).toEqual([])
})
