import { aesDecrypt, aesEncrypt } from '#primitives'
import { Refusal } from './refusal.ts'

/** The session's key material as the login answer gives it; at least 32 characters together, each in U+0021 to U+007E. */
export interface SessionKeys {
  readonly Key: string
  readonly Iv: string
}

/** AES-128 key and initialisation vector, 16 bytes each. */
export interface CipherKeys {
  readonly key: Uint8Array<ArrayBuffer>
  readonly iv: Uint8Array<ArrayBuffer>
}

const block = 16

/** Takes key and iv from the first and second 16 characters of Key and Iv joined; refuses shorter or other characters as a fault of ours. */
export const cipherKeys = ({ Key, Iv }: SessionKeys): CipherKeys => {
  const joined = Key + Iv
  if (!/^[!-~]{32,}$/.test(joined)) throw new Refusal('fault', 'bad Key and Iv')
  const bytes = new TextEncoder().encode(joined)
  return { key: bytes.slice(0, block), iv: bytes.slice(block, 2 * block) }
}

/** Encrypts with AES-128-CBC after filling the last block with zero bytes; the inverse is exact only for bytes that do not end in zero. */
export const encrypt = (keys: SessionKeys, plain: Uint8Array): Uint8Array => {
  const { key, iv } = cipherKeys(keys)
  const padded = new Uint8Array(Math.ceil(plain.length / block) * block)
  padded.set(plain)
  return aesEncrypt(key, iv, padded)
}

/** Decrypts AES-128-CBC and strips trailing zero bytes; refuses (-10006) a length that is not a multiple of 16, and more than 15 zero bytes. */
export const decrypt = (keys: SessionKeys, secret: Uint8Array): Uint8Array => {
  const { key, iv } = cipherKeys(keys)
  if (secret.length % block !== 0) throw new Refusal('badBody', 'ciphertext is not whole blocks')
  const padded = aesDecrypt(key, iv, secret)
  let end = padded.length
  while (end > 0 && padded[end - 1] === 0) end--
  if (padded.length - end >= block) throw new Refusal('badBody', 'more than 15 zero bytes')
  return padded.subarray(0, end)
}
