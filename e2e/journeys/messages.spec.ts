import { expect, test } from '@playwright/test'
import ids from '../../content/demo-ids.json' with { type: 'json' }
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const classPage = `${qinghe}/PersonalInfo/MyClassDetail?id=${ids.teachingClass}`

test('a teacher announces to a class; a student confirms; the teacher sees who has not', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher1')
  await page.goto(classPage)
  await page.getByRole('button', { name: '发布公告' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: '立即发布' }).click()
  await expect(form.getByText('请填写标题')).toBeVisible()
  await form.getByRole('textbox', { name: '标题' }).fill('旅程公告')
  await form.getByRole('textbox', { name: '正文' }).fill('周四交见习日志。')
  await form.getByRole('switch', { name: /必读/ }).press('Space')
  await accessible(page)
  await form.getByRole('button', { name: '立即发布' }).click()
  await page
    .getByRole('dialog', { name: '发布这条必读公告？' })
    .getByRole('button', { name: '发布', exact: true })
    .click()
  await expect(page.getByText('公告已发布')).toBeVisible()
  await expect(page.getByRole('button', { name: /旅程公告/ })).toBeVisible()
  await accessible(page)

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await elsewhere.newPage()
  await signIn(theirs, 'student1')
  await theirs.getByRole('link', { name: /^消息，\d+ 条未读$/ }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: '消息' })).toBeVisible()
  await accessible(theirs)
  await fits(theirs)
  await theirs.getByRole('link', { name: '旅程公告' }).click()
  const reader = theirs.getByRole('dialog')
  await expect(reader.getByText('周四交见习日志。')).toBeVisible()
  await accessible(theirs)
  await reader.getByRole('button', { name: '我已阅读' }).click()
  await expect(reader.getByText('已确认')).toBeVisible()
  await reader.getByRole('button', { name: '关闭', exact: true }).last().click()
  await theirs.getByRole('button', { name: '全部标为已读' }).click()
  await theirs.getByRole('switch', { name: '只看未读' }).press('Space')
  await theirs.getByRole('radio', { name: '竞赛' }).check()
  await expect(theirs.getByText('暂无消息')).toBeVisible()
  await accessible(theirs)

  await page.goto(`${qinghe}/PersonalInfo/MyNews?view=written`)
  await page.getByRole('button', { name: '确认情况：旅程公告' }).click()
  const receipts = page.getByRole('dialog')
  await expect(receipts.getByText('已确认 1 / 13 人')).toBeVisible()
  await expect(receipts.getByRole('cell', { name: '林小满' })).toHaveCount(0)
  await accessible(page)
  await receipts.getByRole('button', { name: '提醒未确认的 12 人' }).click()
  await expect(page.getByText('已提醒 12 人')).toBeVisible()
  await elsewhere.close()
  expect(consoleErrors).toEqual([])
})
