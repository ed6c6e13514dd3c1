import { cbc } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { md5 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { forUrls, fromDigits, standard, toDigits } from './base64-digits.ts'

// Where there is no Node: `crypto.subtle` is absent on plain HTTP, and has neither MD5 nor zero padding. The same names
// stand in primitives.node.ts; the tests hold the two to the same answers.

const open = { disablePadding: true }

/** MD5 of a text and bytes after it, in hex. */
export const md5Hex = (text: string, bytes: Uint8Array): string =>
  bytesToHex(md5.create().update(utf8ToBytes(text)).update(bytes).digest())

/** SHA-256 in hex. */
export const sha256Hex = (bytes: Uint8Array | string): string =>
  bytesToHex(sha256(typeof bytes === 'string' ? utf8ToBytes(bytes) : bytes))

/** HMAC-SHA-256 of a text. */
export const hmacSha256 = (key: Uint8Array, text: string): Uint8Array =>
  hmac(sha256, key, utf8ToBytes(text))

/** AES-128-CBC of whole blocks, without padding. */
export const aesEncrypt = (key: Uint8Array, iv: Uint8Array, blocks: Uint8Array): Uint8Array =>
  cbc(key, iv, open).encrypt(blocks)

/** The inverse. */
export const aesDecrypt = (key: Uint8Array, iv: Uint8Array, blocks: Uint8Array): Uint8Array =>
  cbc(key, iv, open).decrypt(blocks)

/** Standard Base64 with `=`, as ASCII bytes. */
export const toBase64 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  toDigits(bytes, standard, true)

/** Base64 in the URL alphabet, without `=`, as ASCII bytes. */
export const toBase64Url = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  toDigits(bytes, forUrls, false)

const equalsSign = 0x3d

/** Reads standard Base64; undefined for anything that `toBase64` would not have written. */
export const fromBase64 = (text: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  let count = text.length
  while (count > text.length - 2 && text[count - 1] === equalsSign) count--
  return text.length % 4 === 0 ? fromDigits(text, count, standard) : undefined
}

/** Reads base64url without `=`; undefined for anything that `toBase64Url` would not have written. */
export const fromBase64Url = (text: Uint8Array): Uint8Array<ArrayBuffer> | undefined =>
  fromDigits(text, text.length, forUrls)
