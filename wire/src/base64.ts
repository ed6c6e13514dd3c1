import { fromBase64, fromBase64Url, toBase64, toBase64Url } from '#primitives'
import type { CodeName } from './codes.ts'
import { Refusal } from './refusal.ts'

const utf8 = new TextEncoder()
const ascii = new TextDecoder()

const asBytes = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? utf8.encode(text) : text

/** Standard Base64 with `=` as ASCII bytes, no line breaks. */
export const encodeBase64Bytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => toBase64(bytes)

/** Standard Base64 with `=` as text, no line breaks. */
export const encodeBase64 = (bytes: Uint8Array): string => ascii.decode(encodeBase64Bytes(bytes))

/** Decodes standard Base64; refuses, as `otherwise`, whatever `encodeBase64` would not have written (white space, URL alphabet, missing `=`, unused bits). */
export const decodeBase64 = (
  text: string | Uint8Array,
  otherwise: CodeName,
): Uint8Array<ArrayBuffer> => {
  const decoded = fromBase64(asBytes(text))
  if (decoded === undefined) throw new Refusal(otherwise, 'not strict Base64')
  return decoded
}

/** Base64 in the URL alphabet, without `=`. */
export const encodeBase64Url = (bytes: Uint8Array): string => ascii.decode(toBase64Url(bytes))

/** Decodes Base64 in the URL alphabet; refuses, as `otherwise`, whatever `encodeBase64Url` would not have written. */
export const decodeBase64Url = (text: string, otherwise: CodeName): Uint8Array<ArrayBuffer> => {
  const decoded = fromBase64Url(asBytes(text))
  if (decoded === undefined) throw new Refusal(otherwise, 'not strict base64url')
  return decoded
}
