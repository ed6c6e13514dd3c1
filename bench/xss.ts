import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { openHouse } from './house.ts'
import { poison } from './poison.ts'

// Every text of the demo school holds markup that would act; every page that can be reached by links is opened by
// every kind of visitor, and nothing acts: no dialog, no element, no address of a script, no report of the policy.
const pagesEach = Number(process.argv[2] ?? 60)
const people = ['', 'student1', 'teacher1', 'admin1']
const word = 'Xinglin-2026'

const executablePath = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
)

/** Where to begin; the rest is found by links. */
const doors = [
  '/',
  '/manage',
  '/News',
  '/Special',
  '/Teacher',
  '/Help',
  '/Feedback',
  '/searchResults?key=%E5%BF%83',
  '/intelligence',
  '/baseoperation/1',
  '/PersonalInfo/MyCourse',
  '/PersonalInfo/MyLearning',
  '/PersonalInfo/MyNotes',
  '/PersonalInfo/courseManage',
  '/PersonalInfo/Setting',
  '/CaseWorkshop',
  '/platform',
]

/** Runs in the page: what of the markup became more than text. */
const acted = (): string[] => [
  ...[...document.querySelectorAll('[data-xss]')].map(
    ({ outerHTML }) => `element: ${outerHTML.slice(0, 160)}`,
  ),
  ...[...document.querySelectorAll('[href],[src],[action]')]
    .filter((one) =>
      /^\s*javascript:/i.test(
        one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '',
      ),
    )
    .map(({ outerHTML }) => `address: ${outerHTML.slice(0, 160)}`),
  // What the cleaner of rich text reads before it throws it away is reported by its handlers, which never run.
  ...((globalThis as unknown as { reports?: string[] }).reports ?? [])
    .filter((one) => !one.startsWith('script-src-attr inline'))
    .map((one) => `policy: ${one}`),
]

/** Runs before the page: what the browser refused for the policy's sake. */
const listen = (): void => {
  const reports: string[] = []
  Object.assign(globalThis, { reports })
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample }) =>
      reports.push(`${violatedDirective} ${blockedURI} ${sample}`),
  )
}

/** One form of an address: a list of a hundred courses is one page, seen a few times. */
const kindOf = (path: string): string =>
  path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '*').replace(/\?.*$/, '')

const signIn = async (page: Page, origin: string, login: string): Promise<void> => {
  await page.goto(`${origin}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill(login)
  await page.getByLabel('密码', { exact: true }).fill(word)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

let tainted = { fields: 0, texts: 0 }
const house = await openHouse(async (url) => {
  tainted = await poison(url)
})
const origin = `http://localhost:${house.port}`
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
})
let failed = false
let shown = 0
try {
  process.stdout.write(`\n  ${tainted.texts} texts in ${tainted.fields} fields hold markup\n`)
  for (const login of people) {
    const context = await browser.newContext({ locale: 'zh-CN' })
    await context.addInitScript(listen)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('dialog', (dialog) => {
      problems.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    if (login) await signIn(page, origin, login)
    const waiting = [...doors]
    const seen = new Set<string>()
    const kinds = new Map<string, number>()
    let opened = 0
    let withMarkup = 0
    for (
      let path = waiting.shift();
      path !== undefined && opened < pagesEach;
      path = waiting.shift()
    ) {
      const kind = kindOf(path)
      if (seen.has(path) || (kinds.get(kind) ?? 0) >= 3) continue
      seen.add(path)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      await page.goto(`${origin}${path}`).catch(() => undefined)
      await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined)
      opened += 1
      for (const tab of (await page.getByRole('tab').all()).slice(0, 6)) {
        await tab.click({ timeout: 1_000 }).catch(() => undefined)
        await page.waitForTimeout(150)
        problems.push(...(await page.evaluate(acted)).map((one) => `${path}: ${one}`))
      }
      problems.push(...(await page.evaluate(acted)).map((one) => `${path}: ${one}`))
      const text = await page.evaluate(() => document.body.innerText)
      if (text.includes('data-xss')) withMarkup += 1
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('a[href]')].map((one) => (one as HTMLAnchorElement).href),
      )
      for (const link of links) {
        const url = new URL(link)
        if (url.origin === origin && !/logout|\/files\//i.test(url.pathname))
          waiting.push(`${url.pathname}${url.search}`)
      }
    }
    shown += withMarkup
    process.stdout.write(
      `  ${(login || 'nobody').padEnd(10)} ${opened} pages of ${kinds.size} kinds, ${withMarkup} of them with the markup as text; ${problems.length} acted\n`,
    )
    for (const one of [...new Set(problems)].slice(0, 20)) process.stdout.write(`      ${one}\n`)
    if (problems.length > 0) failed = true
    // The eyes are open: the same markup, let in by force, is seen.
    await page.evaluate(() => {
      const planted = document.createElement('b')
      planted.dataset['xss'] = ''
      document.body.append(planted)
    })
    if ((await page.evaluate(acted)).length === 0)
      throw new Error('blind: planted markup was not seen')
    await context.close()
  }
  if (shown === 0) throw new Error('blind: no page showed the markup as text')
} finally {
  await browser.close()
  await house.close()
}
process.exitCode = failed ? 1 : 0
