import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBase64Bytes } from './base64.ts'
import { decodeBody, encodeBody } from './body.ts'
import { encrypt } from './cipher.ts'
import { limits } from './json.ts'
import type { Mode } from './mode.ts'
import { refusalOf } from './refusal-testing.ts'

const keys = { Key: 'aB3dE6gH9jK2mN5p', Iv: 'Q8rS1tU4vW7xY0zA' }
const modes: readonly Mode[] = ['plain', 'b64', 'aes']
const anObject = { Rate: 5, Comment: '病史采集很完整' }

const filled = (length: number) => Buffer.from('{}'.padEnd(length))

const forbidden = new Set(['_n', '__proto__', 'constructor', 'prototype'])
const aText = fc
  .string({ unit: 'binary' })
  .filter((text) => text.isWellFormed() && !/\p{Cc}/u.test(text))
const aName = aText.filter((name) => !forbidden.has(name))
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 6 },
    aText,
    fc.constant('a\tb\r\n'),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('anything'), { maxLength: 4 }),
  object: fc.dictionary(aName, tie('anything'), { maxKeys: 4, noNullPrototype: true }),
}))
const anyObject = fc.dictionary(aName, anything, { noNullPrototype: true })
const wrap: Record<Mode, (plain: Uint8Array) => Uint8Array> = {
  plain: (plain) => plain,
  b64: encodeBase64Bytes,
  aes: (plain) => encodeBase64Bytes(encrypt(keys, plain)),
}

test.each(modes)('%s: a body of another mode is refused', (mode) => {
  for (const other of modes.filter((name) => name !== mode)) {
    expect(refusalOf(() => decodeBody(mode, encodeBody(other, anObject, keys), keys))).toBe(
      'badBody',
    )
  }
})

test.each(modes)('%s: zero bytes, and nothing else, stand for no body', (mode) => {
  expect(decodeBody(mode, new Uint8Array(0), keys)).toEqual({})
  expect(encodeBody(mode, undefined, keys)).toHaveLength(0)
  expect(encodeBody(mode, {}, keys)).not.toHaveLength(0)
})

test.each(modes)('%s: any JSON object comes back', (mode) => {
  fc.assert(
    fc.property(anyObject, (value) => {
      const asJson: unknown = JSON.parse(JSON.stringify(value))
      expect(decodeBody(mode, encodeBody(mode, value, keys), keys)).toEqual(asJson)
    }),
    { numRuns: 500 },
  )
})

test.each(modes)(
  '%s: whatever the bytes, they are read or refused, never an error of another kind',
  (mode) => {
    const outcome = (bytes: Uint8Array): void => {
      expect(refusalOf(() => decodeBody(mode, bytes, keys))).toMatch(/^(accepted|badBody)$/)
    }
    const bytes = fc.uint8Array({ maxLength: 200 })
    fc.assert(fc.property(bytes, outcome), { numRuns: 500 })
    fc.assert(
      fc.property(bytes, (plain) => outcome(wrap[mode](plain))),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.json(), (text) => outcome(wrap[mode](Buffer.from(text)))),
      { numRuns: 500 },
    )
  },
)

test('a body over 1 MiB is refused as too large, one of 1 MiB is read', () => {
  expect(refusalOf(() => decodeBody('plain', filled(limits.bytes + 1), keys))).toBe('tooLarge')
  expect(decodeBody('plain', filled(limits.bytes), keys)).toEqual({})
})

test('equal messages differ on the wire from the first block on, and only the salt makes them', () => {
  const [one, other] = [encodeBody('aes', anObject, keys), encodeBody('aes', anObject, keys)]
  expect(one.slice(0, 20)).not.toEqual(other.slice(0, 20))
  expect(encodeBody('aes', anObject, keys, '')).toEqual(encodeBody('aes', anObject, keys, ''))
})

test('plain and Base64 bodies carry no salt', () => {
  for (const mode of ['plain', 'b64'] as const)
    expect(encodeBody(mode, anObject, undefined, 'salt')).toEqual(
      encodeBody(mode, anObject, undefined),
    )
})

test('aes without keys is a fault of ours, not of the sender', () => {
  expect(refusalOf(() => encodeBody('aes', anObject, undefined))).toBe('fault')
  expect(refusalOf(() => decodeBody('aes', encodeBody('aes', anObject, keys), undefined))).toBe(
    'fault',
  )
})
