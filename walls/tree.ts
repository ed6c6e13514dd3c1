import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { roomsInParts } from './floors.ts'

/** The checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const code = [
  'contract',
  'wire',
  'simulation',
  'language',
  'bench',
  'content',
  'server',
  'web',
  'e2e',
  'walls',
  'scripts',
]
const skipped = /(?:^|\/)(?:node_modules|dist|migrations)(?:\/|$)|^content\/schools\//

/** Every file of the project's own code, as paths from the root with `/`. */
export const codeFiles = (): string[] =>
  code.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
      .filter((path) => !skipped.test(path)),
  )

/** The names of the folders in a folder. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** The rooms in a folder; those that belong together stand in a folder of their own. */
export const roomsIn = (folder: string): string[] =>
  foldersIn(folder).flatMap((name) =>
    roomsInParts.includes(name) || existsSync(join(root, folder, name, 'index.ts'))
      ? [name]
      : foldersIn(`${folder}/${name}`).map((one) => `${name}/${one}`),
  )

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')
