import { expect, test } from '@playwright/test'
import { enterCourse, openItem } from '../course.ts'
import { perform, runOn, withEngine } from '../laboratory.ts'
import { accessible, alone, fits, watchConsole, signIn } from '../person.ts'

const course = '机能实验·循环'
const title = '家兔动脉血压的神经体液调节'
const right = [
  '减少',
  '传入神经',
  '动物肝素化',
  '换能器与插管排气',
  '换能器定标',
  'α 受体被阻断，β2 受体的舒血管作用显露',
  '正确',
]

/** What the student writes; no recording bears out its figure, which the teacher's desk points out. */
const discussion =
  '夹闭后颈动脉窦内压下降，窦神经传入冲动减少，交感缩血管活动增强，血压反射性升高到 999 mmHg。'

// The teacher marks what the student handed in.
test.describe.configure({ mode: 'serial' })

test('a student learns, supposes, prepares a rabbit, clamps its carotid, measures, writes and hands in', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await enterCourse(page, course)
  await openItem(page, title)
  await accessible(page)
  await page.getByRole('button', { name: '开始实验' }).click()

  await expect(page.getByRole('heading', { name: '预习测验' })).toBeVisible()
  await expect(page.getByText('仅用于教学模拟，不作为诊疗依据').first()).toBeVisible()
  for (const option of right) await page.getByLabel(option, { exact: true }).check()
  await accessible(page)
  await page.getByRole('button', { name: '交卷' }).click()
  await expect(page.getByText('本次 100.0 分，已通过。')).toBeVisible()
  await page.getByRole('button', { name: '写下假设' }).click()
  // The questions of the pre-test are groups too.
  await expect(page.getByRole('heading', { name: '实验假设' })).toBeVisible()
  for (const step of await page.getByRole('group').all()) {
    await step.getByLabel('↑ 升高').check()
    await step.getByLabel(/理由/).fill('压力感受性反射')
  }
  await accessible(page)
  await page.getByRole('button', { name: '提交假设' }).click()
  await page.getByRole('button', { name: '提交并进入' }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await alone(page)
  await accessible(page)
  // What cannot be is refused in a teacher's sentence.
  await perform(page, '准备', '左颈总动脉插管', '进行')
  await expect(page.getByText(/动物尚未麻醉或麻醉过浅/)).toBeVisible()
  await perform(page, '准备', '麻醉', '进行')
  await runOn(page)
  for (const one of ['切开颈部，分离神经血管', '插管与换能器排气', '换能器定标', '肝素化'])
    await perform(page, '准备', one, '进行')
  await perform(page, '准备', '左颈总动脉插管', '进行')
  await expect(page.getByRole('figure', { name: /家兔：.*左颈总动脉已插管/ })).toBeVisible()
  await page.getByRole('button', { name: /检查角膜反射/ }).click()
  await runOn(page)
  await runOn(page)

  await page.getByRole('button', { name: /1 夹闭右颈总动脉/ }).click()
  await page.getByRole('button', { name: '打标记' }).click()
  await perform(page, '操作', '夹闭右颈总动脉', '进行')
  await runOn(page)
  await page.getByRole('button', { name: '冻结' }).click()

  // The cursors are moved by the keyboard; what lies between them is measured.
  const side = page.getByRole('complementary', { name: '标本、数据与报告' })
  await page.getByLabel(/光标 A/).focus()
  await page.keyboard.press('Home')
  await page.getByLabel(/光标 B/).focus()
  await page.keyboard.press('End')
  await expect(side.getByLabel('光标之间')).toContainText(/\d+(\.\d+)? mmHg/)
  await side.getByRole('button', { name: '取作操作后' }).click()
  await expect(side.getByRole('row', { name: /1 操作后 动脉血压 平均值/ })).toBeVisible()
  await page.getByRole('button', { name: '升高', exact: true }).click()
  await accessible(page)

  // The lid is closed: everything is there again, the drawn trace and its measurements too.
  const measured = await side.getByRole('cell', { name: /mmHg/ }).textContent()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(side.getByRole('cell', { name: /mmHg/ })).toHaveText(measured ?? '')
  await expect(page.getByRole('figure', { name: /右颈总动脉夹闭/ })).toBeVisible()

  // A page of another version of the engine says so, and does nothing more once the server was heard.
  await withEngine(page, 2)
  await page.reload()
  await expect(page.getByText(/实验模型在您开始之后更新过/)).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: /1 夹闭右颈总动脉/ }).click()
  await page.getByRole('button', { name: '打标记' }).click()
  await expect(page.getByText(/实验模型刚刚更新，已做的操作都已保存/)).toBeVisible()
  await withEngine(page, 1)
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(side.getByRole('cell', { name: /mmHg/ })).toHaveText(measured ?? '')
  await expect(page.getByText(/实验模型/)).toHaveCount(0)

  // The network goes and comes back: what was done meanwhile arrives.
  await page.route('**/api/Virtual/**', (route) => route.abort())
  await perform(page, '操作', '松开右颈总动脉', '进行')
  await expect(page.getByText(/正在重试/)).toBeVisible()
  await page.unroute('**/api/Virtual/**')
  await expect(page.getByText(/正在重试/)).toHaveCount(0, { timeout: 30_000 })

  await side.getByRole('tab', { name: '实验报告' }).click()
  await side.getByLabel(/分析讨论/).fill(discussion)
  await side.getByRole('button', { name: '贴入数据表' }).click()
  await expect(side.getByText('已保存')).toBeVisible()
  await accessible(page)
  await side.getByRole('button', { name: '提交实验报告' }).click()
  await page.getByRole('button', { name: '提交报告' }).click()

  await expect(page.getByRole('heading', { level: 1, name: `实验报告：${title}` })).toBeVisible()
  const row = page.getByRole('row', { name: /夹闭右颈总动脉/ })
  await expect(row).toContainText('↑ 升高')
  await withEngine(page, 2)
  await page.reload()
  await expect(page.getByText(/数据与得分是提交时的记录，曲线不再重绘/)).toBeVisible()
  await withEngine(page, 1)
  await page.reload()
  await expect(row).toContainText('↑ 升高')
  await accessible(page)
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await fits(page)
  }
  // What the page could not reach while the network was gone, the browser says by itself.
  expect(consoleErrors.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])
})

