import { Buffer } from 'node:buffer'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hash,
} from 'node:crypto'

// The server's side of primitives.ts: the same answers from the library that Node has in it, ten times as fast.

const view = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

// A copy of its own: small Buffers share one pool, and whoever asks for `.buffer` must not see the neighbours.
const own = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

// Given the bytes of a key, Node 24.21 takes 14 µs more to find that they are no key object than to make one of them.
const keyOf = (bytes: Uint8Array) => createSecretKey(bytes)

/** MD5 of a text and bytes after it, in hex. */
export const md5Hex = (text: string, bytes: Uint8Array): string =>
  createHash('md5').update(text).update(bytes).digest('hex')

/** SHA-256 in hex. */
export const sha256Hex = (bytes: Uint8Array | string): string => hash('sha256', bytes, 'hex')

/** HMAC-SHA-256 of a text. */
export const hmacSha256 = (key: Uint8Array, text: string): Uint8Array =>
  createHmac('sha256', keyOf(key)).update(text).digest()

/** AES-128-CBC of whole blocks, without padding. */
export const aesEncrypt = (key: Uint8Array, iv: Uint8Array, blocks: Uint8Array): Uint8Array => {
  const cipher = createCipheriv('aes-128-cbc', keyOf(key), iv).setAutoPadding(false)
  return own(cipher.update(blocks))
}

/** The inverse. */
export const aesDecrypt = (key: Uint8Array, iv: Uint8Array, blocks: Uint8Array): Uint8Array => {
  const cipher = createDecipheriv('aes-128-cbc', keyOf(key), iv).setAutoPadding(false)
  return own(cipher.update(blocks))
}

const written = (bytes: Uint8Array, as: 'base64' | 'base64url'): Uint8Array<ArrayBuffer> =>
  own(Buffer.from(view(bytes).toString(as), 'latin1'))

const read = (
  text: Uint8Array,
  as: 'base64' | 'base64url',
): Uint8Array<ArrayBuffer> | undefined => {
  const digits = view(text).toString('latin1')
  const bytes = Buffer.from(digits, as)
  // Node reads what is nearly Base64 as well; what it would have written is the only form there is.
  return bytes.toString(as) === digits ? own(bytes) : undefined
}

/** Standard Base64 with `=`, as ASCII bytes. */
export const toBase64 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => written(bytes, 'base64')

/** Base64 in the URL alphabet, without `=`, as ASCII bytes. */
export const toBase64Url = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  written(bytes, 'base64url')

/** Reads standard Base64; undefined for anything that `toBase64` would not have written. */
export const fromBase64 = (text: Uint8Array): Uint8Array<ArrayBuffer> | undefined =>
  read(text, 'base64')

/** Reads base64url without `=`; undefined for anything that `toBase64Url` would not have written. */
export const fromBase64Url = (text: Uint8Array): Uint8Array<ArrayBuffer> | undefined =>
  read(text, 'base64url')
