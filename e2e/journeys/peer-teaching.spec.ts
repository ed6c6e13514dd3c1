import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const teaching = `${qinghe}/PersonalInfo/mutualAssistanceTeaching`

test('a student confirms, tells of a session and has a certificate; the teacher verifies', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student1')
  await page.goto(teaching)
  await accessible(page)
  await fits(page)
  await page.getByRole('link', { name: /学年$/ }).first().click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('已确认，等待教师确认')).toBeVisible()
  await accessible(page)
  await fits(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '开具互助教学证明' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/互助教学证明.*\.pdf$/)
  await page.goto(`${teaching}?tab=board`)
  await page.getByRole('button', { name: '发布' }).first().click()
  const writing = page.getByRole('dialog')
  await writing.getByRole('textbox', { name: '课程或技能' }).fill('缝合与打结')
  await writing.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('heading', { name: '缝合与打结' })).toBeVisible()
  await accessible(page)
  await fits(page)
  await page.getByRole('tab', { name: '我的结对' }).click()
  await page.getByRole('button', { name: '登记帮扶' }).first().click()
  await page.getByRole('textbox', { name: /帮扶内容/ }).fill('复习了室性早搏的判读要点和图形。')
  await page.getByRole('button', { name: '登记', exact: true }).click()
  await expect(page.getByText('已登记，等待对方确认')).toBeVisible()
  await accessible(page)

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await elsewhere.newPage()
  await signIn(theirs, 'teacher1')
  await theirs.goto(teaching)
  await accessible(theirs)
  await fits(theirs)
  await theirs.getByRole('button', { name: '确认' }).first().click()
  await expect(theirs.getByText('已确认').first()).toBeVisible()
  await elsewhere.close()
  await page.goto(`${teaching}Detail/abc`)
  await expect(page).toHaveURL(/mutualAssistanceTeachingDetail\/2\d{3}$/)
  expect(consoleErrors).toEqual([])
})
