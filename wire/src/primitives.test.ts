import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as inBrowser from './primitives.ts'
import * as inNode from './primitives.node.ts'

const bytes = fc.uint8Array({ maxLength: 200 })
const digits = fc
  .string({ unit: fc.constantFrom(...'AaZz09+/-_=\n '), maxLength: 12 })
  .map((text) => new TextEncoder().encode(text))
const assertSame = <T>(
  arbitrary: fc.Arbitrary<T>,
  of: (how: typeof inNode, value: T) => unknown,
): void =>
  fc.assert(
    fc.property(arbitrary, (value) => {
      expect(of(inNode, value)).toEqual(of(inBrowser, value))
    }),
    { numRuns: 500 },
  )
const plain = (part: Uint8Array | undefined) => part && [...part]

test('there are the same primitives on both sides', () =>
  expect(Object.keys(inNode).toSorted()).toEqual(Object.keys(inBrowser).toSorted()))

test('hashes are the same on both sides', () => {
  assertSame(fc.tuple(fc.string(), bytes), (how, [text, some]) => how.md5Hex(text, some))
  assertSame(bytes, (how, some) => how.sha256Hex(some))
  assertSame(fc.string(), (how, text) => how.sha256Hex(text))
  assertSame(fc.tuple(bytes, fc.string()), (how, [key, text]) => plain(how.hmacSha256(key, text)))
})

test('Base64 is written and read the same on both sides, strictly', () => {
  assertSame(bytes, (how, some) => plain(how.toBase64(some)))
  assertSame(bytes, (how, some) => plain(how.toBase64Url(some)))
  assertSame(digits, (how, text) => plain(how.fromBase64(text)))
  assertSame(digits, (how, text) => plain(how.fromBase64Url(text)))
  assertSame(bytes, (how, some) => plain(how.fromBase64(how.toBase64(some))))
})

test('AES is the same on both sides', () => {
  const block = fc.uint8Array({ minLength: 16, maxLength: 16 })
  const blocks = fc
    .array(block, { maxLength: 8 })
    .map((all) => Uint8Array.from(all.flatMap((one) => [...one])))
  assertSame(fc.tuple(block, block, blocks), (how, [key, iv, some]) => {
    const secret = how.aesEncrypt(key, iv, some)
    return [plain(secret), plain(how.aesDecrypt(key, iv, secret))]
  })
})
