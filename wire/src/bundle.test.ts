import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bundle, readBundle, writeBundle } from './bundle.ts'
import { refusalOf } from './refusal-testing.ts'

const good: Bundle = {
  TimeStamp: '1767225600000',
  Random: '000042',
  TokenId: '',
  AccountName: '张三',
  LoginType: '2',
}
const ascii: Bundle = { ...good, AccountName: '20240001' }
const header = (text: string) => Buffer.from(text).toString('base64')
const reading = (members: object) => refusalOf(() => readBundle(header(JSON.stringify(members))))

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const anyBundle: fc.Arbitrary<Bundle> = fc.record({
  TimeStamp: digits(13),
  Random: digits(6),
  TokenId: fc.oneof(
    fc.constant(''),
    fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((b) => Buffer.from(b).toString('base64url')),
  ),
  AccountName: fc
    .array(fc.constantFrom(...'a1·张三𠮷👩'), { maxLength: 64 })
    .map((points) => points.join('')),
  LoginType: fc.constantFrom('0', '1', '2'),
})

test.each<[string, object]>([
  ['a timestamp in seconds', { ...good, TimeStamp: '1767225600' }],
  ['a timestamp that is a number', { ...good, TimeStamp: 1767225600000 }],
  ['full-width digits', { ...good, Random: '１２３４５６' }],
  ['five digits', { ...good, Random: '12345' }],
  ['a line break after six digits', { ...good, Random: '123456\n' }],
  ['a short token', { ...good, TokenId: 'A'.repeat(42) }],
  ['a token with +', { ...good, TokenId: `${'A'.repeat(42)}+` }],
  ['an account name of 65 code points', { ...good, AccountName: '𠮷'.repeat(65) }],
  ['an account name of 65 letters', { ...good, AccountName: 'a'.repeat(65) }],
  ['a line break in the account name', { ...good, AccountName: 'a\nb' }],
  ['a C1 control in the account name', { ...good, AccountName: 'a\u0085b' }],
  ['login type 3', { ...good, LoginType: '3' }],
  ['a sixth member', { ...good, UserId: '' }],
  ['four members', { ...good, LoginType: undefined }],
  ['a member of another name', { ...good, LoginType: undefined, logintype: '2' }],
  ['an array', [good]],
])('refuses %s', (_, members) => expect(reading(members)).toBe('badBundle'))

test.each<[string, string | undefined]>([
  ['no header', undefined],
  ['an empty header', ''],
  ['raw JSON', JSON.stringify(good)],
  [
    'base64url',
    header(JSON.stringify({ ...good, AccountName: '~~~???' }))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
  ],
  ['a byte order mark', header(`\uFEFF${JSON.stringify(good)}`)],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]).toString('base64')],
  ['a lone surrogate', header(JSON.stringify({ ...good, AccountName: '\ud800' }))],
  ['null', header('null')],
  ['2052 characters', header(JSON.stringify(ascii).padEnd(1539))],
])('refuses %s', (_, text) => expect(refusalOf(() => readBundle(text))).toBe('badBundle'))

test('accepts exactly 2048 characters, another order and spaces', () => {
  const longest = header(JSON.stringify(ascii, Object.keys(ascii).toReversed(), 1).padEnd(1536))
  expect(longest).toHaveLength(2048)
  expect(readBundle(longest)).toEqual(ascii)
})

test('counts an account name in code points', () => {
  expect(reading({ ...good, AccountName: '𠮷'.repeat(64) })).toBe('accepted')
})

test('any bundle comes back, written in the order of the specification whatever order it was given in', () => {
  fc.assert(
    fc.property(anyBundle, (bundle) => {
      const backwards = Object.fromEntries(Object.entries(bundle).toReversed()) as unknown as Bundle
      expect(readBundle(writeBundle(backwards))).toEqual(bundle)
      expect(writeBundle(backwards)).toBe(
        header(
          JSON.stringify(
            Object.fromEntries(
              Object.keys(good).map((name) => [name, bundle[name as keyof Bundle]]),
            ),
          ),
        ),
      )
    }),
  )
})

test('does not write what it would not read', () => {
  expect(refusalOf(() => writeBundle({ ...good, Random: '1' }))).toBe('badBundle')
  expect(refusalOf(() => writeBundle({ ...good, AccountName: '\ud800' }))).toBe('badBundle')
})

test('anything at all as a header is read or refused, never an error of another kind', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json().map(header), fc.base64String()),
      (text) => void refusalOf(() => readBundle(text)),
    ),
  )
})
