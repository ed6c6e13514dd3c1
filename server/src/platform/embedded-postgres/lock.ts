import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  lstatSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '#platform/startup-error'
import { beganAt } from './running.ts'

/** A short folder for sockets, one for each data directory: the path of a Unix socket has room for about 107 bytes. */
export const socketFolder = (dataDir: string): string => {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `xinglin-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const stats = lstatSync(folder)
  const isOurs =
    stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0
  if (!isOurs) {
    throw new StartupError(
      `${folder} is not this user's own folder; another user may have made it. Remove it, or set DATA_DIR.`,
    )
  }
  return folder
}

const isHeld = (content: string): boolean => {
  const [pid = '', began = ''] = content.trim().split('\n')
  return began !== '' && beganAt(Number(pid)) === began
}

const take = (file: string, own: string): boolean => {
  try {
    writeFileSync(file, own, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the data directory for this process by a file made exclusively; a lock whose process has ended is moved
 * aside, which only one of several can do. Answers how to give it back.
 */
export const lockDirectory = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'server.lock')
  const own = `${process.pid}\n${beganAt(process.pid)}\n`
  for (let tries = 0; !take(file, own); tries += 1) {
    if (tries > 5 || isHeld(readFileSync(file, 'utf8'))) {
      throw new StartupError(
        `The data directory ${dataDir} is in use by another Xinglin server. Stop that one, or set DATA_DIR.`,
      )
    }
    const aside = `${file}.${process.pid}`
    renameSync(file, aside)
    // Another start may have been faster: what was moved is then its lock, and goes back.
    if (isHeld(readFileSync(aside, 'utf8'))) renameSync(aside, file)
    else rmSync(aside, { force: true })
  }
  return () => rmSync(file, { force: true })
}
