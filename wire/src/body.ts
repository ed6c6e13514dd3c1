import { decodeBase64, encodeBase64Bytes } from './base64.ts'
import { decrypt, encrypt, type SessionKeys } from './cipher.ts'
import { decodeJson, encodeJson, type JsonObject, limits, salted } from './json.ts'
import type { Mode } from './mode.ts'
import { freshSalt } from './random.ts'
import { Refusal } from './refusal.ts'

const needed = (keys: SessionKeys | undefined): SessionKeys => {
  if (keys === undefined) throw new Refusal('fault', 'aes without session keys')
  return keys
}

/** Takes the envelope off a body that is not empty and leaves its JSON text; refuses (-10006) what is not in the mode, and a body over 1 MiB (-10413). */
export const openBody = (
  mode: Mode,
  body: Uint8Array,
  keys: SessionKeys | undefined,
): Uint8Array => {
  if (body.length > limits.bytes) throw new Refusal('tooLarge', 'body over 1 MiB')
  if (mode === 'plain') return body
  const bytes = decodeBase64(body, 'badBody')
  return mode === 'b64' ? bytes : decrypt(needed(keys), bytes)
}

/** Reads a body as received, zero bytes as `{}` in every mode; refuses what `openBody` and `decodeJson` refuse, and `aes` without keys as a fault of ours. */
export const decodeBody = (
  mode: Mode,
  body: Uint8Array,
  keys: SessionKeys | undefined,
): JsonObject => (body.length === 0 ? {} : decodeJson(openBody(mode, body, keys)))

/** Writes a body as it is sent, `undefined` as zero bytes; `salt` goes into aes bodies only, the empty salt into none. */
export const encodeBody = (
  mode: Mode,
  value: object | undefined,
  keys: SessionKeys | undefined,
  salt: string = mode === 'aes' ? freshSalt() : '',
): Uint8Array<ArrayBuffer> => {
  if (value === undefined) return new Uint8Array(0)
  return closed(mode, encodeJson(value, mode === 'aes' ? salt : ''), keys)
}

/** The same for an object that is UTF-8 JSON text already: what was written once need not be written anew for each. */
export const encodeText = (
  mode: Mode,
  text: Uint8Array<ArrayBuffer>,
  keys: SessionKeys | undefined,
): Uint8Array<ArrayBuffer> => closed(mode, salted(text, mode === 'aes' ? freshSalt() : ''), keys)

const closed = (
  mode: Mode,
  plain: Uint8Array<ArrayBuffer>,
  keys: SessionKeys | undefined,
): Uint8Array<ArrayBuffer> => {
  if (mode === 'plain') return plain
  return encodeBase64Bytes(mode === 'b64' ? plain : encrypt(needed(keys), plain))
}
