import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

test('a student asks before the class, the teacher answers, the answer is taken', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student1')
  await page.goto(`${qinghe}/PersonalInfo/MyQuestions`)
  await expect(page.getByRole('list', { name: '我的提问' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  await accessible(page)
  await fits(page)
  await page.getByRole('link', { name: '提问', exact: true }).first().click()
  const form = page.getByRole('form', { name: '提问' })
  await form
    .getByRole('combobox', { name: '课程' })
    .selectOption({ label: '胸部体格检查规范与常见体征' })
  await form.getByRole('textbox', { name: '标题' }).fill('叩诊时过清音')
  await expect(page.getByRole('link', { name: '叩诊的过清音和鼓音怎么分辨' })).toBeVisible()
  await form.getByRole('textbox', { name: '标题' }).fill('肺下界移动度为什么要屏气叩')
  await form.getByRole('textbox', { name: '疑问' }).fill('不屏气叩出来的差别有多大？')
  await form.getByRole('combobox', { name: '谁可以看到' }).selectOption({ label: '同班同学可见' })
  await accessible(page)
  await form.getByRole('button', { name: '提问' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: '肺下界移动度为什么要屏气叩' }),
  ).toBeVisible()
  await accessible(page)
  await fits(page)

  const teacher = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(teacher, 'teacher3')
  await teacher.goto(`${qinghe}/PersonalInfo/AnswerQuestion`)
  await accessible(teacher)
  await fits(teacher)
  await teacher.getByRole('link', { name: '肺下界移动度为什么要屏气叩' }).click()
  await teacher
    .getByRole('textbox', { name: '回复' })
    .fill('屏气才能固定肺下界，差别可达 6 至 8 cm。')
  await teacher.getByRole('button', { name: '发送回复' }).click()
  await expect(teacher.getByText('已回答')).toBeVisible()
  // The head of the page, which stays in sight, covers half of a tool where one scrolled to the form.
  await teacher.evaluate(() => globalThis.scrollTo(0, 0))
  await accessible(teacher)

  await page.reload()
  await page.getByRole('button', { name: '采纳这个回答' }).click()
  await expect(page.getByText('已采纳', { exact: true })).toBeVisible()
  await expect(page.getByText('已解决', { exact: true })).toBeVisible()
  // On the home of the course the common ones stand first.
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /胸部体格检查/ })
    .click()
  await expect(page).toHaveURL(/\/CoursePreview\//)
  await page.goto(page.url().replace('/CoursePreview/', '/courseDetail/'))
  const questions = page.getByRole('list', { name: '课程提问' })
  await expect(questions.getByRole('listitem').first()).toContainText('常见问题')
  await accessible(page)
  await fits(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  expect(consoleErrors).toEqual([])
})
