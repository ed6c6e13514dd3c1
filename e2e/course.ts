import { expect, type Page } from '@playwright/test'
import { qinghe } from './addresses.ts'

/** Finds a course in the catalogue by words of its name, and looks at its preview. */
export const findCourse = async (
  page: Page,
  name: string,
  school: string = qinghe,
): Promise<void> => {
  await page.goto(`${school}/Course/%20/%20?key=${encodeURIComponent(name)}`)
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

/** Finds a course and goes into its player. */
export const enterCourse = async (
  page: Page,
  name: string,
  school: string = qinghe,
): Promise<void> => {
  await findCourse(page, name, school)
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await expect(page).toHaveURL(/BaseLearning/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens an item of the outline by words of its title. */
export const openItem = async (page: Page, title: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: '课程目录' })
    .getByRole('link')
    .filter({ hasText: title })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Scrolls to the end as a hand does. */
export const readThrough = async (page: Page): Promise<void> => {
  await expect(page.getByLabel('正在加载内容')).toHaveCount(0)
  await page.mouse.move(640, 400)
  for (let step = 0; step < 80; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(40)
    const left = await page.evaluate(
      () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight,
    )
    if (left < 4) return
  }
}
