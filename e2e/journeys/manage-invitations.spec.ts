import { expect, test } from '@playwright/test'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole } from '../person.ts'

test('teachers are invited by a link: one joins, signs in, and the link is taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { at: '/manage/invitations' })
  await page.getByRole('button', { name: '邀请教师' }).first().click()
  const drawer = page.getByRole('dialog', { name: '邀请教师' })
  await drawer.getByLabel('院系（选填）').selectOption({ label: '临床医学院' })
  await drawer.getByLabel('最多几人加入').fill('0')
  await drawer.getByRole('button', { name: '生成邀请' }).click()
  await expect(drawer.getByText('填写 1 至 500')).toBeVisible()
  await drawer.getByLabel('最多几人加入').fill('2')
  await drawer.getByLabel('备注（选填）').fill('外聘教师')
  await accessible(page)
  await drawer.getByRole('button', { name: '生成邀请' }).click()
  const secret = page.getByRole('dialog', { name: '邀请已生成' })
  const link = await secret.getByText(/\/Invitation#/).innerText()
  await secret.getByRole('button', { name: '我已记下' }).click()

  const elsewhere = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  })
  const guest = await elsewhere.newPage()
  await guest.goto(link.trim())
  await expect(guest.getByText(/邀请您以教师身份加入（临床医学院）/)).toBeVisible()
  await fits(guest)
  await accessible(guest)
  const number = `T${Date.now().toString().slice(-8)}`
  await guest.getByLabel('姓名').fill('许知远')
  await guest.getByLabel('工号').fill(number)
  await guest.getByLabel('密码', { exact: true }).fill('Spring-rain-26')
  await guest.getByLabel('确认密码').fill('Spring-rain-26')
  await guest.getByRole('button', { name: '加入学校' }).click()
  await expect(guest.getByText('已加入青禾医科大学')).toBeVisible()
  await guest.getByRole('link', { name: '去登录' }).click()
  await guest.getByRole('textbox', { name: '账号' }).fill(number)
  await guest.locator('input[type=password]').fill('Spring-rain-26')
  await guest.getByRole('button', { name: '登录', exact: true }).click()
  await expect(guest).not.toHaveURL(/login/)

  await page.reload()
  const row = page.getByRole('row', { name: /外聘教师/ }).first()
  await expect(row).toContainText('1 / 2 人')
  await expect(row).toContainText('许知远')
  await row.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('邀请已撤销')).toBeVisible()
  await guest.goto('about:blank')
  await guest.goto(link.trim())
  await expect(guest.getByText(/邀请已过期、已撤销、已用完/)).toBeVisible()
  await elsewhere.close()
  expect(consoleErrors).toEqual([])
})
