import { expect, test } from '@playwright/test'
import { preview, qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const ecg = preview('theory')

test('a teacher hands out a preview; whoever follows it sees the one course, until it is taken back', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher1')
  await page.goto(qinghe + ecg)
  await page.getByRole('button', { name: '预览链接' }).click()
  const dialog = page.getByRole('dialog', { name: '预览链接' })
  await dialog.getByLabel('用途（选填）').fill('教学督导')
  await dialog.getByRole('button', { name: '创建链接' }).click()
  const address = (await dialog.getByLabel('预览链接').textContent()) ?? ''
  expect(address).toContain('#source=')
  await expect(dialog.getByRole('listitem').filter({ hasText: '教学督导' })).toContainText(
    '已打开 0/50 次',
  )
  await accessible(page)

  const stranger = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const theirs = await stranger.newPage()
  const requests: string[] = []
  theirs.on('request', (request) => requests.push(request.url()))
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { level: 1, name: /心电图判读入门/ })).toBeVisible()
  expect(theirs.url()).toBe(qinghe + ecg)
  expect(requests.filter((url) => url.includes('source='))).toEqual([])
  await expect(theirs.getByText('预览', { exact: true })).toBeVisible()
  await expect(theirs.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
  const tip = theirs.getByRole('button', { name: /继续访问/ })
  if (await tip.isVisible()) await tip.click()
  await fits(theirs)
  await accessible(theirs)
  // There is nowhere else to go.
  await theirs.goto(`${qinghe}/Teacher`)
  await expect(theirs).toHaveURL(qinghe + ecg)

  const line = dialog.getByRole('listitem').filter({ hasText: '教学督导' })
  await line.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).last().click()
  await expect(line).toHaveCount(0)
  await theirs.goto(address)
  await expect(theirs.getByText('请确认您输入的链接是否正确！')).toBeVisible()
  await expect(theirs).toHaveURL(/\/login/)
  await stranger.close()
  expect(consoleErrors).toEqual([])
})

test('who is signed in is asked first, and may stay; the older way of writing a link works too', async ({
  page,
}) => {
  await signIn(page, 'teacher1')
  await page.goto(qinghe + ecg)
  await page.getByRole('button', { name: '预览链接' }).click()
  await page.getByRole('button', { name: '创建链接' }).click()
  const address = (await page.getByRole('dialog').getByLabel('预览链接').textContent()) ?? ''
  const source = address.split('#source=')[1] ?? ''
  const older = `${qinghe}/#${ecg}/source=${source}`
  // Pasted where the product is open, and opened anew.
  await page.goto(`${qinghe}/`)
  await page.goto(older)
  await page.getByRole('button', { name: '保持登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /心电图判读入门/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '预览链接' })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(older)
  await page.getByRole('button', { name: '打开预览' }).click()
  await expect(page.getByText('预览', { exact: true })).toBeVisible()
})
