import { hmacSha256, sha256Hex } from '#primitives'
import { decodeBase64Url, encodeBase64Url } from './base64.ts'
import type { Bundle } from './bundle.ts'
import type { Mode } from './mode.ts'
import { Refusal } from './refusal.ts'
import { sameText } from './same-text.ts'

/** What `X-Auth-Mac` covers: `path` and `query` as sent (`query` without `?`), `host` with or without port, `idempotencyKey` empty when there is none, `body` the exact bytes as sent. */
export interface MacInput {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly query: string
  readonly mode: Mode
  readonly bundle: Bundle
  readonly idempotencyKey: string
  readonly body: Uint8Array
}

/** The 13 lines of EDU-MAC-V2 (wire.md 2.5); refuses (-10004) a part that holds a line break. */
export const macCanon = ({
  method,
  host,
  path,
  query,
  mode,
  bundle,
  idempotencyKey,
  body,
}: MacInput): string => {
  const lines = [
    'EDU-MAC-V2',
    method,
    host.toLowerCase().replace(/:[0-9]+$/, ''),
    path,
    query,
    mode,
    bundle.TimeStamp,
    bundle.Random,
    bundle.TokenId,
    bundle.AccountName,
    bundle.LoginType,
    idempotencyKey,
    sha256Hex(body),
  ]
  if (lines.some((line) => line.includes('\n')))
    throw new Refusal('badSign', 'line break in the MAC input')
  return lines.join('\n')
}

/** `X-Auth-Mac`: base64url of HMAC-SHA-256 with `MacKey` (base64url of 32 bytes) over `macCanon`; refuses another length of key as a fault of ours. */
export const makeMac = (macKey: string, input: MacInput): string => {
  const key = decodeBase64Url(macKey, 'fault')
  if (key.length !== 32) throw new Refusal('fault', 'MacKey is not 32 bytes')
  return encodeBase64Url(hmacSha256(key, macCanon(input)))
}

/** Refuses (-10004) a MAC that is present and wrong, or missing where `required`. */
export const checkMac = (
  macKey: string,
  input: MacInput,
  given: string | undefined,
  required: boolean,
): void => {
  if (given === undefined && !required) return
  if (given === undefined || !sameText(given, makeMac(macKey, input)))
    throw new Refusal('badSign', 'X-Auth-Mac')
}
