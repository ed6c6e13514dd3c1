import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { nearEnd } from '../near-end.ts'
import { inField, openExam } from '../own-exam.ts'
import { signIn } from '../person.ts'

// Devices that fail while somebody sits: they sit an examination that their teacher sets here, one after the other.
test.describe.configure({ mode: 'serial' })

const exam = '设备故障演练考试'
const paper = '临床基础期中考试'
const minutes = 60
const saved = (page: Page) => page.getByText('已保存', { exact: true })
const option = (page: Page, at: number) =>
  page.getByRole('article', { name: '第1题' }).getByRole('radio').nth(at)
const expired = { Code: -401, Msg: '登录信息过期，请重新登录！', Data: null }

const open = (page: Page): Promise<void> => openExam(page, exam)

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/Exams`)
  await page.getByRole('button', { name: '新建考试' }).click()
  const form = page.getByRole('form', { name: '考试' })
  await form.getByRole('textbox', { name: '考试名称' }).fill(exam)
  await form.getByRole('combobox', { name: '试卷' }).fill(paper)
  await page.getByRole('option', { name: paper }).first().click()
  await form.getByLabel('开始时间').fill(inField(-5))
  await form.getByLabel('结束时间').fill(inField(240))
  await form.getByLabel('考试时长（分钟）').fill(String(minutes))
  await form.getByLabel('考试次数').fill('0')
  await form.getByText('学生', { exact: true }).click()
  await form.getByRole('combobox', { name: '添加学生' }).fill('周予安')
  await page.getByRole('option', { name: '周予安' }).first().click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: exam })).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布').first()).toBeVisible()
  await page.context().close()
})

test('check 7: a tab that is closed within a second of the last change loses nothing', async ({
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  const first = await context.newPage()
  await signIn(first, 'student2')
  await open(first)
  // Nothing leaves the machine: what comes back was kept on it.
  await context.setOffline(true)
  await option(first, 1).check()
  await first.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await signIn(again, 'student2')
  await open(again)
  await expect(option(again, 1)).toBeChecked()
  await expect(saved(again)).toBeVisible()
  const elsewhere = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(elsewhere, 'student2')
  await open(elsewhere)
  await expect(option(elsewhere, 1)).toBeChecked()
  await elsewhere.getByRole('button', { name: '交卷' }).first().click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await expect(elsewhere.getByRole('heading', { name: '已交卷' })).toBeVisible()
  await elsewhere.context().close()
})

test('check 15: with a clock two hours wrong, another zone, and half an hour that is slept, the time is the server’s', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'America/Los_Angeles',
  })
  await context.addInitScript(() => {
    const Real = Date
    let skew = 2 * 3_600_000
    Object.assign(globalThis, { moveClock: (ms: number) => (skew += ms) })
    globalThis.Date = class extends Real {
      constructor(...given: []) {
        super(...(given.length === 0 ? ([Real.now() + skew] as unknown as []) : given))
      }
      static override now(): number {
        return Real.now() + skew
      }
    } as DateConstructor
  })
  const page = await context.newPage()
  await signIn(page, 'student2')
  const before = Date.now()
  await open(page)
  const after = Date.now()
  const shown = async (): Promise<number> => {
    const words = (await page.getByRole('timer').textContent()) ?? ''
    const [clock = ''] = /(?:\d+:)?\d\d:\d\d/.exec(words) ?? []
    return clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
  }
  /** What is shown differs from the server's by a second at most; when it began is known as well as that. */
  const expectServerTime = async () => {
    const seconds = await shown()
    const now = Date.now()
    expect(seconds).toBeGreaterThanOrEqual(minutes * 60 - (now - before) / 1_000 - 1)
    expect(seconds).toBeLessThanOrEqual(minutes * 60 - (now - after) / 1_000 + 1)
  }
  await expectServerTime()
  await page.evaluate((ms) => {
    const { moveClock } = globalThis as unknown as { moveClock: (by: number) => void }
    moveClock(ms)
  }, 30 * 60_000)
  // The next exchange is within four seconds.
  await page.waitForTimeout(6_000)
  await expectServerTime()
  await context.close()
})

test('check 18: reloading before, while and after handing in still hands in, or shows the receipt', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'student2')
  await open(page)
  const handIn = page.getByRole('button', { name: '交卷' }).first()
  await handIn.click()
  await expect(page.getByRole('dialog')).toContainText('确认交卷？')
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  // It was sent and nobody heard of it.
  await page.route('**/api/Exam/Submit', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await handIn.click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('已存本机')
  await page.unroute('**/api/Exam/Submit')
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await expect(page.getByRole('heading', { name: '已交卷' })).toBeVisible()
  const receipt = await page.getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { name: '交卷回执' })).toBeVisible()
  await expect(page.getByText(receipt ?? 'none', { exact: true })).toBeVisible()
})

test('check 18: after time is up a reload hands in what is there', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'student2')
  await page.route('**/api/Exam/Submit', (route) => route.abort())
  await nearEnd(page, 8_000)
  await open(page)
  await expect(page.getByRole('alert').filter({ hasText: '时间到' })).toContainText('已存本机', {
    timeout: 30_000,
  })
  await page.unroute('**/api/Exam/Submit')
  await page.reload()
  await expect(page.getByRole('heading', { name: '已交卷' })).toBeVisible({ timeout: 30_000 })
})

test('check 20: a sign-in that expired is renewed over the paper, and nobody else sees or sends what was typed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'student2')
  await open(page)
  const expire = () =>
    page.route('**/api/Exam/SaveAnswers', (route) =>
      route.fulfill({
        status: 401,
        headers: { 'content-type': 'application/json; charset=utf-8', 'x-body-mode': 'plain' },
        body: JSON.stringify(expired),
      }),
    )
  await expire()
  await option(page, 2).check()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('密码', { exact: true })).toBeVisible()
  await expect(option(page, 2)).toBeChecked()
  await page.unroute('**/api/Exam/SaveAnswers')
  await dialog.getByLabel('密码', { exact: true }).fill('Xinglin-2026')
  await dialog.getByRole('button', { name: '登录' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(saved(page)).toBeVisible()

  // Not sent, and left: somebody else signs in on the same machine.
  const address = page.url()
  await expire()
  await option(page, 3).check()
  await dialog.getByRole('button', { name: '放弃未提交的内容并退出' }).click()
  await expect(page).toHaveURL(/login|\/$/)
  await page.unroute('**/api/Exam/SaveAnswers')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Exam/SaveAnswers')) saves.push(request.url())
  })
  await signIn(page, 'student1')
  await page.goto(address)
  await expect(page.getByText('数据不存在')).toBeVisible()
  await expect(page.getByRole('article', { name: '第1题' })).toHaveCount(0)
  expect(saves).toEqual([])
  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, 'student2')
  await open(page)
  await expect(option(page, 3)).toBeChecked()
  await expect(saved(page)).toBeVisible()
})
