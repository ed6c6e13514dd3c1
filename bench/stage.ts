import { passwords } from '../e2e/addresses.ts'
import type { Browser, Page } from '@playwright/test'

/** What acting on the stage of an operation costs a browser. */
export type StageFigures = {
  /** From the press of reload until the patient can be touched, with what was fetched before (ms, median). */
  readonly opening: number
  /** Script in one frame while the patient is turned and felt, three's own included (ms, 95 of 100 below). */
  readonly frame: number
  /** All script while acting, by frame (ms, mean). */
  readonly mean: number
  readonly frames: number
  /** Script that the stage alone brings (kB, as transferred). */
  readonly kB: number
}

const course = '床旁穿刺：从该不该做到做完之后'
const openings = 3
const acts = 240

/** Runs in the page before it: notes how long the script of each frame takes. */
const noteFrames = () => {
  const took: number[] = []
  Object.assign(globalThis, { framesTook: took })
  const ask = requestAnimationFrame.bind(globalThis)
  let [frame, sum] = [-1, 0]
  globalThis.requestAnimationFrame = (then) =>
    ask((now) => {
      const begun = performance.now()
      then(now)
      const spent = performance.now() - begun
      if (now === frame) sum += spent
      else {
        if (frame >= 0) took.push(sum)
        ;[frame, sum] = [now, spent]
      }
    })
}

const sitDown = async (page: Page, home: string): Promise<void> => {
  await page.goto(`${home}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('student2')
  await page.getByLabel('密码', { exact: true }).fill(Object.values(passwords)[0] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`${home}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page
    .getByRole('link', { name: /胸腔穿刺术（练习）/ })
    .first()
    .click()
  await page.getByRole('button', { name: /开始操作|继续操作/ }).click()
}

const untilReady = async (page: Page): Promise<number> => {
  await page.locator('[data-ready=true]').waitFor({ timeout: 60_000 })
  return page.evaluate(() => performance.now())
}

/** Opens a bedside at 1440x900, turns the patient and feels for ribs, with the monitor running. */
export const measureStage = async (browser: Browser, port: number): Promise<StageFigures> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(noteFrames)
  const kinds: { url: string; size: number }[] = []
  page.on('requestfinished', (request) => {
    void request
      .sizes()
      .then(({ responseBodySize: size }) => kinds.push({ url: request.url(), size }))
  })
  await sitDown(page, `http://localhost:${port}`)
  await untilReady(page)
  const kB =
    kinds
      .filter(({ url }) => /stage|BufferGeometryUtils|three|builder/.test(url))
      .reduce((sum, { size }) => sum + size, 0) / 1000
  const opened: number[] = []
  for (let i = 0; i < openings; i += 1) {
    await page.reload()
    opened.push(await untilReady(page))
  }
  const deeds = page.getByRole('region', { name: '可做的操作' })
  await deeds.getByRole('tab', { name: '观察与处理' }).click()
  await deeds.getByRole('button', { name: /连接心电/ }).click()
  await deeds.getByRole('button', { name: '执行' }).click()
  await page.getByText('监护中').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const scripted = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('no stage')
  const at = (right: number, down: number) =>
    page.mouse.move(box.x + box.width * right, box.y + box.height * down)
  await page.evaluate(
    () => ((globalThis as unknown as { framesTook: number[] }).framesTook.length = 0),
  )
  const before = await scripted()
  for (let act = 0; act < acts; act += 1) {
    const turn = act % 60
    if (turn === 30) await page.mouse.down()
    if (turn === 0 && act > 0) await page.mouse.up()
    await at(0.4 + 0.2 * Math.sin(act / 9), 0.4 + 0.15 * Math.cos(act / 7))
  }
  await page.mouse.up()
  const spent = (await scripted()) - before
  const took = await page.evaluate(
    () => (globalThis as unknown as { framesTook: number[] }).framesTook,
  )
  await context.close()
  const sorted = took.toSorted((a, b) => a - b)
  return {
    opening: opened.toSorted((a, b) => a - b)[Math.floor(openings / 2)] ?? 0,
    frame: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    mean: spent / Math.max(1, took.length),
    frames: took.length,
    kB,
  }
}
