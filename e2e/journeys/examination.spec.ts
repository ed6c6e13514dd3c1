import { expect, test, type Page } from '@playwright/test'
import ids from '../../content/demo-ids.json' with { type: 'json' }
import { enterManage } from '../administrator.ts'
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

const sitting = `${qinghe}/KnowledgeExam?exam=${ids.exam}`
const exam = '临床综合理论考试（示例）'

// They sit the same examination, one after the other. Its first section has single choices and judgements in any order.
test.describe.configure({ mode: 'serial' })

const begin = async (page: Page): Promise<void> => {
  await page.goto(`${qinghe}/KnowledgeExam`)
  const card = page.getByRole('listitem').filter({ hasText: exam })
  await card.getByRole('button', { name: /开始考试|再考一次/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '开始作答' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}
const saved = (page: Page) => page.getByText('已保存', { exact: true })

test('a whole sitting: answers, marks, a one-way section, handing in, the result and its receipt', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await page.goto(`${qinghe}/KnowledgeExam`)
  await expect(page.getByRole('heading', { name: '我的考试' })).toBeVisible()
  await accessible(page)
  await fits(page)
  await begin(page)
  await accessible(page)
  await fits(page)

  const first = page.getByRole('article', { name: '第1题' })
  await first.getByRole('radio').nth(1).check()
  await page.keyboard.press('m')
  await expect(first.getByRole('button', { name: '取消标记' })).toBeVisible()
  await first.getByRole('button', { name: '排除选项A' }).click()
  await expect(first.getByRole('button', { name: '恢复选项A' })).toBeVisible()
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('article', { name: '第2题' })).toBeVisible()

  // Anew from the server: what was answered is there.
  await page.reload()
  await expect(first.getByRole('radio').nth(1)).toBeChecked()

  await page.getByRole('button', { name: '整页显示' }).click()
  await accessible(page)
  await page.getByRole('button', { name: '进入下一部分' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '进入下一部分' }).click()
  // Both sections have a group that is answered part by part; the second one's is the last.
  const next = page.getByRole('button', { name: '下一小题' }).last()
  await next.click()
  await page.getByRole('dialog').getByRole('button', { name: '进入下一小题' }).click()
  await expect(page.getByText('（1）已完成，不能返回。')).toBeVisible()

  await page.getByRole('button', { name: '交卷' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/还有 \d+ 题未作答/)).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: '交卷' }).click()
  await expect(page.getByRole('heading', { name: '已交卷' })).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: '查看成绩与回执' }).click()
  await expect(page.getByText('/ 100 分')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: '交卷回执' })).toBeVisible()
  await accessible(page)
  await fits(page)
  expect(consoleErrors).toEqual([])
})

