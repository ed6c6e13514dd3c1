import { expect, type Page } from '@playwright/test'

const bench = (page: Page) => page.getByRole('region', { name: '实验台' })

/** Takes something from the tray and does it. */
export const perform = async (page: Page, group: string, name: string, verb: string) => {
  await bench(page).getByRole('tab', { name: group }).click()
  await bench(page).getByRole('button', { name, exact: true }).click()
  await bench(page).getByRole('button', { name: verb, exact: true }).click()
}

/** Lets the recording run on, and waits until it has. */
export const runOn = async (page: Page) => {
  const clock = page.getByLabel('记录时间')
  const secondsOf = async () => {
    const [minutes, seconds] = (await clock.textContent())?.split(':') ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  const before = await secondsOf()
  await page.getByRole('button', { name: '快进 30 s' }).click()
  await expect.poll(secondsOf).toBeGreaterThan(before + 29)
  // The same button again within half a second would be a double click, which is one press.
  await page.waitForTimeout(600)
}

const scripts = '**/*.js'

/** Pages of this tab are from now on as if built with that version of every engine. */
export const withEngine = async (page: Page, version: number) => {
  await page.unroute(scripts)
  await page.route(scripts, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/(version:)1(?=,expected)/g, `$1${version}`)
    await route.fulfill({ response, body })
  })
}
