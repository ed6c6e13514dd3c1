import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { zipped } from '../server/tests/testing/zipped.ts'

/** A document of QTI with everything that its folder holds beside it, as a package. */
export const packed = (path: string): Uint8Array => {
  const text = readFileSync(path, 'utf8')
  const own = [...text.matchAll(/(?:src|data|href)="([^"#?:]+)"/g)].flatMap(([, name = '']) => {
    const file = join(dirname(path), name)
    return existsSync(file) && statSync(file).isFile()
      ? [[posix.normalize(`items/x/y/${name}`), readFileSync(file)] as const]
      : []
  })
  return zipped({ ...Object.fromEntries(own), [`items/x/y/${basename(path)}`]: text })
}
