import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, alone, fits, watchConsole, signIn } from '../person.ts'

const course = '急性疼痛患者的接诊：虚拟标准化病人'
const thought =
  '看到下壁导联抬高的时候才想到，之前一直被上腹痛带着走，没有先想到心脏，以后胸腹痛都先做心电图。'

test('a student consults a patient, loses the network in between, and reads the debrief', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await page.goto(`${qinghe}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: '开始学习' }).click()
  await page
    .getByRole('link', { name: /急诊诊室/ })
    .first()
    .click()
  await page.getByRole('button', { name: '进入诊室' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /上腹闷痛/ })).toBeVisible()
  await expect(page.getByText('仅用于教学模拟，不作为诊疗依据').first()).toBeVisible()
  await alone(page)
  await accessible(page)

  const box = page.getByLabel('对患者说')
  const log = page.getByRole('log')
  await box.fill('有没有高血压？')
  await box.press('Enter')
  await expect(log.getByText(/高血压八年/)).toBeVisible()
  await expect(page.getByRole('complementary', { name: '笔记本' })).toContainText('高血压八年')

  // The network goes and comes back: the question is asked once.
  await page.route('**/api/Virtual/**', (route) => route.abort())
  await box.fill('有没有糖尿病？')
  await box.press('Enter')
  await expect(page.getByText(/未送达/)).toBeVisible()
  await expect(page.getByRole('button', { name: '立即重发' })).toBeVisible()
  await page.unroute('**/api/Virtual/**')
  // It is sent again by itself; whether a hand was faster does not matter.
  await expect(page.getByText(/未送达/)).toHaveCount(0, { timeout: 30_000 })
  await page.reload()
  await expect(log.getByText('有没有糖尿病？')).toHaveCount(1)

  await page.getByRole('tab', { name: /查体/ }).click()
  await page.getByLabel('搜索查体项目').fill('听诊')
  await page.getByRole('button', { name: /^检查：心脏听诊/ }).click()
  await expect(page.getByRole('button', { name: '播放心脏听诊' })).toBeVisible()
  await accessible(page)

  await page.getByRole('tab', { name: /辅助检查/ }).click()
  await page.getByLabel('12导联心电图').check()
  await page.getByLabel('血常规').check()
  await page.getByLabel('胸部X线(正位)').check()
  await page.getByRole('button', { name: '开具检查' }).click()
  await page.getByRole('button', { name: /等到下一项结果/ }).click()
  await page.getByLabel('Ⅱ、Ⅲ、aVF导联ST段抬高', { exact: true }).check()
  await page.getByRole('button', { name: '提交判读' }).click()
  await expect(page.getByText('正式报告')).toBeVisible()
  await accessible(page)

  // A film is drawn, says that it is, and is looked at through a window by the keyboard too.
  await page.getByRole('button', { name: /等到下一项结果/ }).click()
  const film = page.getByRole('region', { name: '胸部X线(正位)示意图' })
  // Time passes, the drawing is fetched, and it is drawn.
  await expect(film.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(film.getByText('示意图（程序绘制，非真实影像）')).toBeVisible()
  const tone = () =>
    film.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixel = canvas.getContext('2d')?.getImageData(288, 320, 1, 1).data
      return pixel?.[0] ?? -1
    })
  const usual = await tone()
  await film.getByLabel('亮度').press('Home')
  await expect.poll(tone).toBeLessThan(usual)
  await film.getByRole('button', { name: '复原' }).click()
  await expect.poll(tone).toBe(usual)
  await accessible(page)

  await page.getByRole('tab', { name: /诊断/ }).click()
  await page.getByRole('combobox', { name: '主要诊断' }).fill('下壁')
  await page.keyboard.press('Enter')
  await page.getByText('主要诊断的依据').click()
  await page.getByLabel('12导联心电图').check()
  await page.getByRole('button', { name: '保存诊断' }).click()
  await expect(page.getByText('诊断已保存，结束前可以修改')).toBeVisible()
  await accessible(page)

  await page.getByRole('tab', { name: /治疗/ }).click()
  await page.getByLabel('阿司匹林', { exact: true }).check()
  await page.getByRole('button', { name: '下达 1 条医嘱' }).click()
  await expect(page.getByRole('region', { name: '已下达的医嘱' })).toContainText('阿司匹林')
  await accessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: /病历/ }).click()
  await page.getByLabel('主诉').fill('上腹部闷痛伴大汗3小时')
  await page.getByRole('button', { name: '保存病历' }).click()
  await expect(page.getByText('病历已保存')).toBeVisible()
  await fits(page)
  await accessible(page)

  await page.getByRole('button', { name: '结束' }).click()
  await expect(page.getByRole('dialog')).toContainText('没有写鉴别诊断')
  await page.getByRole('button', { name: '结束并查看复盘' }).click()
  await expect(page.getByRole('heading', { name: '八个维度' })).toBeVisible()
  await fits(page)
  await accessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const question of ['我最早何时想到该诊断？', '哪条信息改变了判断？', '下次怎么问？'])
    await page.getByLabel(question).fill(thought)
  await page.getByRole('button', { name: '保存反思' }).click()
  await expect(page.getByText('反思已保存到我的笔记')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('下次怎么问？')).toHaveValue(thought)
  await accessible(page)
  // What the page could not reach while the network was gone, the browser says by itself.
  expect(consoleErrors.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])
})
