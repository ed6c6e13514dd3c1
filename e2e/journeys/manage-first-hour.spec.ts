import { expect, test, type Page } from '@playwright/test'
import { aSheet } from '../a-sheet.ts'
import { beiling, port } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { fits, watchConsole } from '../person.ts'

const school = `http://first-${Date.now()}.localhost:${port}`

const signInWith = async (page: Page, account: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The first sign-in of somebody who was given a password: a new one is chosen, and one signs in by it. */
const chooseOwnPassword = async (
  page: Page,
  account: string,
  { given, own, at }: { readonly given: string; readonly own: string; readonly at: string },
): Promise<void> => {
  await page.goto(`${school}${at}`)
  await signInWith(page, account, given)
  await expect(page).toHaveURL(/modifypassword/)
  await page.getByLabel('原密码').fill(given)
  await page.getByLabel('新密码', { exact: true }).fill(own)
  await page.getByLabel('确认新密码').fill(own)
  await page.getByRole('button', { name: /修改密码|确认修改|保存/ }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(`${school}${at}`)
  await signInWith(page, account, own)
  await expect(page).not.toHaveURL(/\/login/)
}

const sheet = () => ({
  name: '临床医学新生名单.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: aSheet([
    ['临床医学院 2026 级新生名单'],
    ['序号', '学号', '姓名', '性别', '院系', '专业', '年级', '班级'],
    ...Array.from({ length: 40 }, (_, at) => [
      at + 1,
      String(20_261_001 + at),
      `新生${String(at + 1).padStart(2, '0')}`,
      at % 2 === 0 ? '男' : '女',
      '临床医学院',
      '临床医学',
      '2026级',
      '1班',
    ]),
    ['合计', '40 人'],
  ]),
})

test('a new school comes from its first sign-in to a student who studies a course that was given to the class', async ({
  page,
  browser,
}) => {
  test.setTimeout(75_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'operator1', school: beiling, at: '/manage/schools' })
  await page.getByRole('button', { name: '新建学校' }).click()
  const drawer = page.getByRole('dialog', { name: '新建学校' })
  await drawer.getByLabel('学校名称').fill('初晴医学院')
  await drawer.getByLabel(/域名/).fill(new URL(school).hostname)
  await drawer.getByRole('button', { name: '创建学校' }).click()
  const secret = page.getByRole('dialog').filter({ hasText: '一次性密码' })
  const given = (await secret.locator('output').innerText()).trim()
  await chooseOwnPassword(page, 'admin', { given, own: 'Spring-rain-26', at: '/manage' })

  await page.goto(`${school}/manage/users/import`)
  await page.locator('input[type=file]').setInputFiles(sheet())
  await expect(page.getByText('识别到')).toContainText('40')
  await page.getByLabel('名单中没有“角色”一列').selectOption({ label: '全部是学生' })
  await page.getByRole('button', { name: '上传并核对' }).click()
  await page.getByLabel('新用户的初始密码').selectOption({ label: '由学号/工号生成' })
  await page.getByLabel('前缀（可不填）').fill('Xl@')
  await page.getByRole('button', { name: /导入 40 个用户/ }).click()
  await expect(page.getByRole('heading', { name: '成功导入 40 行' })).toBeVisible({
    timeout: 30_000,
  })

  await page.goto(`${school}/manage/terms`)
  await page.getByRole('button', { name: '新建学期' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /保存|新建|创建/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`${school}/manage/courses`)
  await page.getByText('已发布', { exact: true }).first().click()
  const give = page.getByRole('link', { name: /^开课安排：/ }).first()
  const course = ((await give.getAttribute('aria-label')) ?? '').replace('开课安排：', '')
  await give.click()
  await page.getByRole('button', { name: '新建安排' }).first().click()
  const offering = page.getByRole('dialog')
  await offering.getByRole('combobox', { name: '加入班级' }).fill('临床医学')
  await page
    .getByRole('option', { name: /临床医学/ })
    .first()
    .click()
  await offering.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存开课安排')).toBeVisible()

  const telephone = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  })
  const theirs = await telephone.newPage()
  const theirErrors = watchConsole(theirs)
  await chooseOwnPassword(theirs, '20261001', {
    given: 'Xl@20261001',
    own: 'Autumn-leaf-9',
    at: '/PersonalInfo/MyCourses',
  })
  await theirs.goto(`${school}/PersonalInfo/MyCourse`)
  await theirs.getByRole('link', { name: course }).first().click()
  await theirs
    .getByRole('button', { name: /开始学习|继续学习/ })
    .first()
    .click()
  await expect(theirs).toHaveURL(/Learning|Preview/)
  await fits(theirs)
  await telephone.close()

  await page.reload()
  await page.getByRole('tab', { name: '学生' }).click()
  await expect(page.getByRole('row', { name: /20261001/ })).toContainText('学习中')
  expect([...consoleErrors, ...theirErrors]).toEqual([])
})
