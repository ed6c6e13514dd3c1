import { expect, test } from '@playwright/test'
import { beiling, qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

test('help is found by category and by words, and leads on to feedback', async ({ page }) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student1')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '帮助' }).click()
  await expect(page.getByRole('radio', { name: '学习' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '问诊' })).toHaveCount(0)
  await accessible(page)
  await page.getByLabel('搜索帮助文章').fill('不可快进')
  await expect(page.getByText('找到 1 篇关于“不可快进”的文章')).toBeVisible()
  await page.getByRole('link', { name: /看视频/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /看视频/ })).toBeVisible()
  await expect(page.getByText('第一次观看时不能拖到还没看过的地方')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await accessible(page)
  await page.getByRole('link', { name: '告诉我们' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '意见反馈' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a school without a supplier has no entries, and the addresses work', async ({ page }) => {
  await page.goto(beiling)
  await expect(
    page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '课程' }),
  ).toBeVisible()
  for (const name of ['帮助', '意见反馈', '帮助中心'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.goto(`${beiling}/Help`)
  await expect(page.getByText('怎样登录').first()).toBeVisible()
  await page.goto(`${beiling}/Feedback`)
  await expect(page.getByRole('button', { name: '提交反馈' })).toBeVisible()
})

test('the school writes an article of its own, which everybody finds, and deletes it', async ({
  page,
}) => {
  await signIn(page, 'operator1')
  await page.goto(`${qinghe}/manage/help`)
  await page.getByRole('button', { name: '新建文章' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('标题', { exact: true }).fill('机房开放时间')
  await drawer.getByRole('textbox', { name: '正文' }).click()
  await page.keyboard.type('周一至周五开放。')
  await drawer.getByRole('button', { name: '加粗' }).click()
  await page.keyboard.type('请带校园卡')
  await accessible(page)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.goto(`${qinghe}/Help?key=${encodeURIComponent('校园卡')}`)
  await page.getByRole('link', { name: /机房开放时间/ }).click()
  await expect(page.locator('article b, article strong')).toHaveText('请带校园卡')
  await page.goto(`${qinghe}/manage/help?key=${encodeURIComponent('机房开放时间')}`)
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除')).toBeVisible()
})

test('the environment is checked, and nothing is asked of the microphone before its button is pressed', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const real = navigator.mediaDevices
    Object.assign(window, { questionCount: 0 })
    real.getUserMedia = () => {
      Object.assign(window, { questionCount: 1 })
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    }
  })
  const consoleErrors = watchConsole(page)
  await page.goto(`${qinghe}/onlineTrainingHelp`)
  await expect(page.getByText('正在检测…')).toHaveCount(0, { timeout: 40_000 })
  await expect(page.getByText(/下载 .* Mbps/)).toBeVisible()
  await expect(page.getByText('与服务器一致')).toBeVisible()
  const requestCount = () =>
    page.evaluate(() => (window as unknown as { questionCount: number }).questionCount)
  expect(await requestCount()).toBe(0)
  await accessible(page)
  await page.getByRole('button', { name: '检测麦克风' }).click()
  await expect(page.getByText('没有得到许可')).toBeVisible()
  expect(await requestCount()).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await accessible(page)
  expect(consoleErrors).toEqual([])
})
