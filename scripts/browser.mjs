// Finds a Chromium for the journeys, or gets one: the system's, else Debian's package, else Playwright's own.
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

const found = () => known.find((path) => existsSync(path))

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** The path of a browser; empty for the one that Playwright brings. */
export const browser = () => {
  const already = found()
  if (already) return already
  process.stdout.write('  Installing a browser …\n')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-noto-cjk']
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', [...install, name])) return found() ?? ''
  }
  run(node(), [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  return ''
}
