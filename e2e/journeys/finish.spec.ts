import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { beiling } from '../addresses.ts'
import { accessible, signIn } from '../person.ts'
import { anHourLater } from '../study-time.ts'

type Question = { stem: string; type: string; options: string[]; answer: number[] }
type CourseFile = {
  name: string
  chapters: { items: { kind: string; title: string; questions?: Question[] }[] }[]
}

const file = JSON.parse(
  readFileSync(
    new URL('../../content/schools/beiling/courses/falls-prevention/course.json', import.meta.url),
    'utf8',
  ),
) as CourseFile
const items = file.chapters.flatMap((chapter) => chapter.items)

const answer = async (page: Page, questions: Question[], wrongly: boolean) => {
  for (const [i, { answer: right, options }] of questions.entries()) {
    const group = page.getByRole('group').nth(i)
    const chosen = wrongly
      ? [options.findIndex((_, index) => !right.includes(index))].filter((index) => index >= 0)
      : right
    for (const index of chosen.length > 0 ? chosen : [0])
      await group.locator('input').nth(index).check()
  }
  await page.getByRole('button', { name: /提交/ }).click()
}

const readThrough = async (page: Page) => {
  await page.mouse.move(640, 400)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at <= height + 800; at += 500) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(30)
  }
}

test('a course is learned to its end: quizzes wrong and right, the report, and once more', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'student1', beiling)
  await page.getByRole('article').filter({ hasText: file.name }).getByRole('link').first().click()
  await page.getByRole('button', { name: '开始学习' }).click()
  await expect(page.getByRole('heading', { level: 1, name: items[0]?.title ?? '' })).toBeVisible()
  await anHourLater('student1')
  let tried = false
  for (const [i, item] of items.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
    if (item.questions) {
      if (!tried) {
        await answer(page, item.questions, true)
        // How many were right is told, and not which: that waits until it is passed or the tries are used up.
        await expect(page.getByText(/还可作答 4 次，取最好成绩/)).toBeVisible()
        await expect(page.getByText('通过或用完次数后公布答案与解析')).toBeVisible()
        await expect(page.getByText(/回答错误|回答正确/)).toHaveCount(0)
        await accessible(page)
        await page.getByRole('button', { name: '再做一次' }).click()
        tried = true
      }
      await answer(page, item.questions, false)
      await expect(page.getByText('回答正确').first()).toBeVisible()
      await expect(page.getByText('答案与解析见各题')).toBeVisible()
    } else {
      await readThrough(page)
    }
    await expect(page.getByText(`已完成 ${i + 1}/${items.length}`)).toBeVisible({ timeout: 15_000 })
    const next = page.getByRole('link', { name: /下一项/ })
    if (i < items.length - 1) await next.click()
  }
  await page.getByRole('button', { name: '完成学习' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '完成学习' }).click()
  await expect(page.getByRole('heading', { name: /学习报告/ }).first()).toBeVisible()
  await expect(page.getByText('100.0').first()).toBeVisible()
  await expect(page.getByText('未设置').first()).toBeVisible()
  await accessible(page)

  await page.goto(beiling)
  await page.getByRole('article').filter({ hasText: file.name }).getByRole('link').first().click()
  await page.getByRole('button', { name: '重新学习' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新学习' }).click()
  await expect(page.getByText(`已完成 0/${items.length}`)).toBeVisible()
})
