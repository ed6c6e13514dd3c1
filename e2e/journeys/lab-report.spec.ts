import { expect, test, type Page } from '@playwright/test'
import { enterCourse, openItem } from '../course.ts'
import { accessible, fits, quiet, signIn } from '../person.ts'

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
const discussion =
  '夹闭右颈总动脉后窦内压下降，窦神经传入冲动减少。心交感中枢紧张性增强，外周阻力升高，血压升高到 999 mmHg。'

const shoot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS']
  if (!folder) return
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** Passes the pre-test, supposes, and hands in a report without having gone a step. */
const handIn = async (page: Page) => {
  await enterCourse(page, course)
  await openItem(page, title)
  await page.getByRole('button', { name: '开始实验' }).click()
  await expect(page.getByRole('heading', { name: '预习测验' })).toBeVisible()
  for (const option of right) await page.getByLabel(option, { exact: true }).check()
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('button', { name: '写下假设' }).click()
  await expect(page.getByRole('heading', { name: '实验假设' })).toBeVisible()
  for (const step of await page.getByRole('group').all()) {
    await step.getByLabel('↑ 升高').check()
    await step.getByLabel(/理由/).fill('压力感受性反射')
  }
  await page.getByRole('button', { name: '提交假设' }).click()
  await page.getByRole('button', { name: '提交并进入' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const side = page.getByRole('complementary', { name: '标本、数据与报告' })
  await side.getByRole('tab', { name: '实验报告' }).click()
  await side.getByLabel(/分析讨论/).fill(discussion)
  await expect(side.getByText('已保存')).toBeVisible()
  await side.getByRole('button', { name: '提交实验报告' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交报告' }).click()
  await expect(page.getByRole('heading', { name: /实验报告/ }).first()).toBeVisible()
}

test('a report is returned with a remark, written anew, marked by the keyboard, and read by its student', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const said = quiet(page)
  await signIn(page, 'student2')
  await page.goto('/PersonalInfo/LabReportList')
  await expect(page.getByText('暂无实验报告')).toBeVisible()
  await accessible(page)
  await handIn(page)
  await page.goto('/PersonalInfo/LabReportList')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('待批阅')
  await accessible(page)

  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const teacher = await context.newPage()
  const heard = quiet(teacher)
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
  await shoot(teacher, 'list')
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
  await shoot(teacher, 'desk')
  await accessible(teacher)
  await teacher.getByRole('button', { name: '退回修改' }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: '退回', exact: true }).click()
  await expect(teacher.getByText(/已退回/).first()).toBeVisible()

  await page.goto('/')
  await expect(page.getByText(/实验报告被退回/)).toBeVisible()
  await page.getByRole('link', { name: /看报告/ }).click()
  await expect(page.getByText('曲线上没有这个数值，请核对。')).toBeVisible()
  await accessible(page)
  await shoot(page, 'returned')
  await page
    .getByRole('region', { name: '修改报告' })
    .getByLabel('分析讨论')
    .fill(discussion.replace('999', '120'))
  await page.getByRole('button', { name: '重新提交' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新提交' }).click()
  await expect(page.getByText(/已重新提交（第 2 版）/)).toBeVisible()

  await teacher.goto('/PersonalInfo/LabReportList?state=waiting')
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
  expect(heard).toEqual([])
  await context.close()

  await page.goto('/PersonalInfo/LabReportList')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('已发布')
  await page.getByRole('link', { name: /^查看/ }).click()
  await expect(page.getByRole('heading', { name: '教师评阅' })).toBeVisible()
  await expect(page.getByText('32 / 40')).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await fits(page)
  await shoot(page, 'released')
  expect(said).toEqual([])
})
