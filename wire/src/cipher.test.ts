import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cipherKeys, decrypt, encrypt } from './cipher.ts'
import { refusalOf } from './refusal-testing.ts'

const keys = { Key: 'aB3dE6gH9jK2mN5p', Iv: 'Q8rS1tU4vW7xY0zA' }

test.each([
  { Key: 'a'.repeat(16), Iv: 'b'.repeat(15) },
  { Key: `${'a'.repeat(15)} `, Iv: 'b'.repeat(16) },
  { Key: `${'a'.repeat(15)}é`, Iv: 'b'.repeat(16) },
  { Key: 'a'.repeat(16), Iv: `${'b'.repeat(16)}\n` },
])('the keys %j are a fault of ours', (bad) =>
  expect(refusalOf(() => cipherKeys(bad))).toBe('fault'),
)

test('refuses a ciphertext of part of a block', () => {
  for (const length of [1, 15, 17, 31])
    expect(refusalOf(() => decrypt(keys, new Uint8Array(length)))).toBe('badBody')
})

test('refuses 16 zero bytes at the end, accepts 15', () => {
  const text = new Uint8Array(33).fill(65, 0, 17)
  expect(refusalOf(() => decrypt(keys, encrypt(keys, text)))).toBe('badBody')
  expect(decrypt(keys, encrypt(keys, text.subarray(0, 32)))).toEqual(text.subarray(0, 17))
})

test('any bytes that do not end in zero come back, and are encrypted as Node encrypts them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (bytes) => {
      fc.pre(bytes.at(-1) !== 0)
      const { key, iv } = cipherKeys(keys)
      const reference = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false)
      const padded = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)])
      expect(Buffer.from(encrypt(keys, bytes))).toEqual(
        Buffer.concat([reference.update(padded), reference.final()]),
      )
      expect(Buffer.from(decrypt(keys, encrypt(keys, bytes)))).toEqual(Buffer.from(bytes))
    }),
  )
})

test('reads a ciphertext that does not begin on a word, and leaves it as it was', () => {
  const secret = encrypt(keys, Buffer.from('{"A":1}'))
  const shifted = new Uint8Array(secret.length + 1)
  shifted.set(secret, 1)
  expect(Buffer.from(decrypt(keys, shifted.subarray(1))).toString()).toBe('{"A":1}')
  expect(shifted.slice(1)).toEqual(Uint8Array.from(secret))
})
