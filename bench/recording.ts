import { readFileSync } from 'node:fs'
import { passwords } from '../e2e/addresses.ts'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** What the bench of an experiment costs a browser. */
export type RecordingFigures = {
  /** From the press on the course page until the recorder runs, with what was fetched before (ms, median). */
  readonly opening: number
  /** Script in one frame while a nerve is stimulated 30 times a second (ms, 95 of 100 below), and frames a second. */
  readonly frame: number
  readonly rate: number
  readonly samples: number
  /** MB of heap after the first and after the last minutes of a long run, collected, and its hours. */
  readonly early: number
  readonly late: number
  readonly hours: number
}

type Question = { stem: string; options?: string[]; answer: number | number[] }
type Protocol = { title: string; questions: Question[]; longest: number }

const course = '机能实验·神经与肌肉'
const openings = 3
const listening = 8_000

const protocol = JSON.parse(
  readFileSync(new URL('../content/experiments/nerve-trunk.json', import.meta.url), 'utf8'),
) as Protocol

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

/** The course page: outline at the left, the experiment chosen. */
const sitDown = async (page: Page, home: string): Promise<void> => {
  await page.goto(`${home}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('student2')
  await page.getByLabel('密码', { exact: true }).fill(Object.values(passwords)[0] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`${home}/searchResults?key=${encodeURIComponent(course)}`)
  await page.getByRole('article').filter({ hasText: course }).getByRole('link').first().click()
  await page.getByRole('button', { name: /开始学习|继续学习/ }).click()
  await page.getByRole('link', { name: protocol.title }).first().click()
}

/** Pre-test and hypotheses, where they are still to be done. */
const learn = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: '交卷' })
    .or(page.getByLabel('记录时间'))
    .waitFor({ timeout: 30_000 })
  if ((await page.getByRole('button', { name: '交卷' }).count()) === 0) return
  for (const { stem, options = ['正确', '错误'], answer } of protocol.questions)
    for (const one of [answer].flat())
      await page
        .getByRole('group')
        .filter({ hasText: stem })
        .getByLabel(options[one] ?? '', { exact: true })
        .check()
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('button', { name: '写下假设' }).click()
  await page.getByRole('heading', { name: '实验假设' }).waitFor()
  for (const step of await page.getByRole('group').all()) {
    await step.getByLabel('↑ 升高').check()
    await step.getByLabel(/理由/).fill('兴奋的纤维增多')
  }
  await page.getByRole('button', { name: '提交假设' }).click()
  await page.getByRole('button', { name: '提交并进入' }).click()
}

const press = async (page: Page, tab: string, deed: string): Promise<void> => {
  const bench = page.getByRole('region', { name: '实验台' })
  await bench.getByRole('tab', { name: tab }).click()
  await bench.getByRole('button', { name: deed, exact: true }).click()
  await bench.locator('button[type=submit]').click()
}

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}

const secondsOn = async (page: Page): Promise<number> => {
  const [minutes, seconds] = ((await page.getByLabel('记录时间').textContent()) ?? '').split(':')
  return Number(minutes) * 60 + Number(seconds)
}

/** Runs on by half a minute and waits until it has. */
const runOn = async (page: Page, until: number): Promise<void> => {
  await page.getByRole('button', { name: '快进 30 s' }).click()
  for (let waited = 0; waited < 100 && (await secondsOn(page)) < until; waited += 1)
    await page.waitForTimeout(50)
}

/** Opens the nerve trunk, the busiest recorder there is (50,000 samples a second), stimulates, and runs it to its end. */
export const measureRecording = async (
  browser: Browser,
  port: number,
): Promise<RecordingFigures> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(noteFrames)
  await sitDown(page, `http://localhost:${port}`)
  const enter = page.getByRole('button', { name: /开始实验|继续实验/ })
  await enter.click()
  await learn(page)
  const clock = page.getByLabel('记录时间')
  await clock.waitFor()
  const opened: number[] = []
  for (let i = 0; i < openings; i += 1) {
    await page.getByRole('link', { name: /返回/ }).click()
    await enter.waitFor()
    const begun = performance.now()
    await enter.click()
    await clock.waitFor()
    opened.push(performance.now() - begun)
  }
  await press(page, '准备', '破坏脑和脊髓')
  await press(page, '准备', '游离坐骨神经，放入标本盒')
  const bench = page.getByRole('region', { name: '实验台' })
  await bench.getByRole('tab', { name: '刺激器' }).click()
  await bench.getByRole('button', { name: '连续刺激', exact: true }).click()
  await bench.getByLabel(/^频率/).fill('30')
  await bench.getByLabel(/^持续|^时间|^时长/).fill('30')
  await bench.locator('button[type=submit]').click()
  const frames = () =>
    page.evaluate(() => {
      const { framesTook } = globalThis as unknown as { framesTook: number[] }
      return framesTook.splice(0)
    })
  await frames()
  await page.waitForTimeout(listening)
  const took = (await frames()).toSorted((a, b) => a - b)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  for (let half = 0; half < 4; half += 1) await runOn(page, (await secondsOn(page)) + 29)
  const early = await heapOf(session)
  while ((await secondsOn(page)) < protocol.longest - 40)
    await runOn(page, (await secondsOn(page)) + 29)
  const late = await heapOf(session)
  const hours = (await secondsOn(page)) / 3600
  await context.close()
  return {
    opening: opened.toSorted((a, b) => a - b)[Math.floor(openings / 2)] ?? 0,
    frame: took[Math.floor(took.length * 0.95)] ?? 0,
    rate: (1000 * took.length) / listening,
    samples: 50_000,
    early,
    late,
    hours,
  }
}
