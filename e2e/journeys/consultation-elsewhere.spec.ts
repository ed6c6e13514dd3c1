import { expect, test, type Page } from '@playwright/test'
import { beiling, qinghe } from '../addresses.ts'
import { nearEnd } from '../near-end.ts'
import { accessible, signIn } from '../person.ts'

/** A course of consultation in each school, and somebody there who may take it. */
const places = {
  [qinghe]: ['急性疼痛患者的接诊：虚拟标准化病人', 'teacher2'],
  [beiling]: ['急诊患者的首次问诊：虚拟标准化病人', 'student1'],
} as const

/** Opens the course, up to the stage of its patient. */
const sitDown = async (page: Page, school: string): Promise<void> => {
  const [course = '', login = ''] = places[school] ?? []
  await signIn(page, login, school)
  await page.goto(`${school}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page
    .getByRole('link', { name: /急诊诊室/ })
    .first()
    .click()
  await page.getByRole('button', { name: /进入诊室|继续问诊|再练一次/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /上腹闷痛/ })).toBeVisible()
}

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('对患者说').fill(text)
  await page.getByLabel('对患者说').press('Enter')
}
const lineIn = (page: Page, text: string) => page.getByRole('log').getByText(text)

test('a consultation in two tabs, without a network, and left and come back to', async ({
  page,
  context,
}) => {
  test.slow()
  await sitDown(page, beiling)
  await say(page, '您好，我是值班医生。')
  await expect(lineIn(page, '您好，我是值班医生。')).toBeVisible()

  // The same in another tab of the browser: it goes on there, and here it says so at once.
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(lineIn(other, '您好，我是值班医生。')).toBeVisible()
  await page.getByLabel('对患者说').fill('这句还没有说出口')
  await say(other, '有没有高血压？')
  await expect(other.getByRole('log').getByText(/高血压八年/)).toBeVisible()
  await expect(page.getByText('问诊已在其他页面继续，这里暂停记录。')).toBeVisible()
  await expect(page.getByLabel('对患者说')).toHaveJSProperty('readOnly', true)
  await accessible(page)
  await page.getByRole('button', { name: '在这里继续' }).click()
  await expect(lineIn(page, '有没有高血压？')).toBeVisible()
  // What was typed is still there.
  await expect(page.getByLabel('对患者说')).toHaveValue('这句还没有说出口')
  await expect(page.getByLabel('对患者说')).toHaveJSProperty('readOnly', false)

  // Without a network what is said waits, and goes once when the network is back, by itself.
  await context.setOffline(true)
  await say(page, '有没有糖尿病？')
  await expect(page.getByText(/未送达/)).toBeVisible()
  await page.getByLabel('对患者说').fill('下一句先写着')
  await context.setOffline(false)
  await expect(page.getByText(/未送达/)).toHaveCount(0)
  await expect(page.getByLabel('对患者说')).toHaveValue('下一句先写着')
  await expect(lineIn(page, '有没有糖尿病？')).toHaveCount(1)

  // Closed while something was on its way: whoever comes back finds it said, once.
  await context.setOffline(true)
  await say(page, '抽烟吗？')
  await expect(page.getByText(/未送达/)).toBeVisible()
  const address = page.url()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await other.goto(address)
  await expect(lineIn(other, '抽烟吗？')).toHaveCount(1)
  await expect(other.getByText(/未送达/)).toHaveCount(0)
  await other.reload()
  await expect(lineIn(other, '抽烟吗？')).toHaveCount(1)
  await expect(lineIn(other, '有没有糖尿病？')).toHaveCount(1)
})

test('time that is over while one types ends the consultation, and keeps what was written', async ({
  page,
}) => {
  test.slow()
  await nearEnd(page, 30_000)
  await sitDown(page, qinghe)
  await say(page, '有没有高血压？')
  await expect(page.getByRole('log').getByText(/高血压八年/)).toBeVisible()
  await page.getByRole('tab', { name: /病历/ }).click()
  await page.getByLabel('主诉').fill('上腹部闷痛伴大汗3小时')
  await expect(page.getByText('有未保存的内容')).toBeVisible()
  // Nothing is pressed: the last seconds keep it, and the end comes by itself.
  await expect(page.getByText('病历已保存')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('时间到，问诊已结束')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: '八个维度' })).toBeVisible({ timeout: 20_000 })
  await accessible(page)
})
