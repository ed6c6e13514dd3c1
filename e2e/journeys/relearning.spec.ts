import { expect, test } from '@playwright/test'
import { getPlayer } from '@xinglin/contract/learning'
import { handInAll } from '../../server/tests/testing/all-experiments.ts'
import { Visitor } from '../../server/tests/testing/visitor.ts'
import { passwords, port, qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'
import { anHourLater } from '../study-time.ts'

const course = '机能实验·平滑肌'
const sentence =
  '重新学习需要再次完成课程里面的全部实验；之前的记录将被保存，但是无法再进入上一次的学习；'

test('all experiments of a course handed in: one may go on, or begin anew after a question, and the old round stays readable and shut', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const consoleErrors = watchConsole(page)
  const visitor = new Visitor(port, 'localhost')
  await visitor.signIn('student2', passwords[qinghe] ?? '')
  const { CourseId, ProgressId } = await handInAll(visitor, course)
  await anHourLater('student2')
  await visitor.calls(getPlayer, { ProgressId })

  await signIn(page, 'student2')
  await page.goto(`/CoursePreview/${CourseId}`)
  await expect(page.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('value', '100')
  const relearn = page.getByRole('button', { name: '重新学习' })
  await expect(relearn).toBeVisible()
  await accessible(page)
  // At 100 % the round may be gone on with: another try, or its end.
  await page.getByRole('button', { name: '继续学习' }).click()
  await expect(page).toHaveURL(/BaseLearning/)
  const old = page.url()
  await expect(page.getByRole('navigation', { name: '课程目录' })).toBeVisible()

  await page.goto(`/CoursePreview/${CourseId}`)
  await relearn.click()
  const question = page.getByRole('dialog', { name: '重新学习' })
  await expect(question).toContainText(sentence)
  await accessible(page)
  await question.getByRole('button', { name: '取消' }).click()
  // Nothing began.
  await page.reload()
  await expect(page.getByRole('button', { name: '继续学习' })).toBeVisible()
  await relearn.click()
  await question.getByRole('button', { name: '重新学习' }).click()
  await expect(page).toHaveURL(/BaseLearning/)
  expect(page.url()).not.toBe(old)
  await page.goto(`/CoursePreview/${CourseId}`)
  await expect(page.getByRole('button', { name: '开始学习' })).toBeVisible()
  await expect(relearn).toHaveCount(0)

  // The old round: its report and what was handed in can be read; nothing can be done in it.
  await page.goto(`/MyLearningDetail?progressId=${ProgressId}`)
  await expect(page.getByText('历史记录，不可进入').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '学习报告' })).toBeVisible()
  await expect(page.getByRole('link', { name: '继续学习' })).toHaveCount(0)
  await accessible(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
    await page.screenshot({ path: test.info().outputPath(`old-${width}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(old)
  await expect(page.getByText('不能继续学习，只可回看当时的内容与成绩')).toBeVisible()
  await page
    .getByRole('navigation', { name: '课程目录' })
    .getByRole('link')
    .filter({ hasText: /小肠/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '实验目的' })).toBeVisible()
  await expect(page.getByRole('link', { name: '看报告' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /开始实验|继续实验|再做一次/ })).toHaveCount(0)
  await accessible(page)
  await page.screenshot({ path: test.info().outputPath('old-player.png'), fullPage: true })
  expect(consoleErrors).toEqual([])
})
