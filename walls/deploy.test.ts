import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import serverProcess from '../scripts/server-process.json' with { type: 'json' }

// No container engine was at hand: what can be known of the files without one is held here.

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/deploy')
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

type Node = { [name: string]: Node | string | Node[] }

/** The YAML that compose.yaml is written in: maps, lists of texts, texts. Anything else is a fault. */
const read = (text: string): Node => {
  const top: Node = {}
  const open: { indent: number; into: Node }[] = [{ indent: -1, into: top }]
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const indent = line.length - line.trimStart().length
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const into = open.at(-1)?.into
    if (!into) throw new Error(line)
    const item = /^\s*- (.+)$/.exec(line)
    const [, name = '', value = ''] = item
      ? ['', String(Object.keys(into).length), item[1]]
      : (/^\s*([\w.-]+):(?: (.+))?$/.exec(line) ?? [])
    if (name === '') throw new Error(`not understood: ${line}`)
    if (value === '') {
      const below: Node = {}
      into[name] = below
      open.push({ indent, into: below })
    } else into[name] = value.replaceAll(/^'|'$/g, '')
  }
  return top
}

const compose = read(textOf('compose.yaml'))
const below = (node: Node | undefined, ...way: string[]): Node => {
  let at: unknown = node
  for (const name of way) at = (at as Node | undefined)?.[name]
  return (at ?? {}) as Node
}
/** What of a list or a map is text. */
const textsIn = (node: Node): string[] =>
  Object.values(node).filter((one): one is string => typeof one === 'string')
const services = below(compose, 'services')

/** The settings that the product reads. */
const settings = new Set(
  [
    ...readFileSync(join(root, 'server/src/config.ts'), 'utf8').matchAll(/^\s+([A-Z][A-Z_]+):/gm),
  ].map(([, name = '']) => name),
)
/** What Node itself reads, and who else is told in these files. */
const others = new Set(['NODE_ENV', ...Object.keys(serverProcess.environment)])

/** The members of a service in the Compose Specification, as far as one may need them. */
const members = new Set([
  'image',
  'build',
  'restart',
  'environment',
  'volumes',
  'healthcheck',
  'stop_grace_period',
  'depends_on',
  'ports',
  'user',
  'read_only',
  'tmpfs',
])

test('the compose file has members of the specification alone', () => {
  expect(Object.keys(compose).toSorted()).toEqual(['services', 'volumes'])
  for (const service of Object.values(services))
    expect(Object.keys(service).filter((one) => !members.has(one))).toEqual([])
})

test('each service is an image or is built from a file that is there', () => {
  for (const service of Object.values(services) as Node[]) {
    expect('image' in service !== 'build' in service).toBe(true)
    if (!('build' in service)) continue
    const { context = '', dockerfile = '' } = below(service, 'build') as Record<string, string>
    expect(existsSync(resolve(folder, context, dockerfile))).toBe(true)
    expect(resolve(folder, context)).toBe(root)
  }
})

test('what is waited for is a service that tells whether it is well; what is kept is a volume that is declared', () => {
  for (const service of Object.values(services) as Node[]) {
    for (const name of Object.keys(below(service, 'depends_on')))
      expect(below(services, name, 'healthcheck')['test']).toBeTruthy()
    for (const volume of textsIn(below(service, 'volumes')))
      expect(Object.keys(below(compose, 'volumes'))).toContain(volume.split(':')[0])
  }
})

test('the port that is published is the one that the image opens, on this machine alone', () => {
  const [, opened = ''] = /^EXPOSE (\d+)$/m.exec(textOf('Dockerfile')) ?? []
  const ports = textsIn(below(services, 'xinglin', 'ports'))
  expect(ports).toHaveLength(1)
  for (const port of ports) expect(port).toMatch(new RegExp(`^127\\.0\\.0\\.1:\\d+:${opened}$`))
  expect(textOf('Dockerfile')).toContain(`http://127.0.0.1:${opened}/readyz`)
})

test('every setting that is given is one that the product reads', () => {
  const inImage = [...textOf('Dockerfile').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)
  const inUnit = [...textOf('xinglin@.service').matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, all = '']) => all.split(' '))
    .map((one) => one.split('=')[0] ?? '')
  const inCompose = Object.keys(below(services, 'xinglin', 'environment'))
  const given = [...inImage, ...inUnit, ...inCompose]
  expect(given.length).toBeGreaterThan(8)
  expect(given.filter((name) => !settings.has(name) && !others.has(name))).toEqual([])
})

test('whoever ends a process waits longer than the longest call and the draining before it', () => {
  const longest = 28
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(textOf('Dockerfile'))?.[1])
  const grace = Number(/stop_grace_period: (\d+)s/.exec(textOf('compose.yaml'))?.[1])
  const unit = Number(/TimeoutStopSec=(\d+)/.exec(textOf('xinglin@.service'))?.[1])
  expect(grace).toBeGreaterThan(drain + longest)
  expect(unit).toBeGreaterThan(drain + longest)
})

test('what is started is what is built', () => {
  const build = readFileSync(join(root, 'scripts/bundle.mjs'), 'utf8')
  expect(build).toContain("join(root, 'server', 'dist')")
  for (const name of ['Dockerfile', 'xinglin@.service'])
    expect(textOf(name)).toContain('server/dist/main.mjs')
})

test.each(['Dockerfile', 'xinglin@.service'])(
  '%s starts a process with the flags and the memory of npm start',
  (name) => {
    const { flags, environment } = serverProcess
    const given = [...flags, ...Object.entries(environment).map((pair) => pair.join('='))]
    expect(given.filter((one) => !textOf(name).includes(one))).toEqual([])
  },
)
