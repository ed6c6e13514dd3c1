import { expect, test, type Page } from '@playwright/test'
import { oidcServer, type OidcServer } from '../../server/tests/testing/oidc-server.ts'
import { beiling, qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole } from '../person.ts'
import { telephones, type Telephones } from '../telephones.ts'

let phones: Telephones
let there: OidcServer
test.beforeAll(async () => {
  phones = await telephones()
  there = await oidcServer(qinghe, (account) => (account === 'tan' ? 'T1005' : 'unknown'))
})
test.afterAll(() => {
  phones.close()
  there.close()
})

const ask = async (page: Page, phone: string): Promise<string> => {
  const before = page.getByRole('button', { name: /秒后重新获取/ })
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(before).toBeVisible()
  return phones.codeTo(phone)
}

test('a student registers, an administrator approves, and the student comes in', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  const phone = '13912345678'
  await page.goto(`${qinghe}/login`)
  await page.getByRole('button', { name: '注册' }).click()
  await page.getByLabel('姓名').fill('苏杏林')
  await page.getByLabel('学号').fill('2026099001')
  await page.getByLabel('班级（选填）').fill('临床医学 2699 班')
  await page.getByLabel('验证码').fill(await ask(page, phone))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('密码', { exact: true }).fill('Apricot-2026')
  await page.getByLabel('确认密码').fill('Apricot-2026')
  await accessible(page)
  await page.getByLabel('我已阅读并同意《用户协议》').check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交')).toBeVisible()
  await page.getByRole('button', { name: '知道了' }).click()

  const office = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await enterManage(office, { at: '/manage/registrations' })
  await accessible(office)
  await office
    .getByRole('row', { name: /苏杏林/ })
    .getByRole('button', { name: '审核' })
    .click()
  await office.getByRole('button', { name: '通过' }).click()
  await expect(office.getByText('已通过，账号已建立')).toBeVisible()
  // The message goes out after the answer.
  await expect.poll(() => phones.wordsTo(phone)).toContain('已通过')
  await office.goto(`${qinghe}/manage/audit`)
  await expect(office.getByText('通过了“苏杏林”的注册申请')).toBeVisible()
  await office.context().close()

  await page.getByRole('textbox', { name: '账号' }).fill('2026099001')
  await page.getByLabel('密码', { exact: true }).fill('Apricot-2026')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('banner').getByText('苏杏林')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a teacher comes in by telephone, and another one replaces a forgotten password', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await page.goto(`${qinghe}/login`)
  await page.getByRole('tab', { name: '短信登录' }).click()
  const code = await ask(page, '13800138018')
  await page.getByLabel('验证码').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('验证码错误或已过期')).toBeVisible()
  await accessible(page)
  await page.getByLabel('验证码').fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`${qinghe}/PersonalInfo/Setting?tab=security`)
  await expect(page.getByText('已验证')).toBeVisible()

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto(`${qinghe}/login`)
  await other.getByRole('button', { name: '忘记密码？' }).click()
  await other.getByLabel('验证码').fill(await ask(other, '13800138017'))
  await other.getByLabel('新密码', { exact: true }).fill('Wisteria7x')
  await other.getByLabel('确认新密码').fill('Wisteria7x')
  await accessible(other)
  await fits(other)
  await other.getByRole('button', { name: '重置密码' }).click()
  await expect(other.getByText('密码已重置，请用新密码登录')).toBeVisible()
  await other.getByRole('textbox', { name: '账号' }).fill('teacher7')
  await other.getByLabel('密码', { exact: true }).fill('Wisteria7x')
  await other.getByRole('button', { name: '登录' }).click()
  await expect(other).toHaveURL((url) => !url.pathname.startsWith('/login'))
  await other.context().close()
  expect(consoleErrors).toEqual([])
})

