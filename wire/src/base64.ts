import { equalsSign, forUrls, fromDigits, standard, toDigits } from './base64-digits.ts'
import type { CodeName } from './codes.ts'
import { Refusal } from './refusal.ts'

const utf8 = new TextEncoder()
const ascii = new TextDecoder()

const asBytes = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? utf8.encode(text) : text

/** Standard Base64 with `=` as ASCII bytes, no line breaks. */
export const encodeBase64Bytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  toDigits(bytes, standard, true)

/** Standard Base64 with `=` as text, no line breaks. */
export const encodeBase64 = (bytes: Uint8Array): string => ascii.decode(encodeBase64Bytes(bytes))

/** Decodes standard Base64; refuses, as `otherwise`, whatever `encodeBase64` would not have written (white space, URL alphabet, missing `=`, unused bits). */
export const decodeBase64 = (
  text: string | Uint8Array,
  otherwise: CodeName,
): Uint8Array<ArrayBuffer> => {
  const bytes = asBytes(text)
  let count = bytes.length
  while (count > bytes.length - 2 && bytes[count - 1] === equalsSign) count--
  const decoded = bytes.length % 4 === 0 ? fromDigits(bytes, count, standard) : undefined
  if (decoded === undefined) throw new Refusal(otherwise, 'not strict Base64')
  return decoded
}

/** Base64 in the URL alphabet, without `=`. */
export const encodeBase64Url = (bytes: Uint8Array): string =>
  ascii.decode(toDigits(bytes, forUrls, false))

/** Decodes Base64 in the URL alphabet; refuses, as `otherwise`, whatever `encodeBase64Url` would not have written. */
export const decodeBase64Url = (text: string, otherwise: CodeName): Uint8Array<ArrayBuffer> => {
  const bytes = asBytes(text)
  const decoded = fromDigits(bytes, bytes.length, forUrls)
  if (decoded === undefined) throw new Refusal(otherwise, 'not strict base64url')
  return decoded
}
