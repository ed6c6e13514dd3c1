import { bytesToHex } from '@noble/hashes/utils.js'
import { decodeBase64 } from './base64.ts'
import { decodeBody, encodeBody, openBody } from './body.ts'
import { readBundle, writeBundle } from './bundle.ts'
import type { JsonObject } from './json.ts'
import { macCanon, makeMac } from './mac.ts'
import { modeOf } from './mode.ts'
import { Refusal } from './refusal.ts'
import { signOf } from './sign.ts'
import type { VectorFile, VectorRequest } from './vector-file.ts'
import { bodyOf, macInputOf, splitTarget, verify } from './vector-verifier.ts'

/** Notes a failure where what was `found` is not what was `wanted`. */
export type Check = (what: string, actual: unknown, wanted: unknown) => void

/** UTF-8 bytes as text. */
export const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** What `act` returns, or the code name it is refused with. */
export const outcomeOf = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** A decoded body without `_n`, and the salt that stood there, empty for none. */
export const splitSalt = ({ _n, ...value }: JsonObject): { salt: string; value: JsonObject } => ({
  salt: typeof _n === 'string' ? _n : '',
  value,
})

/** Receives a request of the vectors as a server would, and compares verdict, mode, bundle and decoded body. */
export const checkReading = (check: Check, file: VectorFile, request: VectorRequest): void => {
  const before = file.requests.find(({ id }) => id === request.sameContextAs)
  const used = new Set<string>()
  if (before) check(`${before.id} again`, verify(file, before, used), before.expect)
  check('verdict', verify(file, request, used), request.expect)
  const { bundle, expect, unpaddedHex } = request
  const keys = file.sessions[request.session]
  if (unpaddedHex)
    check('unpadded', bytesToHex(openBody('aes', bodyOf(request), keys)), unpaddedHex)
  const { decoded } = expect
  if (decoded === undefined) return
  const { path } = splitTarget(request.target)
  check('mode', modeOf(path, bundle.TokenId !== '', true), request.mode)
  check('bundle', readBundle(request.headers['x-auth-bundle']), bundle)
  const afterTextRules = JSON.stringify(decoded).includes('\\u0000')
    ? 'badBody'
    : splitSalt(decoded).value
  check(
    'decoded',
    outcomeOf(() => decodeBody(request.mode, bodyOf(request), keys)),
    afterTextRules,
  )
}

/** Writes a request that is to be accepted as a client would, and compares body, headers and MAC input byte by byte. */
export const checkWriting = (check: Check, file: VectorFile, request: VectorRequest): void => {
  const { bundle, headers, mode, plaintextUtf8, macCanonical, signedFor, expect } = request
  const keys = file.sessions[request.session]
  const macInput = { ...macInputOf(request, bundle), ...(signedFor ? { path: signedFor } : {}) }
  if (macCanonical && (signedFor || expect.http === 200))
    check('canon', macCanon(macInput), macCanonical)
  if (expect.http !== 200) return
  const { salt, value } = splitSalt(
    plaintextUtf8 === null ? {} : (JSON.parse(plaintextUtf8) as JsonObject),
  )
  const body = encodeBody(mode, plaintextUtf8 === null ? undefined : value, keys, salt)
  check('body', bytesToHex(body), bytesToHex(bodyOf(request)))
  check('written bundle', writeBundle(bundle), headers['x-auth-bundle'])
  check('bundle text', asText(decodeBase64(writeBundle(bundle), 'badBundle')), request.bundleJson)
  check('signature', signOf(bundle, body), headers['x-auth-sign']?.toLowerCase())
  check('signed prefix', bundle.TimeStamp + bundle.Random + bundle.TokenId, request.signInputPrefix)
  if (headers['x-auth-mac'] && keys)
    check(
      'mac',
      makeMac(file.sessions[request.session]?.MacKey ?? '', macInput),
      headers['x-auth-mac'],
    )
}
