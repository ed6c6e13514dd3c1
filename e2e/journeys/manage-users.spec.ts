import { expect, test } from '@playwright/test'
import { beiling, qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('the administrators’ door: /admin leads through it into the management area and back out', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { at: '/admin' })
  await expect(page).toHaveURL(`${qinghe}/manage`)
  await expect(page.getByRole('navigation', { name: '管理菜单' })).toBeVisible()
  await page.goto(`${qinghe}/vspadmin`)
  await expect(page).toHaveURL(`${qinghe}/manage`)
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '返回前台' }).click()
  await expect(page.getByRole('heading', { name: '学院课程' })).toBeVisible()
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '管理入口' }).click()
  await expect(page).toHaveURL(`${qinghe}/manage`)
  expect(consoleErrors).toEqual([])
})

test('a student has no entry, and is told so at the address', async ({ page }) => {
  await signIn(page, 'student1')
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await expect(page.getByRole('menuitem', { name: '退出' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '管理入口' })).toHaveCount(0)
  await page.goto(`${qinghe}/manage/users`)
  await expect(page.getByText('你没有权限浏览此页面！')).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(`${qinghe}/`)
})

test('a new person: found by pinyin, the password once, first sign-in, out and in again', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { school: beiling, at: '/manage/users' })
  await page.getByRole('button', { name: '新建用户' }).click()
  await page.getByLabel('姓名', { exact: true }).fill('诸葛试行')
  await page.getByLabel('学号/工号').fill('E2E-7001')
  await page.getByRole('button', { name: '创建' }).click()
  await expect(page.getByText('该密码只显示一次，首次登录须修改')).toBeVisible()
  const password = (await page.getByRole('status', { name: '密码' }).textContent()) ?? ''
  await page.getByRole('button', { name: '我已记下' }).click()

  await page.getByRole('textbox', { name: /姓名、拼音/ }).fill('zhugeshixing')
  await expect(page).toHaveURL(/key=zhugeshixing/)
  await expect(page.getByRole('row', { name: /诸葛试行/ })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('row', { name: /诸葛试行/ })).toHaveCount(1)

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await elsewhere.newPage()
  const enter = async () => {
    await theirs.goto(`${beiling}/login`)
    await theirs.getByRole('textbox', { name: '账号' }).fill('E2E-7001')
    await theirs.getByLabel('密码', { exact: true }).fill(password)
    await theirs.getByRole('button', { name: '登录' }).click()
  }
  await enter()
  await expect(theirs.getByText('首次登录请先修改初始密码')).toBeVisible()

  await page.getByRole('button', { name: '停用', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(page.getByRole('row', { name: /诸葛试行/ }).getByText('已停用')).toBeVisible()
  await theirs.context().clearCookies()
  await theirs.evaluate(() => sessionStorage.clear())
  await enter()
  await expect(theirs.getByRole('alert')).toContainText('账号或密码错误', { timeout: 10_000 })
  await elsewhere.close()
  expect(consoleErrors).toEqual([])
})

test('what was typed is not lost by a slip', async ({ page }) => {
  await enterManage(page, { school: beiling, at: '/manage/users?role=4' })
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await page.getByLabel('手机（选填）').fill('138')
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 400)
  await expect(page.getByLabel('手机（选填）')).toHaveValue('138')
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('电话号码格式不正确')).toBeVisible()
})

const screens = [
  '',
  '/users',
  '/users/import',
  '/courses?state=all',
  '/departments',
  '/licences',
  '/leads',
  '/dictionaries',
  '/words',
  '/registrations',
  '/settings',
  '/doors',
  '/audit',
  '/interfaces',
  '/schools',
]

for (const width of [1440, 1024, 390]) {
  test(`every screen fits ${width} px, is accessible, and says nothing on the console`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const consoleErrors = watchConsole(page)
    await page.setViewportSize({ width, height: 900 })
    await enterManage(page, { login: 'operator1', school: beiling })
    for (const screen of screens) {
      await page.goto(`${beiling}/manage${screen}`)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await fits(page)
      // Between the wide and the narrow layout nothing is there that is not in one of them.
      if (width !== 1024) await accessible(page)
    }
    expect(consoleErrors).toEqual([])
  })
}
