import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '#platform/startup-error'

/** What the key-encryption key is used for: secrets at rest and signed addresses. Each use has a key of its own. */
export type Keys = {
  /** AES-256-GCM of a text, bound to `about` (a row's id), as base64url. */
  readonly wrap: (text: string, about: string) => string
  /** The text again; throws when it was changed or belongs to another row. */
  readonly unwrap: (wrapped: string, about: string) => string
  /** HMAC-SHA-256 of a text as base64url, for addresses of files. */
  readonly sign: (text: string) => string
  /** HMAC-SHA-256 of a request, for telling it from another without keeping it. */
  readonly digest: (text: string) => Buffer
}

const read = (file: string): Buffer => {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length !== 32)
    throw new StartupError(`密钥文件 ${file} 应为 64 个十六进制字符 (32 bytes).`)
  return key
}

const readOrMake = (file: string): Buffer => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (existsSync(file)) return read(file)
  // Whole before it has its name: of two processes that start together one makes the key, and neither reads half of it.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex') + '\n', { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return read(file)
}

/** Loads the key from `keyFile`, else from `dataDir/keys/kek`, which is made on the first start with mode 0600. */
export const loadKeys = (dataDir: string, keyFile?: string): Keys => {
  const master = keyFile ? read(keyFile) : readOrMake(join(dataDir, 'keys', 'kek'))
  const part = (use: string) => Buffer.from(hkdfSync('sha256', master, '', `xinglin ${use}`, 32))
  // As a key object: made of bytes with each use it would cost twice the enciphering.
  const wrapping = createSecretKey(part('wrap 1'))
  const signing = part('sign 1')
  const telling = part('digest 1')
  return {
    wrap(text, about) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', wrapping, iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unwrap(wrapped, about) {
      const bytes = Buffer.from(wrapped, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', wrapping, bytes.subarray(0, 12), {
        authTagLength: 16,
      })
      cipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
    },
    sign: (text) => createHmac('sha256', signing).update(text).digest('base64url'),
    digest: (text) => createHmac('sha256', telling).update(text).digest(),
  }
}
