import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nonceOf } from './nonce.ts'

const bundle = {
  TimeStamp: '1767225600000',
  Random: '000042',
  TokenId: 'A'.repeat(43),
  AccountName: '张三',
  LoginType: '2',
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('with a token, the signature does not count', () => {
  expect(nonceOf('s', bundle, 'ab')).toBe(sha256(`s\n${bundle.TokenId}\n1767225600000\n000042\n`))
  expect(nonceOf('s', bundle, 'cd')).toBe(nonceOf('s', bundle, 'ab'))
})

test('without one, it stands for the token, and its case does not make a new nonce', () => {
  const anonymous = { ...bundle, TokenId: '' }
  expect(nonceOf('s', anonymous, 'ab')).toBe(sha256('s\n\n1767225600000\n000042\nab'))
  expect(nonceOf('s', anonymous, 'AB')).toBe(nonceOf('s', anonymous, 'ab'))
  expect(nonceOf('s', anonymous, 'ac')).not.toBe(nonceOf('s', anonymous, 'ab'))
})

test('school, token, time and random each make another nonce', () => {
  const others = [
    bundle,
    { ...bundle, TokenId: 'B'.repeat(43) },
    { ...bundle, TimeStamp: '1767225600001' },
    { ...bundle, Random: '000043' },
  ]
  expect(
    new Set([...others.map((other) => nonceOf('s', other, '')), nonceOf('t', bundle, '')]).size,
  ).toBe(5)
})