test('a report is returned with a remark, written anew, marked by the keyboard, and read by its student', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await page.goto('/PersonalInfo/LabReportList')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('待批阅')
  await accessible(page)

  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const teacher = await context.newPage()
  const teacherErrors = watchConsole(teacher)
  await signIn(teacher, 'teacher1')
  await teacher
    .getByRole('link', { name: /去批阅/ })
    .first()
    .click()
  await expect(teacher.getByRole('heading', { level: 1, name: '实验报告批阅' })).toBeVisible()
  await teacher.getByLabel('全部', { exact: true }).check({ force: true })
  // Who never began stands in the list too.
  await expect(teacher.getByText(/未开始 \d+/)).toBeVisible()
  await accessible(teacher)
  await teacher
    .getByRole('link', { name: /^批阅.*的报告/ })
    .first()
    .click()
  await expect(teacher.getByRole('complementary', { name: '批阅' })).toBeVisible()
  // The figure that nothing recorded bears out is pointed out.
  await expect(teacher.getByText(/分析讨论写/)).toContainText('999')
  await expect(teacher.getByLabel('机制解释')).toBeFocused()
  await accessible(teacher)

  await teacher.getByRole('button', { name: '批注：分析讨论' }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByLabel(/999/).check()
  await dialog.getByLabel('批注', { exact: true }).fill('曲线上没有这个数值，请核对。')
  await accessible(teacher)
  await dialog.getByRole('button', { name: '保存批注' }).click()
  await expect(teacher.locator('mark').filter({ hasText: '999' })).toBeVisible()
  await teacher.getByLabel('总评语').fill('请核对数据后重新提交。')
  await teacher.getByRole('button', { name: '存入评语库' }).click()
  await expect(teacher.getByRole('button', { name: /1 请核对数据后重新提交/ })).toBeVisible()
  await expect(teacher.getByText('已保存', { exact: true })).toBeVisible()
  await accessible(teacher)
  await teacher.getByRole('button', { name: '退回修改' }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: '退回', exact: true }).click()
  await expect(teacher.getByText(/已退回/).first()).toBeVisible()

  await page.goto('/')
  await expect(page.getByText(/实验报告被退回/)).toBeVisible()
  await page.getByRole('link', { name: /看报告/ }).click()
  await expect(page.getByText('曲线上没有这个数值，请核对。')).toBeVisible()
  await accessible(page)
  await page
    .getByRole('region', { name: '修改报告' })
    .getByLabel('分析讨论')
    .fill(discussion.replace('999', '120'))
  await page.getByRole('button', { name: '重新提交' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新提交' }).click()
  await expect(page.getByText(/已重新提交（第 2 版）/)).toBeVisible()

  await teacher.goto('/')
  await teacher
    .getByRole('link', { name: /去批阅/ })
    .first()
    .click()
  await teacher
    .getByRole('link', { name: /^批阅.*的报告/ })
    .first()
    .click()
  await expect(teacher.getByText('本版有改动')).toBeVisible()
  await expect(teacher.getByLabel('机制解释')).toBeFocused()
  for (const points of ['32', '20', '12', '8', '8']) {
    await teacher.keyboard.type(points)
    await teacher.keyboard.press('Enter')
  }
  await teacher.getByLabel('批阅后立即发布给学生').check()
  await teacher.getByLabel('总评语').focus()
  await teacher.keyboard.press('Control+Enter')
  await expect(teacher.getByText(/已批阅，最终得分/)).toBeVisible()
  expect(teacherErrors).toEqual([])
  await context.close()

  await page.goto('/PersonalInfo/LabReportList')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('已发布')
  await page.getByRole('link', { name: /^查看/ }).click()
  await expect(page.getByRole('heading', { name: '教师评阅' })).toBeVisible()
  await expect(page.getByText('32 / 40')).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await fits(page)
  expect(consoleErrors).toEqual([])
})
