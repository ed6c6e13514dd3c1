import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, watchConsole, signIn } from '../person.ts'

const course = '急诊与病房：六项基本操作'

const sitDown = async (page: Page): Promise<void> => {
  await page.goto(`${qinghe}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page
    .getByRole('link', { name: /气管插管术/ })
    .first()
    .click()
  await page.getByRole('button', { name: /开始操作|继续操作/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '气管插管术' })).toBeVisible()
}

const deedsOf = (page: Page) => page.getByRole('region', { name: '可做的操作' })
const patient = (page: Page) => page.getByRole('region', { name: '患者' })
/** The clock of the operation, which stands still without a line; how much time is left does not. */
const clock = async (page: Page) =>
  /用时 \d+:\d\d/.exec((await page.getByText(/用时 \d+:\d\d/).textContent()) ?? '')?.[0]

const push = async (page: Page, name: string, depth: number): Promise<void> => {
  const deeds = deedsOf(page)
  await deeds.getByRole('tab', { name: '操作', exact: true }).click()
  await deeds.getByRole('button', { name }).click()
  const place = deeds.getByLabel('部位')
  if (await place.isVisible()) await place.selectOption({ index: 1 })
  await deeds.getByLabel(/插入深度/).fill(String(depth))
  await deeds.getByRole('button', { name: '执行' }).click()
}

const stands = (page: Page, depth: number) =>
  expect(patient(page).getByText(`插入 ${depth} cm`)).toBeVisible({ timeout: 40_000 })

test('a line that breaks in the middle of an insertion: nothing is lost, nothing is done twice, the tube is where it was', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await sitDown(page)
  const deeds = deedsOf(page)
  await deeds.getByRole('tab', { name: '准备' }).click()
  const all = deeds.getByRole('checkbox')
  for (let i = 0; i < (await all.count()); i += 1)
    if (await all.nth(i).isEnabled()) await all.nth(i).check()
  await deeds.getByRole('button', { name: '备好所选物品' }).click()
  await push(page, '经口插入气管导管', 10)
  await stands(page, 10)
  expect(consoleErrors).toEqual([])

  // The line breaks: what is done now is not there yet, and the page says so; its clock stands still.
  await context.setOffline(true)
  await push(page, '送导管到距门齿某一深度', 14)
  await expect(page.getByText(/未送达：送导管到距门齿某一深度/)).toBeVisible()
  await expect(page.getByText(/已存本机，关闭页面也不会丢失/)).toBeVisible()
  await expect(page.getByText(/显示已停/)).toBeVisible()
  const stood = await clock(page)
  expect(stood).toBeDefined()
  await page.waitForTimeout(4000)
  expect(await clock(page)).toBe(stood)
  await accessible(page)
  await context.setOffline(false)
  await stands(page, 14)
  await expect(page.getByText(/未送达/)).toHaveCount(0)
  await expect(page.getByText(/显示已停/)).toHaveCount(0)

  // It arrives and the answer is lost: sent again, done once.
  let lost = 0
  await page.route(/PerformAction/, async (route) => {
    lost += 1
    if (lost > 2) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await push(page, '送导管到距门齿某一深度', 16)
  await stands(page, 16)
  expect(lost).toBeGreaterThan(2)
  await page.unroute(/PerformAction/)

  // The tab is closed while something is on its way; whoever comes back finds it done, once.
  await context.setOffline(true)
  await push(page, '送导管到距门齿某一深度', 18)
  await expect(page.getByText(/未送达/)).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await signIn(other, 'student2')
  await sitDown(other)
  await stands(other, 18)
  await other.reload()
  await stands(other, 18)

  // What the server kept, told in full at the end: each once.
  await other.getByRole('button', { name: '结束操作' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '结束操作' }).click()
  const line = other.getByRole('list', { name: '时间线' })
  await expect(line.getByRole('button', { name: /经口插入/ })).toHaveCount(1)
  await expect(line.getByRole('button', { name: /送导管/ })).toHaveCount(3)
})
