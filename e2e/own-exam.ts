import { expect, type Page } from '@playwright/test'
import { qinghe } from './addresses.ts'

/** Begins an examination of one's own, or goes on with it. */
export const openExam = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${qinghe}/KnowledgeExam`)
  const card = page.getByRole('listitem').filter({ hasText: name })
  const goOn = card.getByRole('link', { name: '继续作答' })
  await card
    .getByRole('button', { name: /开始考试|再考一次/ })
    .or(goOn)
    .click()
  const begin = page.getByRole('dialog').getByRole('button', { name: '开始作答' })
  await begin.or(page.getByRole('timer')).first().waitFor()
  if (await begin.isVisible()) await begin.click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** A moment in the form of a field, so many minutes from now. */
export const inField = (fromNow: number): string =>
  new Date(Date.now() + fromNow * 60_000)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
    .slice(0, 16)
    .replace(' ', 'T')
