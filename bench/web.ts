import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openHouse } from './house.ts'
import { measureRecording } from './recording.ts'
import { measureStage } from './stage.ts'

// What a first view of Home costs a browser, and what Lighthouse says of it. Lighthouse is installed beside the
// project, not into it: its hundred packages measure, and are no part of what is measured.
const runs = 5
const goals = {
  kB: 200,
  requests: 12,
  desktop: 99,
  mobile: 90,
  laterMs: 100,
  stageMs: 3000,
  frameMs: 8,
  stageKB: 350,
  recorderMs: 2000,
  recorderFrameMs: 8,
  recorderHeapMB: 40,
}
const lighthouseVersion = '13'

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const report = (isMet: boolean, words: string): void =>
  void process.stdout.write(`  ${isMet ? 'meets ' : 'MISSES'}  ${words}\n`)

const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) =>
    existsSync(path),
  )

/** Runs in the page: how long after the next click the frame comes that shows a heading with this name, in ms. */
const untilShown = (name: string) =>
  new Promise<number>((resolve) => {
    const clicked = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        const isThere = document.querySelector('h1')?.textContent?.includes(name)
        if (isThere) requestAnimationFrame((now) => resolve(now - timeStamp))
        else requestAnimationFrame(look)
      }
      look()
    }
    document.addEventListener('click', clicked, { once: true, capture: true })
  })

const browse = async (port: number): Promise<void> => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const page = await (await browser.newContext()).newPage()
  const seen: { type: string; size: number }[] = []
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize: size }) => {
      seen.push({ type: request.resourceType(), size })
    })
  })
  await page.goto(`http://localhost:${port}/`)
  await page.waitForLoadState('networkidle')
  const ofCode = seen.filter(({ type }) => type === 'script' || type === 'stylesheet')
  const kB = ofCode.reduce((sum, { size }) => sum + size, 0) / 1000
  const requests = seen.filter(({ type }) => type !== 'image').length
  report(
    kB <= goals.kB,
    `${kB.toFixed(0)} kB brotli of script and style at the first view of Home (goal ${goals.kB})`,
  )
  report(
    requests <= goals.requests,
    `${requests} requests without pictures (goal ${goals.requests})`,
  )

  // Later navigation, with what was fetched before: as the page sees it, from the press to the frame after the heading.
  const times: number[] = []
  const card = page.getByRole('article').getByRole('link').first()
  for (let i = 0; i < runs + 1; i += 1) {
    const name = ((await card.textContent()) ?? '').slice(0, 6)
    await card.hover()
    await page.waitForTimeout(300)
    const shown = page.evaluate(untilShown, name)
    await card.click()
    const took = await shown
    if (i > 0) times.push(took)
    await page.goBack()
    await card.waitFor()
  }
  const later = median(times)
  report(
    later <= goals.laterMs,
    `${later.toFixed(0)} ms until a course opened from Home is shown, warm (goal ${goals.laterMs})`,
  )
  await browser.close()
}

const operate = async (port: number): Promise<void> => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
  })
  const { opening, frame, mean, frames, kB } = await measureStage(browser, port)
  report(
    opening <= goals.stageMs,
    `${opening.toFixed(0)} ms until the patient of an operation can be touched, warm (goal ${goals.stageMs})`,
  )
  report(
    frame <= goals.frameMs,
    `${frame.toFixed(1)} ms of script in a frame while acting at 1440x900, 95 of 100 below; ${mean.toFixed(1)} ms mean of all script over ${frames} frames (goal ${goals.frameMs})`,
  )
  report(
    kB <= goals.stageKB,
    `${kB.toFixed(0)} kB of script for the stage alone (goal ${goals.stageKB})`,
  )
  await browser.close()
}

const record = async (port: number): Promise<void> => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const { opening, frame, rate, samples, early, late, hours } = await measureRecording(
    browser,
    port,
  )
  report(
    opening <= goals.recorderMs,
    `${opening.toFixed(0)} ms from the course page until an experiment's recorder runs, warm (goal ${goals.recorderMs})`,
  )
  report(
    frame <= goals.recorderFrameMs,
    `${frame.toFixed(1)} ms of script in a frame at ${samples} samples a second (six channels at 1 kHz are 6000), 95 of 100 below; ${rate.toFixed(0)} frames a second (goal ${goals.recorderFrameMs})`,
  )
  report(
    late - early <= goals.recorderHeapMB,
    `${early.toFixed(1)} MB of heap after 2 minutes of recording, ${late.toFixed(1)} MB after ${(60 * hours).toFixed(0)} (goal: ${goals.recorderHeapMB} more at most)`,
  )
  await browser.close()
}

type Report = { categories: { performance: { score: number | null } } }

const tries = 3

/** The score of one run; a run that could not see the page (its browser was slow to start) is run again. */
const score = (run: () => Report): number => {
  for (let i = 0; i < tries; i += 1) {
    const { score: reached } = run().categories.performance
    if (reached !== null) return Math.round(reached * 100)
  }
  return 0
}

const lighthouse = (port: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-lighthouse-'))
  const npm = process.env['npm_execpath']
  const add = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `lighthouse@${lighthouseVersion}`,
  ]
  const installed = npm
    ? spawnSync(process.execPath, [npm, ...add], { stdio: 'ignore' })
    : spawnSync('npm', add, { stdio: 'ignore' })
  if (installed.status !== 0) {
    process.stdout.write('  Lighthouse could not be installed: no network?\n')
    return
  }
  for (const form of ['desktop', 'mobile'] as const) {
    const scores = Array.from({ length: runs }, (_, i) =>
      score(() => {
        const file = join(folder, `${form}-${i}.json`)
        const args = [
          join(folder, 'node_modules/lighthouse/cli/index.js'),
          `http://localhost:${port}/`,
          '--quiet',
          '--only-categories=performance',
          '--output=json',
          `--output-path=${file}`,
          '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
          ...(form === 'desktop' ? ['--preset=desktop'] : []),
        ]
        const CHROME_PATH = chromiumPath() ?? ''
        spawnSync(process.execPath, args, { env: { ...process.env, CHROME_PATH }, stdio: 'ignore' })
        return JSON.parse(readFileSync(file, 'utf8')) as Report
      }),
    )
    report(
      median(scores) >= goals[form],
      `Lighthouse ${form} ${median(scores)} (of ${scores.join(', ')}; goal ${goals[form]})`,
    )
  }
}

const house = await openHouse()
try {
  process.stdout.write('\n')
  await browse(house.port)
  await operate(house.port)
  await record(house.port)
  if (!process.argv.includes('--no-lighthouse')) lighthouse(house.port)
} finally {
  await house.close()
}
