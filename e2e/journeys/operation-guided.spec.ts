import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { nearEnd } from '../near-end.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const course = '急诊与病房：六项基本操作'
const shots = process.env['SHOTS']

const sitDown = async (page: Page, item: RegExp): Promise<void> => {
  await page.goto(`${qinghe}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page.getByRole('link', { name: item }).first().click()
  await page.getByRole('button', { name: /开始操作|继续操作/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '导尿术' })).toBeVisible()
}

test('guided: each step is explained, the place is shown from near, and what was done is taken back', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  const shoot = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'student1')
  await sitDown(page, /导尿术（引导）/)
  await page.locator('[data-ready=true]').waitFor({ timeout: 60_000 })

  // Each step can be read before anything is done: what to do, and what happens where it is left out.
  const guide = page.getByRole('region', { name: '引导' })
  await expect(guide.getByText(/第 1 \/ \d+ 步/)).toBeVisible()
  await expect(guide.getByText('怎样做')).toBeVisible()
  await expect(guide.getByText('不做的危险')).toBeVisible()
  const first = await guide.getByRole('heading', { level: 3 }).textContent()
  await guide.getByRole('button', { name: '下一步的说明' }).click()
  await expect(guide.getByText(/第 2 \/ \d+ 步/)).toBeVisible()
  await expect(guide.getByRole('heading', { level: 3 })).not.toHaveText(first ?? '')
  await guide.getByText('全部步骤').click()
  await accessible(page)
  await shoot('guide')
  await guide.getByText('全部步骤').click()

  // Where each step is explained, nobody is charged for being told.
  await expect(page.getByRole('button', { name: /提示/ })).toHaveCount(0)

  const deeds = page.getByRole('region', { name: '可做的操作' })
  await deeds.getByRole('tab', { name: '体位与定位' }).click()
  await deeds.getByRole('button', { name: '协助取体位' }).click()
  await deeds.getByLabel('方式').selectOption({ label: '仰卧，屈膝外展，脱对侧裤腿盖被' })
  await deeds.getByRole('button', { name: '执行' }).click()
  const near = page.getByRole('figure').filter({ hasText: '会阴部' })
  await expect(near).toBeVisible()
  await accessible(page)
  await shoot('near')

  // Taken back, the patient lies as before, and nothing is to be seen from near.
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(near).toHaveCount(0)
  await expect(guide.getByText(/第 \d+ \/ \d+ 步/)).toBeVisible()
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
    await shoot(`guide-${String(width)}`)
  }
  // In one column the keyboard comes by the guide before it comes to the list, as the eye does.
  await page.getByRole('button', { name: '解剖' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => guide.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await accessible(page)
  expect(consoleErrors).toEqual([])
})

test('in practice nothing is explained and nothing taken back', async ({ page }) => {
  await signIn(page, 'student1')
  await sitDown(page, /导尿术（练习）/)
  await expect(page.getByRole('button', { name: /提示/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '撤销' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: '引导' })).toHaveCount(0)
})

test('time that is over ends the operation and leads to its report', async ({ page }) => {
  await nearEnd(page, 25_000)
  await signIn(page, 'student2')
  await sitDown(page, /导尿术（练习）/)
  await expect(page.getByText(/时限剩余 0:[12]\d/)).toBeVisible()
  await accessible(page)
  await expect(page.getByText('时间到，操作已结束')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: /操作报告/ })).toBeVisible()
})
