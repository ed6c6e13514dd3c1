import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn } from '../person.ts'

const title = '第六周作业：胸痛病例分析'
const item = '胸痛病例分析'

// The student hands in what the teacher marks.
test.describe.configure({ mode: 'serial' })

/** Opens the work of the task by its list. */
const openWork = async (page: Page, name: RegExp) => {
  await page.goto(`${qinghe}/PersonalInfo/MyMission/0/MyMissionList`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible()
}
const openMarking = async (page: Page) => {
  await page.goto(`${qinghe}/PersonalInfo/missionDetail`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('tab', { name: '批阅' }).click()
}

test('what was returned is written anew, on one device at a time, and handed in against a receipt', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'student1', qinghe)
  await openWork(page, /修改后重新提交/)
  await expect(page.getByText('请补充鉴别诊断').first()).toBeVisible()
  const text = page.getByRole('textbox', { name: '正文' })
  await accessible(page)
  await fits(page)

  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('鉴别诊断：主动脉夹层、肺栓塞、心包炎。')
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await page.getByLabel('添加附件').setInputFiles({
    name: '心电图分析.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  })
  await expect(page.getByRole('link', { name: /心电图分析\.pdf/ })).toBeVisible()
  await page.getByLabel('添加附件').setInputFiles({
    name: '程序.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByText('仅支持图片、PDF 和 Word').first()).toBeVisible()

  // Opened on another device: this one says so, and writes over nothing.
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(other, 'student1', qinghe)
  await openWork(other, /修改后重新提交/)
  await expect(other.getByText('鉴别诊断：主动脉夹层').first()).toBeVisible()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('硝酸甘油慎用。')
  await expect(page.getByText('这份作业已在其他设备或页面打开')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '在这里继续写' }).click()
  await expect(page.getByText('这份作业已在其他设备或页面打开')).toBeHidden()
  await other.close()

  await page.getByRole('button', { name: '重新提交' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新提交' }).click()
  await expect(page.getByText(/已提交第 2 版，回执/)).toBeVisible()
  const versions = page.getByRole('list', { name: '提交记录' })
  await expect(versions.getByRole('article', { name: '第 2 版' })).toContainText('硝酸甘油慎用')
  await expect(versions.getByRole('article', { name: '第 1 版' })).toContainText('已退回')
  await accessible(page)
})

test('a teacher marks by the keyboard, sees every version, and releases', async ({ page }) => {
  test.slow()
  await signIn(page, 'teacher1', qinghe)
  await openMarking(page)
  await expect(page.getByRole('region', { name: '提交的作业' })).toBeVisible()
  await accessible(page)
  await fits(page)
  await page.getByRole('link', { name: '批阅：林小满，胸痛病例分析' }).click()
  await expect(page.getByRole('complementary', { name: '批阅' })).toBeVisible()
  await accessible(page)

  // The first field has the focus: points, onward, a level by the arrow, a comment, done.
  await expect(page.getByRole('spinbutton', { name: /内容完整/ })).toBeFocused()
  await page.keyboard.type('38.5')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.type('18')
  await page.keyboard.press('Enter')
  await page.keyboard.type('补充完整，鉴别清楚。')
  await expect(page.getByText('合计 89.5 / 100')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('林小满：已批阅，得分 89.5')).toBeVisible()
  // On to the next that waits, without the mouse.
  await expect(page.getByRole('heading', { level: 1, name: /：胸痛病例分析$/ })).not.toContainText(
    '林小满',
  )
  await openMarking(page)
  await page.getByRole('button', { name: '发布成绩', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布成绩' }).click()
  await expect(page.getByText(/已发布 2 份/)).toBeVisible()
  await page.getByRole('link', { name: '查看：林小满，胸痛病例分析' }).click()
  await page.getByRole('combobox', { name: '版本' }).selectOption({ index: 1 })
  await expect(page.getByText('请补充鉴别诊断')).toBeVisible()
  await accessible(page)
})

test('the student reads the mark', async ({ page }) => {
  await signIn(page, 'student1', qinghe)
  await openWork(page, /查看批阅/)
  await expect(page.getByText('补充完整，鉴别清楚。')).toBeVisible()
  await expect(page.getByText('89.5').first()).toBeVisible()
  await expect(page.getByText('作业已提交，退回后才能再改')).toBeVisible()
  await accessible(page)
  await fits(page)

  await page.getByRole('button', { name: '申请复核' }).click()
  const dialog = page.getByRole('dialog', { name: '申请复核' })
  await accessible(page)
  await dialog.getByRole('textbox', { name: '复核理由' }).fill('右胸导联的处理已经写明，请再看。')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('复核处理中')).toBeVisible()
  await accessible(page)
})

test('somebody else than the marker looks at it again, and both scores are read', async ({
  page,
  browser,
}) => {
  await signIn(page, 'teacher2', qinghe)
  await openMarking(page)
  await page.getByRole('link', { name: '查看：林小满，胸痛病例分析' }).click()
  await expect(page.getByText('右胸导联的处理已经写明，请再看。')).toBeVisible()
  const points = page.getByRole('spinbutton', { name: /表达与规范/ })
  await points.fill('19.5')
  await page.getByRole('textbox', { name: '复核意见' }).fill('表达规范，酌情加分。')
  await accessible(page)
  await page.getByRole('button', { name: '按下方分数完成复核' }).click()
  await expect(page.getByText('复核后改分，得分 91.0')).toBeVisible()

  const student = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(student, 'student1', qinghe)
  await openWork(student, /查看批阅/)
  await expect(student.getByText('原得分 89.5')).toBeVisible()
  await expect(student.getByText('复核后 91.0')).toBeVisible()
  await expect(student.getByText('表达规范，酌情加分。')).toBeVisible()
  await accessible(student)
})
