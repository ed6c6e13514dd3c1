// What every command of the project stands on. Plain JavaScript: it runs on the machine's own Node (20 or later),
// before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

const bin = join(root, 'node_modules', '.bin')

/** Ends the command with one sentence. */
export const giveUp = (sentence) => {
  process.stderr.write(`\n  ${sentence}\n\n`)
  process.exit(1)
}

/** The environment of child processes: the project's own programs first, so that they run on its own Node. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()

/** True when the stamp says that this was done for exactly these inputs. */
const isStamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value

/** Installs the packages of the lock file when they are not there as it says. */
export const install = () => {
  const [major] = process.versions.node.split('.')
  if (Number(major) < 20) giveUp(`Node.js 20 or later is needed; this is ${process.version}.`)
  const stamp = join(root, 'node_modules', '.installed')
  const value = `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (isStamped(stamp, value)) return
  process.stdout.write('  Installing packages …\n')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0)
    giveUp(
      'The packages could not be installed. Is the package registry within reach, and is there room on the disk?',
    )
  writeFileSync(stamp, value)
}

/** The Node that runs the product: the one of the lock file, or the machine's where that is new enough. */
export const node = () => {
  for (const candidate of [
    join(bin, process.platform === 'win32' ? 'node.cmd' : 'node'),
    process.execPath,
  ]) {
    if (!existsSync(candidate)) continue
    const result = spawnSync(candidate, ['--version'], {
      encoding: 'utf8',
      shell: candidate.endsWith('.cmd'),
    })
    if (result.status === 0 && Number(result.stdout.slice(1).split('.')[0]) >= 24) return candidate
  }
  return giveUp(
    'Node.js 24 or later is needed on this kind of machine: the package registry has none for it.',
  )
}

/** Makes something with a program of ours unless its stamp says that it was made of exactly these inputs. */
const buildOnce = ({ what, inputs, folder, program }) => {
  const stamp = join(root, ...folder, '.built')
  const value = hashOf(inputs)
  if (isStamped(stamp, value)) return
  process.stdout.write(`  Building the ${what} …\n`)
  // Whoever builds, as tests do: a page with React's checks of development is another page.
  const env = { ...environment, NODE_ENV: 'production' }
  const done = spawnSync(node(), program, { cwd: root, env, stdio: 'inherit' })
  if (done.status !== 0) giveUp(`The ${what} could not be built.`)
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, value)
}

const ofBoth = ['wire/src', 'contract/src', 'simulation/src'].flatMap(filesBelow)

/** Builds the web client and the server's one file when anything that they are made of has changed. */
export const build = () => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  buildOnce({
    what: 'web client',
    inputs: [
      'package-lock.json',
      'web/index.html',
      'web/first-paint.ts',
      'web/precompress.ts',
      'web/vite.config.ts',
      ...['web/src', 'web/public'].flatMap(filesBelow),
      ...ofBoth,
    ],
    folder: ['web', 'dist'],
    program: [vite, 'build', 'web', '--logLevel', 'error'],
  })
  buildOnce({
    what: 'server',
    inputs: [
      'package-lock.json',
      'scripts/bundle.mjs',
      'server/package.json',
      ...['server/src', 'content/src', 'language/src', 'anatomy/src'].flatMap(filesBelow),
      ...ofBoth,
    ],
    folder: ['server', 'dist'],
    program: [join(root, 'scripts', 'bundle.mjs')],
  })
}

/** Runs a program of ours in front: it gets the signals, and its exit is ours. */
export const run = (file, args, { flags = [], environment: more = {} } = {}) => {
  // In a group of its own: Ctrl-C reaches this process, which passes it on and waits for everything to be put away.
  const child = spawn(node(), [...flags, join(root, file), ...args], {
    stdio: 'inherit',
    env: { ...more, ...environment },
    detached: process.platform !== 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
