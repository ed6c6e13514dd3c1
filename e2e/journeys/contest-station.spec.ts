import { expect, type Page, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { inField } from '../own-exam.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

const dayMinutes = 1_440

const control = async (page: Page, name: string, reason = '') => {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  if (reason !== '') await dialog.getByLabel('原因').fill(reason)
  await dialog.getByRole('button').last().click()
  await expect(dialog).toHaveCount(0)
}

const narrow = async (page: Page) => {
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a contest with a virtual patient: made, drawn, played by the clock of the round, published, read about', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const consoleErrors = watchConsole(page)
  const name = `接诊技能赛 ${Date.now() % 100_000}`
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/PersonalInfo/competitionManage`)
  await page.getByRole('button', { name: '新建赛事' }).first().click()
  const drawer = page.getByRole('dialog', { name: '新建赛事' })
  await drawer.getByLabel('赛事名称').fill(name)
  await drawer.getByLabel('赛季').selectOption({ index: 1 })
  await drawer.getByLabel('报名开始').fill(inField(-dayMinutes))
  await drawer.getByLabel('报名截止').fill(inField(dayMinutes))
  await drawer.getByLabel('比赛开始').fill(inField(2 * dayMinutes))
  await drawer.getByLabel('比赛结束').fill(inField(3 * dayMinutes))
  await drawer.getByLabel('报名方式').selectOption('学生个人报名')
  await drawer.getByLabel('赛事介绍').fill('个人赛，一站。')
  await drawer.getByLabel('竞赛规则').fill('虚拟问诊一站，由系统评分。')
  const reviews = drawer.getByRole('switch', { name: /审核/ })
  if (await reviews.isChecked()) await reviews.press('Space')
  await drawer.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('还没有报名')).toBeVisible()

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const student = await elsewhere.newPage()
  await signIn(student, 'student1')
  await student.goto(`${qinghe}/courseCompetitionDetail/${id}`)
  await student.getByRole('button', { name: '报名', exact: true }).click()
  await student.getByRole('dialog').getByRole('button', { name: '报名', exact: true }).click()
  await expect(student.getByText('报名成功').first()).toBeVisible()

  // Registration closes, and the round is written.
  await page.getByRole('button', { name: '修改' }).first().click()
  await page.getByRole('dialog').getByLabel('报名截止').fill(inField(-1))
  await page.getByRole('dialog').getByRole('button', { name: /^保存/ }).click()
  await page
    .getByRole('button', { name: /(新建|添加)轮次/ })
    .first()
    .click()
  const round = page.getByRole('dialog')
  await round.getByRole('button', { name: '添加考站' }).click()
  await round.getByLabel('考站名称').fill('门诊接诊')
  await round.getByLabel('考站类型').selectOption('虚拟问诊')
  // A field that is half hidden comes into sight first, and is typed into as one does.
  await round.getByRole('combobox', { name: '病例' }).click()
  await round.getByRole('combobox', { name: '病例' }).pressSequentially('腹痛', { delay: 120 })
  await page.getByRole('option', { name: /分钟/ }).first().click()
  await accessible(page)
  await round.getByRole('button', { name: '保存' }).last().click()
  await expect(page.getByText(/虚拟问诊：/)).toBeVisible()
  await page.getByRole('button', { name: /抽签$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '抽签', exact: true }).click()
  await page.getByRole('button', { name: /检录/ }).first().click()
  await control(page, '开始比赛')
  await accessible(page)

  await student.goto(`${qinghe}/FormalGame?id=${id}`)
  await student.getByRole('button', { name: '进入考场' }).click()
  await student.getByRole('dialog').getByRole('checkbox').check()
  await student.getByRole('dialog').getByRole('button', { name: '入场作答' }).click()
  await expect(student).toHaveURL(/FormalGameExam/)
  const question = student.getByRole('textbox', { name: /提问|问患者|说/ }).first()
  await question.fill('您哪里不舒服？')
  await question.press('Enter')
  await expect(student.getByText('您哪里不舒服？').filter({ visible: true }).first()).toBeVisible()
  // A window on the whole screen cannot be made narrower; whoever leaves it is noted.
  await student.evaluate(() => document.exitFullscreen())
  await narrow(student)

  // While the clock stands still the room is covered; then it goes on where it was.
  await control(page, '暂停', '核对患者信息')
  await expect(student.getByRole('heading', { name: '比赛已暂停' })).toBeVisible({
    timeout: 15_000,
  })
  await narrow(student)
  await page.getByRole('button', { name: '继续', exact: true }).click()
  await expect(student.getByText('您哪里不舒服？').filter({ visible: true }).first()).toBeVisible({
    timeout: 15_000,
  })
  await student
    .getByRole('button', { name: /提交|结束/ })
    .first()
    .click()
  await student
    .getByRole('dialog')
    .getByRole('button', { name: /提交|结束|确定/ })
    .last()
    .click()
  await expect(student.getByRole('heading', { name: '本站已结束' })).toBeVisible()
  await narrow(student)

  await control(page, '结束比赛')
  await page.getByRole('tab', { name: '成绩与公示' }).click()
  await page.getByRole('button', { name: '结算成绩' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结算', exact: true }).click()
  await expect(page.getByText('待签发')).toBeVisible()
  await accessible(page)
  const office = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(office, 'admin5')
  const roundId = new URL(page.url()).searchParams.get('round') ?? ''
  await office.goto(`${qinghe}/manage/contests/${id}?round=${roundId}`)
  await office.getByRole('tab', { name: '成绩与公示' }).click()
  await office.getByRole('button', { name: '签发' }).click()
  await office.getByRole('dialog').getByRole('button', { name: '签发并公示' }).click()
  await expect(office.getByText('待签发')).toHaveCount(0)

  await student.goto(`${qinghe}/FormalGameResult?id=${id}`)
  await expect(student.getByText('已公示', { exact: true })).toBeVisible()
  await accessible(student)
  await narrow(student)
  await student.getByRole('link', { name: '查看报告' }).click()
  await expect(student.getByRole('heading', { level: 1, name: /^复盘：/ })).toBeVisible()
  await expect(student.getByText('您哪里不舒服？').filter({ visible: true }).first()).toBeVisible()
  await accessible(student)
  await narrow(student)
  await student.getByRole('link', { name: '返回成绩' }).first().click()
  await expect(student.getByText('已公示', { exact: true })).toBeVisible()
  await elsewhere.close()
  await office.context().close()
  expect(consoleErrors).toEqual([])
})