test('checks 6 and 8: without the network one goes on answering, and everything is sent by itself when it is back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'student1')
  await begin(page)
  await expect(page.getByRole('article', { name: '第1题' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('article', { name: '第1题' }).getByRole('radio').nth(1).check()
  await expect(page.getByText('已存本机，等待网络')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByRole('article', { name: '第2题' }).getByRole('radio').nth(0).check()
  await expect(page.getByRole('article', { name: '第2题' })).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible({ timeout: 40_000 })
  await page.goto(sitting)
  await expect(page.getByRole('article', { name: '第1题' }).getByRole('radio').nth(1)).toBeChecked({
    timeout: 20_000,
  })
})

test('check 16: a proctor’s word and ten minutes more are on the screen within five seconds', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'student1')
  await page.goto(sitting)
  await expect(page.getByRole('timer')).toBeVisible()
  const room = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await enterManage(room, { login: 'admin8' })
  await room.goto(`${qinghe}/manage/exams/${ids.exam}/room`)
  await expect(room.getByRole('heading', { level: 1, name: `监考：${exam}` })).toBeVisible()
  await accessible(room)
  await room.getByRole('checkbox', { name: /林小满/ }).check()
  await room
    .getByRole('group', { name: '对所选考生' })
    .getByRole('button', { name: '延长' })
    .click()
  await room.getByRole('textbox', { name: '原因' }).fill('电脑重启')
  await accessible(room)
  await room.getByRole('dialog').getByRole('button', { name: '延长' }).click()
  await expect(page.getByText(/基础 60 \+ 延长 10（电脑重启）/)).toBeVisible({ timeout: 5_000 })
  await room.getByRole('button', { name: '发通知' }).click()
  await room.getByRole('textbox', { name: '通知内容' }).fill('第3题以题干为准。')
  await room.getByRole('button', { name: '发给所有考生' }).click()
  await expect(page.getByText('第3题以题干为准。')).toBeVisible({ timeout: 5_000 })
  await accessible(page)
  await page.getByRole('button', { name: '我知道了' }).click()
  await expect(room.getByText(/1 人已确认/)).toBeVisible({ timeout: 10_000 })
})

test('what is written is marked by the keyboard without a name, and its student reads points and comment', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'student1')
  await page.goto(sitting)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: '整页显示' }).click()
  for (const _section of [4, 5]) {
    await page.getByRole('button', { name: '进入下一部分' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '进入下一部分' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const texts = page.getByRole('textbox', { name: '你的答案' })
  await texts.first().fill('先评估气道、呼吸与循环，再按病因处理。')
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: '交卷' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page.getByRole('link', { name: '查看成绩与回执' }).click()
  await expect(page.getByText(/另有 1 题待教师批阅/)).toBeVisible({ timeout: 20_000 })

  const teacher = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(teacher, 'teacher1')
  await teacher.goto(`${qinghe}/Exams/${ids.exam}/marking`)
  await expect(teacher.getByRole('heading', { level: 1, name: `批阅：${exam}` })).toBeVisible()
  await accessible(teacher)
  await fits(teacher)
  await expect(teacher.getByText('林小满')).toBeHidden()
  await teacher.getByRole('link', { name: /开始批阅/ }).click()
  await expect(teacher.getByText('先评估气道、呼吸与循环')).toBeVisible()
  await expect(teacher.getByText(/匿名 [0-9A-F]{6}/).first()).toBeVisible()
  await expect(teacher.getByRole('button', { name: '退回修改' })).toBeHidden()
  await accessible(teacher)
  // The first field of points has the focus; Enter goes on to the next, and from the last to the comment.
  const points = teacher.getByRole('spinbutton')
  await expect(points.first()).toBeFocused()
  const criteria = await points.count()
  for (let at = 0; at < criteria; at += 1) {
    await teacher.keyboard.type('1')
    await teacher.keyboard.press('Enter')
  }
  await teacher.keyboard.type('请写明监测指标。')
  await teacher.keyboard.press('Control+Enter')
  await expect(teacher.getByText(/已批阅，得分率/).first()).toBeVisible()

  await page.reload()
  const marked = page.getByRole('region', { name: '教师批阅' })
  await expect(marked).toContainText('请写明监测指标。')
  await expect(marked.getByText(/^1 \/ /)).toHaveCount(criteria)
  await expect(page.getByText(/待教师批阅/)).toBeHidden()
  await accessible(page)
})

test('a teacher reads what the answers say of the examination and of an item, and takes it along', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { login: 'admin8' })
  await page.goto(`${qinghe}/manage/exams/${ids.exam}`)
  await page.getByRole('link', { name: '成绩分析' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `成绩分析：${exam}` })).toBeVisible()
  // So few say little, and the page says so.
  await expect(page.getByText(/样本不足：只有 \d+ 人/)).toBeVisible()
  await accessible(page)
  await fits(page)
  await page.getByRole('button', { name: '难度怎样计算' }).click()
  await expect(page.getByText(/平均得分 ÷ 满分/)).toBeVisible()
  await page.keyboard.press('Escape')
  const items = page.getByRole('region', { name: '试题' })
  await items.getByRole('row').nth(1).getByRole('button').click()
  const item = page.getByRole('dialog')
  await expect(item.getByRole('table', { name: '选项' })).toBeVisible()
  await accessible(page)
  await item.getByRole('button', { name: '关闭' }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await downloaded).suggestedFilename()).toBe(`${exam}成绩分析.xlsx`)
  expect(consoleErrors).toEqual([])
})
