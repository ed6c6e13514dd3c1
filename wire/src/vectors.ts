import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { decodeBase64, encodeBase64 } from './base64.ts'
import { decodeBody, encodeBody } from './body.ts'
import { maxBundleHeader } from './bundle.ts'
import { cipherKeys, decrypt, encrypt } from './cipher.ts'
import { codes } from './codes.ts'
import { type JsonObject, limits } from './json.ts'
import { base64Exceptions, base64Prefixes, contentTypes, plainList } from './mode.ts'
import { nonceLifeMs, storedToken } from './nonce.ts'
import { readPreviewSource, writePreviewSource } from './preview.ts'
import type { VectorFile, VectorResponse } from './vector-file.ts'
import {
  asText,
  type Check,
  checkReading,
  checkWriting,
  outcomeOf,
  splitSalt,
} from './vector-requests.ts'
import { windowMs } from './window.ts'

const checkResponse = (check: Check, file: VectorFile, response: VectorResponse): void => {
  const keys = file.sessions[response.session]
  const mode =
    (['plain', 'b64', 'aes'] as const).find((name) => name === response.headers['X-Body-Mode']) ??
    'plain'
  const { salt, value } = splitSalt(JSON.parse(response.plaintextUtf8) as JsonObject)
  check('body', asText(encodeBody(mode, value, keys, salt)), response.bodyUtf8)
  check('decoded', decodeBody(mode, utf8ToBytes(response.bodyUtf8), keys), value)
  check('type', contentTypes[mode], response.headers['Content-Type'])
  const row = Object.values(codes).find(({ code }) => code === value['Code'])
  check('status', row?.http, response.http)
  if (value['Msg'] !== '' && value['Code'] !== 0) check('sentence', row?.msg, value['Msg'])
}

const checkRest = (check: Check, file: VectorFile): void => {
  const { credentials, source, loginBodyPlain, invalidSources } = file.preview
  check('format', file.format, 'wire-vectors/1')
  const ours = {
    windowMs,
    nonceTtlMs: nonceLifeMs,
    maxBundleHeader,
    maxBody: limits.bytes,
    plainList,
    base64Prefixes,
    base64Exceptions,
  }
  check('constants', ours, file.constants)
  for (const [name, hash] of Object.entries(file.storedTokenHashes))
    check(name, storedToken(file.sessions[name]?.TokenId ?? ''), hash)
  for (const { aesKeyHex, ivHex, ciphertextBase64Of, ...keys } of file.keyDerivation) {
    const { plaintext, base64 } = ciphertextBase64Of
    const { key, iv } = cipherKeys(keys)
    check('key and iv', [bytesToHex(key), bytesToHex(iv)], [aesKeyHex, ivHex])
    check('ciphertext', encodeBase64(encrypt(keys, utf8ToBytes(plaintext))), base64)
    check('deciphered', asText(decrypt(keys, decodeBase64(base64, 'badBody'))), plaintext)
  }
  check('preview source', readPreviewSource(source), credentials)
  check('written preview source', writePreviewSource(credentials), source)
  const { UserName, PassWord } = decodeBody('plain', utf8ToBytes(loginBodyPlain), undefined)
  check('preview login', { UserName, PassWord }, credentials)
  for (const bad of invalidSources)
    check(
      `preview source ${bad}`,
      outcomeOf(() => readPreviewSource(bad)),
      'badLogin',
    )
}

/** Runs every vector of the parsed wire-vectors.json, in Node or in a browser, and returns one line for each failure: none when all hold. */
export const checkVectors = (json: unknown): string[] => {
  const file = json as VectorFile
  const failures: string[] = []
  const checking =
    (id: string): Check =>
    (what, actual, wanted) => {
      const [a, b] = [JSON.stringify(actual), JSON.stringify(wanted)]
      if (a !== b) failures.push(`${id}: ${what} is ${a}, not ${b}`)
    }
  for (const request of file.requests) {
    checkReading(checking(request.id), file, request)
    checkWriting(checking(request.id), file, request)
  }
  for (const response of file.responses) checkResponse(checking(response.id), file, response)
  checkRest(checking('rest'), file)
  return failures
}
