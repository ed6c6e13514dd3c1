import { expect, test } from '@playwright/test'
import { enterCourse, openItem, readThrough } from '../course.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'
import { anHourLater } from '../study-time.ts'

const course = '清创与缝合'
const document = '清创缝合操作评分表'
const inOrder = '高血压的诊断'

test('a document is read page by page, complete when all were shown, and opens where one was', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await enterCourse(page, course)
  await openItem(page, document)
  const bar = page.getByRole('toolbar', { name: '文档工具' })
  await expect(bar).toContainText('1 / 2')
  // Drawn, and there as text that can be searched and read aloud.
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('操作前')
  await expect(page.getByRole('region', { name: '文档要点' })).toContainText('各部分要点')
  await accessible(page)
  await bar.getByRole('button', { name: '放大' }).click()
  await expect(bar).toContainText('125%')
  await accessible(page)
  await bar.getByRole('button', { name: '适合宽度' }).click()
  await expect(bar).toContainText('100%')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('link', { name: '下载 PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${document}.pdf`)

  await bar.getByRole('button', { name: '下一页' }).click()
  await expect(bar).toContainText('2 / 2')
  // A page that was only passed over is named.
  await page.getByRole('button', { name: '还没看第 1 页' }).click()
  await expect(page.getByText('本项完成')).toBeVisible()
  await expect(page.getByText('已浏览 2/2 页')).toBeVisible()
  await bar.getByRole('button', { name: '下一页' }).click()
  await expect(bar).toContainText('2 / 2')
  await expect(page.getByText('已保存').first()).toBeVisible()
  await page.waitForTimeout(2500)
  await page.reload()
  await expect(bar).toContainText('2 / 2')
  await expect(page.getByText('已回到第 2 页')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('what was shown of a document while the network was away arrives later', async ({
  page,
  context,
}) => {
  await signIn(page, 'teacher6')
  await enterCourse(page, '导尿术')
  await openItem(page, '女、男患者导尿操作流程与评分表')
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('导尿')
  await context.setOffline(true)
  await page.getByRole('button', { name: '下一页' }).click()
  await page.getByRole('button', { name: '还没看第 1 页' }).click()
  await expect(page.getByText('已浏览 2/2 页')).toBeVisible()
  await expect(page.getByText(/已存本机，等待网络/).first()).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(page.getByText('本项完成')).toBeVisible({ timeout: 40_000 })
})

for (const width of [1440, 1024, 390]) {
  test(`a document and its notes fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'teacher8')
    await enterCourse(page, course)
    if (width === 390) {
      await page.getByRole('button', { name: '课程目录' }).click()
      await fits(page)
    }
    await openItem(page, document)
    await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('操作前')
    await fits(page)
    await page.getByRole('button', { name: '笔记' }).click()
    await expect(page.getByRole('textbox', { name: '新笔记' })).toBeVisible()
    await fits(page)
    await accessible(page)
  })
}

test('a course in order: a locked item explains itself, and opens when it is its turn', async ({
  page,
}) => {
  await signIn(page, 'student2')
  await enterCourse(page, inOrder)
  await openItem(page, '诊断界值与流程')
  await expect(page.getByText('请先完成“血压怎样测准”').last()).toBeVisible()
  await expect(page.getByText(/本课程按顺序学习/)).toBeVisible()
  await accessible(page)
  // The same by its address alone.
  await page.reload()
  await expect(page.getByText(/本课程按顺序学习/)).toBeVisible()
  await page.getByRole('link', { name: '去完成“血压怎样测准”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '血压怎样测准' })).toBeVisible()
  // Read faster than anybody reads: it counts later, and says so.
  await readThrough(page)
  await expect(page.getByText(/后计入：比学完所需的最短时间快。到时自动计入/)).toBeVisible()
  await accessible(page)
  await anHourLater('student2')
  await page.reload()
  await expect(page.getByText('已完成', { exact: true }).last()).toBeVisible()
  await page.getByRole('link', { name: /^下一项/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '诊断界值与流程' })).toBeVisible()
  await expect(page.getByText(/本课程按顺序学习/)).toHaveCount(0)
})

test('a video that may not be skipped returns to where it was played to', async ({ page }) => {
  await signIn(page, 'student2')
  await enterCourse(page, course)
  await openItem(page, '单纯间断缝合的一针')
  await expect(page.getByText(/本视频首次观看不可快进；/)).toBeVisible()
  const video = page.locator('video')
  const second = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(second).toBeGreaterThan(1)
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 3
  })
  await expect(page.getByText('本视频首次观看不可快进', { exact: true })).toBeVisible()
  expect(await second()).toBeLessThan(8)
  await video.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 2
  })
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.playbackRate))
    .toBe(1.5)
})

test('two devices: the one opened last goes on, the other says so and can take over again', async ({
  page,
  browser,
}) => {
  await signIn(page, 'student1')
  await enterCourse(page, inOrder)
  await expect(page.getByRole('button', { name: '笔记' })).toBeVisible()
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  await signIn(other, 'student1')
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 600)
  await expect(page.getByText('已在其他设备继续学习')).toBeVisible({ timeout: 20_000 })
  await accessible(page)
  await page.getByRole('button', { name: '在此设备继续' }).click()
  await expect(page.getByText('已在其他设备继续学习')).toHaveCount(0)

  await other.mouse.move(640, 400)
  await other.mouse.wheel(0, 900)
  await expect(other.getByText('已在其他设备继续学习')).toBeVisible({ timeout: 20_000 })
  await elsewhere.close()
})
