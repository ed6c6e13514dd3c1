import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBody } from './body.ts'
import { refusalOf } from './refusal-testing.ts'
import { checkSign, signOf } from './sign.ts'

const bundle = {
  TimeStamp: '1767225600000',
  Random: '000042',
  TokenId: 'Zk3mQ0vX7rT1yB9nC5hJ2dL8wS4gF6aPeUiOxKqRtYM',
}
const keys = { Key: 'aB3dE6gH9jK2mN5p', Iv: 'Q8rS1tU4vW7xY0zA' }
const body = encodeBody('aes', { Rate: 5, Comment: '病史采集很完整' }, keys)
const sign = signOf(bundle, body)
const checking = (bytes: Uint8Array, given: string | undefined) =>
  refusalOf(() => checkSign(bundle, bytes, given))

test.each([
  undefined,
  '',
  sign.slice(1),
  `${sign}0`,
  `${sign}\n`,
  sign.replace(/.$/, 'g'),
  '0'.repeat(32),
])('refuses the signature %j', (given) => expect(checking(body, given)).toBe('badSign'))

test('refuses any body in which one byte was changed, dropped or added', () => {
  const somewhere = fc.nat({ max: body.length - 1 })
  fc.assert(
    fc.property(somewhere, fc.integer({ min: 1, max: 255 }), (at, change) => {
      const corrupted = body.with(at, (body[at] ?? 0) ^ change)
      expect(checking(corrupted, sign)).toBe('badSign')
      expect(checking(Uint8Array.from([...body.slice(0, at), ...body.slice(at + 1)]), sign)).toBe(
        'badSign',
      )
      expect(
        checking(Uint8Array.from([...body.slice(0, at), change, ...body.slice(at)]), sign),
      ).toBe('badSign')
    }),
  )
})

test('refuses when a signed member of the bundle was changed', () => {
  for (const other of [{ TimeStamp: '1767225600001' }, { Random: '000043' }, { TokenId: '' }]) {
    expect(refusalOf(() => checkSign({ ...bundle, ...other }, body, sign))).toBe('badSign')
  }
})

test('is the MD5 of the joined text and the body, and is accepted in either case', () => {
  const reference = createHash('md5')
    .update(bundle.TimeStamp + bundle.Random + bundle.TokenId)
    .update(body)
    .digest('hex')
  expect(sign).toBe(reference)
  expect(checking(body, sign)).toBe('accepted')
  expect(checking(body, sign.toUpperCase())).toBe('accepted')
})
