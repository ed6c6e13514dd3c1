// Finds a Chromium for the journeys, or gets one: the system's, else Debian's package, else Playwright's own; with Chinese letters.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, node, root } from './workplace.mjs'

// First the one without windows: the other draws its own bars for every page, which costs as much as the page.
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () => known.find((path) => existsSync(path))

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const isDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const install = (...names) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])

const readsChinese = () =>
  spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' }).stdout?.trim().length > 0

/** A browser that was there may have no Chinese letters: its narrow empty boxes make other pages than people see. */
const withLetters = () => {
  if (!isDebian() || readsChinese()) return
  process.stdout.write('  Installing Chinese letters for the browser …\n')
  run('apt-get', ['update', '-qq'])
  if (!install('fontconfig', 'fonts-noto-cjk'))
    process.stdout.write('  No Chinese letters could be installed: the pages will be too short.\n')
}

/** The path of a browser; empty for the one that Playwright brings. */
export const browser = () => {
  withLetters()
  const already = installed()
  if (already) return already
  process.stdout.write('  Installing a browser …\n')
  if (isDebian()) {
    run('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (install(name)) return installed() ?? ''
  }
  run(node(), [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  return ''
}
