import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from './base64.ts'
import { refusalOf } from './refusal-testing.ts'

const nodeReads = (text: string, encoding: 'base64' | 'base64url') => Buffer.from(text, encoding)
const ours = { base64: decodeBase64, base64url: decodeBase64Url }
const almostBase64 = fc.string({
  unit: fc.constantFrom(...'ABQRYZaz0189+/-_==', '\n', ' ', 'é', '\u{1F600}', '\0'),
  maxLength: 12,
})

test.each([
  'QQ',
  'QQ=',
  'Q===',
  '====',
  '=',
  'QR==',
  'QUJ=',
  'QQ==\n',
  ' QQ==',
  'QQ==QQ==',
  '-_8=',
  'QQ\n==',
  'ＱQ==',
])('standard Base64 refuses %j', (text) =>
  expect(refusalOf(() => decodeBase64(text, 'badBundle'))).toBe('badBundle'),
)

test.each(['Q', 'QR', 'QUJ', 'QQ==', '+/8', 'QQ\n'])('base64url refuses %j', (text) =>
  expect(refusalOf(() => decodeBase64Url(text, 'badLogin'))).toBe('badLogin'),
)

test('any bytes are written as Node writes them, and come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
      expect(decodeBase64(encodeBase64(bytes), 'fault')).toEqual(Uint8Array.from(bytes))
      expect(decodeBase64Url(encodeBase64Url(bytes), 'fault')).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test.each(['base64', 'base64url'] as const)(
  '%s accepts exactly the texts that Node writes back unchanged',
  (encoding) => {
    let accepted = 0
    fc.assert(
      fc.property(almostBase64, (text) => {
        const canonical = nodeReads(text, encoding).toString(encoding) === text
        expect(refusalOf(() => ours[encoding](text, 'badBody'))).toBe(
          canonical ? 'accepted' : 'badBody',
        )
        if (!canonical) return
        accepted++
        expect(Buffer.from(ours[encoding](text, 'badBody'))).toEqual(nodeReads(text, encoding))
      }),
      { numRuns: 5000 },
    )
    expect(accepted).toBeGreaterThan(50)
  },
)
