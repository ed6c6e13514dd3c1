import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { qinghe } from '../addresses.ts'
import { inField, openExam } from '../own-exam.ts'
import { signIn } from '../person.ts'

// A paper with a patient as an entry, composed, set, sat and watched; what a device could not send leaves it as a file.
test.describe.configure({ mode: 'serial' })

const paper = '问诊考站试卷'
const exam = '问诊考站考试'
const student = '周予安'

const choose = async (page: Page, box: string, words: string, name: RegExp | string) => {
  await page.getByRole('combobox', { name: box }).fill(words)
  await page.getByRole('option', { name }).first().click()
}

test('a teacher composes a paper with a station and sets it', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/ExamPapers/new`)
  await page.getByRole('textbox', { name: '试卷名称' }).fill(paper)
  await page.getByRole('button', { name: '从题库选题' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('checkbox').nth(0).check()
  await picker.getByRole('button', { name: /^选择|加入|选定/ }).click()
  await page.getByRole('button', { name: '增加考站' }).click()
  const dialog = page.getByRole('dialog', { name: '增加考站' })
  await dialog.getByRole('combobox', { name: '病例' }).fill('腹痛')
  // Its note says the minutes; what is still looked for says nothing.
  await page.getByRole('option', { name: /分钟/ }).first().click()
  await dialog.getByRole('button', { name: '增加' }).click()
  await page.getByRole('spinbutton', { name: '分钟' }).fill('15')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '定稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '定稿' }).click()
  await expect(page.getByText('可用').first()).toBeVisible()
  await page.goto(`${qinghe}/Exams`)
  await page.getByRole('button', { name: '新建考试' }).click()
  const form = page.getByRole('form', { name: '考试' })
  await form.getByRole('textbox', { name: '考试名称' }).fill(exam)
  await choose(page, '试卷', paper, paper)
  await form.getByLabel('开始时间').fill(inField(-5))
  await form.getByLabel('结束时间').fill(inField(240))
  await form.getByLabel('考试时长（分钟）').fill('60')
  await form.getByLabel('考试次数').fill('0')
  await form.getByText('学生', { exact: true }).click()
  await choose(page, '添加学生', student, student)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: exam })).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布').first()).toBeVisible()
})

test('the patient is consulted once within the paper; what cannot be sent leaves as a file, and the proctor takes it', async ({
  browser,
}, testInfo) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ locale: 'zh-CN', acceptDownloads: true })
  const page = await context.newPage()
  await signIn(page, 'student2')
  await openExam(page, exam)
  await page.getByRole('button', { name: '第2题，未进入' }).click()
  await page.getByRole('button', { name: '进入考站' }).click()
  const question = page.getByRole('textbox', { name: /提问|问患者|说/ }).first()
  await question.fill('您哪里不舒服？')
  await question.press('Enter')
  await expect(page.getByText('您哪里不舒服？').first()).toBeVisible()
  // The browser's own way back leads to the paper, and the station goes on.
  await page.goBack()
  await expect(page.getByRole('button', { name: '继续本站' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '第2题，进行中' }).click()
  await page.getByRole('button', { name: '继续本站' }).click()
  await expect(page.getByText('您哪里不舒服？').first()).toBeVisible()
  await page
    .getByRole('button', { name: /提交|结束/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /提交|结束|确定/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: '本站已结束' })).toBeVisible()

  // No network: the file is offered after a while, and says nothing to whoever reads it.
  await page.getByRole('button', { name: '第1题，未答' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('article', { name: '第1题' }).getByRole('radio').first().check()
  const offer = page.getByRole('button', { name: '下载作答文件' })
  await expect(offer).toBeVisible({ timeout: 40_000 })
  const download = page.waitForEvent('download')
  await offer.click()
  const file = testInfo.outputPath('waiting.answers')
  await (await download).saveAs(file)
  expect(readFileSync(file, 'utf8')).not.toContain('Options')
  // It stays open and without network: closed, its last words may be sent as if there were one.

  const room = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(room, 'teacher1')
  await room.goto(`${qinghe}/Exams`)
  await room.getByRole('link', { name: exam }).click()
  await room.getByRole('link', { name: '监考' }).click()
  await room.getByRole('button', { name: '收取作答文件' }).click()
  const dialog = room.getByRole('dialog', { name: '收取作答文件' })
  await dialog.getByText('收取后直接交卷').click()
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('收取 1 个答案，已保存并收卷。')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('这个文件已经收取过')).toBeVisible()
})
