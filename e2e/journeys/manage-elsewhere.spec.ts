import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { externalExperiment } from '../../server/src/rooms/simulations/experiment/external/external-testing.ts'
import { beiling } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const name = '家兔血压调节（外部平台）'
const lab = 'https://lab.example.edu'
let there: Awaited<ReturnType<typeof externalExperiment>>
test.beforeAll(async () => {
  there = await externalExperiment()
})
test.afterAll(() => there.close())

/** The maker’s host as a browser finds it: what answers is a server of its own on this machine. */
const knowsTheMaker = (context: BrowserContext) =>
  context.route(`${lab}/**`, async (route) => {
    const url = route.request().url().replace(lab, there.address)
    await route.fulfill({ response: await route.fetch({ url }) })
  })

const atEachWidth = async (page: Page, what: string) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
    await page.screenshot({ path: test.info().outputPath(`${what}-${width}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** The course comes onto the shelf. */
const published = async (page: Page, teacher: string): Promise<string> => {
  await enterManage(page, { login: 'operator1', school: beiling, at: '/manage/courses' })
  await page.getByRole('button', { name: '新建外部实验课程' }).click()
  await page.getByLabel('课程名称', { exact: true }).fill(name)
  await page.getByRole('combobox', { name: '任课教师' }).fill(teacher)
  await page.getByRole('option').filter({ hasText: teacher }).click()
  await page.getByRole('dialog').getByLabel('学科', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('科室').selectOption({ index: 1 })
  await page.getByLabel('外部实验地址').fill(`${lab}/enter?lang=zh`)
  await page.getByRole('button', { name: '创建' }).click()
  const drawer = page.getByRole('dialog', { name })
  for (const action of ['提交审核', '审核通过', '发布']) {
    await drawer.getByRole('button', { name: action }).click()
    await page
      .getByRole('dialog', { name: `${action}“${name}”` })
      .getByRole('button', { name: action })
      .click()
  }
  await expect(drawer.getByText('已发布')).toBeVisible()
  await expect(drawer.getByRole('heading', { name: '外部实验对接' })).toBeVisible()
  await accessible(page)
  const address = await drawer.getByRole('link', { name: /预览/ }).getAttribute('href')
  return `${beiling}${address}`
}

test('an experiment elsewhere is registered by its teacher, entered with a ticket, and its score comes back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  const address = await published(page, '魏长宁')

  const teacher = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(teacher, 'teacher1', beiling)
  await teacher.goto(address)
  await teacher.getByRole('button', { name: '外部实验对接' }).click()
  const dialog = teacher.getByRole('dialog', { name: '外部实验对接' })
  await expect(dialog.getByRole('button', { name: '生成 APPID 与 SECRET' })).toBeVisible()
  await accessible(teacher)
  await teacher.screenshot({ path: test.info().outputPath('none.png') })
  await dialog.getByRole('button', { name: '生成 APPID 与 SECRET' }).click()
  const shown = teacher.getByRole('dialog', { name: 'SECRET', exact: true })
  const secret = (await shown.getByLabel('SECRET').textContent()) ?? ''
  expect(secret).toMatch(/^[\w-]{43}$/)
  await accessible(teacher)
  await teacher.screenshot({ path: test.info().outputPath('secret.png') })
  await shown.getByRole('button', { name: '我已记下' }).click()
  const appId = (await dialog.locator('dd code').first().textContent()) ?? ''
  await expect(dialog.getByText(`${beiling}/open/api/v2/data_upload`)).toBeVisible()
  await expect(dialog.getByText('还没有收到成绩')).toBeVisible()
  there.known = { address: beiling, appId, secret }
  await expect(dialog.getByText(/对接尚未生效/)).toBeVisible()
  await accessible(teacher)
  await atEachWidth(teacher, 'unguarded')
  await dialog.getByLabel(/制作方服务器的地址/).fill('10.0.0.0/8')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText(/网段过大/)).toBeVisible()
  await dialog.getByLabel(/制作方服务器的地址/).fill('127.0.0.1')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText(/对接尚未生效/)).toBeHidden()
  await accessible(teacher)
  await atEachWidth(teacher, 'desk')

  const context = await browser.newContext({ locale: 'zh-CN' })
  await knowsTheMaker(context)
  const student = await context.newPage()
  await signIn(student, 'student2', beiling)
  await student.goto(address)
  await expect(student.getByText('将在新窗口打开外部实验')).toBeVisible()
  const [first] = await Promise.all([
    context.waitForEvent('page'),
    student.getByRole('button', { name: '开始学习' }).click(),
  ])
  await expect(first.getByRole('button', { name: '完成实验' })).toBeVisible()
  // The ticket was used; whoever loads the page again is told so, and finds a fresh one where they came from.
  await first.reload()
  await expect(first.getByText(/ticket 无效/)).toBeVisible()
  await first.close()
  const [lab2] = await Promise.all([
    context.waitForEvent('page'),
    student.getByRole('button', { name: '点此打开' }).click(),
  ])
  await lab2.getByRole('button', { name: '完成实验' }).click()
  await expect(lab2.getByText('成绩已上传')).toBeVisible()
  await lab2.close()
  await student.bringToFront()
  await student.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(student.getByText('外部实验成绩已送达：86.0 分。')).toBeVisible()
  await expect(student.getByRole('button', { name: '重新学习' })).toBeVisible()
  await accessible(student)
  await atEachWidth(student, 'preview')

  await student.getByRole('link', { name: '查看学习报告' }).click()
  await expect(student.getByRole('heading', { name: '学习报告' })).toBeVisible()
  const evidence = student.getByRole('region', { name: '外部实验' })
  await expect(evidence.getByText('1. 颈总动脉插管')).toBeVisible()
  await expect(evidence.getByText('计入成绩')).toBeVisible()
  await accessible(student)
  await atEachWidth(student, 'report')
  await student.getByRole('link', { name: '学习记录明细' }).click()
  await expect(
    student.getByText('第 1 次外部实验“家兔血压（外部）”的成绩送达，86.0 分'),
  ).toBeVisible()
  await accessible(student)
  await student.screenshot({ path: test.info().outputPath('record.png'), fullPage: true })
  const record = student.url()

  // Relearning asks in the specification's words; at 100 % one may go on as well.
  await student.goto(address)
  await expect(student.getByRole('button', { name: '继续学习' })).toBeVisible()
  await student.getByRole('button', { name: '重新学习' }).click()
  const question = student.getByRole('dialog', { name: '重新学习' })
  await expect(question).toContainText(
    '重新学习需要再次完成课程里面的全部实验；之前的记录将被保存，但是无法再进入上一次的学习；',
  )
  await accessible(student)
  const [anew] = await Promise.all([
    context.waitForEvent('page'),
    question.getByRole('button', { name: '重新学习' }).click(),
  ])
  await expect(anew.getByRole('button', { name: '完成实验' })).toBeVisible()
  await anew.close()
  await expect(student.getByRole('button', { name: '开始学习' })).toBeVisible()
  await expect(student.getByText(/外部实验成绩已送达/)).toHaveCount(0)
  await student.goto(record)
  await expect(student.getByText('历史记录，不可进入').first()).toBeVisible()
  await expect(student.getByText('1. 颈总动脉插管')).toBeVisible()
  await expect(student.getByRole('link', { name: '继续学习' })).toHaveCount(0)
  await context.close()

  await teacher.reload()
  await teacher.getByRole('button', { name: '外部实验对接' }).click()
  await dialog.getByRole('button', { name: /的步骤：家兔血压（外部）$/ }).click()
  await expect(teacher.getByText('2. 夹闭颈总动脉并记录血压')).toBeVisible()
  await accessible(teacher)
  await teacher.screenshot({ path: test.info().outputPath('arrived.png') })
  await teacher.context().close()
  expect(consoleErrors).toEqual([])
})
