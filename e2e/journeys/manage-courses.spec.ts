import { expect, test } from '@playwright/test'
import { beiling } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, watchConsole } from '../person.ts'

test('an experiment elsewhere: made, returned with a reason, approved, published, taken down', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const consoleErrors = watchConsole(page)
  const name = '虚拟解剖实验（外部）'
  await enterManage(page, { login: 'operator1', school: beiling, at: '/manage/courses' })
  await page.getByRole('button', { name: '新建外部实验课程' }).click()
  await page.getByRole('button', { name: '创建' }).click()
  await expect(page.getByText('请填写课程名称')).toBeVisible()
  await expect(page.getByText('外部实验地址须以 https:// 开头')).toBeVisible()
  await page.getByLabel('课程名称', { exact: true }).fill(name)
  await page.getByRole('combobox', { name: '任课教师' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('学科', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('科室').selectOption({ index: 1 })
  await page.getByLabel('外部实验地址').fill('https://lab.example.com/anatomy')
  await page.getByLabel(/知识点标签/).fill('解剖、骨骼')
  await accessible(page)
  await page.getByRole('button', { name: '创建' }).click()

  const drawer = page.getByRole('dialog', { name })
  const ask = async (action: string) => {
    await drawer.getByRole('button', { name: action }).click()
    await page
      .getByRole('dialog', { name: `${action}“${name}”` })
      .getByRole('button', { name: action })
      .click()
  }
  await ask('提交审核')
  await expect(drawer.getByText('待审核')).toBeVisible()
  await ask('退回')
  const reason = page.getByRole('dialog', { name: `退回“${name}”` })
  await expect(reason.getByText('请填写原因')).toBeVisible()
  await reason.getByLabel('原因').fill('请补充实验指导')
  await accessible(page)
  await reason.getByRole('button', { name: '退回' }).click()
  await expect(drawer.getByText('已退回')).toBeVisible()
  // The dialog that asked for the reason may still be on its way out, with the same words in its field.
  await expect(drawer.getByRole('paragraph').filter({ hasText: '请补充实验指导' })).toBeVisible()
  await ask('提交审核')
  await ask('审核通过')
  await ask('发布')
  await expect(drawer.getByText('已发布')).toBeVisible()
  await accessible(page)

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    drawer.getByRole('link', { name: /预览/ }).click(),
  ])
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible()
  await preview.close()

  await drawer.getByRole('button', { name: '下架' }).click()
  const down = page.getByRole('dialog', { name: `下架“${name}”` })
  await down.getByLabel('原因').fill('试用结束')
  await down.getByRole('button', { name: '下架' }).click()
  await expect(drawer.getByText('已下架')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('departments are put into an order by keyboard, and what hangs on one keeps it', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'operator1', school: beiling, at: '/manage/departments' })
  await page.getByRole('button', { name: '新增学科' }).click()
  await page.getByLabel('学科名称').fill('试验学科')
  await page.getByText('皮肤', { exact: true }).click()
  await page.getByRole('button', { name: '保存' }).click()
  const list = page.getByRole('grid', { name: '学科', exact: true })
  await expect(list.getByRole('row').last()).toContainText('试验学科')

  // By the buttons, and by picking up with the keyboard.
  await page.getByRole('button', { name: '上移 试验学科' }).click()
  await expect(list.getByRole('row').nth(-2)).toContainText('试验学科')
  await list.getByRole('row').nth(-2).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // A key pressed before a place has the focus is nobody's.
  const places = list.getByRole('button', { name: /^插入到/ })
  await expect(list.locator(':focus')).toHaveAccessibleName(/^插入到/)
  await page.keyboard.press('ArrowDown')
  await expect(places.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('row').last()).toContainText('试验学科')
  await page.reload()
  await expect(list.getByRole('row').last()).toContainText('试验学科')
  await accessible(page)

  await page.getByRole('button', { name: /^删除/ }).first().click()
  await expect(page.getByText(/其下还有课程、教师或科室，不能删除/)).toBeVisible()
  await page.getByRole('button', { name: '删除 试验学科' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(list.getByText('试验学科')).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})

test('a trial is set for several courses at once, typed or chosen in the calendar', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'operator1', school: beiling, at: '/manage/licences' })
  // Two that no other journey studies: a simulation that goes back to the usual has to be bought.
  const courses = ['氧疗护理与安全用氧', '产后出血的识别与急救配合']
  for (const course of courses) await page.getByRole('checkbox', { name: `选择 ${course}` }).check()
  await page.getByRole('button', { name: '设置授权' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: /试用/ }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请填写试用起止日期，且开始日期不晚于结束日期')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: /日历/ }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '今起 90 天' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已设置 2 门课程')).toBeVisible()
  await page.getByText('试用', { exact: true }).first().click()
  await expect(page.getByText('试用中').nth(1)).toBeVisible()

  // The notice of the first setting must not be taken for that of the second.
  await expect(page.getByText('已设置 2 门课程')).toHaveCount(0)
  for (const course of courses) await page.getByRole('checkbox', { name: `选择 ${course}` }).check()
  await page.getByRole('button', { name: '设置授权' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: /默认/ }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已设置 2 门课程')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