test('single sign-on is set up, tried, leads in to where one wanted, and out again', async ({
  page,
  browser,
}) => {
  await enterManage(page, { at: '/manage/doors' })
  await page.getByRole('button', { name: '接入统一身份认证' }).click()
  await page.getByLabel('按钮名称').fill('数字校园')
  await page.getByLabel('发行者地址（issuer）').fill(there.issuer)
  await page.getByLabel('客户端 ID').fill(there.clientId)
  await page.getByLabel('客户端密钥').fill(there.clientSecret)
  await page.getByRole('button', { name: '测试连接' }).click()
  await expect(page.getByText(`已连接 ${there.issuer}`)).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存，立即生效')).toBeVisible()

  const own = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await own.goto(`${qinghe}/login?redirect=/PersonalInfo/Setting`)
  await own.getByRole('button', { name: '数字校园' }).click()
  await own.waitForURL(/interaction/)
  await own.locator('[name=login]').fill('tan')
  await own.locator('[name=password]').fill('x')
  await own.locator('button[type=submit]').click()
  await own.locator('button[type=submit]', { hasText: /continue/i }).click()
  await expect(own).toHaveURL(`${qinghe}/PersonalInfo/Setting`)
  await own.goto(`${qinghe}/login?code=x&state=used`)
  await expect(own).toHaveURL(`${qinghe}/`)
  await own.getByRole('button', { name: /程念初/ }).click()
  await own.getByText('退出').click()
  await own.getByRole('button', { name: '确定' }).click()
  await expect(own).toHaveURL(new RegExp(`^${there.issuer}`))
  await own.goto(`${qinghe}/login?code=x&state=used`)
  await expect(own.getByText('登录已超时或已使用，请重新登录')).toBeVisible()
  await accessible(own)
  await own.context().close()

  await page.getByRole('button', { name: '删除 数字校园' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除')).toBeVisible()
})

test('a code on a screen is scanned by a telephone, and the screen comes in', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  const response = page.waitForResponse((answer) => answer.url().includes('getQrCode'))
  await page.goto(`${qinghe}/login`)
  await page.getByRole('tab', { name: '微信扫码' }).click()
  const { Data } = (await (await response).json()) as { Data: { QrUrl: string } }
  await accessible(page)

  const phone = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  ).newPage()
  const saidThere = watchConsole(phone)
  await phone.goto(Data.QrUrl)
  await expect(phone.getByRole('heading', { name: '未绑定账号' })).toBeVisible()
  await accessible(phone)
  await phone.getByRole('textbox', { name: '账号' }).fill('teacher6')
  await phone.getByLabel('密码', { exact: true }).fill('Xinglin-2026')
  await phone.getByRole('button', { name: '绑定并登录' }).click()
  await expect(phone.getByRole('heading', { name: '确认在电脑上登录？' })).toBeVisible()
  await expect(page.getByText('已扫描，请在手机上确认')).toBeVisible()
  await phone.getByRole('button', { name: '确认登录' }).click()
  await expect(phone.getByText('已确认登录')).toBeVisible()
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'))
  await phone.getByRole('button', { name: '查看我的课程' }).click()
  await phone.getByRole('link', { name: '我教的课程' }).click()
  await expect(phone.getByRole('heading', { name: '我教的课程' })).toBeVisible()
  await accessible(phone)
  await fits(phone)
  await phone.context().close()
  expect([...consoleErrors, ...saidThere]).toEqual([])
})

test('schools are chosen from on the host of the platform, and administrators have two entries', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await page.goto(`${qinghe}/platform`)
  await accessible(page)
  await page.getByRole('link', { name: /北岭卫生职业学院/ }).click()
  await expect(page).toHaveURL(`${beiling}/login`)
  await page.goto(`${beiling}/platform`)
  await expect(page).toHaveURL(`${beiling}/login`)
  for (const [path, head] of [
    ['/admin', '学校管理后台'],
    ['/vspadmin', '虚拟仿真管理后台'],
  ] as const) {
    await page.goto(`${beiling}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: head })).toBeVisible()
    await accessible(page)
  }
  expect(consoleErrors).toEqual([])
})
