import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { passwords, qinghe } from './addresses.ts'

/** Signs in as a person does: opens the door, types, presses Enter. */
export const signIn = async (page: Page, login: string, school: string = qinghe): Promise<void> => {
  await page.goto(`${school}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill(login)
  await page.getByLabel('密码', { exact: true }).fill(passwords[school] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  // Proving a password is slow on purpose; beside two other journeys it may take its time.
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'), { timeout: 20_000 })
}

/** No violation of WCAG 2.2 A or AA that axe can find. Of a page that is kept up by itself (`goesOn`) no end of its calls is waited for. */
export const accessible = async (page: Page, goesOn = false): Promise<void> => {
  if (!goesOn) await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  // What still shows the shape of things to come is not yet the page that is asked about.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // Nor is a button on its way from one colour to another, or a drawer that still fades in. A heartbeat never ends.
  const changing = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (one) =>
              one.playState === 'running' &&
              Number.isFinite(Number(one.effect?.getComputedTiming().endTime)),
          ).length,
    )
  await expect.poll(changing).toBe(0)
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  // One window without frames: asked here directly, and for violations alone, it takes a third of the time.
  const { violations } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  )
  const descriptions = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(descriptions).toEqual([])
}

/** What one works at fills the window: the head and the foot of the page beneath it cannot be reached. */
export const alone = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
}

/** Everything fits: nothing has to be scrolled sideways. */
export const fits = async (page: Page): Promise<void> => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // A page takes a moment to follow a window that was made narrower.
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

/** Nothing went wrong that only the console tells: a script error, a refused style, a missing file. */
export const watchConsole = (page: Page): string[] => {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text())
  })
  return messages
}
