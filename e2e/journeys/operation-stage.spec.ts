import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const course = '床旁穿刺：从该不该做到做完之后'

const sitDown = async (page: Page, item: RegExp): Promise<void> => {
  await page.goto(`${qinghe}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page.getByRole('link', { name: item }).first().click()
  await page.getByRole('button', { name: /开始操作|继续操作/ }).click()
}

const deedsOf = (page: Page) => page.getByRole('region', { name: '可做的操作' })

const turnedAside = async (page: Page): Promise<void> => {
  const deeds = deedsOf(page)
  await deeds.getByRole('tab', { name: '体位与定位' }).click()
  await deeds.getByRole('button', { name: '协助取体位' }).click()
  await deeds.getByLabel('方式').selectOption({ label: '侧卧，背垂直床面，低头抱膝' })
  await deeds.getByRole('button', { name: '执行' }).click()
}

test('by pointer: a place is felt for on the back, chosen there, and marked', async ({ page }) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'student2')
  await sitDown(page, /腰椎穿刺术（练习）/)
  const ready = page.locator('[data-ready=true]')
  await ready.waitFor({ timeout: 60_000 })
  await accessible(page)
  await turnedAside(page)
  const log = page.getByRole('region', { name: '观察记录' })
  await expect(log).toContainText('侧卧')
  const deeds = deedsOf(page)
  await deeds.getByRole('button', { name: '用标记笔标出穿刺点' }).click()
  const place = deeds.getByLabel('部位')
  await expect(place).toHaveValue('')

  // The finger goes over the loins until it finds a place that can be chosen; pressing chooses it.
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('no picture')
  const gap = ready.locator('strong').filter({ hasText: /间隙/ })
  const look = async (): Promise<boolean> => {
    for (let down = 0.3; down < 0.75; down += 0.035)
      for (let right = 0.35; right < 0.7; right += 0.02) {
        await page.mouse.move(box.x + box.width * right, box.y + box.height * down)
        await page.waitForTimeout(25)
        if (await gap.isVisible()) return true
      }
    return false
  }
  await expect.poll(look, { timeout: 60_000 }).toBe(true)
  await page.mouse.down()
  await page.mouse.up()
  await expect(place).not.toHaveValue('')
  await deeds.getByRole('button', { name: '执行' }).click()
  await expect(log).toContainText('标')
  await accessible(page)
  expect(consoleErrors).toEqual([])
})

test('by keyboard alone: the picture is turned, a deed is chosen and done', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'student2')
  await sitDown(page, /腹腔穿刺术/)
  await page.locator('[data-ready=true]').waitFor({ timeout: 60_000 })
  const picture = page.getByRole('application')
  await picture.focus()
  for (const key of ['ArrowLeft', 'ArrowUp', '+', '-']) await page.keyboard.press(key)
  await expect(picture).toBeFocused()

  // From the picture on, Tab reaches the views, the phases, and the deeds of the phase.
  const first = deedsOf(page).getByRole('button').first()
  for (let i = 0; i < 20; i += 1) {
    if (await first.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  const go = deedsOf(page).getByRole('button', { name: '执行' })
  for (let i = 0; i < 20; i += 1) {
    if (await go.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: '观察记录' }).getByRole('listitem'),
  ).not.toHaveCount(0)
})

test('without WebGL the lists serve alone and say so, and the debrief is read by its time line', async ({
  page,
}) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await page.addInitScript(() => {
    type Open = (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => unknown
    const open: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
    const without: Open = function without(kind, ...rest) {
      return kind.startsWith('webgl') ? null : (open as Open).call(this, kind, ...rest)
    }
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', without)
  })
  await signIn(page, 'student2')
  await sitDown(page, /骨髓穿刺术/)
  await expect(page.getByText(/不支持三维显示/)).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  const deeds = deedsOf(page)
  await deeds.getByRole('button', { name: '查看凝血与血小板结果' }).click()
  await deeds.getByRole('button', { name: '执行' }).click()
  await expect(page.getByRole('region', { name: '观察记录' })).toContainText(/PT|血小板|INR/)
  await accessible(page)
  await page.getByRole('button', { name: '结束操作' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结束操作' }).click()
  const replay = page.getByRole('region', { name: '操作回放' })
  await expect(replay.getByText(/不支持三维显示/)).toBeVisible()
  await replay.getByRole('button', { name: /查看凝血/ }).click()
  await expect(replay.getByRole('button', { name: /查看凝血/ })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  expect(consoleErrors).toEqual([])
})
