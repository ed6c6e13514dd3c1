import { expect, type Page, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const name = '急性胸痛患者的接诊与鉴别'

const addItem = async (page: Page, kind: string, title: string) => {
  await page.getByRole('button', { name: /^向.*添加内容$/ }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await page.getByRole('textbox', { name: '内容名称' }).fill(title)
}

/** A teacher makes a course with a text, a quiz and an approved case, and submits it. */
const write = async (page: Page) => {
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/PersonalInfo/courseManage`)
  await expect(page.getByRole('link', { name: /^心电图判读入门/ })).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: '新建课程' }).click()

  await page.getByRole('button', { name: '创建并继续' }).click()
  await expect(page.getByText('请填写课程名称')).toBeVisible()
  await expect(page.getByText('请选择学科与科室')).toBeVisible()
  await accessible(page)
  await page.getByLabel('课程类型').selectOption('1')
  await page.getByLabel('课程名称').fill(name)
  await page.getByLabel('学科').selectOption({ index: 1 })
  await page.getByLabel('科室').selectOption({ index: 1 })
  await page.getByRole('button', { name: '创建并继续' }).click()

  await page.getByRole('button', { name: '添加栏目' }).click()
  await page.getByRole('textbox', { name: '内容' }).fill('十分钟内识别致命性胸痛。')
  await expect(page.getByText('已保存')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '下一步：课程内容' }).click()

  await page.getByRole('button', { name: '添加一章' }).click()
  await page.getByRole('textbox', { name: '第1章' }).fill('胸痛的识别')
  await addItem(page, '图文', '致命性胸痛的病因')
  await page.getByRole('textbox', { name: '正文' }).fill('急性冠脉综合征、主动脉夹层、肺栓塞。')
  await addItem(page, '测验', '课前测验')
  await page.getByRole('button', { name: '判断题' }).click()
  await page.getByLabel('题干').fill('胸痛患者首先排除致命的病因。')
  await page.getByLabel('第1题选项A是正确答案').check()
  await addItem(page, '虚拟问诊', '接诊一位患者')
  await expect(page.getByText('已保存')).toBeVisible()
  await expect(page.getByRole('list', { name: '还需要完善' })).toContainText('请选择病例')
  await accessible(page)

  // What is not written to its end is told before it is submitted, and leads to its place.
  await page.getByRole('button', { name: '下一步：审核与发布' }).click()
  await expect(page.getByRole('button', { name: '提交审核' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await accessible(page)
  await page.getByRole('link', { name: '接诊一位患者：请选择病例' }).click()
  const cases = page.getByRole('combobox', { name: '病例' })
  await cases.click()
  await cases.pressSequentially('上腹闷痛')
  await page.getByRole('option', { name: /上腹闷痛伴大汗3小时/ }).click()
  await expect(page.getByText('已保存')).toBeVisible()
}

test('a teacher makes a course with a patient, it is examined, and a student sits down with the patient', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const consoleErrors = watchConsole(page)
  await write(page)

  // Ordered by the buttons: what comes first is learnt first.
  await page.getByRole('button', { name: '上移 课前测验' }).click()
  await expect(page.getByRole('row').first()).toContainText('课前测验')
  await page.getByRole('button', { name: '预览 课前测验' }).click()
  const preview = page.getByRole('dialog', { name: '预览：课前测验' })
  await preview.getByRole('radio').first().check()
  await preview.getByRole('button', { name: '提交答案' }).click()
  await expect(preview.getByText('回答正确')).toBeVisible()
  await accessible(page)
  await preview.getByRole('button', { name: '关闭' }).click()
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: '下一步：审核与发布' }).click()
  await expect(page.getByText('内容完整，可以提交审核。')).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/等待管理员审核/)).toBeVisible()
  await accessible(page)

  const office = await (await browser.newContext()).newPage()
  await enterManage(office, { at: '/manage/courses' })
  await office.getByRole('button', { name, exact: true }).click()
  const drawer = office.getByRole('dialog', { name })
  for (const action of ['审核通过', '发布']) {
    await drawer.getByRole('button', { name: action }).click()
    const question = office.getByRole('dialog', { name: `${action}“${name}”` })
    await question.getByRole('button', { name: action }).click()
  }
  await expect(drawer.getByText('已发布')).toBeVisible()
  await accessible(office)

  const teacherPage = await (await browser.newContext()).newPage()
  await signIn(teacherPage, 'student2')
  await teacherPage.goto(`${qinghe}/searchResults?key=${encodeURIComponent('急性胸痛患者')}`)
  await teacherPage.getByRole('link', { name }).first().click()
  await teacherPage.getByRole('button', { name: '开始学习' }).click()
  await expect(teacherPage.getByRole('heading', { level: 1, name: '课前测验' })).toBeVisible()
  await teacherPage.getByRole('link', { name: /接诊一位患者/ }).click()
  await teacherPage.getByRole('button', { name: '进入诊室' }).click()
  await expect(teacherPage.getByRole('log').getByText(/胃又犯病了/)).toBeVisible()
  expect(consoleErrors).toEqual([])
})
