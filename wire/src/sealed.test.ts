import { createDecipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealText, unsealText } from './sealed.ts'

const key = randomBytes(32).toString('base64url')

test('a sealed text is AES-256-GCM as other programs have it, another one each time', () => {
  const [one, other] = [sealText(key, '答案：甲', 'a b'), sealText(key, '答案：甲', 'a b')]
  expect(one).not.toBe(other)
  const bytes = Buffer.from(one, 'base64url')
  const cipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(key, 'base64url'),
    bytes.subarray(0, 12),
  )
  cipher.setAAD(Buffer.from('a b')).setAuthTag(bytes.subarray(-16))
  expect(cipher.update(bytes.subarray(12, -16), undefined, 'utf8')).toBe('答案：甲')
  expect(unsealText(key, one, 'a b')).toBe('答案：甲')
})

test('a changed byte, another subject, another key and what is no such text are told', () => {
  const sealed = sealText(key, 'x'.repeat(40), 'a b')
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of [0, 12, 30, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unsealText(key, changed.toString('base64url'), 'a b')).toBeUndefined()
  }
  expect(unsealText(key, sealed, 'a c')).toBeUndefined()
  expect(unsealText(randomBytes(32).toString('base64url'), sealed, 'a b')).toBeUndefined()
  for (const text of ['', '甲', 'AAAA', sealed.slice(0, 20)])
    expect(unsealText(key, text, 'a b')).toBeUndefined()
})
