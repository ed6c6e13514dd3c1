import { gcm } from '@noble/ciphers/aes.js'
import { randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { decodeBase64Url, encodeBase64Url } from './base64.ts'

const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32
const utf8 = new TextDecoder('utf-8', { fatal: true })

const cipherOf = (key: string, nonce: Uint8Array, about: string) =>
  gcm(decodeBase64Url(key, 'badBody'), nonce, utf8ToBytes(about))

/** A text for a file: AES-256-GCM under a key of 32 bytes as base64url, bound to what it is about; as base64url. */
export const sealText = (key: string, text: string, about: string): string => {
  const nonce = randomBytes(nonceBytes)
  const sealed = cipherOf(key, nonce, about).encrypt(utf8ToBytes(text))
  const bytes = new Uint8Array(nonceBytes + sealed.length)
  bytes.set(nonce)
  bytes.set(sealed, nonceBytes)
  return encodeBase64Url(bytes)
}

/** The text again; undefined where it was changed, is about something else, or has another key. */
export const unsealText = (key: string, sealed: string, about: string): string | undefined => {
  try {
    const bytes = decodeBase64Url(sealed, 'badBody')
    if (bytes.length < nonceBytes + tagBytes || decodeBase64Url(key, 'badBody').length !== keyBytes)
      return undefined
    const cipher = cipherOf(key, bytes.subarray(0, nonceBytes), about)
    return utf8.decode(cipher.decrypt(bytes.subarray(nonceBytes)))
  } catch {
    return undefined
  }
}
