import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { beiling, preview, qinghe } from '../addresses.ts'
import { enterCourse, readThrough } from '../course.ts'
import { accessible, fits, signIn } from '../person.ts'
import { anHourLater } from '../study-time.ts'

type Question = { options: string[]; answer: number[] }
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

/** One question in four is answered wrongly. */
const answer = async (page: Page, questions: Question[]) => {
  for (const [i, { answer: right, options }] of questions.entries()) {
    const wrong = options.findIndex((_, index) => !right.includes(index))
    const group = page.getByRole('group').nth(i)
    for (const index of i % 4 === 1 ? [wrong] : right)
      await group.locator('input').nth(index).check()
  }
  await page.getByRole('button', { name: /提交/ }).click()
  await expect(page.getByText('解析').first()).toBeVisible()
}

const learn = async (page: Page) => {
  for (const [i, item] of items.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
    if (item.questions) await answer(page, item.questions)
    else await readThrough(page)
    await expect(page.getByText(`已完成 ${i + 1}/${items.length}`)).toBeVisible({ timeout: 15_000 })
    if (i < items.length - 1) await page.getByRole('link', { name: /^下一项/ }).click()
  }
}

test('a round that has ended: its report shown to others, its record, and the next round', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'student2', beiling)
  await enterCourse(page, file.name.slice(0, 8), beiling)
  await anHourLater('student2')
  await learn(page)
  await page.getByRole('button', { name: '进度怎么算' }).click()
  await expect(page.getByText('进度 = 已完成必修内容 ÷ 全部必修内容')).toBeVisible()
  await page.getByRole('button', { name: '完成学习' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '完成学习' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '学习报告' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '薄弱环节与下一步' })).toBeVisible()

  await page.getByRole('button', { name: '分享报告' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${beiling}/trainingresult?session=`)
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1, name: '学习报告' })).toBeVisible()
  await expect(stranger.getByText(/同学/).first()).toBeVisible()
  await expect(stranger.getByRole('banner')).toHaveCount(0)
  await accessible(stranger)
  await stranger.setViewportSize({ width: 390, height: 844 })
  await fits(stranger)
  await stranger.goto(`${link}x`)
  await expect(stranger.getByText('报告不存在')).toBeVisible()
  await accessible(stranger)
  await elsewhere.close()

  await page.getByRole('link', { name: '学习记录明细' }).click()
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
  await expect(page.getByText('第 1 次学习')).toBeVisible()
  await expect(page.getByText(/完成学习，/)).toBeVisible()
  await accessible(page)
  const record = page.url()

  await page.getByRole('link', { name: '返回课程' }).click()
  await expect(page.getByRole('heading', { name: '学习大纲' })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '重新学习' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新学习' }).click()
  await expect(page.getByText(`已完成 0/${items.length}`)).toBeVisible()
  await page.goto(record)
  await expect(page.getByText('历史记录，不可进入')).toBeVisible()
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
    await accessible(page)
  }
})

test('a record that is not one’s own, and a course that was never begun', async ({ page }) => {
  await signIn(page, 'teacher2')
  await page.goto(`${qinghe}/MyLearningDetail?progressId=01980000-0000-7000-8000-0000000000ff`)
  await expect(page.getByText('暂无学习数据')).toBeVisible()
  await accessible(page)
  await page.goto(`${qinghe}${preview('privateOfB').replace('CoursePreview', 'courseDetail')}`)
  await expect(page.getByText('数据不存在')).toBeVisible()
  await page.goto(`${qinghe}${preview('theory').replace('CoursePreview', 'courseDetail')}`)
  await expect(page).toHaveURL(/\/CoursePreview\//)
})

test('a record that cannot be fetched says so and can be asked for again', async ({ page }) => {
  await signIn(page, 'student1')
  let broken = true
  await page.route('**/api/LearnCenter/GetAttemptList', (route) =>
    broken ? route.fulfill({ status: 502, body: 'bad gateway' }) : route.continue(),
  )
  await page.goto(`${qinghe}/PersonalInfo/MyLearning`)
  const failure = page.getByRole('alert').filter({ hasText: '学习记录加载失败' })
  await expect(failure).toContainText('502-网关错误')
  await accessible(page)
  broken = false
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(failure).toHaveCount(0)
})
