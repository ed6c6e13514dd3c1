import { expect, test } from '@playwright/test'
import { sharingPlatform } from '../../server/tests/testing/sharing-platform.ts'
import ids from '../../content/demo-ids.json' with { type: 'json' }
import { beiling } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const [appId, secret] = ['100400', 'a secret of the platform']
let there: Awaited<ReturnType<typeof sharingPlatform>>
test.beforeAll(async () => {
  there = await sharingPlatform(appId, secret)
})
test.afterAll(() => there.close())

test('an administrator switches the push on; a student who comes from the platform is linked', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { school: beiling, at: '/manage/sharing' })
  await expect(page.getByRole('heading', { name: '步骤得分推送', level: 1 })).toBeVisible()
  await accessible(page)
  await page.getByRole('switch', { name: /推送步骤得分/ }).press('Space')
  await page.getByLabel('平台地址').fill('https://10.0.0.8')
  await page.getByLabel('APPID').fill(appId)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('开启推送须填写平台地址、APPID 与 SECRET')).toBeVisible()
  await page.getByLabel('SECRET').fill(secret)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/不能是内网地址/).first()).toBeVisible()
  await accessible(page)
  await page.getByLabel('平台地址').fill(there.address)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存，此后发布的成绩会自动推送')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('SECRET')).toHaveValue('')
  await expect(page.getByPlaceholder('已保存；留空则不变')).toBeVisible()
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
    await page.screenshot({ path: test.info().outputPath(`sharing-${width}.png`) })
  }

  const student = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(student, 'student1', beiling)
  await student.goto(`${beiling}/CoursePreview/${ids.privateOfB}?ticket=made-up`)
  await expect(student.getByText('共享平台未认可本次进入，请从平台重新进入')).toBeVisible()
  await student.goto(`${beiling}/CoursePreview/${ids.privateOfB}?ticket=ticket-lin`)
  await expect(student.getByText('已关联共享平台账号“lin”')).toBeVisible()
  await expect(student).not.toHaveURL(/ticket/)
  await accessible(student)
  await student.setViewportSize({ width: 390, height: 800 })
  await fits(student)
  await student.screenshot({ path: test.info().outputPath('linked-390.png') })
  await student.context().close()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(page.getByText(/已关联\s*1\s*人/)).toBeVisible()
  await page.getByRole('switch', { name: /推送步骤得分/ }).press('Space')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存，不会推送')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
