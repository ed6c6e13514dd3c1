import { createHash } from 'node:crypto'
import { copyFileSync, createReadStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** What lies beside the database: files of schools, uploads under way, keys. */
export const folders = ['files', 'uploads', 'keys'] as const

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Every file below the folders of an installation, by its path. */
export const filesIn = (dataDir: string): string[] =>
  folders
    .filter((folder) => existsSync(join(dataDir, folder)))
    .flatMap((folder) =>
      readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dataDir, join(entry.parentPath, entry.name))),
    )
    .toSorted()

/** Copies files, and answers the hash of each as it lies where it was copied to. */
export const copyFiles = async (
  from: string,
  to: string,
  paths: readonly string[],
): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {}
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    try {
      copyFileSync(join(from, path), join(to, path))
    } catch (error) {
      // A part of an upload that ended meanwhile is gone, and nobody needs it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && path.startsWith('uploads')) continue
      throw error
    }
    hashes[path] = await hashOf(join(to, path))
  }
  return hashes
}
