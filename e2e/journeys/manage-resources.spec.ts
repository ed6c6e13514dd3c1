import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

const address = `${qinghe}/PersonalInfo/MyResources`
const file = (page: Page) => page.locator('input[type=file]')

const fitsEverywhere = async (page: Page) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
}

/** A PDF of one empty page, as small as it can be. */
const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
)

test('a teacher brings a handout, shares it after approval, and a student reads it with their name on it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher1')
  await page.goto(address)
  await expect(page.getByRole('list', { name: '资源列表' })).toBeVisible()
  await page.getByRole('button', { name: '新建文件夹' }).click()
  await page.getByLabel('名称').fill('课前阅读')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '课前阅读', exact: true }).click()
  await expect(page.getByText('没有符合条件的资源')).toBeVisible()

  const wrong = { name: '讲义.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(90, '<p>') }
  await file(page).setInputFiles(wrong)
  await expect(page.getByText('文件内容与扩展名不符，或文件已损坏')).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  const name = '课前阅读材料'
  await file(page).setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('尚未使用')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '更改共享' }).click()
  await page.getByRole('radio', { name: '全校' }).check()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('待审核').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^共享/ })).toHaveCount(0)
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  // What the head of the page covers while it is scrolled is no target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await accessible(page)
  await fitsEverywhere(page)

  const administrator = await (await browser.newContext()).newPage()
  await signIn(administrator, 'admin1')
  await administrator.goto(`${address}?view=pending`)
  await administrator.getByRole('button', { name, exact: true }).click()
  await accessible(administrator)
  await administrator.getByRole('button', { name: '通过' }).click()
  await expect(administrator.getByText('已通过，全校可见')).toBeVisible()

  const student = await (await browser.newContext()).newPage()
  await signIn(student, 'student1')
  await student.goto(address)
  await student.getByRole('button', { name, exact: true }).click()
  await expect(student.getByText('页面上带有您的姓名')).toBeVisible()
  await expect(student.getByRole('button', { name: '下载' })).toHaveCount(0)
  await accessible(student)
  await student.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(student.getByText('已收藏')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
