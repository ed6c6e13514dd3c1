import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, alone, fits, watchConsole, signIn } from '../person.ts'

const course = '床旁穿刺：从该不该做到做完之后'

test('a student begins a thoracentesis, is held back, comes back to the same bedside, and reads the report', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await page.goto(`${qinghe}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page
    .getByRole('link', { name: /胸腔穿刺术（练习）/ })
    .first()
    .click()
  await accessible(page)
  await page.getByRole('button', { name: '开始操作' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '胸腔穿刺术' })).toBeVisible()
  await expect(page.getByText(/仅用于教学模拟，不作为诊疗依据/).first()).toBeVisible()
  const deeds = page.getByRole('region', { name: '可做的操作' })
  await expect(deeds).toBeVisible()
  await alone(page)
  await accessible(page)

  await deeds.getByRole('button', { name: '查看凝血与血小板结果' }).click()
  await deeds.getByRole('button', { name: '执行' }).click()
  const log = page.getByRole('region', { name: '观察记录' })
  await expect(log).toContainText('INR')

  // A place is marked on nobody who does not sit or lie for it yet: the supervisor says so, and nothing is lost.
  await deeds.getByRole('tab', { name: '体位与定位' }).click()
  await deeds.getByRole('button', { name: '床旁超声定位并标记' }).click()
  await deeds.getByRole('button', { name: '执行' }).click()
  await expect(page.getByText(/带教老师：/)).toBeVisible()
  await page.reload()
  await expect(log).toContainText('INR')

  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await accessible(page)
  await page.getByRole('button', { name: '结束操作' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结束操作' }).click()
  await expect(page.getByRole('heading', { name: '得分与依据' })).toBeVisible()
  await expect(page.getByText('没有做到的')).toBeVisible()
  await fits(page)
  await accessible(page)
  expect(consoleErrors).toEqual([])
})
